package import CivilTime

/// One line of the journal: what was done to which documents, with all that it takes to do it again or take it back.
package struct JournalEntry: Equatable, Sendable {
  package enum Role: Equatable, Sendable {
    /// Something the owner asked for, by its number from 1.
    case action(Int)
    /// The action of that number taken back.
    case undo(Int)
    /// The same, done again.
    case redo(Int)
  }

  /// The number of the entry in the journal, whatever its role; each has one more than the one before.
  package var serial: Int
  package var role: Role
  package var time: OffsetTime
  /// What was typed.
  package var words: String
  package var documents: [DocumentChange]
  /// The records and settings in the order in which they were asked for, each as `kind/id`; empty where the edits
  /// stand in that order, and where it does not matter.
  package var order: [String] = []
  /// The number of the newest action there has been; that of this one, if it is an action.
  package var newest: Int
  /// Changes of earlier entries whose documents could not be used since.
  package var open: [OpenChange]

  package init(
    serial: Int = 0, role: Role, newest: Int, time: OffsetTime, words: String, documents: [DocumentChange],
    open: [OpenChange] = []
  ) {
    self.serial = serial
    self.role = role
    self.newest = newest
    self.time = time
    self.words = words
    self.documents = documents
    self.open = open
  }

  package var number: Int {
    switch role {
    case .action(let number), .undo(let number), .redo(let number): number
    }
  }

  package var changeCount: Int { documents.reduce(0) { $0 + $1.count } }
}

/// A change that is recorded and still waits for its document: that was broken by hand when its turn came.
package struct OpenChange: Equatable, Sendable {
  /// The words of the action that it belongs to.
  package var words: String
  package var change: DocumentChange

  package init(words: String, change: DocumentChange) { (self.words, self.change) = (words, change) }
}

/// What an entry did to one document.
package struct DocumentChange: Equatable, Sendable {
  /// Below the store's folder.
  package var path: String
  /// The document before, `nil` when there was none, and after, `nil` when it was taken away.
  package var base: Checksum?
  package var sum: Checksum?
  /// In the order in which they were made; each offset is that of the text which the one before left.
  ///
  /// Empty where the documents before and after are kept as they were.
  package var edits: [Edit]
  /// The serial of the entry under which the documents before and after are kept beside the journal.
  package var kept: Int?
  /// Whether no records lead from one text to the other: it is done and taken back as a whole.
  package var isWhole = false
  /// How many records or settings it is about.
  package var count: Int

  package init(
    path: String, base: Checksum?, sum: Checksum?, edits: [Edit], kept: Int? = nil, count: Int? = nil
  ) {
    self.path = path
    self.base = base
    self.sum = sum
    self.edits = edits
    self.kept = kept
    self.count = count ?? edits.count
  }

  /// The change that takes this one back.
  package var inverse: DocumentChange {
    var inverse = DocumentChange(
      path: path, base: sum, sum: base, edits: edits.reversed().map(\.inverse), kept: kept, count: count)
    inverse.isWhole = isWhole
    return inverse
  }
}

/// One record, or one setting, before and after, and the bytes of the document that it took.
package struct Edit: Equatable, Sendable {
  package typealias Bytes = ContiguousArray<UInt8>

  package enum Target: Equatable, Sendable {
    /// A record, by the id that it answers to.
    case record(String)
    /// A member of a document of settings, by its dotted path.
    case member(String)
    /// The text of the document beside its records: order, layout, marks.
    case document
  }

  package var target: Target
  /// The very bytes of the record or value; `nil` where there is none.
  package var before: Bytes?
  package var after: Bytes?
  package var offset: Int
  package var old: Bytes
  package var new: Bytes

  package init(target: Target, before: Bytes?, after: Bytes?, offset: Int, old: Bytes, new: Bytes) {
    self.target = target
    self.before = before
    self.after = after
    self.offset = offset
    self.old = old
    self.new = new
  }

  package var inverse: Edit {
    Edit(target: target, before: after, after: before, offset: offset, old: new, new: old)
  }

  /// The bytes that it takes in the journal, the record before and after not counted.
  var spliceSize: Int { old.count + new.count }

  /// Exchanges the bytes; `false` when the old ones are not there.
  package func apply(to document: inout Bytes) -> Bool {
    guard offset >= 0, offset <= document.count - old.count else { return false }
    let range = offset..<(offset + old.count)
    guard document[range] == old[...] else { return false }
    document.replaceSubrange(range, with: new)
    return true
  }
}

extension DocumentChange {
  /// The document after all edits, the empty one standing for none; `nil` when it is not the one they were made for.
  package func applied(to document: Edit.Bytes) -> Edit.Bytes? {
    var result = document
    for edit in edits where !edit.apply(to: &result) { return nil }
    return result
  }
}

extension Edit.Target: CustomStringConvertible {
  package var description: String {
    switch self {
    case .record(let id): id
    case .member(let path): path
    case .document: "the text around the records"
    }
  }
}
