package import HealthLog

/// What a command wants done to the store; it is applied to what stands there at that moment.
package enum RecordChange: Sendable {
  /// A new record; it gets an id if it has none. One whose id its document has already is there, and not added again.
  case add(Record)
  /// The record that answers to `id` made into what the closure says of it, or taken out where that says `nil`.
  case edit(id: String, in: DocumentName, @Sendable (Record) -> Record?)
  /// A member of the settings, by its dotted path; `nil` takes it out.
  case setting(path: String, Value?)
  /// A member of `trackers.json`, such as `trackers` or `exercises`, by its dotted path; `nil` takes it out.
  case declaration(path: String, Value?)

  package static func remove(id: String, in document: DocumentName) -> RecordChange {
    .edit(id: id, in: document) { _ in nil }
  }
}

/// What an action did to one record or setting.
package struct Changed: Equatable, Sendable {
  /// The kind of the record; `settings` or `trackers` for a member of those.
  package var kind: String
  package var id: String
  package var before: Record?
  package var after: Record?
  /// Where the record stands now, or stood.
  package var document: DocumentName?

  package init(kind: String, id: String, before: Record?, after: Record?, document: DocumentName?) {
    self.kind = kind
    self.id = id
    self.before = before
    self.after = after
    self.document = document
  }
}

/// An action that is on the disk.
package struct Committed: Equatable, Sendable {
  /// Its number in the history; `nil` when it changed nothing and so is none.
  package var number: Int?
  package var words: String
  package var changes: [Changed]

  /// The kind of record, or of settings, that a document holds.
  static func kind(of path: String) -> String {
    DocumentName(path: path)?.kind ?? SettingsDocument(path: path)?.rawValue ?? path
  }
}
