import Testing
import TextLayout

@Suite("Bar")
struct BarTests {
  @Test(
    "shows steps out of steps",
    arguments: [
      (4, 5, "●●●●○", "****-"), (0, 5, "○○○○○", "-----"), (5, 5, "●●●●●", "*****"), (7, 5, "●●●●●", "*****"),
      (-1, 3, "○○○", "---"), (1, 0, "", ""), (1, -2, "", ""),
    ])
  func steps(_ filled: Int, _ total: Int, _ utf8: String, _ ascii: String) {
    #expect(Bar(filled, of: total).text().description == utf8)
    #expect(Bar(filled, of: total).text(.ascii).description == ascii)
  }
}
