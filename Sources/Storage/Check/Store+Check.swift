package import CivilTime
internal import HealthLog
internal import JSONText
internal import Migrations

extension Store {
  /// All that is wrong in the store's documents, by document and line; what is there is only read.
  ///
  /// Files that look like no documents are left alone. `now` tells which times have not come yet, `firstDay` which are of
  /// days of which nobody would have told, `settings` what the owner's settings take.
  package mutating func check(
    now: Instant, firstDay: CivilDate = .first, settings rules: [SettingRule] = []
  ) throws(StorageError) -> [Problem] {
    var problems = try undeclaredProblems()
    for document in SettingsDocument.allCases { problems += settingsProblems(document, rules) }
    var crossing = CrossCheck(zone: zone)
    for kind in catalogue.kinds where DocumentName.isFolder(kind.name) {
      let names: [DocumentName]
      do throws(StorageError) { names = try documents(of: kind.name) } catch {
        guard case .document(let fault) = error.kind else { throw error }
        problems.append(Problem(fault, .fault))
        continue
      }
      if kind.form != .derived { problems += try strays(of: kind.name) }
      var quickLook = QuickLook(kind, zone: zone, now: now, firstDay: firstDay)
      for name in names.reversed() {
        let check = DocumentCheck(
          name: name, kind: kind, plan: try plan(of: kind.name), zone: zone, now: now, firstDay: firstDay)
        problems += look(check, &quickLook, &crossing)
      }
    }
    problems += try crossing.problems { name, kind throws(StorageError) in
      try findings(in: name, kind, now: now, firstDay: firstDay)
    }
    if problems.contains(where: { $0.code == SchemaFault.older }) { problems += try migrationProblems() }
    return problems.sorted()
  }

  /// What a migration of the older documents would come upon.
  private func migrationProblems() throws(StorageError) -> [Problem] {
    let files: [StoreFile]
    do throws(StorageError) { files = try migrationFiles() } catch {
      // A document that cannot be read is named already.
      guard case .document = error.kind else { throw error }
      return []
    }
    let texts = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    do throws(MigrationError) {
      return try migrations.migrate(files, in: environment).findings.map { note in
        let fault = DocumentFault(
          path: note.place.path, line: note.place.line, column: note.place.column, code: "migration",
          message: note.text)
        return Problem(fault, .warning)
      }
    } catch {
      guard let place = error.place, error.code == "migration" else { return [] }
      if case .json = error.kind { return [] }
      return [Problem(DocumentFault(error, at: place, in: texts[place.path] ?? []), .fault)]
    }
  }

  /// What is wrong with one document by itself; what it shares with others is noted.
  private func look(
    _ check: DocumentCheck, _ quickLook: inout QuickLook?, _ crossing: inout CrossCheck
  ) -> [Problem] {
    let (bytes, problems) = bytes(of: check.name.path)
    guard let bytes else { return problems }
    let quick = quickLook?.findings(in: bytes, check.name)
    if let quick, quick.isSound {
      crossing.note(check.name, check.kind, quick)
      return []
    }
    let findings = check.findings(in: bytes, known: quick?.known, &quickLook)
    if let document = findings.document { crossing.note(document, check.kind) }
    return findings.problems
  }

  /// What is wrong with one document by itself, and the document.
  func findings(
    in name: DocumentName, _ kind: Kind, now: Instant, firstDay: CivilDate = .first
  ) throws(StorageError) -> DocumentCheck.Findings {
    let (bytes, problems) = bytes(of: name.path)
    guard let bytes else {
      return DocumentCheck.Findings(problems: problems, places: TextPlaces(path: name.path, []))
    }
    let check = DocumentCheck(
      name: name, kind: kind, plan: try plan(of: kind.name), zone: zone, now: now, firstDay: firstDay)
    return check.findings(in: bytes)
  }

  /// The bytes of a document, or what is in the way of reading it; neither where there is none.
  private func bytes(of path: String) -> (FileSystem.Bytes?, [Problem]) {
    do throws(FileError) {
      return (try files.wholeDocument(self.path(path))?.bytes, [])
    } catch {
      return (nil, [Problem(unreadable: error, path: path)])
    }
  }

  private func settingsProblems(_ document: SettingsDocument, _ rules: [SettingRule]) -> [Problem] {
    let (bytes, problems) = bytes(of: document.path)
    return bytes.map { SettingsCheck(document: document, rules: rules).problems(in: $0) } ?? problems
  }

  /// Documents of kinds that nobody declared: such as those of a tracker whose declaration was lost.
  ///
  /// While `trackers.json` cannot be used, nobody knows what is declared.
  private func undeclaredProblems() throws(StorageError) -> [Problem] {
    guard fault(of: .trackers) == nil else { return [] }
    let (files, root) = (files, root)
    let folders = try onDisk { () throws(FileError) in try files.list(root) ?? [] }
    var problems: [Problem] = []
    for folder in folders.sorted() where DocumentName.isFolder(folder) && kind(folder) == nil {
      let names = try onDisk { () throws(FileError) in try files.list(root + "/" + folder) ?? [] }
      for name in names.sorted().compactMap({ DocumentName(kind: folder, file: $0) }) {
        guard let bytes = try files.readable(path(name.path)),
          let value = RecordText.value(bytes), value["kind"]?.string == folder
        else { continue }
        let range = DocumentFault.member("kind", in: bytes) ?? 0..<1
        let places = TextPlaces(path: name.path, bytes)
        problems.append(
          places.problem(
            range, "kind", "expected a kind that is declared, found '\(folder)'", .warning,
            fix: "declare it in trackers.json"))
      }
    }
    return problems
  }
}

extension Problem {
  fileprivate init(unreadable error: FileError, path: String) {
    let message = "expected a document, found that \(error)"
    self.init(
      DocumentFault(error, path: path) ?? DocumentFault(path: path, code: "unreadable", message: message),
      .fault)
  }
}
