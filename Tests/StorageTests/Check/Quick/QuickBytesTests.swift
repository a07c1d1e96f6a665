import TestSupport
import Testing

@testable import Storage

@Suite("Eight bytes at a time")
struct QuickBytesTests {
  /// The first eight bytes of a text as one number, blanks behind a shorter one.
  private func word(_ bytes: ContiguousArray<UInt8>) -> UInt64 {
    let padded = bytes + ContiguousArray(repeating: 0x20, count: 8)
    return padded.span.word(unchecked: 0)
  }

  @Test(
    "read the digits that they begin with",
    arguments: [
      ("1", 1), ("07", 7), ("132, 135", 132), ("600", 600), ("99999999", 99_999_999),
      ("12345678", 12_345_678),
      ("1000/", 1000), ("41:", 41), ("5é", 5),
    ])
  func number(_ text: String, _ number: UInt64) {
    let word = word(ContiguousArray(text.utf8))
    #expect(word.number(ofDigits: word.digitCount) == number)
  }

  @Test("end where a byte is no digit, whatever comes behind", arguments: Seed.some(20))
  func digits(_ seed: Seed) {
    var random = seed.numbers
    let bytes = ContiguousArray(
      (0..<8).map { _ in random.chance(70) ? UInt8(random.below(10)) + 0x30 : UInt8(random.below(256)) })
    let expected = bytes.prefix { 0x30...0x39 ~= $0 }.count
    #expect(word(bytes).digitCount == expected, "\(seed.comment): \(bytes)")
  }

  @Test("end a text where a byte does not stand for itself", arguments: Seed.some(20))
  func plain(_ seed: Seed) {
    var random = seed.numbers
    let bytes = ContiguousArray(
      (0..<8).map { _ in random.chance(70) ? UInt8(random.below(26)) + 0x61 : UInt8(random.below(256)) })
    let expected = bytes.prefix { 0x20..<0x80 ~= $0 && $0 != 0x22 && $0 != 0x5C }.count
    #expect(word(bytes).plainCount == expected, "\(seed.comment): \(bytes)")
  }
}
