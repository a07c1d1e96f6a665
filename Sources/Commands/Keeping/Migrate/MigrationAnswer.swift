internal import CivilTime
internal import HealthLog
internal import Migrations
internal import Storage
internal import TextLayout

extension Session {
  /// The answer to `migrate`: what was done, or with a dry run what would be.
  func answer(to migration: StoreMigration, _ wish: MigrationWish, _ done: Migrated? = nil) -> Reply {
    let result = done?.result ?? migration.result
    var reply = Reply(json: json(migration, wish, done))
    reply.notices = result.superseded.map { "\("\($0)", .error)" }
    if !reply.notices.isEmpty { reply.status = .unusable }
    guard !result.changes.isEmpty else {
      let rest = result.superseded.isEmpty ? "all documents have" : "all other documents have"
      reply.lines = ["  \(rest) version \(result.schema) already"]
      return reply
    }
    reply.lines = head(of: result, migration, isDone: done != nil) + totals(of: result)
    reply.lines += moves(of: result, isFull: wish.isFull)
    if wish.isDry { reply.lines += changes(of: result, isFull: wish.isFull) }
    reply.lines += notes("to look at", result.findings, isFull: wish.isFull)
    reply.lines += notes(done == nil ? "would be lost" : "lost", migration.losses, isFull: true)
    reply.lines += wayBack(migration, isFull: wish.isFull)
    reply.lines += end(done, wish, loses: !migration.losses.isEmpty)
    return reply
  }

  private func head(of result: MigrationResult, _ migration: StoreMigration, isDone: Bool) -> [StyledText] {
    let old = zip(result.files, result.schemas).filter { $1 != nil && $1 != result.schema }.count
    let verb = isDone ? "migrated" : "to migrate:"
    let zone =
      settings.zone == migration.zone.name
      ? "as vitals.json says" : "the machine's, since vitals.json has none"
    return [
      "  \(verb) \(Self.count(old, "document")) to version \("\(result.schema)", .bold)"
    ]
      + result.steps.map { step in
        step.from < step.to
          ? "  \(step.from) → \(step.to): \(step.name)"
          : "  \(step.from) → \(step.to): '\(step.name)' taken back"
      }
      + ["  times are of \(migration.zone.name), \(zone)"]
  }

  /// More lines of one sort than these are summed up.
  private static let most = 20

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  // MARK: - Counts and sums

  private func totals(of result: MigrationResult) -> [StyledText] {
    result.steps.flatMap { step in
      table(
        "records",
        Set(step.before.counts.keys).union(step.after.counts.keys).sorted().map { kind in
          (kind, step.before.counts[kind].map { "\($0)" }, step.after.counts[kind].map { "\($0)" })
        })
        + table(
          "sums",
          Set(step.before.sums.keys).union(step.after.sums.keys).sorted().map { quantity in
            (
              "\(quantity)", step.before.sums[quantity].map { "\($0)" },
              step.after.sums[quantity].map { "\($0)" }
            )
          })
    }
  }

  private func table(_ title: String, _ rows: [(String, String?, String?)]) -> [StyledText] {
    guard !rows.isEmpty else { return [] }
    var table = Table([
      Table.Column("  \(title)"), Table.Column("before", .right), Table.Column("after", .right),
    ])
    table.rows = rows.map { ["  \($0)", "\($1 ?? "–")", "\($2 ?? "–")"] }
    return table.text(width: world.width(), glyphs: world.glyphs).lines
  }

  // MARK: - Records

  private func moves(of result: MigrationResult, isFull: Bool) -> [StyledText] {
    let moves = result.moves
    guard !moves.isEmpty else { return [] }
    guard isFull || moves.count <= Self.most else {
      return ["  records in another document"] + sums(of: moves)
    }
    return ["  records in another document"] + moves.map { "    \($0.from) → \($0.to): \($0.count)" }
  }

  /// Many moves in a line a kind.
  private func sums(of moves: [RecordMove]) -> [StyledText] {
    var counts: [String: Int] = [:]
    for move in moves {
      let (from, to) = (Self.kind(move.from), Self.kind(move.to))
      counts[from == to ? "\(from), another month" : "\(from) → \(to)", default: 0] += move.count
    }
    return counts.sorted { $0.key < $1.key }.map { "    \($0.key): \($0.value)" }
  }

  private static func kind(_ path: String) -> String { DocumentName(path: path)?.kind ?? path }

  /// The records that change, each with its lines before and after; a sample, unless all are asked for.
  private func changes(of result: MigrationResult, isFull: Bool) -> [StyledText] {
    let changes: [RecordRewrite]
    do throws(MigrationError) { changes = try result.recordChanges(limit: isFull ? .max : 1) } catch {
      return ["  \("\(error)", .error)"]
    }
    if changes.isEmpty { return [] }
    if isFull { return ["  records"] + changes.flatMap { lines(of: $0) } }
    guard changes.count > Self.most else {
      return ["  the first record of each document, '--full' shows all"] + changes.flatMap { lines(of: $0) }
    }
    var kinds: Set<String> = []
    let sample = changes.filter { kinds.insert(Self.kind($0.place.path)).inserted }
    return ["  a record of each kind, '--full' shows all"] + sample.flatMap { lines(of: $0) }
  }

  private func lines(of change: RecordRewrite) -> [StyledText] {
    let place = change.place
    return ["    \("\(place.path):\(place.line)", .bold)"]
      + texts(of: change.before).map { "    \("- \($0)", .warning)" }
      + change.after.flatMap { after -> [StyledText] in
        let moved: [StyledText] = after.path == place.path ? [] : ["    \("→ \(after.path)", .dim)"]
        return moved + texts(of: after.bytes).map { "    \("+ \($0)", .good)" }
      }
  }

  /// The lines of a record, without the indentation that all but the first have from their document.
  private func texts(of bytes: RecordRewrite.Bytes) -> [String] {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let indent = lines.dropFirst().map { $0.prefix { $0.isWhitespace }.count }.min() ?? 0
    return lines.enumerated().map { $0 == 0 ? String($1) : "  " + $1.dropFirst(indent) }
  }

  private func notes(_ title: String, _ notes: [MigrationNote], isFull: Bool) -> [StyledText] {
    guard !notes.isEmpty else { return [] }
    let shown = isFull ? notes[...] : notes.prefix(Self.most)
    let rest = notes.count - shown.count
    return ["  \(title)"] + shown.map { "    \($0)" }
      + (rest > 0 ? ["    … and \(rest) more: 'migrate --dry-run --full' shows all"] : [])
  }

  // MARK: - The way back

  private func wayBack(_ migration: StoreMigration, isFull: Bool) -> [StyledText] {
    let schemas = Set(migration.result.schemas.compactMap(\.self)).subtracting([migration.result.schema])
    let target = schemas.sorted().map { "\($0)" }.joined(separator: " and ")
    guard let check = migration.check else {
      return ["  there is no way back to version \(target) but the copy"]
    }
    if check.isEqual { return ["  the way back to version \(target) was tried: all is as it was"] }
    let verdict = check.losesNothing ? "nothing is lost" : "not all is as it was"
    let shown = check.differences.filter { isFull || $0.weight == .lost }
    return ["  the way back to version \(target) was tried: \(verdict)"]
      + MigrationCheck.Weight.allCases.compactMap { weight in
        check.counts[weight].map { "    \(weight.words): \($0)" }
      } + shown.map { "      \($0)" }
  }

  private func end(_ done: Migrated?, _ wish: MigrationWish, loses: Bool) -> [StyledText] {
    guard let done else {
      let options = (wish.schema.map { " --to \($0)" } ?? "") + (loses ? " --lossy" : "")
      return ["  nothing was changed: 'vitals migrate\(options)' does it"]
    }
    var session = self
    return (done.copy.map { ["  the documents as they were: \($0)"] } ?? []) + [session.takeBackHint()]
  }
}

extension MigrationCheck.Weight {
  /// What differences of that weight are.
  var words: String {
    switch self {
    case .spelling: "the same number or moment, spelled otherwise"
    case .computed: "computed anew"
    case .added: "members that were not there"
    case .moved: "records in the document that their time says"
    case .lost: "not as they were"
    }
  }

  var code: String {
    switch self {
    case .spelling: "spelling"
    case .computed: "computed"
    case .added: "added"
    case .moved: "moved"
    case .lost: "lost"
    }
  }
}
