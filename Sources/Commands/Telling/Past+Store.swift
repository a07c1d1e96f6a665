internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import Storage

extension Past {
  /// What an entry may ask of the records: each question reads the documents that it needs, and no more.
  ///
  /// A document that cannot be used has no answer for it; the command that needs the document says why.
  init(_ store: Store, now: Instant, zone: Zone) {
    let log = PastLog(store: store, now: now)
    self.init(
      latest: log.latest, latestSet: log.latestSet, bestWeight: log.bestWeight, nights: log.nights,
      openNight: log.openNight)
  }
}

private struct PastLog: Sendable {
  /// As it was when the line was read; every question works on a copy.
  let store: Store
  let now: Instant

  func latest(_ kind: String) -> Record? {
    answer { store throws(StorageError) in try store.latestRecord(of: kind, notAfter: now) }
  }

  func latestSet(_ exercise: String) -> [Member]? {
    var found: [Member]?
    _ = answer { store throws(StorageError) in
      try store.latestRecord(of: Kind.workout.name, notAfter: now) { record in
        found = HealthLog.Session.exercises(of: record).last { $0.exercise == exercise }?.sets.last(
          where: Self.counts)
        return found != nil
      }
    }
    return found
  }

  private static func counts(_ set: [Member]) -> Bool {
    TrainingSet(set).counts && (set["reps"] ?? set["distance"] ?? set["seconds"]) != nil
  }

  func bestWeight(_ exercise: String) -> Double? {
    answer { store throws(StorageError) in
      try store.records(of: Kind.workout.name, in: .all)
        .compactMap { HealthLog.Session.heaviest(of: $0.record)[exercise] }.max()
    }
  }

  func nights(from: Instant, to: Instant) -> [Record] {
    let kind = Kind.sleep
    let zone = store.zone
    // A night is at most a day long, and its document is that of its end.
    let days = DateRange(
      zone.time(at: from).date.adding(days: -1), zone.time(at: to).date.adding(days: 2))
    let records = answer { store throws(StorageError) in
      try store.records(of: kind.name, in: days).map(\.record)
    }
    return (records ?? []).filter { night in
      guard let start = night.time("bed", in: zone) ?? night.time("asleep", in: zone),
        let end = night.time("wake", in: zone)
      else { return false }
      return start.instant < to && from < end.instant
    }
  }

  func openNight() -> Record? {
    answer { store throws(StorageError) in
      let found = try store.latest(of: Kind.sleep.name, notAfter: now) {
        $0["wake"] == nil && $0["minutes"] == nil
      }
      return found.map { night in
        var record = night.record
        record["id"] = .text(night.id)
        return record
      }
    } ?? nil
  }

  private func answer<T>(_ question: (inout Store) throws(StorageError) -> T?) -> T? {
    var store = store
    do throws(StorageError) { return try question(&store) } catch { return nil }
  }
}
