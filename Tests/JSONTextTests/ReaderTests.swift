import Testing

@testable import JSONText

@Suite("Reader")
struct ReaderTests {
  @Test(
    "reads every kind of value",
    arguments: [
      ("null", .null),
      ("true", true),
      ("false", false),
      ("0", .number("0")),
      (#""""#, ""),
      (#""a b""#, "a b"),
      ("[]", []),
      ("[ ]", []),
      ("{}", [:]),
      ("{ }", [:]),
      ("[1, [2], {}]", [1, [2], [:]]),
      (#"{"a": {"b": [null]}}"#, ["a": ["b": [.null]]]),
      (#"{"": 1}"#, ["": 1]),
      (" \t\r\n1 \t\r\n", 1),
      ("[1\r,2\r]", [1, 2]),
      ("\u{FEFF}1", 1),
      ("\u{FEFF} [ ] ", []),
    ] as [(String, JSONValue)])
  func value(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONReader.read(bytes(text)).value == value)
    #expect(scanError(bytes(text)) == nil)
    #expect(JSONFaults.find(in: bytes(text)).filter { $0.error.kind != .byteOrderMark } == [])
  }

  @Test(
    "keeps the spelling of numbers, however large",
    arguments: [
      "0", "-0", "82.40", "1.0", "-1", "1E3", "1e+3", "1e-3", "0e0", "0.0e1",
      "123456789012345678901234567890",
      "1e999", "-1e999", "1e-999", "0.1e-7", String(repeating: "9", count: 400),
    ])
  func number(_ spelling: String) throws {
    #expect(try JSONReader.read(bytes(spelling)).value == .number(spelling))
    #expect(try JSONReader.read(bytes("[\(spelling)]")).value == [.number(spelling)])
  }

  @Test(
    "reads strings with every escape and every length of UTF-8",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u20AC""#, "Aé€"),
      (#""\ud83d\ude00""#, "😀"),
      (#""\uD834\uDD1E x""#, "𝄞 x"),
      (#""\u0000""#, "\0"),
      (#""\uFFFF\uFDD0""#, String(decoding: [0xFFFF, 0xFDD0] as [UInt16], as: UTF16.self)),
      (#""\\u0041""#, "\\u0041"),
      (#""é€😀""#, "é€😀"),
      (
        "\"\u{7F}\u{80}\u{7FF}\u{800}\u{FFFD}\u{10000}\u{10FFFF}\"",
        "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFD}\u{10000}\u{10FFFF}"
      ),
      ("\"\u{2028}\u{FEFF}\u{200B}\"", "\u{2028}\u{FEFF}\u{200B}"),
      (#""/* no comment */ // nor this""#, "/* no comment */ // nor this"),
      (
        #""a longer text, so that it takes several words of eight bytes é and then some""#,
        "a longer text, so that it takes several words of eight bytes é and then some"
      ),
    ])
  func string(_ text: String, _ meant: String) throws {
    #expect(try JSONReader.read(bytes(text)).value == .string(meant))
    #expect(try JSONReader.read(bytes("{\(text): 1}")).value == .object([JSONMember(meant, 1)]))
  }

  @Test("keeps the order of members")
  func order() throws {
    let node = try JSONReader.read(bytes(#"{"b": 1, "a": 2, "c": 3}"#))
    #expect(node.members?.map(\.name) == ["b", "a", "c"])
  }

  @Test("knows the bytes of every value and name")
  func ranges() throws {
    let text = bytes(" {\"é\": [1, \"x\"] ,\r\n\"b\":{ } }\n")
    let node = try JSONReader.read(text)
    #expect(node.range == 1..<29)
    #expect(node.member(named: "é")?.nameRange == 2..<6)
    #expect(node.member(named: "é")?.range == 2..<16)
    #expect(node["é"]?.range == 8..<16)
    #expect(node["é"]?.elements?.map(\.range) == [9..<10, 12..<15])
    #expect(node.member(named: "b")?.nameRange == 20..<23)
    #expect(node["b"]?.range == 24..<27)
  }

  @Test("counts places from the first byte, before a byte order mark")
  func byteOrderMark() throws {
    let text = bytes("\u{FEFF}[1]")
    let isMarked = [text, bytes("[1]"), bytes("\u{FEFF}"), bytes("")].map { $0.span.hasByteOrderMark }
    #expect(isMarked == [true, false, true, false])
    #expect(try JSONReader.read(text).range == 3..<6)
  }

  @Test("reads one value in the midst of a text")
  func inTheMidst() throws {
    let text = bytes(#"[{"a": 1}, {"a": 2}]"#)
    let node = try JSONReader.read(at: 11, in: text.span)
    #expect(node.value == ["a": 2])
    #expect(node["a"]?.range == 17..<18)
  }

  @Test("reads 64 brackets in one another, and not one more", arguments: [("[", "]"), (#"{"a":"#, "}")])
  func depth(_ opening: String, _ closing: String) throws {
    func nested(_ depth: Int) -> ContiguousArray<UInt8> {
      bytes(
        String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth))
    }
    #expect(readError(nested(64)) == nil)
    let error = JSONError(kind: .tooDeep, range: 64 * opening.count..<64 * opening.count + 1)
    #expect(readError(nested(65)) == error)
    #expect(scanError(nested(65)) == error)
    #expect(readError(nested(100_000)) == error)
    #expect(JSONFaults.find(in: nested(100_000)) == [JSONFault(error)])
    #expect("\(error)" == "expected at most 64 brackets in one another, found more")
  }

  @Test("comes up again from brackets, so that many in a row are no depth")
  func breadth() {
    let row = bytes("[" + String(repeating: "[],{},", count: 1000) + "[[[[]]]]]")
    #expect(row.count > 6000)
    #expect(readError(row)?.kind == nil)
  }
}
