import TestSupport
import Testing

@testable import JSONText

@Suite("Numbers")
struct NumberTests {
  @Test(
    "that are the same have one canonical spelling",
    arguments: [
      ("824e-1", ["82.4", "82.40", "0.824e2", "824e-1", "8240E-2", "0.0824e+3"]),
      ("-5e0", ["-5", "-5.0", "-0.5e1", "-50e-1"]),
      ("0", ["0", "-0", "0.0", "0e5", "-0.00e-7"]),
      ("1e3", ["1000", "1e3", "1.000E3", "0.001e6"]),
      (
        "12345678901234567890123456789e0",
        ["12345678901234567890123456789", "1.2345678901234567890123456789e28"]
      ),
      ("1e999", ["1e999", "10e998"]),
      ("1e99999999999999999999", ["1e99999999999999999999"]),
      ("0.5e-9223372036854775808", ["0.5e-9223372036854775808"]),
    ])
  func canonical(_ canonical: String, _ spellings: [String]) {
    for spelling in spellings { #expect(JSONNumber.canonical(spelling) == canonical) }
  }

  @Test(
    "that differ have two",
    arguments: [("1", "10"), ("1", "-1"), ("0.1", "0.10000000000000000001"), ("1", "1.5")])
  func different(_ one: String, _ other: String) {
    #expect(JSONNumber.canonical(one) != JSONNumber.canonical(other))
  }

  @Test("keep their value in it", arguments: [81, 82])
  func value(_ seed: Int) {
    var random = SplitMix(seed: seed)
    for round in 0..<propertyCount {
      let spelling = random.number()
      let canonical = JSONNumber.canonical(spelling)
      #expect(Double(canonical) == Double(spelling), "\(spelling), seed \(seed), round \(round)")
      #expect(JSONNumber.canonical(canonical) == canonical, "\(spelling), seed \(seed), round \(round)")
    }
  }
}
