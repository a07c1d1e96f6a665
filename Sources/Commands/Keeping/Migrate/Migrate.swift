internal import CivilTime
internal import JSONText
internal import Migrations
internal import Storage
internal import TextLayout

extension Command {
  static let migrate = Command(
    "migrate", group: .keeping,
    forms: [
      Form("migrate", "brings documents of an older version to that of this program, as one action"),
      Form("migrate --dry-run [--full]", "shows what that would do, record by record; changes nothing"),
      Form("migrate --to N [--lossy]", "brings all documents to version N, an older one too"),
      Form("migrate --backups", "the copies that were made before"),
    ],
    details: [
      "Documents of an older version are read as they are, but not written: migrate them first. All of them change, or "
        + "none; counts and sums are compared, and the way back is tried on the very data. 'undo' takes it back.",
      "The documents as they were are copied to '.vitals/backup', each copy a store of its own that '--store' can read. "
        + "Copies go after \(Backup.days) days.",
      "A way back that loses something is refused with the list of it, unless '--lossy' says that it may. A document of "
        + "a newer program is named, and never written.",
    ],
    examples: ["migrate --dry-run", "migrate"]
  ) { session, invocation throws(Failure) in
    let wish = try MigrationWish(invocation.words)
    if wish.listsCopies { return try session.copies() }
    let progress = Progress(session.world)
    let migration = try session.working(progress) { store throws(StorageError) in
      try store.migration(to: wish.schema) { progress.advance("migrating", "records") }
    }
    if wish.isDry { return session.answer(to: migration, wish) }
    return try session.migrate(migration, wish, invocation.typed, progress)
  }
}

/// What the words behind `migrate` ask for.
struct MigrationWish: Sendable {
  private(set) var isDry = false
  /// Every record that changes is shown, and not only the first of each document.
  private(set) var isFull = false
  private(set) var mayLose = false
  private(set) var listsCopies = false
  private(set) var schema: Int?

  init(_ words: [Word]) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.text.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts.first {
      case "--dry-run": isDry = true
      case "--full": isFull = true
      case "--lossy": mayLose = true
      case "--backups": listsCopies = true
      case "--to":
        let value = parts.count > 1 ? Word(parts[1], word.range) : rest.popFirst()
        schema = try Self.schema(value, after: word)
      default:
        throw .usage(
          "expected '--dry-run', '--full', '--to', '--lossy' or '--backups', found '\(word.text)'",
          at: word.range)
      }
    }
  }

  private static func schema(_ word: Word?, after option: Word) throws(Failure) -> Int {
    let end = option.range.upperBound..<option.range.upperBound
    guard let word else { throw .usage("expected a version after '--to'", at: end) }
    guard let number = plainNumber(word.text), Document.schemas ~= number else {
      let (first, last) = (Document.schemas.lowerBound, Document.schemas.upperBound)
      throw .usage("expected a version from \(first) to \(last), found '\(word.text)'", at: word.range)
    }
    return number
  }
}

// MARK: - Doing it

extension Session {
  /// Works on the store, and takes away at the end what was shown meanwhile.
  fileprivate mutating func working<T>(
    _ progress: Progress, _ body: (inout Store) throws(StorageError) -> T
  ) throws(Failure) -> T {
    defer { progress.finish() }
    return try withStore(body)
  }

  fileprivate mutating func migrate(
    _ migration: StoreMigration, _ wish: MigrationWish, _ words: String, _ progress: Progress
  ) throws(Failure) -> Reply {
    if migration.isNothing { return answer(to: migration, wish) }
    let time = now
    do throws(Failure) {
      let done = try working(progress) { store throws(StorageError) in
        progress.tell("writing \(migration.result.changes.count) documents")
        return try store.migrate(migration, losing: wish.mayLose, words: words, time: time)
      }
      return answer(to: migration, wish, done)
    } catch {
      return try claiming(error) { session throws(Failure) in
        try session.migrate(migration, wish, words, progress)
      }
    }
  }

  /// The offer to migrate when something was to be written to an older document, and to go on with the line.
  func offerToMigrate(then line: String) -> Ask? {
    guard mode == .prompt, !current.noInput, !current.json else { return nil }
    let no = Reply(["  nothing was changed"], status: .notDone)
    return .yesOrNo("Migrate it now?", byDefault: true, no: no) { session in
      let migrated = session.handle(line: "migrate")
      guard migrated.status == .done else { return migrated }
      return migrated.followed(by: session.handle(line: line))
    }
  }
}

// MARK: - The copies

extension Session {
  fileprivate mutating func copies() throws(Failure) -> Reply {
    let copies = try withStore { store throws(StorageError) in try store.copies() }
    var table = Table([
      Table.Column("made"), Table.Column("documents", .right), Table.Column("kB", .right),
      Table.Column("copy", overflow: .kept),
    ])
    table.rows = copies.map { copy in
      let time = world.zone.time(at: copy.time.instant)
      return ["  \(dayAndTime(time))", "\(copy.documents)", "\((copy.size + 999) / 1000)", "\(copy.path)"]
    }
    let lines = table.text(width: nil, glyphs: world.glyphs).lines
    return Reply(
      copies.isEmpty ? ["  no copies: none is made before a migration"] : lines,
      json: .object([JSONMember("backups", .array(copies.map(\.json)))]))
  }
}

extension Backup {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("path", .string(path)), JSONMember("time", .string("\(time)")),
      JSONMember("documents", .number("\(documents)")), JSONMember("bytes", .number("\(size)")),
    ])
  }
}
