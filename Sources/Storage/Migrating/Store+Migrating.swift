package import CivilTime
internal import Migrations

extension Store {
  /// Works out what it would be to bring all documents to a schema, that of the program if none is named.
  ///
  /// - Parameters:
  ///   - schema: the schema to be brought to.
  ///   - progress: called for each record that a step looks at, on the way there and on the way back.
  /// - Returns: the documents as they would be, and what the way back would not bring back.
  /// - Throws: the first thing that stands in the way, with its document, line and record.
  package func migration(
    to schema: Int? = nil, progress: @escaping @Sendable () -> Void = {}
  ) throws(StorageError) -> StoreMigration {
    var environment = environment
    environment.progress = progress
    return try migration(of: try migrationFiles(), to: schema, in: environment)
  }

  private func migration(
    of files: [StoreFile], to schema: Int?, in environment: MigrationEnvironment
  ) throws(StorageError) -> StoreMigration {
    let result = try migrated(files, to: schema, in: environment)
    return StoreMigration(
      result: result, check: try check(result, in: environment), zone: environment.zone)
  }

  private func migrated(
    _ files: [StoreFile], to schema: Int?, in environment: MigrationEnvironment
  ) throws(StorageError) -> MigrationResult {
    do throws(MigrationError) { return try migrations.migrate(files, to: schema, in: environment) } catch {
      throw StorageError(error, in: files)
    }
  }

  private func check(
    _ result: MigrationResult, in environment: MigrationEnvironment
  ) throws(StorageError) -> MigrationCheck? {
    do throws(MigrationError) { return try migrations.check(result, in: environment) } catch {
      if case .noWayBack = error.kind { return nil }
      throw StorageError(error, in: result.documents.map(\.file))
    }
  }
}

extension StorageError {
  /// What stands in the way of a migration, at its place in the documents where it has one.
  fileprivate init(_ error: MigrationError, in files: [StoreFile]) {
    guard let place = error.place else {
      self.init(.migration(error))
      return
    }
    let bytes = files.first { $0.path == place.path }?.bytes ?? []
    self.init(.document(DocumentFault(error, at: place, in: bytes)))
  }
}

// MARK: Writing it

extension Store {
  /// Writes a migration as one action: all documents or none, after a copy of them as they were.
  ///
  /// What was worked out is written only where the documents are still the same; else it is worked out anew.
  ///
  /// - Parameters:
  ///   - migration: what was worked out, and shown.
  ///   - losing: whether what the documents of that schema cannot hold may go.
  ///   - words: what was typed.
  ///   - time: the present.
  /// - Returns: what was done; without a number when every document had the schema already.
  /// - Throws: what stands in the way; then nothing is written.
  package mutating func migrate(
    _ migration: StoreMigration, losing: Bool = false, words: String, time: OffsetTime
  ) throws(StorageError) -> Migrated {
    var done = Migrated(number: nil, result: migration.result)
    let backups = backups
    do throws(StorageError) {
      let committed = try perform(words: words, time: time) { drafts, store throws(StorageError) in
        let migration = try store.upToDate(migration)
        done.result = migration.result
        if !losing, !migration.losses.isEmpty { throw StorageError(.losses(migration.losses)) }
        let targets = try store.targets(of: done.result)
        guard !targets.isEmpty else { return Plan(role: nil) }
        if done.copy == nil { done.copy = try store.copied(done.result, time) }
        for target in targets { drafts.change(target) }
        return Plan(role: nil)
      }
      done.number = committed.number
    } catch {
      if let copy = done.copy, !error.isRecorded { backups.discard(copy) }
      throw error
    }
    settle(done, time)
    return done
  }

  /// The migration of the documents as they are now, under the lock.
  private func upToDate(_ migration: StoreMigration) throws(StorageError) -> StoreMigration {
    let files = try migrationFiles()
    guard files != migration.result.files || migrationZone != migration.zone else { return migration }
    return try self.migration(of: files, to: migration.result.schema, in: environment)
  }

  /// The documents that come, change and go; each new one is read first, as the next command will read it.
  private func targets(of result: MigrationResult) throws(StorageError) -> [Publication.Target] {
    let records = Dictionary(uniqueKeysWithValues: result.documents.map { ($0.path, $0.records.count) })
    var targets: [Publication.Target] = []
    for change in result.changes {
      let count = records[change.path] ?? 0
      if result.schema == Document.schema, let bytes = change.after {
        try verify(bytes, at: change.path, records: count)
      }
      targets.append(Publication.Target(whole: change.path, from: change.before, to: change.after, count))
    }
    return targets
  }

  private func verify(_ bytes: Document.Bytes, at path: String, records: Int) throws(StorageError) {
    guard let name = DocumentName(path: path), let scan = kind(name.kind).map(ScanPlan.init) else { return }
    do throws(DocumentFault) {
      let count = try Document.read(bytes, as: name, plan: scan, zone: zone).rows.count
      guard count != records else { return }
      let error = MigrationError(.expected("\(records) records in \(path)", found: "\(count)"))
      throw DocumentFault(error, at: MigrationPlace(path: path, line: 1, column: 1), in: bytes)
    } catch {
      throw .document(error)
    }
  }

  private func copied(_ result: MigrationResult, _ time: OffsetTime) throws(StorageError) -> String {
    let schema = result.schemas.compactMap(\.self).first { $0 != result.schema } ?? result.schema
    let backups = backups
    return try onDisk { () throws(FileError) in try backups.keep(result.files, schema: schema, at: time) }
  }

  /// Reads what was written once more, and takes copies away that have grown old.
  ///
  /// It is done: what fails here is told, and no reason to say otherwise.
  private mutating func settle(_ done: Migrated, _ time: OffsetTime) {
    guard done.number != nil else { return }
    do throws(StorageError) {
      for change in done.result.changes where try text(of: change.path) != change.after {
        notices.append(StoreNotice("\(change.path): changed by another program since it was migrated"))
      }
      let backups = backups
      try onDisk { () throws(FileError) in try backups.rotate(at: time) }
    } catch {
      notices.append(StoreNotice("migrated; what comes after that was cut short: \(error)"))
    }
  }

  var backups: Backups { Backups(files: files, ownFolder: ownFolder) }

  /// The copies of documents that migrations made, from the oldest.
  package func copies() throws(StorageError) -> [Backup] {
    let backups = backups
    return try onDisk { () throws(FileError) in try backups.all() }
  }
}

extension StorageError {
  /// Whether the action happens all the same.
  fileprivate var isRecorded: Bool { if case .recorded = kind { true } else { false } }
}
