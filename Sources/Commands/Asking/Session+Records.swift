internal import CivilTime
internal import HealthLog
internal import Storage

extension Session {
  /// The records that a question is about, from the oldest to the newest.
  mutating func records(_ query: Query, limit: Int) throws(Failure) -> [StoredRecord] {
    switch query.noun {
    case .exercise(let exercise):
      let range = query.range ?? .last(Kind.workout.span, endingOn: today())
      return try sessions(of: exercise, range, query.filters, limit)
    case .kind(let kind) where kind.name == Kind.bmi.name: return try bodyMassRecords(query, limit)
    case .kind(let kind):
      return try records(of: kind, query.range ?? .last(kind.span, endingOn: today()), query.filters, limit)
    case nil: return try recordsOfAll(query, limit)
    }
  }

  /// Records of every kind that is kept; a computed one is listed only by its name.
  private mutating func recordsOfAll(_ query: Query, _ limit: Int) throws(Failure) -> [StoredRecord] {
    var found: [StoredRecord] = []
    for kind in catalogue.kinds where kind.form != .derived {
      let range = query.range ?? .last(kind.span, endingOn: today())
      found += try records(of: kind, range, query.filters, limit)
    }
    return Array(found.sortedByTime().suffix(limit))
  }

  private mutating func records(
    of kind: Kind, _ range: DateRange, _ filters: [Filter], _ limit: Int,
    where keep: @escaping (Record) -> Bool = { _ in true }
  ) throws(Failure) -> [StoredRecord] {
    let shown = filters.isEmpty ? nil : kind.displayUnit(settings)
    let accepts = { (record: Record) in
      keep(record) && filters.allSatisfy { $0.accepts(record, of: kind, shown: shown) }
    }
    return try withStore { store throws(StorageError) in
      try store.records(of: kind.name, in: range, limit: limit, accepting: accepts)
    }
  }

  /// Sessions with an exercise; a number is asked of its own figure, which all of them tell.
  private mutating func sessions(
    of exercise: Exercise, _ range: DateRange, _ filters: [Filter], _ limit: Int
  ) throws(Failure) -> [StoredRecord] {
    let others = filters.filter { $0.limit == nil }
    let isAll = others.count == filters.count
    let found = try records(of: .workout, range, others, isAll ? limit : .max) { Self.has(exercise, $0) }
    if isAll { return found }
    let figure = ExerciseFigure(exercise, in: found.map(\.record))
    if !found.isEmpty, filters.contains(where: { $0.limit.map { figure.canonical($0) == nil } ?? false }) {
      throw .refused("unit", "\(exercise.name) is compared in \(figure.unit)")
    }
    let passing = found.filter { session in
      filters.allSatisfy { filter in
        filter.limit.map { filter.passes(figure.value(in: session.record), figure.canonical($0)) } ?? true
      }
    }
    return Array(passing.suffix(limit))
  }

  private static func has(_ exercise: Exercise, _ record: Record) -> Bool {
    HealthLog.Session.exercises(of: record).contains { $0.exercise == exercise.name }
  }

  /// Each weight with the height that held then, as records that answer to the weight's id.
  private mutating func bodyMassRecords(_ query: Query, _ limit: Int) throws(Failure) -> [StoredRecord] {
    let range = query.range ?? .last(Kind.bmi.span, endingOn: today())
    let weights = try records(of: .weight, range, [], limit)
    let heights = try self.heights()
    let zone = try withStore { store throws(StorageError) in store.zone }
    let derived = weights.compactMap { weight -> StoredRecord? in
      guard let index = heights.index(of: weight.record, in: zone), let time = weight.record["time"],
        let value = Number(rounding: index.value, places: 2)
      else { return nil }
      var derived = weight
      derived.record = Record(
        kind: Kind.bmi.name,
        members: [
          Member("time", time), Member("value", .number(value)), Member("unit", .text(Kind.bmi.figureUnit)),
          Member("class", .text(index.category.words)),
        ])
      return derived
    }
    return derived.filter { record in query.filters.allSatisfy { $0.accepts(record.record, of: .bmi) } }
  }

  /// All heights there are: a few lines in a life.
  mutating func heights() throws(Failure) -> Heights {
    let records = try records(of: .height, .all, [], .max)
    return try withStore { store throws(StorageError) in Heights(records.map(\.record), in: store.zone) }
  }
}
