internal import CivilTime
internal import HealthLog

/// The demo store: a year of a made-up person in the product's own documents.
struct Demo: Sendable {
  private typealias Log = @Sendable (Year) -> [Record]

  let seed: UInt64

  private static let logs: [(kind: Kind, log: Log)] = [
    (.glucose, MeterReadings.records), (.cgm, SensorTrial.records), (.a1c, Blood.a1c),
    (.ketones, Remedies.ketones), (.carbs, Intake.carbs), (.sleep, Nights.records), (.weight, Body.weights),
    (.height, Body.heights), (.waist, Body.waists), (.workout, Workouts.records), (.steps, Daily.steps),
    (.bp, Blood.pressure), (.pulse, Blood.pulses), (.temperature, Remedies.temperatures),
    (.water, Intake.water), (.mood, Daily.moods), (.meds, Remedies.meds), (.note, Diary.records),
  ]

  /// All its files; there is no folder `.vitals`, so that the store is read and not written until it is claimed.
  var files: [StoreFile] {
    let year = Year(seed: seed)
    return [StoreFile(settings: Self.settings)]
      + Self.logs.flatMap { kind, log in
        StoreFile.documents(log(year).filter { isOfTheYear($0, kind) }, of: kind, seed: seed)
      }
  }

  /// Bedtimes after midnight may fall on a day without records, or behind the last.
  private func isOfTheYear(_ record: Record, _ kind: Kind) -> Bool {
    guard let date = kind.anchor(of: record, in: .utc)?.date else { return false }
    return date <= Story.lastDay && !Story.gaps.contains("\(date)")
  }

  private static let settings: [Member] = [
    Member("zone", .text("Europe/Berlin")),
    Member(
      "glucose",
      .group([Member("unit", .text("mg/dL")), Member("range", .list([.whole(70), .whole(180)]))])),
    Member("sleep", .group([Member("goal", .whole(480))])),
  ]
}
