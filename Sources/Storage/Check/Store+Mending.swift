package import CivilTime
internal import HealthLog
internal import JSONText

extension Store {
  /// The changes that mend what has one right answer, in all documents or some; nothing is written.
  package mutating func mending(
    _ scope: Mending.Scope, of paths: Set<String>? = nil
  ) throws(StorageError) -> Mending {
    switch scope {
    case .faults: try faultMending(of: paths)
    case .layout: try layoutMending(of: paths)
    }
  }

  /// Does what was shown, as one action; a document that was changed since stops it.
  package mutating func mend(
    _ mending: Mending, words: String, time: OffsetTime
  ) throws(StorageError) -> Committed {
    try perform(words: words, time: time) { drafts, store throws(StorageError) in
      for document in mending.documents {
        guard try store.text(of: document.path) == document.old else {
          throw StorageError(.contended(path: document.path))
        }
        drafts.change(
          Publication.Target(
            path: document.path, base: document.old, new: document.new, edits: document.edits))
      }
      return Plan(role: nil)
    }
  }

  private mutating func monthDocuments(of paths: Set<String>?) throws(StorageError) -> [DocumentName] {
    try allDocuments().filter { paths?.contains($0.path) ?? true }
  }
}

// MARK: Faults

extension Store {
  private mutating func faultMending(of paths: Set<String>?) throws(StorageError) -> Mending {
    var plan = FaultMending(self)
    for document in SettingsDocument.allCases where paths?.contains(document.path) ?? true {
      try plan.mend(document)
    }
    // From the oldest on: of records with one id the one in the oldest document keeps it.
    for name in try monthDocuments(of: paths) { try plan.mend(name) }
    return try plan.mending()
  }

  // MARK: Layout

  private mutating func layoutMending(of paths: Set<String>?) throws(StorageError) -> Mending {
    var documents: [Mending.Document] = []
    for name in try monthDocuments(of: paths) {
      guard case .success(let document)? = try read(name)?.result, let new = Relayout.text(of: document)
      else {
        continue
      }
      let old = document.bytes
      let mend = Mending.Mend(line: 1, code: "layout", text: "put each record on a line of its own")
      documents.append(
        Mending.Document(
          path: name.path, old: old, new: new, mends: [mend], edits: [Edit(from: old, to: new)]))
    }
    return Mending(documents: documents)
  }
}

extension Edit {
  /// The change of a whole text, by the bytes in which the two differ.
  init(from old: Bytes, to new: Bytes) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    self.init(
      target: .document, before: nil, after: nil, offset: start, old: Bytes(old[start..<(old.count - end)]),
      new: Bytes(new[start..<(new.count - end)]))
  }
}
