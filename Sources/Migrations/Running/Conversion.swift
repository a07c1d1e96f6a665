package import CivilTime
package import JSONText

/// One record while a step looks at it, and what the step says is to become of it.
///
/// Every record must come out of a step: put once or several times, folded into others, or named as lost.
package struct Conversion: Sendable {
  /// The kind, as the folder says.
  package let kind: String
  /// The month of its document: `2026-11`.
  package let month: String
  /// Its place among all records of its kind, from the top of the oldest document, from 0.
  package let index: Int
  /// The record as it is.
  package let value: JSONValue

  struct Output: Sendable {
    var kind: String
    var month: String
    var value: JSONValue
    var seconds: Int64?
  }

  private(set) var outputs: [Output] = []
  private(set) var isFolded = false
  private(set) var findings: [String] = []
  private(set) var losses: [String] = []
  private(set) var unseen: [String] = []

  init(kind: String, month: String, index: Int, value: JSONValue) {
    self.kind = kind
    self.month = month
    self.index = index
    self.value = value
  }

  /// The id that the record spells.
  package var id: String? { value["id"]?.string }

  /// Puts a record into the new documents.
  ///
  /// - Parameters:
  ///   - value: the record.
  ///   - kind: its kind, if that is another.
  ///   - time: its time, which decides month and order; without it the record stays where it stands.
  package mutating func put(_ value: JSONValue, as kind: String? = nil, at time: OffsetTime? = nil) {
    outputs.append(
      Output(
        kind: kind ?? self.kind, month: time?.date.monthName ?? month, value: value,
        seconds: time?.instant.seconds))
  }

  /// The record has become part of others that are put.
  package mutating func fold() { isFolded = true }

  /// Says what of the record is lost; of one that is not put, all.
  package mutating func lose(_ what: String) { losses.append(what) }

  /// Says something that its owner should look at.
  package mutating func remark(_ what: String) { findings.append(what) }

  /// Counts a member that stays in the record and means nothing in the new schema.
  package mutating func leaveUnseen(_ member: String) { unseen.append("\(kind) \(member)") }

  /// The members of the record.
  package func members() throws(MigrationError) -> [JSONMember] {
    guard let members = value.members else {
      throw MigrationError(.expected("an object", found: value.shown))
    }
    return members
  }
}
