internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import Storage

/// What readings do to the store: new records, sets for a session that is under way, a night that is closed.
struct Saving: Sendable {
  /// A reading on its way, and what it becomes.
  struct Item: Sendable {
    var reading: Reading
    var change: RecordChange
    /// The id of the record that it is part of, where that is there already.
    var joins: String?
  }

  private(set) var items: [Item] = []
  /// Readings that are there already, with the records that say so.
  private(set) var already: [(reading: Reading, record: StoredRecord)] = []

  var changes: [RecordChange] { items.map(\.change) }
}

extension Session {
  /// Sets out what `readings` do; unless `again`, what is there already is left out.
  ///
  /// Sets join `session` where it is given, else the one that is under way.
  mutating func saving(
    _ readings: [Reading], again: Bool, into session: StoredRecord? = nil
  ) throws(Failure) -> Saving {
    var saving = Saving()
    for reading in Self.mergingSets(readings) {
      if !again, let same = try sameRecord(as: reading) {
        saving.skip(reading, same)
      } else {
        saving.add(try item(reading, into: session))
      }
    }
    return saving
  }

  private mutating func item(
    _ reading: Reading, into session: StoredRecord?
  ) throws(Failure) -> Saving.Item {
    if let id = reading.replaces?.id, let night = try openNight(id) {
      return Saving.Item(
        reading: reading, change: .edit(id: night.id, in: night.document, Self.closing(with: reading.record)),
        joins: night.id)
    }
    if let session = try sessionToJoin(reading.record, session) {
      return Saving.Item(
        reading: reading, change: .edit(id: session.id, in: session.document, Self.joining(reading.record)),
        joins: session.id)
    }
    return Saving.Item(reading: reading, change: .add(reading.record))
  }

  private mutating func sessionToJoin(_ record: Record, _ session: StoredRecord?) throws(Failure)
    -> StoredRecord?
  {
    guard record.kind == Kind.workout.name else { return nil }
    if let session { return session }
    return try sessionUnderWay(for: record)
  }

  private mutating func openNight(_ id: String) throws(Failure) -> StoredRecord? {
    try withStore { store throws(StorageError) in try store.records(withID: id).first }
  }

  /// The night with what its end has told.
  private static func closing(with record: Record) -> @Sendable (Record) -> Record? {
    { night in
      var closed = Record(kind: night.kind, members: record.members)
      for member in night.members where closed[member.name] == nil { closed.members.append(member) }
      return closed
    }
  }

  // MARK: - Sets

  /// Exercises of one line and one day are one workout.
  private static func mergingSets(_ readings: [Reading]) -> [Reading] {
    var merged: [Reading] = []
    for reading in readings {
      guard reading.record.kind == Kind.workout.name,
        let place = merged.firstIndex(where: { $0.isWorkout(of: reading.record.text("start")?.prefix(10)) })
      else {
        merged.append(reading)
        continue
      }
      merged[place].record = HealthLog.Session.joined(merged[place].record, with: reading.record)
      merged[place].inferred += reading.inferred.filter { !merged[place].inferred.contains($0) }
      merged[place].warnings += reading.warnings
      merged[place].text += ", " + reading.text
    }
    return merged
  }

  /// How long after its last set a session still takes one in, in seconds.
  private static let pause = 90 * 60

  /// The last session of the day, if its last set lies less than 90 minutes before these.
  private mutating func sessionUnderWay(for record: Record) throws(Failure) -> StoredRecord? {
    guard let start = record.time("start", in: documentZone) else { return nil }
    let day = DateRange(start.date, start.date)
    let sessions = try withStore { store throws(StorageError) in
      try store.records(of: Kind.workout.name, in: day)
    }
    guard let session = sessions.last(where: { $0.seconds <= start.instant.seconds }),
      let last = Self.lastSet(of: session.record, in: documentZone)
    else { return nil }
    return 0..<Self.pause ~= start.instant.seconds(since: last) ? session : nil
  }

  private static func lastSet(of record: Record, in zone: Zone) -> Instant? {
    let sets = HealthLog.Session.sets(of: record).compactMap { $0["time"]?.text.flatMap(SpelledTime.init) }
    let ends = [record.time("start", in: zone), record.time("end", in: zone)].compactMap { $0?.instant }
    return (sets.map { $0.resolved(in: zone).instant } + ends).max()
  }

  private static func joining(_ record: Record) -> @Sendable (Record) -> Record? {
    { session in HealthLog.Session.joined(session, with: record) }
  }

  // MARK: - The same twice

  /// A record that says the same of the same minute; sets may be repeated.
  private mutating func sameRecord(as reading: Reading) throws(Failure) -> StoredRecord? {
    let record = reading.record
    guard record.kind != Kind.workout.name, reading.replaces == nil,
      let kind = catalogue.kind(record.kind),
      let anchor = kind.anchor(of: record, in: documentZone)
    else { return nil }
    let others = try withStore { store throws(StorageError) in
      try store.records(of: kind.name, inMinuteOf: anchor.instant) { Self.isSame($0, record) }
    }
    return others.first
  }

  /// Whether two records say the same besides their times, in whatever order.
  private static func isSame(_ a: Record, _ b: Record) -> Bool {
    let (a, b) = (content(a), content(b))
    return a.count == b.count && a.allSatisfy(b.contains) && b.allSatisfy(a.contains)
  }

  private static func content(_ record: Record) -> [Member] {
    record.members.filter { $0.name != "id" && $0.name != "time" }
  }
}

extension Reading {
  /// Whether it is a workout that begins on a day, given as in documents.
  fileprivate func isWorkout(of day: Substring?) -> Bool {
    record.kind == Kind.workout.name && record.text("start")?.prefix(10) == day
  }
}

extension Saving {
  fileprivate mutating func add(_ item: Item) { items.append(item) }
  fileprivate mutating func skip(_ reading: Reading, _ record: StoredRecord) {
    already.append((reading, record))
  }
}
