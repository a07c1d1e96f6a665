internal import CivilTime
internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Command {
  static let now = Command(
    "now", group: .asking,
    forms: [
      Form("now", "one short line for a shell prompt or a status bar"),
      Form("now --missing", "what is not there yet of today; exit status 1 while something is missing"),
    ],
    details: [
      "The last glucose of these seven days in its own unit, by meter or sensor, with its clock time, or its day if not "
        + "today; last night's sleep without naps, and its quality; the last weight of these thirty days. What is not "
        + "there or older is left out, and of nothing there is no line.",
      "An arrow is shown where the reading before was at most 30 minutes earlier: flat up to 1 mg/dL a minute, steep "
        + "above 2.",
      "What can be missing is today's fasting glucose, and a night that ended today.",
    ],
    examples: ["now", "now --missing"]
  ) { session, invocation throws(Failure) in
    guard invocation.words.allSatisfy({ $0.text.hasPrefix("--") }) else {
      return try Telling.run(&session, invocation.beginning(with: "now"))
    }
    let isMissingOnly = invocation.words.first?.text == "--missing"
    try invocation.endsAfter(isMissingOnly ? 1 : 0)
    return isMissingOnly ? try session.missingReply() : try session.nowReply()
  }
}

extension Invocation {
  /// The entry that begins with the command's word: `now glucose 112`.
  fileprivate func beginning(with name: String) -> Invocation {
    var entry = self
    let word = [Word](of: line).first { $0.text.lowercased() == name }
    entry.words.insert(word ?? Word(name, 0..<name.count), at: 0)
    return entry
  }
}

/// The last reading, whoever took it, and where it was going.
private struct LastGlucose {
  /// A reading of a sensor stands here as a record of its own.
  var record: Record
  var trend: GlucoseTrend?
}

extension Session {
  /// What cannot be the last for certain, since a document that may hold a newer record cannot be used, is left out.
  fileprivate mutating func nowReply() throws(Failure) -> Reply {
    let last = try lacking { session throws(Failure) in try session.lastGlucose() }
    let night = try lacking { session throws(Failure) in try session.lastNight() }
    let weighed = try lacking { session throws(Failure) in try session.latest(.weight, days: 30) }
    let glucose = last.found.flatMap { isLast($0.record, besides: last.gaps) ? $0 : nil }
    let weight = weighed.found.flatMap { isLast($0, besides: weighed.gaps) ? $0 : nil }
    let gaps = last.gaps + night.gaps + weighed.gaps
    guard current.json else { return telling(gaps, beside: Reply(line(glucose, night.found, weight))) }
    let missing = try missing()
    let json = JSONValue.object([
      JSONMember("glucose", glucose.map(Self.json) ?? .null),
      JSONMember("sleep", night.found.map(Self.json) ?? .null),
      JSONMember("weight", weight.map { Value.group($0.members).json } ?? .null),
      JSONMember("missing", .array(missing.words.map { .string($0) })),
    ])
    return telling(gaps + missing.gaps, beside: Reply(json: json))
  }

  private func line(_ glucose: LastGlucose?, _ night: LastNight?, _ weight: Record?) -> [StyledText] {
    let parts = [glucose.flatMap(text), night.map(text), weight?.number("value").map { "\("\($0)")" }]
    let line = parts.compactMap { $0 }.joined(separator: " · ")
    return line.isEmpty ? [] : [line]
  }

  /// Whether no record of a month that could not be read can be newer.
  private func isLast(_ record: Record, besides gaps: [Gap]) -> Bool {
    guard let month = anchor(of: record)?.date.monthName else { return gaps.isEmpty }
    return gaps.allSatisfy { $0.month.map { $0 < month } ?? false }
  }

  /// The newest record of a kind, unless it is older than these days, today among them.
  private mutating func latest(_ kind: Kind, days: Int) throws(Failure) -> Record? {
    try newest(kind, 1).first { isWithin(days, $0) }
  }

  /// Up to `count` records, from the newest; no more documents are read than hold them.
  private mutating func newest(_ kind: Kind, _ count: Int) throws(Failure) -> [Record] {
    let now = now.instant
    return try withStore { store throws(StorageError) in
      var found: [Record] = []
      _ = try store.latestRecord(of: kind.name, notAfter: now) { record in
        found.append(record)
        return found.count == count
      }
      return found
    }
  }

  private func isWithin(_ days: Int, _ record: Record) -> Bool {
    anchor(of: record).map { $0.date > today().adding(days: -days) } ?? false
  }

  /// A record of today, read from this month's document alone.
  private mutating func ofToday(_ kind: Kind, where keep: (Record) -> Bool) throws(Failure) -> [Record] {
    let (today, now) = (today(), now.instant)
    return try withStore { store throws(StorageError) in
      try store.records(of: kind.name, in: DateRange(today, today), accepting: keep)
        .filter { $0.seconds <= now.seconds }.map(\.record)
    }
  }
}

// MARK: - Glucose

extension Session {
  private mutating func lastGlucose() throws(Failure) -> LastGlucose? {
    let zone = documentZone
    let readings = try newest(.glucose, 2) + newest(.cgm, 2).flatMap { $0.sensorReadings(in: zone) }
    let timed = readings.compactMap { record in anchor(of: record).map { (time: $0.instant, record) } }
      .filter { $0.time <= now.instant }.sorted { $0.time > $1.time }
    guard let (time, last) = timed.first, isWithin(7, last) else { return nil }
    let trend = timed.dropFirst().first.flatMap { earlier -> GlucoseTrend? in
      guard let from = Self.milligrams(earlier.1), let to = Self.milligrams(last) else { return nil }
      return GlucoseTrend(from: from, to: to, seconds: time.seconds(since: earlier.time))
    }
    return LastGlucose(record: last, trend: trend)
  }

  private static func milligrams(_ record: Record) -> Double? {
    guard let reading = GlucoseReading(record), reading.bound == nil else { return nil }
    return reading.value.map(reading.unit.milligrams)
  }

  /// `112 ↗ 07:05`, `LO Fri`.
  private func text(_ glucose: LastGlucose) -> StyledText? {
    guard let reading = GlucoseReading(glucose.record), let anchor = anchor(of: glucose.record) else {
      return nil
    }
    let number = glucose.record.number("value").map { "\($0)" }
    let value =
      switch reading.bound {
      case .low: number.map { "<\($0)" } ?? "LO"
      case .high: number.map { ">\($0)" } ?? "HI"
      case nil: number ?? ""
      }
    let band = reading.band(on: settings.glucoseScale)
    let arrow = glucose.trend.map { " \($0.arrow)" } ?? ""
    return "\(value, band.style)\(arrow) \(shortTime(anchor))"
  }

  /// The clock time, or the weekday of another day than today.
  private func shortTime(_ anchor: Anchor) -> String {
    if case .time(let time) = anchor, time.date == today() { return time.clock.short }
    return anchor.date.weekday.short
  }

  private static func json(_ glucose: LastGlucose) -> JSONValue {
    let trend: JSONValue = glucose.trend.map { .string($0.rawValue) } ?? .null
    return .object([
      JSONMember("latest", Value.group(glucose.record.members).json), JSONMember("trend", trend),
    ])
  }
}

extension Record {
  /// The readings of a sensor's hour, each as a record of its own.
  fileprivate func sensorReadings(in zone: Zone) -> [Record] {
    guard let start = time("time", in: zone), let unit = self["unit"], let every = number("every")?.whole,
      1...3600 ~= every
    else { return [] }
    return (self["values"]?.list ?? []).enumerated().compactMap { place, value in
      guard value.number != nil else { return nil }
      let time = OffsetTime(start.instant.adding(seconds: place * every), offset: start.offset)
      let members = [Member("time", .text("\(time)")), Member("value", value), Member("unit", unit)]
      return Record(kind: Kind.glucose.name, members: members)
    }
  }
}

// MARK: - Sleep, and what is missing

/// The sleep that ended today, its parts together.
private struct LastNight {
  var minutes: Double
  var quality: Quality?
}

extension Session {
  private mutating func lastNight() throws(Failure) -> LastNight? {
    let zone = documentZone
    let parts = try ofToday(.sleep) { $0["nap"]?.flag != true && Night.minutesAsleep($0, zone) != nil }
    guard !parts.isEmpty else { return nil }
    return LastNight(
      minutes: parts.compactMap { Night.minutesAsleep($0, zone) }.reduce(0, +),
      quality: parts.compactMap(Quality.init).last)
  }

  /// `7 h 53 ●●●●○`.
  private func text(_ night: LastNight) -> StyledText {
    let dots = night.quality.map { " " + Bar($0.filled, of: Quality.allCases.count).text(world.glyphs) }
    return "\(Shown.minutes(night.minutes))" + (dots ?? "")
  }

  private static func json(_ night: LastNight) -> JSONValue {
    .object([
      JSONMember("minutes", .rounded(night.minutes)),
      JSONMember("quality", night.quality.map { .number("\($0.rawValue)") } ?? .null),
    ])
  }

  /// What is expected every day and not there yet; what stands in a document that cannot be used nobody knows.
  private mutating func missing() throws(Failure) -> (words: [String], gaps: [Gap]) {
    let fasting = try lacking { session throws(Failure) in
      try session.ofToday(.glucose) { $0.text("context") == "fasting" }
    }
    let night = try lacking { session throws(Failure) in try session.lastNight() }
    let words = [
      fasting.found.isEmpty && fasting.gaps.isEmpty ? "fasting" : nil,
      night.found == nil && night.gaps.isEmpty ? "night" : nil,
    ]
    return (words.compactMap(\.self), fasting.gaps + night.gaps)
  }

  fileprivate mutating func missingReply() throws(Failure) -> Reply {
    let missing = try missing()
    let words = missing.words
    let lines: [StyledText] = words.isEmpty ? [] : ["missing: \(words.joined(separator: ", "))"]
    let reply = Reply(
      lines, json: .object([JSONMember("missing", .array(words.map { .string($0) }))]),
      status: words.isEmpty ? .done : .notDone)
    return telling(missing.gaps, beside: reply)
  }
}
