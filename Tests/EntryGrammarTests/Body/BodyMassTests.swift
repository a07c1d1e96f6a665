import Testing

@Suite("BMI of a line")
struct BodyMassTests {
  @Test(
    "takes a weight and a height in either order and saves nothing",
    arguments: [
      ("bmi 82kg 178cm", "bmi of 82 kg and 178 cm"),
      ("bmi 178cm 82kg", "bmi of 82 kg and 178 cm"),
      ("bmi 82 178", "bmi of 82 kg and 178 cm"),
      ("bmi 82.4 1.78m", "bmi of 82.4 kg and 1.78 m"),
      (#"bmi 13st 2lb 5'11""#, "bmi of 184 lb and 71 in"),
      ("bmi 181lb 71in", "bmi of 181 lb and 71 in"),
      ("bmi weight 82kg height 178cm", "bmi of 82 kg and 178 cm"),
      ("bmi 82kg, 178cm", "bmi of 82 kg and 178 cm"),
    ])
  func reads(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "says which of the two is missing, or what is too much",
    arguments: [
      ("bmi", "3..<3 expected a weight and a height (bmi 82kg 178cm)"),
      ("bmi 82kg", "8..<8 expected a height (bmi 82kg 178cm)"),
      ("bmi 178cm", "9..<9 expected a weight (bmi 82kg 178cm)"),
      (
        "bmi 82kg 178cm foo",
        "15..<18 expected the name of something that is logged, or a time, found 'foo' (glucose 112 fasting)"
      ),
      ("bmi 82kg 83kg", "11..<13 expected cm or in or m, found 'kg'"),
      ("bmi 824kg 178cm", "4..<7 expected weight from 1 to 650 kg, found '824'"),
      ("bmi foo", "4..<7 expected a weight and a height, found 'foo' (bmi 82kg 178cm)"),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
