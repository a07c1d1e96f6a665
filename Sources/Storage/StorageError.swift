package import Migrations

/// Why the store could not do what it was asked.
package struct StorageError: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case file(FileError)
    /// Another program holds the lock, and goes on holding it; its process where that is known.
    case locked(path: String, holder: Int?)
    /// Neither a store was named nor is there a home folder to hold one.
    case noHome
    /// The folder holds records but no `.vitals`: a clone, perhaps, that nobody has claimed yet.
    case notInitialised(path: String, hasRecords: Bool)
    /// A document cannot be used as it is.
    case document(DocumentFault)
    /// A document would have to be written that has an older schema: it has to be migrated first.
    case older(DocumentFault)
    /// A migration came upon something that is in no document.
    case migration(MigrationError)
    /// The way back to an older schema loses something, and nobody said that it may.
    case losses([MigrationNote])
    /// The journal has the action, the documents not yet.
    case recorded(FileError)
    /// Somebody writes the document over and over; each time this side read it anew and came too late.
    case contended(path: String)
    case notFound(id: String)
    case ambiguous(id: String, count: Int)
    /// What an action left is no longer what is there.
    case changedSince([Difference])
    case nothingToUndo
    case nothingToRedo
    /// A record without a time cannot be put in order.
    case unplaced(kind: String)
    case unknownKind(String)
  }

  /// A record that an undo or redo expects otherwise.
  package struct Difference: Equatable, Sendable {
    package var path: String
    package var target: Edit.Target
    package var expected: Edit.Bytes?
    package var found: Edit.Bytes?
  }

  package var kind: Kind

  package init(_ kind: Kind) { self.kind = kind }
}

extension StorageError {
  static func file(_ error: FileError) -> StorageError { StorageError(.file(error)) }
  static func document(_ fault: DocumentFault) -> StorageError { StorageError(.document(fault)) }

  /// A document that was to be changed and cannot be: one of an older schema has to be migrated first.
  static func notWritten(_ fault: DocumentFault) -> StorageError {
    StorageError(fault.code == SchemaFault.older ? .older(fault) : .document(fault))
  }
}

extension StorageError: CustomStringConvertible {
  package var description: String {
    switch kind {
    case .file(let error): "\(error)"
    case .locked(let path, let holder):
      "another program is writing" + (holder.map { " (process \($0))" } ?? "") + ": \(path) stays locked"
    case .noHome: "no store: name one with --store or VITALS_STORE, since HOME is not set"
    case .notInitialised(let path, hasRecords: true):
      "\(path) has records but no .vitals folder: run 'vitals init' there to write to it"
    case .notInitialised(let path, hasRecords: false):
      "\(path) holds other files and no records: run 'vitals init' there to make a store of it"
    case .document(let fault): "\(fault)"
    case .older(let fault): "not saved: \(fault.path): \(fault.message)"
    case .migration(let error): "\(error)"
    case .losses(let notes):
      "not done: \(notes.count == 1 ? "one thing" : "\(notes.count) things") would be lost"
    case .recorded(let error): "recorded; the next command completes it: \(error)"
    case .contended(let path): "\(path) was changed by another program meanwhile: nothing was saved"
    case .notFound(let id): "no record '\(id)'"
    case .ambiguous(let id, let count): "'\(id)' stands for \(count) records"
    case .changedSince(let differences):
      "changed since: " + differences.map { "\($0.path) \($0.target)" }.joined(separator: ", ")
    case .nothingToUndo: "nothing to undo"
    case .nothingToRedo: "nothing to redo"
    case .unplaced(let kind): "expected a time in the \(kind) record"
    case .unknownKind(let kind): "expected a kind of record, found '\(kind)'"
    }
  }
}
