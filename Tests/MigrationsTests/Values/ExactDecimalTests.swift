import Migrations
import Testing

@Suite("Exact decimals")
struct ExactDecimalTests {
  @Test(
    "a spelled number is read to its last digit",
    arguments: [
      ("0", "0"), ("-0", "0"), ("112", "112"), ("82.40", "82.4"), ("-0.050", "-0.05"), ("1e2", "100"),
      ("1.5E+2", "150"), ("12e-3", "0.012"), ("0e99", nil),
      (
        "0.00000000000000000000000000000000000001e0",
        "0.00000000000000000000000000000000000001"
      ),
      ("123456789012345678901234567890123456", "123456789012345678901234567890123456"),
      ("1234567890123456789012345678901234567", nil), ("1e36", "1000000000000000000000000000000000000"),
      ("1e37", nil), ("", nil), ("1e", nil), ("a", nil), ("1.2.3", nil),
    ])
  func reading(_ spelling: String, _ number: String?) {
    #expect(ExactDecimal(spelling).map { "\($0)" } == number)
  }

  @Test(
    "sums and products are exact",
    arguments: [
      ("0.1", "0.2", "0.3", "0.02"), ("82.40", "-82.4", "0", "-6789.76"),
      (
        "181", "0.45359237", "181.45359237",
        "82.10021897"
      ),
      ("9007199254740993", "1", "9007199254740994", "9007199254740993"),
    ])
  func arithmetic(_ one: String, _ other: String, _ sum: String, _ product: String) throws {
    let (one, other) = (try #require(ExactDecimal(one)), try #require(ExactDecimal(other)))
    #expect(one.adding(other).map { "\($0)" } == sum)
    #expect(one.multiplied(by: other).map { "\($0)" } == product)
  }

  @Test("what needs more digits than there are is nil, never rounded")
  func overflow() throws {
    let large = try #require(ExactDecimal("123456789012345678901234567890123456"))
    let fine = try #require(ExactDecimal("0.000001"))
    #expect(large.multiplied(by: large) == nil)
    #expect(large.adding(fine) == nil)
  }

  @Test("numbers are equal by value, however they are spelled")
  func equality() {
    #expect(ExactDecimal("82.40") == ExactDecimal("8.24e1"))
    #expect(ExactDecimal("82.40") != ExactDecimal("82.41"))
    #expect(ExactDecimal("-0.0") == .zero)
  }
}
