import CivilTime
import HealthLog
import JSONText
import Storage
import Testing

@testable import vitals_bench

@Suite("Records that stand for themselves")
struct SingleRecordTests {
  private static let year = Year(seed: 1)

  private func lines(_ records: [Record]) -> [String] { records.map { "\(Value.group($0.members).json)" } }

  @Test("are the results of the lab")
  func a1c() {
    #expect(
      lines(Blood.a1c(of: Self.year)) == [
        #"{"time": "2025-11-12T17:00:00+01:00", "value": 7.9, "unit": "%", "note": "that is why I log now"}"#,
        #"{"time": "2026-02-11T16:25:00+01:00", "value": 7.3, "unit": "%"}"#,
        #"{"time": "2026-05-20T16:50:00+02:00", "value": 6.8, "unit": "%", "note": "Dr. Özdemir is happy 😊"}"#,
        #"{"time": "2026-09-16T16:40:00+02:00", "value": 6.4, "unit": "%"}"#,
      ])
  }

  @Test("are two heights, the measured one the lesser")
  func heights() {
    #expect(
      lines(Body.heights(of: Self.year)) == [
        #"{"time": "2025-11-01T09:13:00+01:00", "value": 180, "unit": "cm", "note": "from my ID card"}"#,
        #"{"time": "2026-05-20T09:26:00+02:00", "value": 178.5, "unit": "cm", "note": "measured at Dr. Özdemir's"}"#,
      ])
  }

  @Test("are ketones in the fever")
  func ketones() {
    #expect(
      lines(Remedies.ketones(of: Self.year)) == [
        #"{"time": "2026-03-10T20:22:00+01:00", "value": 0.4, "note": "leaflet says to check with fever"}"#,
        #"{"time": "2026-03-11T20:40:00+01:00", "value": 0.6}"#,
        #"{"time": "2026-03-13T20:31:00+01:00", "value": 0.2}"#,
      ])
  }

  @Test("are readings with a story, each on its day")
  func incidents() throws {
    let day = try Day.named("2026-08-16")
    #expect(
      lines((Incident.all["2026-08-16"] ?? []).map { $0.record(on: day) }) == [
        #"{"time": "2026-08-16T11:24:00+02:00", "bound": "low", "note": "LO after 15 km – cold sweat, juice and dextrose", "tags": ["hypo"]}"#,
        #"{"time": "2026-08-16T11:39:00+02:00", "value": 76, "unit": "mg/dL", "context": "other", "note": "better, sitting down"}"#,
        #"{"time": "2026-08-16T12:10:00+02:00", "value": 118, "unit": "mg/dL", "context": "other", "note": "fine again"}"#,
      ])
  }

  @Test("are pages of a diary in the order of the days")
  func diary() {
    let pages = Diary.records(of: Self.year)
    #expect(pages.count == 33)
    #expect(
      lines(pages).first
        == #"{"time": "2025-11-01T20:36:00+01:00", "text": "first day of the log. Type 2, says Dr. Özdemir; let's see what a year of numbers does"}"#
    )
    #expect(pages.map(\.day) == pages.map(\.day).sorted())
  }
}

@Suite("Records with a rhythm")
struct RhythmRecordTests {
  private static let year = Year(seed: 1)

  @Test("weigh every two or three days, and lose eight kilos slowly")
  func weights() {
    let records = Body.weights(of: Self.year)
    let kilograms = records.compactMap { $0.number("value")?.double }
    #expect(130...170 ~= records.count)
    #expect(kilograms.allSatisfy { 86...98 ~= $0 })
    #expect(6...10 ~= mean(Array(kilograms.prefix(12))) - mean(Array(kilograms.suffix(12))))
    let fat = records.compactMap { $0.number("fat")?.double }
    #expect(records.count / 3...records.count / 2 ~= fat.count)
    #expect(fat.allSatisfy { 24.5...32 ~= $0 })
  }

  @Test("measure the waist on the first Sunday of each month")
  func waists() {
    let days = Body.waists(of: Self.year).map(\.day)
    #expect(days.count == 12)
    #expect(days.allSatisfy { CivilDate($0).map { $0.weekday == .sunday && $0.day <= 7 } == true })
  }

  @Test("measure blood pressure on Sundays, and it falls")
  func pressure() {
    let records = Blood.pressure(of: Self.year)
    let systolic = records.compactMap { $0.number("systolic")?.double }
    #expect(records.allSatisfy { CivilDate($0.day)?.weekday == .sunday })
    #expect(46...52 ~= records.count)
    #expect(mean(Array(systolic.prefix(10))) > mean(Array(systolic.suffix(10))) + 7)
  }

  @Test("count pulse and steps only since the watch came")
  func watch() {
    let records = Blood.pulses(of: Self.year) + Daily.steps(of: Self.year)
    #expect(records.map(\.day).min() == "2025-12-27")
    #expect(
      Daily.steps(of: Self.year).compactMap { $0.number("value")?.whole }.allSatisfy { 600...30_000 ~= $0 })
  }

  @Test("ask for the mood in five months", arguments: [2, 4, 5, 7, 8, 9, 12])
  func moods(_ month: Int) {
    let months = Daily.moods(of: Self.year).compactMap { CivilDate($0.day)?.month }
    #expect(!months.contains(month))
    #expect(Set(months) == [1, 3, 6, 10, 11])
  }

  @Test("drink on hot days and weigh plates for two weeks")
  func intake() {
    #expect(
      Intake.water(of: Self.year).allSatisfy { record in Story.hotDays.contains { $0.contains(record.day) } })
    #expect(Intake.carbs(of: Self.year).allSatisfy { Story.carbCounting.contains($0.day) })
    #expect(35...42 ~= Intake.carbs(of: Self.year).count)
  }

  @Test("take tablets together that are due together")
  func meds() {
    let morning = Remedies.meds(of: Self.year).filter { $0.day == "2026-02-20" && $0.clock < "10:00" }
    #expect(morning.compactMap { $0.text("text") } == ["metformin", "empagliflozin"])
    #expect(Set(morning.map(\.clock)).count == 1)
  }

  @Test("have a fever that rises for three days and falls for five")
  func temperatures() {
    let evenings = Remedies.temperatures(of: Self.year).filter { $0.clock > "18:00" }
    let degrees = evenings.compactMap { $0.number("value")?.double }
    #expect(degrees.count == 8)
    #expect(degrees.max() == degrees[2])
    #expect(degrees.last.map { $0 < 37.2 } == true)
  }

  @Test("wear a sensor for ten days in April, from its warm-up to the shower")
  func sensor() throws {
    let records = SensorTrial.records(of: Self.year)
    #expect(records.first?.text("time") == "2026-04-20T09:14:21+02:00")
    #expect(records.last.map { $0.day == "2026-04-29" && $0.clock >= "20:00" } == true)
    #expect(225...229 ~= records.count)
    let readings = records.flatMap { SensorHour.readings(of: $0) }
    #expect(readings.allSatisfy { 60...260 ~= $0 })
    #expect(120...160 ~= mean(readings))
  }
}
