internal import CivilTime
internal import HealthLog
internal import Storage

/// Somebody who measures on every day of ten years what there is to measure.
struct CarefulPerson: Sendable {
  private let seed: UInt64
  private let days: ClosedRange<Int>
  private let life: SteadyLife
  private let curve: GlucoseCurve

  init(seed: UInt64, days: ClosedRange<Int>) {
    self.seed = seed
    self.days = days
    life = SteadyLife(seed: seed)
    curve = life.curve(of: days)
  }

  var documents: [DocumentName] {
    let months = Set(days.map { CivilDate(dayNumber: $0).monthName }).sorted()
    return ["glucose", "cgm", "sleep", "weight", "workout"].flatMap { kind in
      months.map { DocumentName(kind: kind, month: $0) }
    } + months.prefix(1).map { DocumentName(kind: "height", month: $0) }
  }

  /// The records of a document from the oldest to the newest.
  func records(for document: DocumentName) -> [Record] {
    let days = document.days.from.dayNumber...document.days.to.dayNumber
    return switch document.kind {
    case "cgm": sensor(SteadyLife.instants(of: document))
    case "sleep": days.map { night(life.day($0)) }
    case "weight": days.filter { $0 % 2 == 0 }.map { weight(life.day($0)) }
    case "height": [height(life.day(days.lowerBound))]
    case "workout": days.compactMap { workout(life.day($0)) }
    default: days.flatMap { meter(life.day($0)) }
    }
  }

  private func random(_ theme: String, _ day: SteadyLife.Day) -> SeededRandom {
    SeededRandom(seed: seed, theme, day.number)
  }
}

// MARK: Blood glucose

extension CarefulPerson {
  /// Six readings a day, and one at three in the night at the first of a month.
  private func meter(_ day: SteadyLife.Day) -> [Record] {
    var random = random("meter", day)
    let night = day.date.day == 1 ? [reading(180, of: day, "other", &random)] : []
    return night + [
      reading(day.wake + 12, of: day, "fasting", &random),
      reading(day.meals[0] + 120, of: day, "after meal", meal: "breakfast", minutesAfter: 120, &random),
      reading(day.meals[1] - 8, of: day, "before meal", meal: "lunch", &random),
      reading(day.meals[1] + 120, of: day, "after meal", meal: "lunch", minutesAfter: 120, &random),
      reading(day.meals[2] - 8, of: day, "before meal", meal: "dinner", &random),
      reading(1330, of: day, "bedtime", &random),
    ]
  }

  private func reading(
    _ minute: Int, of day: SteadyLife.Day, _ context: String, meal: String? = nil, minutesAfter: Int? = nil,
    _ random: inout SeededRandom
  ) -> Record {
    let value = max(45, curve.level(at: day.minute(minute)) + random.spread(6))
    return Record(
      "glucose",
      [
        "time": .time(day.time(minute)), "value": .whole(value), "unit": .text("mg/dL"),
        "context": .text(context), "meal": meal.map(Value.text),
        "minutesAfter": minutesAfter.map(Value.whole),
      ])
  }

  /// A sensor is changed every ten days and then warms up for an hour.
  private func sensor(_ month: (from: Instant, to: Instant)) -> [Record] {
    let last = month.to.adding(seconds: -1)
    return SensorReadings.records(from: month.from, to: last, every: 300, source: "sensor") { instant in
      let minute = BerlinClock.time(at: instant).local.minute
      let isWarmingUp = minute / 1440 % 10 == 0 && minute % 1440 / 60 == 10
      var random = SeededRandom(seed: seed, "sensor", Int(instant.seconds))
      guard !isWarmingUp, random.below(220) > 0 else { return nil }
      return max(45, curve.level(at: minute) + random.spread(3))
    }
  }
}

// MARK: The rest

extension CarefulPerson {
  private func night(_ day: SteadyLife.Day) -> Record {
    var random = random("night", day)
    let awake = random.chance(percent: 55) ? random.whole(5...50) : 0
    return Record(
      "sleep",
      [
        "wake": .time(day.time(day.wake)), "bed": .time(day.time(day.bed)),
        "asleep": .time(day.time(day.bed + random.whole(5...35))), "awake": awake > 0 ? .whole(awake) : nil,
        "quality": .whole(max(1, 5 - awake / 15 - random.below(2))),
      ])
  }

  private func weight(_ day: SteadyLife.Day) -> Record {
    var random = random("weight", day)
    // A year up and a year down between 78 and 84 kg.
    let trend = 780 + abs(day.number % 730 - 365) * 60 / 365
    return Record(
      "weight",
      [
        "time": .time(day.time(day.wake + 8)), "value": .tenths(trend + random.spread(4)),
        "unit": .text("kg"),
        "fat": random.chance(percent: 50) ? .tenths(215 + random.spread(8)) : nil,
      ])
  }

  /// Grown-up, and measured once.
  private func height(_ day: SteadyLife.Day) -> Record {
    Record("height", ["time": .time(day.time(day.wake + 9)), "value": .whole(178), "unit": .text("cm")])
  }

  /// Four sessions a week with few exceptions: five exercises of four sets.
  private func workout(_ day: SteadyLife.Day) -> Record? {
    var random = random("workout", day)
    guard [0, 2, 4, 5].contains(day.date.weekday.rawValue), random.chance(percent: 96) else { return nil }
    let isUpper = day.number / 7 % 2 == day.date.weekday.rawValue % 4 / 2
    let exercises = isUpper ? Self.upper : Self.lower
    // Forty weeks add a third to the weight, and a new block begins.
    let percent = 100 + day.number / 7 % 40 * 33 / 40
    let blocks = exercises.map { exercise in
      [GymSession.Part(exercise.name, sets(percent * exercise.load / 100, &random))]
    }
    return GymSession(blocks: blocks).record(from: day.time(1080), name: isUpper ? "upper" : "lower")
  }

  private func sets(_ load: Int, _ random: inout SeededRandom) -> [WorkSet] {
    let load = load.divided(by: 250) * 250
    let warmup = WorkSet(reps: 8, load: (load / 2).divided(by: 250) * 250, sort: .warmup)
    return [warmup]
      + (0..<3).map { _ in WorkSet(reps: random.whole(5...10), load: load, rpe: random.whole(14...19) * 5) }
  }

  private static let upper = [
    (name: "Bench Press", load: 6000), (name: "Barbell Row", load: 5500),
    (name: "Overhead Press", load: 4000),
    (name: "Lat Pulldown", load: 5000), (name: "Barbell Curl", load: 2500),
  ]
  private static let lower = [
    (name: "Squat", load: 8000), (name: "Romanian Deadlift", load: 7000), (name: "Leg Press", load: 12_000),
    (name: "Leg Curl", load: 4000), (name: "Calf Raise", load: 6000),
  ]
}
