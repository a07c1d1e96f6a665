internal import HealthLog

extension Store {
  /// Of a smaller document as much is in memory at once.
  private static let large = 262_144
  /// For more records than these the whole document is as quick.
  private static let few = 100

  /// The newest records of a document, from the older to the newer, found without having it in memory; `nil` where it
  /// must be read whole.
  ///
  /// All of it is read all the same: only so is it known that it is sound, and that no other record is newer than
  /// these, or has one of their ids.
  mutating func newestRecords(
    of name: DocumentName, _ limit: Int, rows accepts: (IndexRow) -> Bool, _ accepting: (Record) -> Bool
  ) throws(StorageError) -> [StoredRecord]? {
    guard limit <= Self.few, cache[name] == nil, let plan = kind(name.kind).map(ScanPlan.init),
      isLarge(name), try !hasOlderSources(name)
    else { return nil }
    var newest = NewestRecords(name: name, limit: limit)
    do throws(FileError) {
      let isAll = try visit(name, plan) { row, bytes in newest.see(row, bytes, accepts, accepting) }
      return isAll ? newest.found.reversed() : nil
    } catch {
      // To read it whole says what is wrong.
      return nil
    }
  }

  private func isLarge(_ name: DocumentName) -> Bool {
    do throws(FileError) {
      guard let status = try files.status(path(name.path)) else { return false }
      return status.kind == .file && Self.large...Document.sizeLimit ~= status.size
    } catch {
      return false
    }
  }

  /// `false` where not all was seen, or somebody wrote meanwhile.
  private func visit(
    _ name: DocumentName, _ plan: ScanPlan, _ visit: (IndexRow, Span<UInt8>) -> Bool
  ) throws(FileError) -> Bool {
    let path = path(name.path)
    let file = try files.open(path, .read)
    return try files.closing(file, path) { () throws(FileError) in
      let status = try files.statusOfOpen(file, path)
      var window = DocumentWindow(files, file, path, chunkSize: FileSystem.bufferSize)
      guard try DocumentScan.visit(&window, as: name, plan: plan, zone: zone, visit) else { return false }
      return try files.statusOfOpen(file, path) == status
    }
  }
}

/// The first records that are asked for of those that come by, and whether they may be all that is to be known.
private struct NewestRecords {
  let name: DocumentName
  let limit: Int
  private(set) var found: [StoredRecord] = []
  private var ids: IDStarts

  init(name: DocumentName, limit: Int) {
    (self.name, self.limit) = (name, limit)
    ids = IDStarts(count: limit)
  }

  /// `false` where more must be known of the document: what id a record answers to may depend on all others.
  @inline(__always)
  mutating func see(
    _ row: IndexRow, _ bytes: Span<UInt8>, _ accepts: (IndexRow) -> Bool, _ accepting: (Record) -> Bool
  ) -> Bool {
    let id = IDStart(of: row, in: bytes)
    switch id {
    case .unclear: return false
    case .plain(let start): if ids.contains(start) { return false }
    case .none, .short: break
    }
    return found.count == limit || !accepts(row) || take(row, id, bytes, accepting)
  }

  private mutating func take(
    _ row: IndexRow, _ id: IDStart, _ bytes: Span<UInt8>, _ accepting: (Record) -> Bool
  ) -> Bool {
    guard let record = RecordText.record(kind: name.kind, bytes.copy(of: row.range)) else { return true }
    guard accepting(record) else { return true }
    guard case .plain(let start) = id, let text = record.id, ids.insert(start) else { return false }
    found.append(StoredRecord(record: record, id: text, document: name, seconds: row.seconds))
    return true
  }
}
