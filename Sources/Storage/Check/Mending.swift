/// What `check --fix` would do: the documents before and after, to be shown before it is done.
package struct Mending: Equatable, Sendable {
  package typealias Bytes = ContiguousArray<UInt8>

  /// What is to be put right.
  package enum Scope: Sendable {
    /// What has one right answer: marks and spellings of JSON, order, month, copied ids.
    case faults
    /// The layout of documents that a formatter has blown up: a record a line.
    case layout
  }

  /// One thing that is put right.
  package struct Mend: Equatable, Sendable {
    /// The line of the document as it is, from 1.
    package var line: Int
    package var code: String
    /// What is done about it: `put a comma at the end of line 4`.
    package var text: String
  }

  package struct Document: Equatable, Sendable {
    /// Below the store's folder.
    package var path: String
    /// The file as it is; `nil` where a record moves to a month that has none yet.
    package var old: Bytes?
    package var new: Bytes
    /// Empty where records only come in from another document.
    package var mends: [Mend]
    /// The same change record by record, where it is one.
    var edits: [Edit]
  }

  package var documents: [Document]

  package var isEmpty: Bool { documents.isEmpty }
  package var mends: Int { documents.reduce(0) { $0 + $1.mends.count } }
}
