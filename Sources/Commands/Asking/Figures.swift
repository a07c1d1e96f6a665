internal import CivilTime
internal import HealthLog
internal import JSONText
internal import Storage

/// What is to be said of one kind over some days.
struct Figures: Sendable {
  var kind: Kind
  /// What it is about, where that is not the kind alone: an exercise.
  var exercise: Exercise?
  /// What of the exercise the figures are of.
  var measured: ExerciseFigure?
  var range: DateRange
  /// One number a day.
  var series: DaySeries
  /// Over the values, oldest first, in the canonical unit.
  var tally: Tally
  /// Records, those that have no value among them.
  var count: Int
  var latest: Record?
  /// The months that could not be read for it.
  var gaps: [Gap] = []
  /// Readings in each band, of glucose alone.
  var bands: GlucoseTally?

  var name: String { exercise?.name ?? kind.name }
}

extension Session {
  /// The figures of a noun over the days that were asked for, or its own.
  mutating func figures(_ noun: Noun, _ range: DateRange?) throws(Failure) -> Figures {
    let range = narrowed(range ?? .last(noun.span, endingOn: today()))
    switch noun {
    case .exercise(let exercise): return try figures(of: exercise, range)
    case .kind(let kind) where kind.name == Kind.bmi.name: return try bodyMassFigures(range)
    case .kind(let kind):
      var figures = try figures(of: kind, range)
      figures.latest = try latest(of: kind, in: range)
      return figures
    }
  }

  /// The same of what can be read, with the months that could not be.
  mutating func figuresOfReadable(_ noun: Noun, _ range: DateRange?) throws(Failure) -> Figures {
    let (figures, gaps) = try lacking { session throws(Failure) in try session.figures(noun, range) }
    var found = figures
    found.gaps = gaps
    return found
  }

  /// What the picture shows that stands beside an entry: no more of the figures than that.
  mutating func picturedFigures(_ noun: Noun) throws(Failure) -> Figures {
    guard case .kind(let kind) = noun, kind.name != Kind.bmi.name else { return try figures(noun, nil) }
    return try figures(of: kind, narrowed(.last(noun.span, endingOn: today())), forPicture: true)
  }

  /// Days that are not over yet are not asked about.
  private func narrowed(_ range: DateRange) -> DateRange {
    range.isAll || range.to <= today() || range.from > today() ? range : DateRange(range.from, today())
  }

  private mutating func figures(
    of kind: Kind, _ range: DateRange, forPicture: Bool = false
  ) throws(Failure) -> Figures {
    let none = RunningFigures(kind, range, settings, forPicture: forPicture)
    let figures = try withStore { store throws(StorageError) in
      try store.reduce(of: kind.name, in: range, into: none) { $0.add($1, $2) }
    }
    return Figures(
      kind: kind, range: range, series: figures.days.series, tally: figures.tally, count: figures.count,
      bands: figures.bands)
  }

  private mutating func latest(of kind: Kind, in range: DateRange) throws(Failure) -> Record? {
    let end = min(now.instant, Self.end(of: range))
    return try withStore { store throws(StorageError) in
      let zone = store.zone
      return try store.latestRecord(of: kind.name, notAfter: end) { record in
        kind.anchor(of: record, in: zone).map { $0.date <= range.to } ?? true
      }
    }
  }

  /// The last instant that belongs to the days, wherever on earth they were lived.
  private static func end(of range: DateRange) -> Instant {
    Instant(seconds: (Int64(range.to.dayNumber) + 1) * 86_400 + 14 * 3600)
  }

  private mutating func bodyMassFigures(_ range: DateRange) throws(Failure) -> Figures {
    let query = Query(noun: .kind(.bmi), range: range)
    return figures(.bmi, nil, range, try records(query, limit: .max)) { record in
      record.number("value")?.double
    }
  }

  /// The heaviest set of an exercise, or its longest where it has no weight, session by session.
  private mutating func figures(of exercise: Exercise, _ range: DateRange) throws(Failure) -> Figures {
    let query = Query(noun: .exercise(exercise), range: range)
    let found = try records(query, limit: .max)
    let measured = ExerciseFigure(exercise, in: found.map(\.record))
    var figures = figures(.workout, exercise, range, found, measured.value)
    figures.measured = measured
    return figures
  }

  private func figures(
    _ kind: Kind, _ exercise: Exercise?, _ range: DateRange, _ records: [StoredRecord],
    _ figure: (Record) -> Double?
  ) -> Figures {
    let values = records.compactMap { record -> DatedValue? in
      guard let anchor = anchor(of: record.record), let value = figure(record.record) else { return nil }
      return DatedValue(anchor, value)
    }
    return Figures(
      kind: kind, exercise: exercise, range: range,
      series: DaySeries(values, over: range, by: exercise == nil ? kind.dayFigure : .max),
      tally: Tally(values.map(\.value)), count: records.count, latest: records.last?.record)
  }
}

extension Query {
  init(noun: Noun, range: DateRange) {
    self.noun = noun
    self.range = range
  }
}
