internal import CivilTime
internal import HealthLog

/// What a line has said so far of one record, or of several nights.
protocol Draft: Sendable {
  var kind: Kind { get }
  /// Whether its own rules read the words for when.
  var readsTimes: Bool { get }
  /// Whether another entry may follow.
  var isComplete: Bool { get }
  /// What may stand next, as a message says it.
  var expectation: String { get }
  /// The words that may stand next, for the nearest to one that is not known.
  var words: [String] { get }

  /// Whether the word here is one of its own, even if it could say when: a sky may be `sun`.
  func claims(_ cursor: Cursor) -> Bool

  /// Reads one thing that belongs to it; without one the cursor stays.
  mutating func read(_ cursor: inout Cursor, in context: EntryContext) throws(Stop) -> Bool

  /// The readings, once the line has nothing more to say.
  func readings(_ closing: Closing) throws(Stop) -> [Reading]
}

extension Draft {
  func claims(_ cursor: Cursor) -> Bool { false }
}

/// What is known of an entry besides its values when its part of the line ends.
struct Closing: Sendable {
  var when: When
  var note: String?
  var tags: [String] = []
  /// The notes and tags of the entry with their places.
  let remarks: [Remark]
  let line: Line
  let context: EntryContext
  /// Where something more would stand.
  let end: Int

  init(when: When, remarks: [Remark], line: Line, context: EntryContext, end: Int) {
    (self.when, self.remarks) = (when, remarks)
    (self.line, self.context, self.end) = (line, context, end)
    setRemarks(remarks)
  }

  /// The closing for a part of the entry: the notes and tags that stand in those characters.
  func limited(to range: Range<Int>) -> Closing {
    var closing = self
    closing.setRemarks(remarks.filter { range.contains($0.range.lowerBound) })
    return closing
  }

  private mutating func setRemarks(_ remarks: [Remark]) {
    let notes = remarks.filter { $0.sort != .tag }.map(\.text)
    note = notes.isEmpty ? nil : notes.joined(separator: "; ")
    tags = []
    for remark in remarks where remark.sort == .tag && !tags.contains(remark.text) {
      tags.append(remark.text)
    }
  }
}

extension Closing {
  /// A reading of `members`, which gain the note and the tags; `ranges` tell where a member was typed.
  ///
  /// A fault by the declaration of the kind is an error at that place.
  func reading(
    of kind: Kind, _ members: [Member], inferred: Inferences,
    warnings: [Warning] = [], ranges: [String: Range<Int>]
  ) throws(Stop) -> Reading {
    let record = Record(kind: kind.name, members: members + remarkMembers)
    if let fault = kind.faults(in: record, zone: context.zone).first(where: { $0.severity == .fault }) {
      throw .error(error(fault, ranges))
    }
    let age = kind.doubt(aboutAgeOf: record, in: context).map { [$0] } ?? []
    return Reading(
      record: record, inferred: inferred.list, warnings: warnings + age,
      text: Retyping(record, of: kind, in: context).text)
  }

  private var remarkMembers: [Member] {
    (note.map { [Member("note", .text($0))] } ?? [])
      + (tags.isEmpty ? [] : [Member("tags", .list(tags.map(Value.text)))])
  }

  private func error(_ fault: RecordFault, _ ranges: [String: Range<Int>]) -> EntryError {
    let range = fault.path.first.flatMap { ranges[$0] } ?? end..<end
    return EntryError(fault.message, at: range, suggestion: nil)
  }
}

extension Reading.Inference {
  /// The order in which an answer names them.
  static let order: [Reading.Inference] = [.unit, .time, .date, .order, .weight, .seconds]
}
