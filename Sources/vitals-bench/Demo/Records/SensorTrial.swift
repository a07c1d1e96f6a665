internal import CivilTime
internal import HealthLog

/// Ten days with a sensor lent by the practice; a record is one hour, as an import makes it.
enum SensorTrial {
  private static let every = 300
  /// A sensor warms up for an hour after it was put on.
  private static let firstReading = "2026-04-20T09:14:21+02:00"
  /// It came off in the shower.
  private static let lastReading = "2026-04-29T20:55:00+02:00"

  static func records(of year: Year) -> [Record] {
    guard let first = SpelledTime(firstReading)?.resolved(in: .utc).instant,
      let last = SpelledTime(lastReading)?.resolved(in: .utc).instant
    else { return [] }
    return SensorReadings.records(from: first, to: last, every: every, source: "LibreView") {
      year.sensor(at: $0)
    }
  }
}

extension Year {
  /// What the sensor sends: later than the blood by some minutes, low when slept upon, and now and then nothing.
  fileprivate func sensor(at instant: Instant) -> Int? {
    let local = BerlinClock.time(at: instant).local
    let day = local.date.dayNumber - Story.firstDay
    var random = SeededRandom(seed: seed, "sensor", Int(instant.seconds / 300))
    guard day < days.count, random.below(160) > 0, !isOutOfReach(instant) else { return nil }
    let pressed = isSleptUpon(local) ? 28 : 0
    return glucose(at: local.clock.secondOfDay / 60 - 8, of: days[day]) - pressed + random.spread(3)
  }

  /// Some nights have twenty minutes in which the arm lay upon it.
  private func isSleptUpon(_ local: LocalTime) -> Bool {
    var random = SeededRandom(seed: seed, "arm", local.date.dayNumber)
    let start = random.whole(30...280)
    return random.chance(percent: 35) && start..<start + 25 ~= local.clock.secondOfDay / 60
  }

  /// Some afternoons the phone stayed at home.
  private func isOutOfReach(_ instant: Instant) -> Bool {
    let hour = Int(instant.seconds / 3600)
    var random = SeededRandom(seed: seed, "phone", hour)
    return hour % 24 > 7 && random.chance(percent: 3) && instant.seconds % 3600 > 1500
  }
}
