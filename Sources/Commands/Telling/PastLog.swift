internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import Storage
internal import Synchronization

extension Past {
  /// What an entry may ask of the records: each question reads the documents that it needs, and no more.
  ///
  /// A document that cannot be used has no answer for it; the command that needs the document says why.
  init(_ log: PastLog) {
    self.init(
      latest: log.latest, latestSet: log.latestSet, bestWeight: log.bestWeight, mostAdded: log.mostAdded,
      nights: log.nights, nightsOfDate: log.nights(of:), openNight: log.openNight)
  }
}

/// The store while a line is read: what one question has read serves the next, and the command after them.
final class PastLog: Sendable {
  private let current: Mutex<Store>
  private let now: Instant
  /// Records that are on their way out: the log answers as if they were not there.
  private let gone: [Record]
  /// What stays of a workout that is among them.
  private let kept: Record?

  init(_ store: Store, now: Instant, without gone: [Record] = [], keeping kept: Record? = nil) {
    current = Mutex(store)
    (self.now, self.gone, self.kept) = (now, gone, kept)
  }

  /// The store, with what was read of it.
  var store: Store { current.withLock { $0 } }

  fileprivate func latest(_ kind: String) -> Record? {
    answer { store throws(StorageError) in
      try store.latestRecord(of: kind, notAfter: now) { !gone.contains($0) }
    }
  }

  fileprivate func latestSet(_ exercise: String) -> [Member]? {
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

  fileprivate func bestWeight(_ exercise: String, enough: Double) -> Double? {
    best(enough: enough) { HealthLog.Session.heaviest(of: $0)[exercise] }
  }

  fileprivate func mostAdded(_ exercise: String, enough: Double) -> Double? {
    best(enough: enough) { HealthLog.Session.mostAdded(of: $0)[exercise] }
  }

  /// From the newest session back: the last ones mostly had enough, and the years before need not be read then.
  private func best(enough: Double, _ load: (Record) -> Double?) -> Double? {
    answer { store throws(StorageError) in
      var best = kept.flatMap(load)
      _ = try store.latestRecord(of: Kind.workout.name, notAfter: Instant(seconds: .max)) { record in
        guard !gone.contains(record), let load = load(record) else { return false }
        best = max(best ?? load, load)
        return load >= enough
      }
      return best
    }
  }

  fileprivate func nights(from: Instant, to: Instant) -> [Record] {
    let kind = Kind.sleep
    let zone = current.withLock { $0.zone }
    // A night is at most a day long, and its document is that of its end.
    let days = DateRange(
      zone.time(at: from).date.adding(days: -1), zone.time(at: to).date.adding(days: 2))
    let records = answer { store throws(StorageError) in
      try store.records(of: kind.name, in: days).map(\.record)
    }
    return (records ?? []).filter { night in
      guard !gone.contains(night), let start = night.time("bed", in: zone) ?? night.time("asleep", in: zone),
        let end = night.time("wake", in: zone)
      else { return false }
      return start.instant < to && from < end.instant
    }
  }

  fileprivate func nights(of date: CivilDate) -> [Record] {
    let records = answer { store throws(StorageError) in
      try store.records(of: Kind.sleep.name, in: DateRange(date, date)).map(\.record)
    }
    return (records ?? []).filter { !gone.contains($0) }
  }

  fileprivate func openNight() -> Record? {
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

  private func answer<T: Sendable>(_ question: (inout Store) throws(StorageError) -> T?) -> T? {
    current.withLock { store in
      do throws(StorageError) { return try question(&store) } catch { return nil }
    }
  }
}
