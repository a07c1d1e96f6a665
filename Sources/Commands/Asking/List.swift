internal import CivilTime
internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Command {
  static let list = Command(
    "list", aliases: ["ls"], group: .asking,
    forms: [
      Form("list [NOUN] [RANGE] [FILTER]", "the records, the newest last"),
      Form("list … --lines", "the same as one would type them"),
      Form("list exercises [WORD]", "the exercises that are known"),
    ],
    details: [
      "A FILTER is 'above 180', 'above 10 mmol', 'below 6h', a context such as 'fasting', 'tag gym' or 'text WORD'.",
      "'--limit N' shows the newest N.",
    ],
    examples: ["list", "list glucose 14d above 180", "list workouts last month", "list exercises press"]
  ) { session, invocation throws(Failure) in
    if invocation.words.first?.text.lowercased() == "exercises" {
      return session.telling(try session.declarationGaps(), beside: session.exerciseList(invocation))
    }
    let query = try Query(
      invocation.words, catalogue: session.catalogue, today: session.today(), end: invocation.end)
    return try session.list(query)
  }
}

extension Session {
  /// The records that a question is about.
  mutating func list(_ query: Query) throws(Failure) -> Reply {
    let options = current
    let (records, months) = try lacking { session throws(Failure) in
      try session.records(query, limit: options.limit ?? .max)
    }
    let gaps = try months + (query.noun == nil ? declarationGaps() : [])
    listed = records
    return telling(gaps, beside: options.lines ? lines(of: records) : list(of: records, query, gaps))
  }

  /// The records as people or programs read them; of what could not be read, nobody knows that nothing is there.
  fileprivate func list(of records: [StoredRecord], _ query: Query, _ gaps: [Gap]) -> Reply {
    let nothing = gaps.isEmpty ? [nothing(query)] : []
    return Reply(
      records.isEmpty ? nothing : table(of: records),
      json: .object([JSONMember("records", .array(records.map(\.json)))]))
  }

  fileprivate func nothing(_ query: Query) -> StyledText {
    "  nothing recorded\(query.noun.map { " for \($0.name)" } ?? "") in that time"
  }

  /// The records as lines that read again as they are; of what no words can say, how much there is.
  fileprivate func lines(of records: [StoredRecord]) -> Reply {
    let lines = RecordLines(records, in: contextForEntry())
    let typed = lines.typed(in: contextForEntry())
    var reply = Reply(
      typed.map { StyledText(data: $0) },
      json: .object([JSONMember("lines", .array(typed.map { .string($0) }))]),
      notices: Self.counts(of: lines.unsaid).map { "  left out: \($0), which no words say" }
        + Self.counts(of: lines.shortened(in: contextForEntry())).map {
          "  shortened: \($0), of which words do not say all ('list --json' does)"
        })
    reply.wraps = false
    return reply
  }

  /// How many there are of each kind: `12 records of cgm`.
  private static func counts(of records: [StoredRecord]) -> [String] {
    Dictionary(grouping: records, by: \.kind).mapValues(\.count).sorted { $0.key < $1.key }
      .map { "\($1) \($1 == 1 ? "record" : "records") of \($0)" }
  }

  /// The records as a table: at the prompt with a number by which each can be named, elsewhere with its id.
  fileprivate func table(of records: [StoredRecord]) -> [StyledText] {
    var table = Table([
      Table.Column("", .right), Table.Column(""), Table.Column("", .right), Table.Column(""),
      Table.Column("", overflow: .wrapped), Table.Column(""),
    ])
    let isOneKind = Set(records.map(\.kind)).count == 1
    table.rows = records.enumerated().map { place, record in
      let anchor = anchor(of: record.record)
      return [
        mode == .prompt ? "\("\(records.count - place)", .dim)" : "",
        "\(anchor.map { day($0.date) } ?? "no time")", "\(anchor.flatMap(\.clock) ?? "")",
        isOneKind ? "" : "\(record.kind, .dim)", phrase(of: record.record), "\(record.id, .dim)",
      ]
    }
    return table.foldedText(width: world.width(), glyphs: world.glyphs).lines
  }

  fileprivate func exerciseList(_ invocation: Invocation) -> Reply {
    let word = invocation.words.dropFirst().first?.text
    let exercises = word.map { catalogue.exercises(containing: $0) } ?? catalogue.exercises
    var table = Table([
      Table.Column("exercise"), Table.Column("category"), Table.Column("counted in"),
      Table.Column("also", overflow: .wrapped),
    ])
    table.rows = exercises.map { exercise in
      [
        "\(exercise.name)", "\(exercise.category.rawValue)",
        "\(exercise.measure.rawValue)\(exercise.isBodyweight ? ", body weight" : "")",
        "\(exercise.aliases.joined(separator: ", "), .dim)",
      ]
    }
    return Reply(
      exercises.isEmpty
        ? ["  no exercise of that name"] : table.foldedText(width: world.width(), glyphs: world.glyphs).lines,
      json: .object([JSONMember("exercises", .array(exercises.map(\.json)))]))
  }
}

extension Exercise {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("name", .string(name)), JSONMember("aliases", .array(aliases.map(JSONValue.string))),
      JSONMember("category", .string(category.rawValue)), JSONMember("measure", .string(measure.rawValue)),
      JSONMember("bodyweight", .bool(isBodyweight)),
    ])
  }
}

extension Anchor {
  /// The time of day, where one is known.
  var clock: String? {
    if case .time(let time) = self { time.clock.short } else { nil }
  }
}
