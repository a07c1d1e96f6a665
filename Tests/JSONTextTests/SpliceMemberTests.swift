import Testing

@testable import JSONText

@Suite("Splices of members")
struct SpliceMemberTests {
  @Test(
    "replace the value of a member and no other byte",
    arguments: [
      (#"{"a": 1, "b": 2}"#, "a", #"{"a": 9, "b": 2}"#),
      (#"{"a" :1 ,"b":2}"#, "b", #"{"a" :1 ,"b":9}"#),
      (#"{"a": {"a": 1}, "b": 2}"#, "a", #"{"a": 9, "b": 2}"#),
      ("{\r\n\t\"a\": [\r\n1] }", "a", "{\r\n\t\"a\": 9 }"),
      (#"{"\u0061": 1}"#, "a", #"{"\u0061": 9}"#),
    ])
  func replace(_ before: String, _ name: String, _ after: String) throws {
    #expect(try setting(name, in: before) == after)
    #expect(try setting(name, before: "b", in: before) == after)
  }

  @Test(
    "add a member at the end",
    arguments: [
      ("{}", #"{"n": 9}"#),
      ("{ }", #"{ "n": 9 }"#),
      ("{\n}", "{\n  \"n\": 9\n}"),
      (#"{"a": 1}"#, #"{"a": 1, "n": 9}"#),
      (#"{"a":1,"b":2}"#, #"{"a":1,"b":2,"n":9}"#),
      (#"{ "a" : 1 , "b" : 2 }"#, #"{ "a" : 1 , "b" : 2 , "n" : 9 }"#),
      ("{\n  \"a\": 1,\n  \"b\": 2\n}", "{\n  \"a\": 1,\n  \"b\": 2,\n  \"n\": 9\n}"),
      ("{\n\t\"a\":\n\t\t1\n}", "{\n\t\"a\":\n\t\t1,\n\t\"n\": 9\n}"),
      ("[\n  {\"a\": 1}\n]", "[\n  {\"a\": 1, \"n\": 9}\n]"),
    ])
  func add(_ before: String, _ after: String) throws {
    #expect(try setting("n", in: before) == after)
    #expect(try setting("n", before: "none such", in: before) == after)
  }

  @Test(
    "give the former text back when what was added is removed",
    arguments: [
      "{}", #"{"a": 1}"#, #"{"a":1,"b":2}"#, "{\n  \"a\": 1,\n  \"b\": 2\n}", "[\n  {\"a\": 1}\n]",
    ])
  func addAndRemove(_ before: String) throws {
    #expect(try removing("n", in: try setting("n", in: before)) == before)
  }

  @Test(
    "add a member before another",
    arguments: [
      (#"{"id": 1}"#, #"{"n": 9, "id": 1}"#),
      (#"{"a":1,"id":2}"#, #"{"a":1,"n":9,"id":2}"#),
      ("{\n  \"a\": 1,\n  \"id\": 2\n}", "{\n  \"a\": 1,\n  \"n\": 9,\n  \"id\": 2\n}"),
      (
        "[\n  {\"sets\": [\n    {\"a\": 1}], \"id\": 2}]",
        "[\n  {\"sets\": [\n    {\"a\": 1}], \"n\": 9, \"id\": 2}]"
      ),
    ])
  func addBefore(_ before: String, _ after: String) throws {
    #expect(try setting("n", before: "id", in: before) == after)
    #expect(try removing("n", in: after) == before)
  }

  @Test("escape the name that they add")
  func escapedName() throws {
    let text = bytes("{}")
    let splice = JSONSplice.setting("a\"\n", to: bytes("1"), of: try JSONReader.read(text), in: text.span)
    #expect(splice == JSONSplice(range: 1..<1, replacement: #""a\"\n": 1"#))
  }

  @Test(
    "remove a member",
    arguments: [
      (#"{"a": 1, "b": 2, "c": 3}"#, "a", #"{"b": 2, "c": 3}"#),
      (#"{"a": 1, "b": 2, "c": 3}"#, "b", #"{"a": 1, "c": 3}"#),
      (#"{"a": 1, "b": 2, "c": 3}"#, "c", #"{"a": 1, "b": 2}"#),
      (#"{"a": 1}"#, "a", "{}"),
      ("{\n  \"a\": 1,\n  \"b\": [\n1],\n  \"c\": 3\n}", "b", "{\n  \"a\": 1,\n  \"c\": 3\n}"),
      (#"{"a": 1}"#, "b", nil),
    ])
  func remove(_ before: String, _ name: String, _ after: String?) throws {
    #expect(try removing(name, in: before) == after)
  }

  @Test("are not made of what has no members")
  func noObject() async {
    await #expect(processExitsWith: .failure) {
      let array = JSONNode(content: .array([]), range: 0..<2)
      _ = JSONSplice.setting("a", to: [0x31], of: array, in: ContiguousArray("[]".utf8).span)
    }
  }

  private func object(in text: ContiguousArray<UInt8>) throws -> JSONNode {
    let node = try JSONReader.read(text)
    return node.elements?.first ?? node
  }

  private func setting(_ name: String, before follower: String? = nil, in before: String) throws -> String {
    var text = bytes(before)
    let object = try object(in: text)
    JSONSplice.setting(name, to: bytes("9"), of: object, before: follower, in: text.span).apply(to: &text)
    return JSONTextTests.text(text)
  }

  private func removing(_ name: String, in before: String) throws -> String? {
    var text = bytes(before)
    let splice = JSONSplice.removing(name, of: try object(in: text), in: text.span)
    splice?.apply(to: &text)
    return splice.map { _ in JSONTextTests.text(text) }
  }
}
