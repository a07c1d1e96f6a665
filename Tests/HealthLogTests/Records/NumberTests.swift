import TestSupport
import Testing

@testable import HealthLog

@Suite("Numbers as typed")
struct NumberTests {
  private func number(_ text: String) throws -> Number {
    try #require(Number(text, allowsExponent: true), "\(text)")
  }

  @Test(
    "keep the digits that were typed",
    arguments: [
      ("112", 112, 0), ("-5", -5, 0), ("82.40", 8240, 2), ("0.5", 5, 1), ("-0.05", -5, 2), ("007", 7, 0),
      ("999999999999999999", 999_999_999_999_999_999, 0), ("0.00000000000000001", 1, 17),
    ] as [(String, Int64, Int)])
  func digits(_ text: String, _ digits: Int64, _ scale: Int) throws {
    let number = try #require(Number(text))
    #expect([number.digits, Int64(number.scale)] == [digits, Int64(scale)])
  }

  @Test(
    "read an exponent only where one is allowed",
    arguments: [
      ("1.5e2", "150"), ("15E-1", "1.5"), ("-2.50e-1", "-0.250"), ("1e0", "1"), ("3e+2", "300"),
      ("0e30", "0"), ("1e-30", "0.000000000000000000000000000001"), ("1e18", "1000000000000000000"),
    ])
  func exponent(_ text: String, _ expected: String) throws {
    #expect("\(try number(text))" == expected)
    #expect(Number(text) == nil)
  }

  @Test(
    "refuse what is no decimal number, or has more digits than eighteen",
    arguments: [
      "", "-", "+5", ".5", "5.", "5.e1", "1.2.3", "1,5", " 5", "5 ", "0x10", "--5", "nan", "inf", "1e",
      "1ee2",
      "e5", "1e99", "1e-99", "1e1.5", "9.5e18", "1000000000000000000", "1e-9223372036854775808",
      "1e99999999999999999999", "٣", "5\u{0301}",
    ])
  func refused(_ text: String) {
    #expect(Number(text, allowsExponent: true) == nil)
  }

  @Test(
    "are equal by value, and then hash alike",
    arguments: [
      ("82.40", "82.4"), ("5", "5.000"), ("0", "0.00"), ("-0", "0"), ("150", "1.5e2"), ("-7.10", "-7.1"),
    ])
  func equal(_ a: String, _ b: String) throws {
    let (a, b) = (try number(a), try number(b))
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(!(a < b) && !(b < a))
  }

  @Test(
    "are ordered exactly, also where a Double sees no difference",
    arguments: [
      ("5.6", "5.61"), ("-1", "0"), ("-5.61", "-5.6"), ("99.9", "100"),
      ("0.10000000000000001", "0.10000000000000002"), ("123456789012345677", "123456789012345678"),
      ("0.00000000000000001", "999999999999999999"), ("-999999999999999999", "0.00000000000000001"),
      ("-999999999999999999", "-0.00000000000000001"), ("-0.00000000000000001", "999999999999999999"),
    ])
  func ordered(_ less: String, _ more: String) throws {
    let (less, more) = (try number(less), try number(more))
    #expect(less < more)
    #expect(!(more < less))
    #expect(less != more)
  }

  @Test(
    "give the nearest Double",
    arguments: [
      ("5.02", 5.02), ("82.4", 82.4), ("0.1", 0.1), ("-273.15", -273.15),
      ("123456789012345678", 1.2345678901234568e17),
      ("1e-30", 1e-30), ("0.45359237", 0.45359237),
    ])
  func double(_ text: String, _ expected: Double) throws {
    #expect(try number(text).double == expected)
  }

  @Test("give the same Double as the language itself for each tenth up to a thousand")
  func tenths() {
    let wrong = (1...9999).filter {
      Number(digits: Int64($0), scale: 1).double != Double("\($0 / 10).\($0 % 10)")
    }
    #expect(wrong == [])
  }

  @Test("come back as they were written", arguments: 1...20)
  func roundTrip(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let scale = Int.random(in: 0...17, using: &random)
      let digits = Int64.random(in: -999_999_999_999_999_999...999_999_999_999_999_999, using: &random)
      let number = Number(digits: digits, scale: scale)
      let read = try #require(Number("\(number)"), "seed \(seed)")
      #expect([read.digits, Int64(read.scale)] == [digits, Int64(scale)], "seed \(seed)")
    }
  }

  @Test("keep one order whatever they are compared with", arguments: 1...20)
  func transitive(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let numbers = (0..<60).map { _ in
      Number(
        digits: Int64.random(in: -9...9, using: &random)
          * (Bool.random(using: &random) ? 1 : 99_999_999_999_999_999),
        scale: Int.random(in: 0...40, using: &random))
    }.sorted()
    for (low, number) in numbers.enumerated() {
      #expect(numbers[low...].allSatisfy { !($0 < number) }, "seed \(seed)")
    }
  }

  @Test(
    "say whether they are whole",
    arguments: [("8", 8), ("8.00", 8), ("7.5", nil), ("-3.0", -3), ("0.0", 0)] as [(String, Int?)])
  func whole(_ text: String, _ expected: Int?) throws {
    let number = try number(text)
    #expect(number.whole == expected)
    #expect(number.isWhole == (expected != nil))
  }

  @Test(
    "add up without a binary fraction between",
    arguments: [
      ("0.1", "0.2", "0.3"), ("80", "2.5", "82.5"), ("-1.50", "1.5", "0.00"), ("182", "2", "184"),
    ])
  func sum(_ a: String, _ b: String, _ expected: String) throws {
    #expect(try number(a).adding(try number(b)).map { "\($0)" } == expected)
  }

  @Test("have no sum when the digits do not suffice")
  func overflow() {
    let large = Number(digits: .max)
    #expect(large.adding(1) == nil)
    #expect(Number(digits: .min + 1).adding(-1) == nil)
    #expect(large.adding(Number(digits: 1, scale: 1)) == nil)
  }

  @Test("turn their sign, and lose zeros at the end when asked")
  func small() {
    #expect("\(Number(digits: 825, scale: 1).negated)" == "-82.5")
    #expect("\(Number(digits: 82_400, scale: 3).normalized)" == "82.4")
    #expect("\(Number(digits: .min))" == "-9223372036854775808")
  }
}
