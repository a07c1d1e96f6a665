internal import CivilTime
internal import HealthLog

/// What was taken, and what the thermometer and the strips said in the cold.
enum Remedies {
  /// A course of tablets, written down until taking them was a habit.
  private struct Course {
    let name: String
    let milligrams: Int
    let days: ClosedRange<String>
    /// Minutes after getting up.
    let hours: [Int]
  }

  private static let courses = [
    Course(name: "metformin", milligrams: 500, days: "2025-11-13"..."2025-12-02", hours: [45, 750]),
    Course(name: "metformin", milligrams: 1000, days: "2026-02-12"..."2026-02-24", hours: [45, 750]),
    Course(name: "empagliflozin", milligrams: 10, days: "2026-02-12"..."2026-03-05", hours: [45]),
    Course(name: "paracetamol", milligrams: 500, days: "2026-03-10"..."2026-03-13", hours: [60, 420, 800]),
    Course(name: "metformin", milligrams: 1000, days: "2026-10-12"..."2026-10-31", hours: [45]),
  ]

  static func meds(of year: Year) -> [Record] {
    courses.flatMap { course in
      year.written.filter { course.days.contains("\($0.date)") }.flatMap { doses(of: course, on: $0, year) }
    } + nowAndThen(of: year)
  }

  /// What is taken at one time is taken together, and forgotten together.
  private static func doses(of course: Course, on day: Day, _ year: Year) -> [Record] {
    course.hours.compactMap { minute in
      var random = year.random("dose at \(minute)", day)
      guard random.chance(percent: 91) else { return nil }
      return dose(course.name, course.milligrams, day.time(day.night.wake + minute + random.spread(8)))
    }
  }

  private static func dose(_ name: String, _ milligrams: Int, _ time: OffsetTime, note: String? = nil)
    -> Record
  {
    Record(
      "meds",
      [
        "time": .time(time), "text": .text(name), "dose": .whole(milligrams), "unit": .text("mg"),
        "note": note.map(Value.text),
      ])
  }

  /// A tablet for the head, every few weeks.
  private static func nowAndThen(of year: Year) -> [Record] {
    var reasons = Deck(
      ["headache", "back", "knee after squats", "tooth", "slept crooked"], seed: year.seed, "pain")
    return year.written.compactMap { day in
      var random = year.random("pain", day)
      guard day.course == .ordinary, random.chance(percent: 5) else { return nil }
      return dose("ibuprofen", 400, day.time(random.whole(600...1260)), note: reasons.deal(on: day.date))
    }
  }

  /// Tenths of a degree in the morning and in the evening of each day of the cold.
  private static let fever = [
    (371, 379), (382, 391), (386, 393), (381, 388), (377, 381), (372, 376), (369, 371), (366, 368),
  ]

  static func temperatures(of year: Year) -> [Record] {
    year.written.flatMap { day -> [Record] in
      guard case .sick(let number) = day.course, fever.indices.contains(number) else { return [] }
      var random = year.random("temperature", day)
      return [(day.night.wake + 20, fever[number].0), (1215, fever[number].1)].map { minute, tenths in
        Record(
          "temperature",
          [
            "time": .time(day.time(minute + random.spread(12))), "value": .tenths(tenths + random.spread(1)),
            "unit": .text("°C"), "note": tenths == 393 ? .text("shivering, off to bed 🤒") : nil,
          ])
      }
    }
  }

  /// The tablets that let sugar out with the water ask for a look at ketones in a fever.
  static func ketones(of year: Year) -> [Record] {
    Visit.records(
      of: year,
      [
        "2026-03-10": Visit(
          "ketones", at: 1222, ["value": .tenths(4), "note": .text("leaflet says to check with fever")]),
        "2026-03-11": Visit("ketones", at: 1240, ["value": .tenths(6)]),
        "2026-03-13": Visit("ketones", at: 1231, ["value": .tenths(2)]),
      ])
  }
}
