package import CivilTime
package import Migrations

/// What a migration of a store comes to, worked out on its very documents before anything is written.
package struct StoreMigration: Sendable {
  package let result: MigrationResult
  /// What the way back from there would not bring back; `nil` where there is no way back but a copy.
  package let check: MigrationCheck?
  /// The zone that instants were put in.
  package let zone: Zone

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
