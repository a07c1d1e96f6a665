package import CivilTime
package import Migrations

/// What a migration of a store comes to, worked out on its very documents before anything is written.
package struct StoreMigration: Sendable {
  package let result: MigrationResult
  /// What the way back from there would not bring back; `nil` where there is no way back but a copy.
  package let check: MigrationCheck?
  /// The zone that instants were put in.
  package let zone: Zone

  /// What would be gone: what a step says, and on the way down what the way up would not bring back.
  package var losses: [MigrationNote] {
    guard result.schema < Document.schema, let check else { return result.losses }
    let told = Set(result.losses.map { "\($0.place.path) \($0.place.record ?? 0)" })
    let found = check.differences.filter {
      $0.weight == .lost && !told.contains("\($0.place.path) \($0.place.record ?? 0)")
    }
    return result.losses
      + found.map { difference in
        let kind = DocumentName(path: difference.place.path)?.kind ?? ""
        return MigrationNote(place: difference.place, kind: kind, text: difference.reason)
      }
  }

  /// Whether every document has the schema already.
  package var isNothing: Bool { result.changes.isEmpty }
}

/// A migration that is on the disk.
package struct Migrated: Sendable {
  /// Its number in the history; `nil` when there was nothing to do.
  package var number: Int?
  package var result: MigrationResult
  /// Where the documents of before are kept.
  package var copy: String?
}
