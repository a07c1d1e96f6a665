/// JSON as a tree in which everything knows the bytes that it was read from.
package struct JSONNode: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number by its spelling, such as `"82.40"`.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A name and its value, with their places.
  package struct Member: Sendable {
    package var name: String
    /// The bytes of the name with its quotes.
    package var nameRange: Range<Int>
    package var node: JSONNode

    /// The bytes from the opening quote of the name to the end of the value.
    package var range: Range<Int> { nameRange.lowerBound..<node.range.upperBound }
  }

  package var content: Content
  /// The bytes of the value, with the quotes of a string and the brackets of an array or object.
  package var range: Range<Int>

  package init(content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }

  /// The same tree without places.
  package var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let spelling): .number(spelling)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(members.map { JSONMember($0.name, $0.node.value) })
    }
  }
}

extension JSONNode {
  /// The value of the first member with this name; `nil` without one, and where this is no object.
  package subscript(name: String) -> JSONNode? { member(named: name)?.node }

  /// The first member with this name; `nil` without one, and where this is no object.
  package func member(named name: String) -> Member? {
    members?.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The members of an object, `nil` for another value.
  package var members: [Member]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  /// The elements of an array, `nil` for another value.
  package var elements: [JSONNode]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The text of a string, `nil` for another value.
  package var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }
}
