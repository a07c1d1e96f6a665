/// Something to be told of one record, with its place in the store as it was.
package struct MigrationNote: Hashable, Sendable {
  package var place: MigrationPlace
  /// The kind of the record, as the old schema calls it.
  package var kind: String
  package var text: String

  package init(place: MigrationPlace, kind: String, text: String) {
    self.place = place
    self.kind = kind
    self.text = text
  }
}

extension MigrationNote: CustomStringConvertible {
  package var description: String { "\(place): \(text)" }
}

/// What one step did, in counts and sums.
package struct MigrationStepReport: Hashable, Sendable {
  package var name: String
  package var from: Int
  package var to: Int
  /// Of the documents that the step was given.
  package var before: MigrationTotals
  /// Of the documents that it made of them.
  package var after: MigrationTotals
  /// How often a member stays in the documents though the new schema knows nothing of it, by kind and member:
  /// `glucose tags`.
  package var unseen: [String: Int]
}

/// What a step has to tell, before the places are looked up.
struct StepNotes: Sendable {
  struct Entry: Sendable {
    var origin: RecordOrigin
    var kind: String
    var id: String?
    var text: String
  }

  var findings: [Entry] = []
  var losses: [Entry] = []
  var unseen: [String: Int] = [:]
  var before = MigrationTotals()
  var after = MigrationTotals()
}
