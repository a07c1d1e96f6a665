package import EntryGrammar
package import Storage

/// Why a line was not done, with all that an answer says about it.
package struct Failure: Error, Sendable {
  package enum Kind: Sendable {
    /// The words of a command were not understood; the characters to point at.
    case usage(String, at: Range<Int>, suggestion: String?)
    /// An entry, the text of it to be shown, and what is wrong with it.
    case entry(EntryError, in: String)
    case store(StorageError)
    /// Nothing is wrong with the words, but it was not done.
    case refused(code: String, String)
    /// More than one thing can be meant.
    case question(Question)
  }

  package var kind: Kind

  package static func usage(_ message: String, at range: Range<Int>, suggestion: String? = nil) -> Failure {
    Failure(kind: .usage(message, at: range, suggestion: suggestion))
  }

  package static func refused(_ code: String, _ message: String) -> Failure {
    Failure(kind: .refused(code: code, message))
  }

  package static func store(_ error: StorageError) -> Failure { Failure(kind: .store(error)) }
  package static func entry(_ error: EntryError, in line: String) -> Failure {
    Failure(kind: .entry(error, in: line))
  }
}

extension Failure {
  package var status: ExitStatus {
    switch kind {
    case .usage, .entry, .question: .notUnderstood
    case .refused: .notDone
    case .store(let error): error.status
    }
  }
}

extension StorageError {
  var status: ExitStatus {
    switch kind {
    case .file, .locked, .noHome, .recorded, .contended: .failed
    case .document, .migration: .unusable
    case .changedSince, .ambiguous: .notUnderstood
    case .notInitialised, .notFound, .nothingToUndo, .nothingToRedo, .unplaced, .unknownKind, .older,
      .losses:
      .notDone
    }
  }

  /// A stable word for programs.
  var code: String {
    switch kind {
    case .file(let error): error.isReadOnly ? "permission" : "file"
    case .locked: "locked"
    case .noHome: "no-home"
    case .notInitialised: "not-initialised"
    case .document(let fault), .older(let fault): fault.code
    case .migration: "migration"
    case .losses: "losses"
    case .recorded: "recorded"
    case .contended: "contended"
    case .notFound: "not-found"
    case .ambiguous: "ambiguous"
    case .changedSince: "changed-since"
    case .nothingToUndo: "nothing-to-undo"
    case .nothingToRedo: "nothing-to-redo"
    case .unplaced: "time"
    case .unknownKind: "kind"
    }
  }
}
