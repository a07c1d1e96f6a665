package import CivilTime
internal import HealthLog

extension Store {
  /// The documents of a kind that are there, from the oldest month.
  ///
  /// A stage that a killed command left is put away on the way, where nobody else is writing.
  package mutating func documents(of kind: String) throws(StorageError) -> [DocumentName] {
    do throws(FileError) {
      let names = try files.list(path(kind)) ?? []
      if names.contains(where: { StageName($0) != nil }) { leftoverFolders.insert(kind) }
      return names.compactMap { DocumentName(kind: kind, file: $0) }.sorted()
    } catch {
      throw .file(error)
    }
  }

  /// The documents of a kind that can hold records of these days.
  package mutating func documents(of kind: String, in range: DateRange) throws(StorageError) -> [DocumentName]
  {
    let (from, to) = (range.from.monthName, range.to.monthName)
    return try documents(of: kind).filter { from <= $0.month && $0.month <= to }
  }

  /// A document as it is on the disk now; `nil` when it is not there.
  package mutating func document(_ name: DocumentName) throws(StorageError) -> Document? {
    if let cached = cache[name], try isCurrent(cached, name) { return try cached.document() }
    guard let fresh = try read(name) else {
      cache[name] = nil
      return nil
    }
    cache[name] = fresh
    return try fresh.document()
  }

  /// Whether the stamps say that the file is still the one that was read.
  func isCurrent(_ cached: CachedDocument, _ name: DocumentName) throws(StorageError) -> Bool {
    do throws(FileError) {
      let status = try files.status(try files.resolved(path(name.path)))
      return status == cached.status && !cached.status.isRacy(readAt: cached.readAt)
    } catch {
      throw .file(error)
    }
  }

  /// Reads a document from the disk, past the cache.
  func read(_ name: DocumentName) throws(StorageError) -> CachedDocument? {
    guard let plan = plans[name.kind] else { throw StorageError(.unknownKind(name.kind)) }
    guard let file = try files.whole(path(name.path)) else { return nil }
    let result: Result<Document, DocumentFault>
    do throws(DocumentFault) {
      result = .success(try Document.read(file.bytes, as: name, plan: plan, zone: zone))
    } catch {
      result = .failure(error)
    }
    return CachedDocument(result: result, status: file.status, readAt: file.readAt)
  }
}

extension CachedDocument {
  func document() throws(StorageError) -> Document {
    switch result {
    case .success(let document): return document
    case .failure(let fault): throw .document(fault)
    }
  }
}
