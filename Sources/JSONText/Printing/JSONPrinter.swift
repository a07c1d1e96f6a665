/// Prints JSON as people like to read it: `{"time": "…", "value": 112, "list": [1, 2]}`.
///
/// Numbers keep their spelling, and all text stays as it is but for what `JSONString` escapes. To read what
/// was printed gives the same value again.
package struct JSONPrinter {
  private var bytes = ContiguousArray<UInt8>()

  private init() {}

  /// The value on one line, without a line break at its end.
  package static func line(_ value: JSONValue) -> ContiguousArray<UInt8> {
    var printer = JSONPrinter()
    printer.append(value, layout: nil)
    return printer.bytes
  }

  /// The value as an element of a document: on one line, unless it holds an array of objects.
  ///
  /// Each of these stands on its own line, one level deeper than the line before, and the brackets that close
  /// are put behind the last:
  ///
  ///     {"exercise": "Bench Press", "sets": [
  ///       {"reps": 8, "weight": 80},
  ///       {"reps": 8, "weight": 80}]}
  package static func element(_ value: JSONValue, layout: JSONLayout = JSONLayout()) -> ContiguousArray<UInt8>
  {
    var printer = JSONPrinter()
    printer.append(value, layout: layout)
    return printer.bytes
  }

  /// A whole document with a line break at its end.
  ///
  /// Each member of the outer object has a line of its own, and so has each element of an array of objects
  /// in it, and the bracket that closes that:
  ///
  ///     {
  ///       "kind": "glucose",
  ///       "records": [
  ///         {"value": 112}
  ///       ]
  ///     }
  package static func document(
    _ value: JSONValue, layout: JSONLayout = JSONLayout()
  ) -> ContiguousArray<UInt8> {
    var printer = JSONPrinter()
    if case .object(let members) = value, !members.isEmpty {
      printer.appendList(members, in: "{", "}", layout: layout) { printer, member in
        printer.append(name: member.name)
        printer.appendOutermost(member.value, layout: layout.deeper)
      }
    } else {
      printer.append(value, layout: layout)
    }
    return printer.bytes + layout.lineBreak
  }

  private mutating func appendOutermost(_ value: JSONValue, layout: JSONLayout) {
    guard case .array(let elements) = value, elements.holdsObjects else {
      return append(value, layout: layout)
    }
    appendList(elements, in: "[", "]", layout: layout) { printer, element in
      printer.append(element, layout: layout.deeper)
    }
  }

  /// Appends a line for each item, one level deeper, and one for the closing bracket.
  private mutating func appendList<Item>(
    _ items: [Item], in opening: String, _ closing: String, layout: JSONLayout,
    append: (inout JSONPrinter, Item) -> Void
  ) {
    bytes += opening.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(.comma) }
      bytes += layout.deeper.lineBreak + layout.deeper.indentation
      append(&self, item)
    }
    bytes += layout.lineBreak + layout.indentation
    bytes += closing.utf8
  }

  /// Appends on one line, but for arrays of objects where there is a layout.
  private mutating func append(_ value: JSONValue, layout: JSONLayout?) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let spelling): bytes += spelling.utf8
    case .string(let text): append(text: text)
    case .object(let members): append(members, layout: layout)
    case .array(let elements):
      if let layout, elements.holdsObjects {
        appendBroken(elements, layout: layout.deeper)
      } else {
        append(elements, layout: layout)
      }
    }
  }

  private mutating func append(_ members: [JSONMember], layout: JSONLayout?) {
    bytes.append(.openBrace)
    for (index, member) in members.enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      append(name: member.name)
      append(member.value, layout: layout)
    }
    bytes.append(.closeBrace)
  }

  private mutating func append(_ elements: [JSONValue], layout: JSONLayout?) {
    bytes.append(.openBracket)
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      append(element, layout: layout)
    }
    bytes.append(.closeBracket)
  }

  private mutating func appendBroken(_ elements: [JSONValue], layout: JSONLayout) {
    bytes.append(.openBracket)
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(.comma) }
      bytes += layout.lineBreak + layout.indentation
      append(element, layout: layout)
    }
    bytes.append(.closeBracket)
  }

  private mutating func append(name: String) {
    append(text: name)
    bytes += ": ".utf8
  }

  private mutating func append(text: String) {
    bytes.append(.quote)
    JSONString.append(text, to: &bytes)
    bytes.append(.quote)
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value on one line.
  package var description: String { String(decoding: JSONPrinter.line(self), as: UTF8.self) }
}

extension [JSONValue] {
  fileprivate var holdsObjects: Bool {
    contains { element in
      guard case .object = element else { return false }
      return true
    }
  }
}
