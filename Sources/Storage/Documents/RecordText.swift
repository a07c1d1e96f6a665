package import HealthLog
package import JSONText

/// Records as the documents spell them.
enum RecordText {
  typealias Bytes = ContiguousArray<UInt8>

  /// The record that `bytes` spell; `nil` when they are no object.
  static func record(kind: String, _ bytes: Bytes) -> Record? {
    value(bytes).flatMap { record(kind: kind, $0) }
  }

  static func record(kind: String, _ value: JSONValue) -> Record? {
    guard case .object(let members) = value else { return nil }
    return Record(kind: kind, members: members.map { Member($0.name, Value($0.value)) })
  }

  /// The value that `bytes` spell; `nil` when they are not JSON.
  static func value(_ bytes: Bytes) -> JSONValue? {
    do throws(JSONError) { return try JSONReader.read(bytes).value } catch { return nil }
  }

  static func value(_ record: Record) -> JSONValue { Value.group(record.members).json }

  /// The record as this program writes it, its broken lines indented for a document.
  static func printed(_ record: Record) -> Bytes { printed(value(record)) }

  static func printed(_ value: JSONValue) -> Bytes {
    JSONPrinter.element(value, layout: JSONLayout(indentation: "    "))
  }
}

extension Value {
  package init(_ json: JSONValue) {
    self =
      switch json {
      case .null: .null
      case .bool(let flag): .flag(flag)
      case .number(let spelling):
        Number(spelling, allowsExponent: true).map(Value.number) ?? .longNumber(spelling)
      case .string(let text): .text(text)
      case .array(let elements): .list(elements.map(Value.init))
      case .object(let members): .group(members.map { Member($0.name, Value($0.value)) })
      }
  }

  package var json: JSONValue {
    switch self {
    case .null: .null
    case .flag(let flag): .bool(flag)
    case .number(let number): .number("\(number)")
    case .longNumber(let spelling): .number(spelling)
    case .text(let text): .string(text)
    case .list(let values): .array(values.map(\.json))
    case .group(let members): .object(members.map { JSONMember($0.name, $0.value.json) })
    }
  }
}
