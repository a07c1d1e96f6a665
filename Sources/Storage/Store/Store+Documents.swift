internal import CivilTime
internal import HealthLog

/// A document as it was last read, or the reason that it could not be used.
struct CachedDocument: Sendable {
  enum Result: Sendable {
    case success(Document)
    case failure(StorageError)

    func get() throws(StorageError) -> Document {
      switch self {
      case .success(let document): return document
      case .failure(let error): throw error
      }
    }
  }

  var result: Result
  var stamp: Stamp?

  /// Whether it has an older schema, and so is read as it would be migrated.
  var isOlder: Bool {
    guard case .failure(let error) = result, case .document(let fault) = error.kind else { return false }
    return fault.code == SchemaFault.older
  }

  /// Its bytes; what the index takes is less, and in proportion.
  var size: Int {
    switch result {
    case .success(let document): document.bytes.count
    case .failure: 0
    }
  }
}

extension Store {
  /// The documents of a kind that are there, from the oldest month, with those that older ones come to.
  package mutating func documents(of kind: String) throws(StorageError) -> [DocumentName] {
    let files = try ownMonths(of: kind)
    let own = Set(files)
    var names: [DocumentName] = []
    for name in try months(of: kind, files) {
      if own.contains(name.monthNumber) { names.append(name); continue }
      if try hasOlderSources(name) { names.append(name) }
    }
    return names
  }

  /// The months that have a document of a kind, by their numbers, from the oldest.
  ///
  /// A stage that a killed command left is put away on the way, where nobody else is writing.
  private mutating func ownMonths(of kind: String) throws(StorageError) -> [Int] {
    guard self.kind(kind) != nil else { return [] }
    if looked != nil, let months = listed[kind] { return months }
    let path = path(kind)
    let names = try namesInFolder(of: kind)
    try putAwayStages(among: names, in: path)
    let months = names.compactMap(DocumentName.monthNumber).sorted()
    listed[kind] = months
    return months
  }

  private func namesInFolder(of kind: String) throws(StorageError) -> [String] {
    do throws(FileError) { return try files.listDocuments(path(kind)) ?? [] } catch {
      throw DocumentFault(error, path: kind, expected: "folder").map(StorageError.document) ?? .file(error)
    }
  }

  /// Whether this command has listed a folder of the store, and no stage stood in it.
  func hasNoStages(_ folder: String) -> Bool {
    listed[lastName(folder)] != nil && parent(folder) == root && !leftoverFolders.contains(folder)
  }

  /// Brings what a killed command left in a folder to its end, where nobody else is writing.
  mutating func putAwayStages(among names: [String], in folder: String) throws(StorageError) {
    guard names.contains(where: { StageName($0) != nil }), leftoverFolders.insert(folder).inserted else {
      return
    }
    try recoverWhenFree()
  }

  /// The months that may hold records of a kind, from the oldest; some may turn out to have no document.
  mutating func months(of kind: String) throws(StorageError) -> MonthNames {
    try months(of: kind, try ownMonths(of: kind))
  }

  /// The months that may hold records of these days.
  mutating func months(of kind: String, in range: DateRange) throws(StorageError) -> MonthNames {
    try months(
      of: kind, try ownMonths(of: kind),
      in: DocumentName.number(ofMonthOf: range.from)...DocumentName.number(ofMonthOf: range.to))
  }

  /// A document as it is on the disk now, one of an older schema as it would be migrated; `nil` when there is none.
  package mutating func document(_ name: DocumentName) throws(StorageError) -> Document? {
    try look(name)
    let cached = cache[name]
    if cached == nil { older.peeks[name.path] = false }
    if cached?.isOlder ?? false { return try olderDocument(name) }
    if try hasOlderSources(name) { return try olderDocument(name) }
    return try cached?.result.get()
  }

  /// Reads a document that changed since it was read; one that this command has read is as it was.
  private mutating func look(_ name: DocumentName) throws(StorageError) {
    if let cached = cache[name] {
      if looked?.contains(name) ?? false { return }
      if isCurrent(cached.stamp, path(name.path)) {
        looked?.insert(name)
        return
      }
    } else if isKnownMissing(name) {
      return
    }
    try refresh(name)
  }

  /// Whether the folder, as this command has listed it, has no such document: neighbours of a month often are not there.
  private func isKnownMissing(_ name: DocumentName) -> Bool {
    guard looked != nil, let months = listed[name.kind] else { return false }
    return !months.contains(name.monthNumber)
  }

  /// A document as this command has read it, if the file has not been touched since by all that its status tells.
  ///
  /// An edit within one tick of the clock is found when the names are exchanged.
  func documentToChange(_ name: DocumentName) -> Document? {
    guard looked?.contains(name) ?? false, let cached = cache[name],
      case .file(let status, _)? = cached.stamp, case .success(let document) = cached.result
    else { return nil }
    do throws(FileError) {
      return try files.whatStands(at: path(name.path)).status == status ? document : nil
    } catch {
      return nil
    }
  }

  /// Reads a document anew; when it was read before, what has changed since is told.
  mutating func refresh(_ name: DocumentName) throws(StorageError) {
    let (old, new) = (cache[name], try read(name))
    keep(new, name)
    looked?.insert(name)
    if let old, let notice = CachedDocument.notice(of: name, from: old, to: new) { notices.append(notice) }
  }

  /// Keeps a document; of too many the oldest months go.
  mutating func keep(_ document: CachedDocument?, _ name: DocumentName) {
    cache[name] = document
    var size = cache.values.reduce(0) { $0 + $1.size }
    guard size > cacheLimit else { return }
    for old in cache.keys.sorted() where size > cacheLimit && old != name {
      size -= cache.removeValue(forKey: old)?.size ?? 0
    }
  }

  /// Reads a document from the disk, past the cache; `nil` when it is not there.
  func read(_ name: DocumentName) throws(StorageError) -> CachedDocument? {
    let plan = try plan(of: name.kind)
    let file: WholeFile?
    do throws(FileError) { file = try files.wholeDocument(path(name.path)) } catch {
      let fault = DocumentFault(error, path: name.path).map(StorageError.document)
      return CachedDocument(result: .failure(fault ?? .file(error)))
    }
    guard let file else { return nil }
    do throws(DocumentFault) {
      let document = try Document.read(file.bytes, as: name, plan: plan, zone: zone)
      return CachedDocument(result: .success(document), stamp: Stamp(file))
    } catch {
      return CachedDocument(result: .failure(.document(error)), stamp: Stamp(file))
    }
  }
}
