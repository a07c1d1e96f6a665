import Testing

@testable import JSONText

@Suite("Double names")
struct DoubleNameTests {
  @Test(
    "are an error of their own, however they are escaped",
    arguments: [
      (#"{"a": 1, "a": 1}"#, "a", 9..<12),
      (#"{"a": 1, "b": 2, "a": 3}"#, "a", 17..<20),
      (#"{"": 1, "": 2}"#, "", 8..<10),
      (#"{"time": 1, "\u0074ime": 2}"#, "time", 12..<23),
      (#"{"\u0074ime": 1, "time": 2}"#, "time", 17..<23),
      (#"{"note": {"note": 1}, "note": 2}"#, "note", 22..<28),
      (#"[{"a": 1}, {"a": 1, "b": {"c": 1, "c": 2}}]"#, "c", 34..<37),
      (#"{"distanceUnit": 1, "distanceUnit": 2}"#, "distanceUnit", 20..<34),
      (#"{"a": 1, "a" 2}"#, "a", 9..<12),
      (#"{"é": 1, "\u00e9": 2}"#, "é", 10..<18),
    ])
  func double(_ text: String, _ name: String, _ range: Range<Int>) {
    let error = JSONError(kind: .doubleName(name), range: range)
    #expect(readError(bytes(text)) == error)
    #expect(scanError(bytes(text)) == error)
    #expect(JSONFaults.find(in: bytes(text)).first == JSONFault(error))
  }

  @Test(
    "are none in objects beside or in one another, nor where only the beginnings are equal",
    arguments: [
      #"[{"a": 1}, {"a": 1}]"#,
      #"{"a": {"a": {"a": 1}}}"#,
      #"{"a": "a", "b": "a"}"#,
      #"{"distance": 1, "distanceUnit": 2, "distanceUnits": 3}"#,
      #"{"a": 1, "A": 2, " a": 3, "a ": 4}"#,
      "{\"\u{E9}\": 1, \"e\u{301}\": 2}",
    ])
  func notDouble(_ text: String) {
    #expect(readError(bytes(text)) == nil)
    #expect(scanError(bytes(text)) == nil)
    #expect(JSONFaults.find(in: bytes(text)) == [])
  }

  @Test("can be allowed; the first is then the one that is found")
  func allowed() throws {
    let text = bytes(#"{"a": 1, "a": 2}"#)
    let node = try JSONReader.read(text, allowsDoubleNames: true)
    #expect(node.value == ["a": 1, "a": 2])
    #expect(node["a"]?.value == 1)
    #expect(scanError(text, allowsDoubleNames: true) == nil)
  }

  @Test("are found among many names, and many names take no time", arguments: [30, 300, 100_000])
  func many(_ count: Int) {
    let members = (0..<count).map { #""name \#($0)": \#($0)"# }.joined(separator: ", ")
    #expect(scanError(bytes("{\(members)}")) == nil)
    let again = bytes(#"{\#(members), "name 7": 1}"#)
    let start = again.count - 12
    #expect(scanError(again) == JSONError(kind: .doubleName("name 7"), range: start..<start + 8))
    let both = bytes(#"{"x": 1, "x": 2, \#(members)}"#)
    #expect(scanError(both) == JSONError(kind: .doubleName("x"), range: 9..<12))
  }

  @Test("do not hide a fault that stands before them")
  func faultBefore() {
    let members = (0..<30).map { #""\#($0)": \#($0)"# }.joined(separator: ", ")
    let text = bytes(#"{\#(members), "x": tru, "3": 1}"#)
    #expect(scanError(text)?.kind == .misspelledWord("tru", meant: "true"))
  }

  @Test("say what they are, and what to do")
  func message() {
    let error = JSONError(kind: .doubleName("value"), range: 0..<0)
    #expect("\(error)" == "expected each name once, found 'value' again")
    #expect(error.remedy(in: bytes("").span) == "remove one of the two")
  }
}
