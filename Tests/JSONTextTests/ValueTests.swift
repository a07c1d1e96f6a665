import Testing

@testable import JSONText

@Suite("Values")
struct ValueTests {
  @Test("are equal if they are spelled the same")
  func equality() {
    #expect(JSONValue.number("1.0") != .number("1"))
    #expect(["a": 1, "b": 2] as JSONValue != ["b": 2, "a": 1])
    #expect([1, 2] as JSONValue != [2, 1])
    #expect(JSONValue.null != false)
    #expect(JSONValue.string("1") != .number("1"))
    #expect([] as JSONValue != [:])
    #expect(["a": [1, .null]] as JSONValue == ["a": [1, .null]])
  }

  @Test("tell text that is composed otherwise apart, unlike `String`")
  func composition() {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    #expect(composed == decomposed)
    #expect(JSONValue.string(composed) != .string(decomposed))
    let value: JSONValue = .object([JSONMember(composed, 1), JSONMember(decomposed, 2)])
    #expect(value[decomposed] == 2)
    #expect(value != .object([JSONMember(decomposed, 1), JSONMember(composed, 2)]))
    #expect(Set([JSONValue.string(composed), .string(decomposed)]).count == 2)
  }

  @Test("replace, append and remove a member by its name")
  func members() {
    var value: JSONValue = ["a": 1, "b": 2]
    value["a"] = 3
    #expect(value == ["a": 3, "b": 2])
    value["c"] = .null
    #expect(value == ["a": 3, "b": 2, "c": .null])
    value["b"] = nil
    #expect(value == ["a": 3, "c": .null])
    value["x"] = nil
    #expect(value == ["a": 3, "c": .null])
    value["c"]?["d"] = 1
    #expect(value["c"] == .null)
    #expect(value["x"] == nil)
  }

  @Test("that are no object have no members, and get none")
  func noObject() {
    var value: JSONValue = [1]
    value["a"] = 1
    #expect(value == [1])
    #expect(value["a"] == nil)
  }

  @Test("give what they hold, and nothing else")
  func access() {
    let value: JSONValue = [
      "string": "x", "number": .number("-2.50"), "integer": 7, "bool": true, "array": [1], "object": ["a": 1],
      "huge": .number("1e999"), "null": .null,
    ]
    #expect(value["string"]?.string == "x")
    #expect(value["number"]?.number == -2.5)
    #expect(value["number"]?.integer == nil)
    #expect(value["integer"]?.integer == 7)
    #expect(value["integer"]?.number == 7)
    #expect(value["huge"]?.number == .infinity)
    #expect(value["bool"]?.bool == true)
    #expect(value["array"]?.elements == [1])
    #expect(value["object"]?.members == [JSONMember("a", 1)])
    for name in ["null", "string"] {
      #expect(value[name]?.number == nil)
      #expect(value[name]?.integer == nil)
      #expect(value[name]?.bool == nil)
      #expect(value[name]?.elements == nil)
      #expect(value[name]?.members == nil)
    }
    #expect(value["null"]?.string == nil)
  }

  @Test("that know their places give the same")
  func nodes() throws {
    let node = try JSONReader.read(bytes(#"{"a": [1, true, false, null], "b": "x"}"#))
    #expect(node.value == ["a": [1, true, false, .null], "b": "x"])
    #expect(node["b"]?.string == "x")
    #expect(node["c"] == nil)
    #expect(node["a"]?["b"] == nil)
    #expect(node["a"]?.elements?.count == 4)
    #expect(node["a"]?.members == nil)
    #expect(node["b"]?.elements == nil)
    #expect(node["a"]?.string == nil)
  }
}
