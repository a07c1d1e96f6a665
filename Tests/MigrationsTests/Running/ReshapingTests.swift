import JSONText
import Migrations
import Testing

@Suite("Members on their way into another shape")
struct ReshapingTests {
  private func members(_ text: String) throws -> [JSONMember] {
    try #require(try JSONReader.read(ContiguousArray(text.utf8)).value.members)
  }

  @Test("known members stand in their order, then the others in theirs, then the id")
  func order() throws {
    var shape = Reshaping(try members(#"{"z": 1, "id": "i", "b": 2, "a": 3, "y": 4}"#))
    shape.rename("b", to: "c")
    shape.rename("none", to: "d")
    shape.give("e", 5)
    shape.give("f", nil)
    #expect(
      "\(try shape.arranged(in: ["a", "c", "e"]))" == #"{"a": 3, "c": 2, "e": 5, "z": 1, "y": 4, "id": "i"}"#)
  }

  @Test("what is taken is gone, what is not stays")
  func taking() throws {
    var shape = Reshaping(try members(#"{"a": 1.50, "b": 2}"#))
    #expect(shape.take("a") == .number("1.50"))
    #expect(shape.take("a") == nil)
    #expect(shape["b"] == 2)
    #expect(shape.rest == [JSONMember("b", 2)])
  }

  @Test("a member is never put over another")
  func taken() throws {
    var shape = Reshaping(try members(#"{"a": 1, "b": 2}"#))
    shape.rename("a", to: "b")
    let error = try #require(throws: MigrationError.self) { try shape.arranged(in: []) }
    #expect("\(error)" == "expected no member 'b', since another one is to become it")
  }

  @Test(
    "a renamed member keeps its place",
    arguments: [
      (#"{"a": 1, "b": 2, "c": 3}"#, #"{"a": 1, "x": 2, "c": 3}"#), (#"{"a": 1}"#, #"{"a": 1}"#),
      ("[1]", "[1]"),
    ])
  func renaming(_ old: String, _ new: String) throws {
    let value = try JSONReader.read(ContiguousArray(old.utf8)).value
    #expect("\(try value.renaming("b", to: "x"))" == new)
  }

  @Test("and takes no name that is there")
  func renamingTaken() throws {
    let value: JSONValue = ["b": 1, "x": 2]
    let error = try #require(throws: MigrationError.self) { try value.renaming("b", to: "x") }
    #expect("\(error)" == "expected no member 'x', since another one is to become it")
  }
}
