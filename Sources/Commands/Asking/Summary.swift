internal import CivilTime
internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Command {
  static let summary = Command(
    "summary", group: .asking,
    forms: [
      Form("NOUN [RANGE]", "the latest, a sparkline, and the figures"),
      Form("RANGE", "the same for every kind, a line each"),
      Form("summary [NOUN] [RANGE]", "the same in scripts"),
    ],
    details: [
      "A NOUN is a kind, an exercise, or 'bmi'. A RANGE is 'today', '7d', '12w', 'last month', 'november', '2026', "
        + "'2026-11', '2026-11-01..2026-11-15', 'since mon' or 'all'."
    ],
    examples: ["glucose", "sleep 14 nights", "bench 2026", "summary last month"]
  ) { session, invocation throws(Failure) in
    let query = try Query(
      invocation.words, catalogue: session.catalogue, today: session.today(), end: invocation.end)
    return try session.summary(query)
  }
}

extension Session {
  /// The answer to a noun or a range alone.
  mutating func summary(_ query: Query) throws(Failure) -> Reply {
    if let noun = query.noun {
      let figures = try figuresOfReadable(noun, query.range)
      return telling(figures.gaps, beside: Reply(lines(of: figures), json: json([figures])))
    }
    var all: [Figures] = []
    var reply = Reply()
    for kind in catalogue.kinds {
      do throws(Failure) {
        let figures = try figuresOfReadable(.kind(kind), query.range)
        let isAmiss = !figures.gaps.isEmpty && kind.form != .derived
        if figures.latest != nil || figures.count > 0 || isAmiss { all.append(figures) }
      } catch {
        // What is in the way of one kind leaves the others as they are.
        reply = reply.followed(by: self.reply(to: error, line: ""))
      }
    }
    let undeclared = try declarationGaps()
    // Of kinds that nobody can read of, it is not known that nothing is there.
    let nothing = undeclared.isEmpty ? [nothingYet(query.range)] : []
    reply.lines = all.isEmpty ? nothing : table(of: all)
    reply.json = json(all)
    return telling(all.flatMap(\.gaps) + undeclared, beside: reply)
  }

  private func nothingYet(_ range: DateRange?) -> StyledText {
    range == nil
      ? "  nothing recorded yet: type 'glucose 112 fasting' or 'help'" : "  nothing recorded in that time"
  }

  /// A line a kind: the latest, the picture of its days, and their ends and mean.
  private func table(of all: [Figures]) -> [StyledText] {
    var table = Table([
      Table.Column(""), Table.Column(""), Table.Column("", overflow: .kept),
      Table.Column("", overflow: .wrapped),
    ])
    let room = world.width().map { max(10, min(30, $0 - 62)) } ?? 30
    table.rows = all.map { figures in
      let unit = figures.kind.displayUnit(settings, latest: figures.latest)
      return [
        "  \(figures.name, .bold)", latestValue(figures, unit), picture(figures, width: room),
        "\(span(figures, unit), .dim)",
      ]
    }
    return table.foldedText(width: world.width(), glyphs: world.glyphs).lines
  }

  /// The main figure of the latest record; the beginning of its words where it has none.
  private func latestValue(_ figures: Figures, _ unit: Unit?) -> StyledText {
    guard let latest = figures.latest else { return "" }
    let value =
      figures.kind.form == .derived
      ? latest.number("value")?.double : figures.kind.mainFigure(of: latest, in: documentZone)
    guard let value else { return phrase(of: latest).truncated(to: 20, glyphs: world.glyphs) }
    return "\(figures.kind.text(value, in: unit))"
  }
}

// MARK: - One kind

extension Session {
  /// The latest with its judgement, the picture with its figures, and what more the kind has to say.
  func lines(of figures: Figures) -> [StyledText] {
    guard let latest = figures.latest else {
      let isOver = figures.range.to < today()
      let nothing =
        figures.gaps.words(of: figures.kind.name).map { "found, \($0)" } ?? (isOver ? "until then" : "yet")
      return ["  no \(figures.exercise?.name ?? figures.kind.title) \(nothing)"]
    }
    let unit = figures.kind.displayUnit(settings, latest: latest)
    let when = anchor(of: latest).map { " · " + self.when($0) } ?? ""
    return ["  \(phrase(of: latest))\(when, .dim)", pictureLine(figures, unit)] + more(figures, unit)
  }

  /// `▃▂▄▃▅▂▃  7 days, 88–154, mean 109`; in plain words without the picture.
  ///
  /// The picture leaves room for what stands at the right end of the line.
  func pictureLine(_ figures: Figures, _ unit: Unit?, besides right: Int = 0) -> StyledText {
    let words = span(figures, unit)
    let room = (world.width() ?? 80) - words.displayWidth - right - 6
    let picture = picture(figures, width: max(8, min(room, 30)))
    return picture.width == 0 ? "  \(words, .dim)" : "  \(picture)  \(words, .dim)"
  }

  func picture(_ figures: Figures, width: Int) -> StyledText {
    guard !current.plain, figures.tally.count > 0 else { return "" }
    return Sparkline(figures.series.values, width: width).text(world.glyphs)
  }

  /// What the picture shows, in words: how long, from where to where, the mean, and the months that are not in it.
  func span(_ figures: Figures, _ unit: Unit?) -> String {
    let without = figures.gaps.words(of: figures.kind.name).map { ", \($0)" } ?? ""
    return readSpan(figures, unit) + without
  }

  private func readSpan(_ figures: Figures, _ unit: Unit?) -> String {
    let days = figures.range.isAll ? "all time" : dayCount(figures)
    guard let least = figures.tally.min, let most = figures.tally.max, let mean = figures.tally.mean else {
      return figures.count == 0 ? "\(days), nothing" : "\(days), \(figures.count) without a figure"
    }
    guard least < most else { return "\(days), \(number(least, figures, unit))" }
    let ends = "\(number(least, figures, unit))–\(number(most, figures, unit))"
    return "\(days), \(ends), mean \(number(mean, figures, unit))"
  }

  private func dayCount(_ figures: Figures) -> String {
    let days = figures.range.dayCount
    if figures.kind.name == Kind.sleep.name { return days == 1 ? "1 night" : "\(days) nights" }
    return days == 1 ? "1 day" : "\(days) days"
  }

  func number(_ value: Double, _ figures: Figures, _ unit: Unit?) -> String {
    figures.measured?.text(value) ?? figures.kind.number(value, in: unit)
  }

  private func more(_ figures: Figures, _ unit: Unit?) -> [StyledText] {
    var parts = ["\(figures.count) \(figures.count == 1 ? "record" : "records")"]
    if let change = figures.tally.change, figures.exercise == nil, figures.kind.dayFigure == .last {
      parts.append(figures.kind.text(change: change, in: unit))
    }
    if figures.kind.dayFigure == .sum, figures.exercise == nil, figures.tally.count > 0 {
      parts.append("\(figures.kind.text(figures.tally.total, in: unit)) in all")
    }
    if let bands = figures.bands, bands.count > 0 {
      parts += GlucoseBand.allCases.filter { bands.count($0) > 0 }.map {
        "\(Shown.percent(bands.share($0))) \($0.words)"
      }
    }
    return ["  \(parts.joined(separator: " · "), .dim)"]
  }
}

// MARK: - For programs

extension Session {
  private func json(_ all: [Figures]) -> JSONValue {
    .object([JSONMember("kinds", .array(all.map(json)))])
  }

  private func json(_ figures: Figures) -> JSONValue {
    let tally = figures.tally
    var members = [JSONMember("kind", .string(figures.kind.name))]
    if let exercise = figures.exercise { members.append(JSONMember("exercise", .string(exercise.name))) }
    let unit = figures.measured?.unit ?? figures.kind.figureUnit
    return .object(
      members + [
        JSONMember("range", figures.series.range.json), JSONMember("unit", .string(unit)),
        JSONMember("count", .number("\(figures.count)")),
        JSONMember("latest", figures.latest.map { Value.group($0.members).json } ?? .null),
        JSONMember("mean", .rounded(tally.mean)), JSONMember("min", .rounded(tally.min)),
        JSONMember("max", .rounded(tally.max)),
        JSONMember("series", .array(figures.series.values.map(JSONValue.rounded))),
        JSONMember("change", .rounded(tally.change)),
      ])
  }
}

extension DateRange {
  var json: JSONValue {
    .object([JSONMember("from", .string("\(from)")), JSONMember("to", .string("\(to)"))])
  }
}

extension JSONValue {
  /// A figure to six decimals, which no measurement reaches; `null` for none.
  static func rounded(_ value: Double?) -> JSONValue {
    guard let value, value.isFinite else { return .null }
    return .number(Number(rounding: value, places: 6).map { "\($0.normalized)" } ?? "\(value)")
  }
}
