import Testing

@testable import JSONText

@Suite("Layout of a place")
struct LayoutTests {
  @Test(
    "is that of the neighbours",
    arguments: [
      ("{\n  \"r\": [\n    {}\n  ]\n}", 0, JSONLayout(indentation: "    ")),
      ("{\n  \"r\": [\n    {}\n  ]\n}", 1, JSONLayout(indentation: "    ")),
      (
        "{\r\n\t\"r\": [\r\n\t\t{}\r\n\t]\r\n}", 0,
        JSONLayout(indentation: "\t\t", unit: "\t", lineBreak: "\r\n")
      ),
      ("{\n    \"r\": [\n        {}]\n}", 1, JSONLayout(indentation: "        ", unit: "    ")),
      ("[\n{}\n]", 0, JSONLayout()),
      ("[{}]", 0, JSONLayout()),
      ("{\n  \"r\": [{}, {}]\n}", 1, JSONLayout(indentation: "  ")),
    ])
  func neighbours(_ text: String, _ index: Int, _ layout: JSONLayout) throws {
    #expect(try FirstArray(in: bytes(text)).layout(at: index) == layout)
  }

  @Test(
    "is one level deeper in an array without elements",
    arguments: [
      ("{\n  \"r\": []\n}", JSONLayout(indentation: "    ")),
      ("{\n  \"r\": [\n  ]\n}", JSONLayout(indentation: "    ")),
      ("{\r\n\t\"r\": []\r\n}", JSONLayout(indentation: "\t\t", unit: "\t", lineBreak: "\r\n")),
      ("{\"r\": []}", JSONLayout()),
      ("[]", JSONLayout()),
    ])
  func empty(_ text: String, _ layout: JSONLayout) throws {
    #expect(try FirstArray(in: bytes(text)).layout(at: 0) == layout)
  }

  @Test("makes an element of several lines stand as the file does")
  func severalLines() throws {
    let document = bytes("{\n\t\"r\": [\n\t\t{\"a\": 1}\n\t]\n}\n")
    let array = try FirstArray(in: document)
    let element = JSONPrinter.element(["sets": [["reps": 8], ["reps": 7]]], layout: array.layout(at: 0))
    #expect(
      text(array.applying(array.inserting(element, at: 0)))
        == "{\n\t\"r\": [\n\t\t{\"sets\": [\n\t\t\t{\"reps\": 8},\n\t\t\t{\"reps\": 7}]},\n\t\t{\"a\": 1}\n\t]\n}\n"
    )
  }
}
