package import CivilTime
package import JSONText

/// One step from a schema to the next and back.
///
/// A step that has shipped never changes, and knows nothing of the program: it speaks of kinds and members by their
/// names in the documents, and what it needs of catalogues it carries along as text.
package struct Migration: Sendable {
  package typealias Step = @Sendable (inout StoreDocuments) throws(MigrationError) -> Void

  package let from: Int
  package let to: Int
  /// What it does, as an answer says it: `four apps become one log`.
  package let name: String
  package let up: Step
  /// `nil` where there is no way back but a copy.
  package let down: Step?
  /// What the way back loses, in words; the records are named as they are met.
  package let loses: String
  /// The kinds of the old schema, and how far around a month, that hold the records of a kind of the new one.
  ///
  /// A kind without an entry comes from itself, month by month.
  package let sources: [String: [MigrationSource]]
  /// Members that either way computes, so that a difference in them is none in the data.
  package let computed: Set<String>
  /// What the records of the old schema, and those of the new one, add up to: it must be the same.
  package let figures: (old: MigrationFigures, new: MigrationFigures)

  package init(
    from: Int, to: Int, _ name: String, up: @escaping Step, down: Step?, loses: String = "",
    sources: [String: [MigrationSource]] = [:], computed: Set<String> = [],
    oldFigures: @escaping MigrationFigures = { _, _, _ in [] },
    newFigures: @escaping MigrationFigures = { _, _, _ in [] }
  ) {
    self.from = from
    self.to = to
    self.name = name
    self.up = up
    self.down = down
    self.loses = loses
    self.sources = sources
    self.computed = computed
    figures = (oldFigures, newFigures)
  }
}

/// What a record of a kind adds to the sums.
package typealias MigrationFigures =
  @Sendable (_ kind: String, _ record: JSONValue, _ zone: Zone) -> [MigrationFigure]

/// Documents of an old schema that can hold records of a kind.
package struct MigrationSource: Hashable, Sendable {
  package var kind: String
  /// How many months before and after the one that is asked for; `nil` for all there are.
  package var reach: Int?

  package init(_ kind: String, reach: Int? = 0) { (self.kind, self.reach) = (kind, reach) }
}
