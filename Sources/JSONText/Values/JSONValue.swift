/// JSON as a tree, without the places where it stood.
///
/// The order of members and the spelling of numbers are kept, so that what was read prints as it was.
/// Two values are equal if they are spelled so: `1.0` is not `1`, a name composed otherwise in Unicode is
/// another name, and members in another order make another object.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number by its spelling, such as `"82.40"`.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  package static func == (one: JSONValue, other: JSONValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.string(let one), .string(let other)): one.utf8.elementsEqual(other.utf8)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }
}

/// A name and its value in an object.
package struct JSONMember: Hashable, Sendable {
  package var name: String
  package var value: JSONValue

  package init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }

  package static func == (one: JSONMember, other: JSONMember) -> Bool {
    one.name.utf8.elementsEqual(other.name.utf8) && one.value == other.value
  }
}
