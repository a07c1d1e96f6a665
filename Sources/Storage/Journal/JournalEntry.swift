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

  package var role: Role
  package var time: OffsetTime
  /// What was typed.
  package var words: String
  package var documents: [DocumentChange]
  /// The number of the newest action there has been; that of this one, if it is an action.
  package var newest: Int

  package init(role: Role, newest: Int, time: OffsetTime, words: String, documents: [DocumentChange]) {
    self.role = role
    self.newest = newest
    self.time = time
    self.words = words
    self.documents = documents
  }

  package var number: Int {
    switch role {
    case .action(let number), .undo(let number), .redo(let number): number
    }
  }

  package var changeCount: Int { documents.reduce(0) { $0 + $1.edits.count } }
}

/// What an entry did to one document.
package struct DocumentChange: Equatable, Sendable {
  /// Below the store's folder.
  package var path: String
  /// The document before, `nil` when there was none, and after, `nil` when it was taken away.
  package var base: Checksum?
  package var sum: Checksum?
  /// In the order in which they were made; each offset is that of the text which the one before left.
  package var edits: [Edit]

  package init(path: String, base: Checksum?, sum: Checksum?, edits: [Edit]) {
    self.path = path
    self.base = base
    self.sum = sum
    self.edits = edits
  }

  /// The change that takes this one back.
  package var inverse: DocumentChange {
    DocumentChange(path: path, base: sum, sum: base, edits: edits.reversed().map(\.inverse))
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

  /// The document with the bytes exchanged; `nil` when the old ones are not there.
  package func applied(to document: Bytes) -> Bytes? {
    let range = offset..<(offset + old.count)
    guard range.upperBound <= document.count, document[range] == old[...] else { return nil }
    var result = Bytes()
    result.reserveCapacity(document.count - old.count + new.count)
    result += document[..<range.lowerBound]
    result += new
    result += document[range.upperBound...]
    return result
  }
}

extension DocumentChange {
  /// The document after all edits, the empty one standing for none; `nil` when it is not the one they were made for.
  package func applied(to document: Edit.Bytes) -> Edit.Bytes? {
    var result = document
    for edit in edits {
      guard let next = edit.applied(to: result) else { return nil }
      result = next
    }
    return result
  }
}
