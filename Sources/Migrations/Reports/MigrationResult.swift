/// What a migration makes of a store: nothing is written until somebody does.
package struct MigrationResult: Sendable {
  package typealias Bytes = ContiguousArray<UInt8>

  package let schema: Int
  /// The documents that were handed in.
  package let files: [StoreFile]
  /// The schema of each of them; `nil` for one of a newer program.
  package let schemas: [Int?]
  /// All documents of the schema now, from those that were handed in, in the order of their paths.
  package let documents: [MigratedDocument]
  /// Documents of a newer program: left as they are.
  package let superseded: [SupersededDocument]
  /// The steps that had something to do.
  package let steps: [MigrationStepReport]
  /// What the owner should look at.
  package let findings: [MigrationNote]
  /// What is not in the new documents.
  package let losses: [MigrationNote]

  /// One document that comes, changes or goes.
  package struct Change: Hashable, Sendable {
    package var path: String
    /// `nil` for one that was not there, and one that goes.
    package var before: Bytes?
    package var after: Bytes?

    package init(path: String, before: Bytes?, after: Bytes?) {
      self.path = path
      self.before = before
      self.after = after
    }
  }

  /// What is to be written, all of it or nothing; empty when every document has the schema already.
  package var changes: [Change] {
    let new = Dictionary(uniqueKeysWithValues: documents.map { ($0.path, $0.bytes) })
    let old = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    let left = Set(superseded.map(\.path))
    return Set(new.keys).union(old.keys).subtracting(left).sorted().compactMap { path in
      new[path] == old[path] ? nil : Change(path: path, before: old[path], after: new[path])
    }
  }
}

/// A document after a migration.
package struct MigratedDocument: Hashable, Sendable {
  package let path: String
  package let bytes: ContiguousArray<UInt8>
  /// In the order of the document.
  package let records: ContiguousArray<MigratedRecord>

  package var file: StoreFile { StoreFile(path: path, bytes: bytes) }
}

/// Where a record lies in its new document, and which one it was.
package struct MigratedRecord: Hashable, Sendable {
  package let origin: RecordOrigin
  private let start: UInt32
  private let length: UInt32

  init(origin: RecordOrigin, range: Range<Int>) {
    self.origin = origin
    start = UInt32(range.lowerBound)
    length = UInt32(range.count)
  }

  /// Its bytes in the new document.
  package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}
