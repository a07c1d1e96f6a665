package import CivilTime
internal import HealthLog
internal import Migrations

// A record of an older schema may stand in the document of a month beside its own, or of another kind, as the steps
// say. So a month is looked at together with all documents that can hold records of it; where one of them is older,
// all of them are migrated in memory, and what comes of it is the document of that month.

extension Store {
  var migrations: MigrationPlan { .standard }

  /// What a migration of this store cannot know by itself.
  var environment: MigrationEnvironment {
    MigrationEnvironment(zone: migrationZone, sha256: SystemCall.sha256)
  }

  /// The zone of the settings, else the machine's.
  package var migrationZone: Zone { settings.zone.flatMap { Zone(named: $0) } ?? machineZone }

  /// Whether records of a document may stand in another one, of an older schema.
  mutating func hasOlderSources(_ name: DocumentName) throws(StorageError) -> Bool {
    if older.withoutSources.contains(name) { return false }
    guard try olderSource(of: name) == nil else { return true }
    older.withoutSources.insert(name)
    return false
  }

  /// Another document, of an older schema, that may hold records of this one.
  private mutating func olderSource(of name: DocumentName) throws(StorageError) -> DocumentName? {
    for source in keptSources(of: name.kind) {
      let isOther = source.kind != name.kind
      if isOther, try sourceFiles(of: source.kind).isEmpty { continue }
      for other in try names(of: source, around: name) where other != name {
        if try isOlder(other) { return other }
      }
    }
    return nil
  }

  /// The documents, of whatever schema, that can hold records of a kind.
  private func sources(of kind: String) -> [MigrationSource] {
    sourcesByKind[kind] ?? migrations.sources(of: kind)
  }

  /// The same, kept: the steps do not change.
  private mutating func keptSources(of kind: String) -> [MigrationSource] {
    let sources = sources(of: kind)
    sourcesByKind[kind] = sources
    return sources
  }

  private mutating func names(of source: MigrationSource, around name: DocumentName) throws(StorageError)
    -> [DocumentName]
  {
    guard let reach = source.reach else { return try sourceFiles(of: source.kind) }
    let month = name.monthNumber
    let beside = (0..<reach).flatMap { [month - $0 - 1, month + $0 + 1] }
    return ([month] + beside).map { DocumentName(kind: source.kind, monthNumber: $0) }
  }

  /// The documents of a kind that are there, whether or not somebody declared it.
  func monthFiles(of kind: String) throws(StorageError) -> [DocumentName] {
    try filesInFolder(kind).compactMap { DocumentName(kind: kind, file: $0) }.sorted()
  }

  private func filesInFolder(_ kind: String) throws(StorageError) -> [String] {
    do throws(FileError) { return try files.list(path(kind)) ?? [] } catch {
      if error.foundInPlaceOfDocument != nil { return [] }
      throw .file(error)
    }
  }

  /// The same, looked at once a command; a stage that a killed command left among them is put away.
  private mutating func sourceFiles(of kind: String) throws(StorageError) -> [DocumentName] {
    if let known = older.files[kind] { return known }
    let names = try filesInFolder(kind)
    try putAwayStages(among: names, in: path(kind))
    let files = names.isEmpty ? [] : try monthFiles(of: kind)
    older.files[kind] = files
    return files
  }

  /// Whether a document has an older schema; it is looked at once a command.
  private mutating func isOlder(_ name: DocumentName) throws(StorageError) -> Bool {
    if let cached = cache[name] { return cached.isOlder }
    if let known = older.peeks[name.path] { return known }
    let isOlder =
      try SchemaPeek.look(at: path(name.path), files).flatMap { SchemaFault($0) }?.isOlder ?? false
    older.peeks[name.path] = isOlder
    return isOlder
  }

  /// The documents of a kind, and the months beside them that may hold records once older ones are migrated; only those
  /// in `range`.
  mutating func months(
    of kind: String, _ own: [Int], in range: ClosedRange<Int> = 0...Int(Int32.max)
  ) throws(StorageError) -> MonthNames {
    var found = own.filter(range.contains)
    for source in keptSources(of: kind) {
      let there = source.kind == kind ? own : try sourceFiles(of: source.kind).map(\.monthNumber)
      // A change of zone moves a record by less than a month.
      let reach = source.reach ?? 1
      for file in there {
        for month in file - reach...file + reach where range.contains(month) { found.append(month) }
      }
    }
    return MonthNames(kind: kind, found)
  }
}

// MARK: Reading them

extension Store {
  /// A document as it would be migrated; `nil` where none of the records are of that month.
  mutating func olderDocument(_ name: DocumentName) throws(StorageError) -> Document? {
    let part = part(of: name)
    if let content = older[part] { return try content.documents[name]?.result.get() }
    let content = try content(of: part)
    older.keep(content, of: part)
    return try content.documents[name]?.result.get()
  }

  private func part(of name: DocumentName) -> OlderParts.Part {
    let isWhole = sources(of: name.kind).contains { $0.reach == nil }
    return OlderParts.Part(kind: name.kind, half: isWhole ? nil : name.monthNumber / 6)
  }

  private func content(of part: OlderParts.Part) throws(StorageError) -> OlderParts.Content {
    var content = OlderParts.Content()
    var documents: [StoreFile] = []
    for source in sources(of: part.kind) {
      for name in try monthFiles(of: source.kind) where part.holds(name.monthNumber, reach: source.reach) {
        do throws(FileError) {
          guard let file = try files.wholeDocument(path(name.path)) else { continue }
          documents.append(StoreFile(path: name.path, bytes: file.bytes))
        } catch {
          let fault = DocumentFault(error, path: name.path).map(StorageError.document) ?? .file(error)
          content.fail(name, part, fault)
        }
      }
    }
    try read(documents, of: part, into: &content)
    return content
  }

  private func read(
    _ files: [StoreFile], of part: OlderParts.Part, into content: inout OlderParts.Content
  ) throws(StorageError) {
    let texts = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let reading = migrations.read(files, in: environment)
    let scan = try self.plan(of: part.kind)
    for document in reading.documents {
      guard let name = DocumentName(path: document.path), name.kind == part.kind,
        part.holds(name.monthNumber), content.documents[name] == nil
      else { continue }
      content.documents[name] = CachedDocument(reading: document.bytes, name, scan, zone)
      content.size += document.bytes.count
    }
    for fault in reading.faults {
      guard let place = fault.place, let name = DocumentName(path: place.path) else {
        throw StorageError(.migration(fault))
      }
      content.fail(name, part, .document(DocumentFault(fault, at: place, in: texts[place.path] ?? [])))
    }
    for document in reading.superseded {
      guard let name = DocumentName(path: document.path) else { continue }
      let error = MigrationError(.superseded(document.schema, known: document.known))
      let bytes = texts[document.path] ?? []
      let fault = DocumentFault(
        at: DocumentFault.member("schema", in: bytes) ?? 0..<0, in: bytes, path: document.path,
        code: error.code, message: error.reason)
      content.fail(name, part, .document(fault))
    }
  }
}

extension OlderParts.Content {
  /// The month of a document that cannot be used has no answer, whatever else holds records of it.
  fileprivate mutating func fail(_ name: DocumentName, _ part: OlderParts.Part, _ error: StorageError) {
    guard part.holds(name.monthNumber) else { return }
    let month = DocumentName(kind: part.kind, month: name.month)
    documents[month] = CachedDocument(result: .failure(error))
  }
}

extension CachedDocument {
  fileprivate init(
    reading bytes: Document.Bytes, _ name: DocumentName, _ plan: ScanPlan, _ zone: Zone
  ) {
    do throws(DocumentFault) {
      self.init(result: .success(try Document.read(bytes, as: name, plan: plan, zone: zone)))
    } catch {
      self.init(result: .failure(.document(error)))
    }
  }
}

// MARK: Not writing them

extension Store {
  /// Why a record of a document cannot be written: it stands in another one, of an older schema.
  func olderFault(_ name: DocumentName) throws(StorageError) -> DocumentFault? {
    var store = self
    guard let source = try store.olderSource(of: name), try store.olderDocument(name) != nil,
      let bytes = try text(of: source.path),
      let range = DocumentFault.member("schema", in: bytes),
      let fault = SchemaFault(String(decoding: bytes[range], as: UTF8.self))
    else { return nil }
    return DocumentFault(at: range, in: bytes, path: source.path, code: fault.code, message: fault.message)
  }
}
