internal import CivilTime

extension Store {
  /// What every command begins with: a killed command is brought to its end, and changes from outside are noticed.
  package mutating func begin() throws(StorageError) {
    try recoverIfNeeded()
    try noticeChanges()
  }

  private mutating func recoverIfNeeded() throws(StorageError) {
    let tail = try journal.tail()
    guard (tail.last != nil && !tail.isDone) || !leftoverFolders.isEmpty else { return }
    do throws(StorageError) {
      let lock = try FileLock(ownFolder + "/lock", files: files)
      _ = try recover()
      _ = consume lock
    } catch {
      // Without the right to write there is nothing to put right; what is there can still be read.
      guard case .file(let failure) = error.kind, failure.isReadOnly else { throw error }
    }
  }

  /// Reads what somebody else has changed since it was read, and says so once.
  private mutating func noticeChanges() throws(StorageError) {
    let before = settings
    try readSettings()
    if settings != before { notices.append(StoreNotice("\(Self.settingsPath): changed")) }
    for (name, old) in cache.sorted(by: { $0.key < $1.key }) where try !isCurrent(old, name) {
      let fresh = try read(name)
      cache[name] = fresh
      if let text = Self.difference(from: old, to: fresh) {
        notices.append(StoreNotice("\(name.path): \(text)"))
      }
    }
  }

  /// `1 added, 1 changed`; `nil` when the records are what they were.
  private static func difference(from old: CachedDocument, to new: CachedDocument?) -> String? {
    guard let new else { return "deleted" }
    switch (old.result, new.result) {
    case (.success(let old), .success(let new)): return old.bytes == new.bytes ? nil : difference(old, new)
    case (.failure, .success): return "can be read again"
    case (_, .failure(let fault)):
      return Self.fault(of: old) == fault ? nil : "changed, and cannot be used: \(fault)"
    }
  }

  private static func fault(of document: CachedDocument) -> DocumentFault? {
    if case .failure(let fault) = document.result { fault } else { nil }
  }

  private static func difference(_ old: Document, _ new: Document) -> String? {
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
}

extension Document {
  fileprivate func textsByID() -> [String: Bytes] {
    Dictionary(zip(ids(), rows.indices.map(text)), uniquingKeysWith: { first, _ in first })
  }

  fileprivate var unnamedCount: Int { rows.indices.count { spelledID(at: $0) == nil } }
}
