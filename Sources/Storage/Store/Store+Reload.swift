internal import CivilTime

extension Store {
  /// What every command begins with: a killed command is brought to its end, and changes from outside are noticed.
  ///
  /// What an entry would write takes leftovers away under its lock; a command that only reads looks for them here.
  /// A store that was just opened has read its settings.
  package mutating func begin(toWrite: Bool = false, isNew: Bool = false) throws(StorageError) {
    let wasSettled = try recoverIfNeeded(looksForLitter: !toWrite)
    if isNew && wasSettled { return lookAgain() }
    for document in try readSettings() {
      let fault = settingsCache[document]?.fault
      notices.append(fault.map { StoreNotice($0) } ?? StoreNotice("\(document.path): changed"))
    }
    older.forget()
    lookAgain()
    for (name, old) in cache.sorted(by: { $0.key < $1.key }) where !isCurrent(old.stamp, path(name.path)) {
      try refresh(name)
    }
  }
}

extension Store {
  /// From here on each document is looked at once more, and then seen in that state.
  package mutating func lookAgain() { (looked, listed) = ([], [:]) }
}

extension CachedDocument {
  /// What is to be told of a change from outside: `glucose/2026-11.json: 1 added, 1 changed`; `nil` when the records are
  /// what they were.
  static func notice(
    of name: DocumentName, from old: CachedDocument, to new: CachedDocument?
  ) -> StoreNotice? {
    func notice(_ words: String) -> StoreNotice { StoreNotice("\(name.path): \(words)") }
    guard let new else { return notice("deleted") }
    switch (old.result, new.result) {
    case (.success(let old), .success(let new)):
      return old.bytes.isSame(as: new.bytes) ? nil : notice(Document.difference(old, new))
    case (.failure, .success): return notice("can be used again")
    case (.failure(let old), .failure(let new)) where old == new: return nil
    case (_, .failure(let error)):
      guard case .document(let fault) = error.kind else {
        return notice("changed, and cannot be used: \(error)")
      }
      return StoreNotice(fault, after: "changed, and cannot be used: ")
    }
  }
}

extension Document {
  fileprivate static func difference(_ old: Document, _ new: Document) -> String {
    let (before, after) = (old.textsByID(), new.textsByID())
    var added = after.keys.count { before[$0] == nil }
    var removed = before.keys.count { after[$0] == nil }
    var changed = after.count { id, text in before[id].map { $0 != text } ?? false }
    // A record without an id answers to another one when it is changed.
    let renamed = min(added, removed, min(old.unnamedCount, new.unnamedCount))
    added -= renamed
    removed -= renamed
    changed += renamed
    let parts = [(added, "added"), (changed, "changed"), (removed, "removed")].filter { $0.0 > 0 }
    return parts.isEmpty ? "layout changed" : parts.map { "\($0) \($1)" }.joined(separator: ", ")
  }

  func textsByID() -> [String: Bytes] {
    Dictionary(zip(ids(), rows.indices.map(text)), uniquingKeysWith: { first, _ in first })
  }

  private var unnamedCount: Int { rows.indices.count { spelledID(at: $0) == nil } }
}
