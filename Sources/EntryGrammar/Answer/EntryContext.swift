package import CivilTime
package import HealthLog

/// What an entry is read against: the clock, the owner's choices, and what was recorded before.
package struct EntryContext: Sendable {
  /// The present, read anew for every line.
  package var now: OffsetTime
  /// The zone that stamps what is typed: the machine's.
  package var zone: Zone
  package var settings: Settings
  package var catalogue: Catalogue
  package var past: Past
  /// The day that a line such as `yesterday:` set for the lines after it.
  package var day: CivilDate?

  package init(
    now: OffsetTime, zone: Zone, settings: Settings, catalogue: Catalogue, past: Past = .none,
    day: CivilDate? = nil
  ) {
    self.now = now
    self.zone = zone
    self.settings = settings
    self.catalogue = catalogue
    self.past = past
    self.day = day
  }
}

extension EntryContext {
  /// The last moment that is not still to come: a clock may run a little ahead.
  package var latest: Instant { now.instant.adding(seconds: When.tolerance) }
}

/// Questions about the records that an entry may ask; each is answered only when it is asked.
package struct Past: Sendable {
  /// The last record of a kind that has a value, at or before the present.
  package var latest: @Sendable (_ kind: String) -> Record?
  /// The last set of an exercise that was done and has reps, distance or time.
  package var latestSet: @Sendable (_ exercise: String) -> [Member]?
  /// The heaviest weight of an exercise, in kg, or one that is `enough`.
  package var bestWeight: @Sendable (_ exercise: String, _ enough: Double) -> Double?
  /// The same of the weight that was added to the body's.
  package var mostAdded: @Sendable (_ exercise: String, _ enough: Double) -> Double?
  /// Nights that overlap the instants.
  package var nights: @Sendable (_ from: Instant, _ to: Instant) -> [Record]
  /// Nights and naps that ended on a day, those of which only the length is known among them.
  package var nightsOfDate: @Sendable (CivilDate) -> [Record]
  /// The night that was begun with `in bed` and is not closed.
  package var openNight: @Sendable () -> Record?

  package init(
    latest: @escaping @Sendable (String) -> Record?, latestSet: @escaping @Sendable (String) -> [Member]?,
    bestWeight: @escaping @Sendable (String, Double) -> Double?,
    mostAdded: @escaping @Sendable (String, Double) -> Double? = { _, _ in nil },
    nights: @escaping @Sendable (Instant, Instant) -> [Record],
    nightsOfDate: @escaping @Sendable (CivilDate) -> [Record] = { _ in [] },
    openNight: @escaping @Sendable () -> Record?
  ) {
    self.latest = latest
    self.latestSet = latestSet
    self.bestWeight = bestWeight
    self.mostAdded = mostAdded
    self.nights = nights
    self.nightsOfDate = nightsOfDate
    self.openNight = openNight
  }

  /// A log without a record.
  package static let none = Past(
    latest: { _ in nil }, latestSet: { _ in nil }, bestWeight: { _, _ in nil }, nights: { _, _ in [] },
    openNight: { nil })
}
