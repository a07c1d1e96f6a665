internal import CivilTime
internal import Storage

/// Days without a story, each made from its number alone, so that a longer store holds the shorter ones.
struct SteadyLife: Sendable {
  /// The first instant behind all made stores: midnight of 1 November 2026 in Berlin.
  static let end = BerlinClock.time(LocalTime(CivilDate(dayNumber: endDay), .midnight)).instant
  static let endDay = CivilDate.dayNumber(year: 2026, month: 11, day: 1)

  /// The first instant of a month in Berlin, and the first of the next.
  static func instants(of document: DocumentName) -> (from: Instant, to: Instant) {
    let days = document.days
    let (from, to) = (LocalTime(days.from, .midnight), LocalTime(days.to.adding(days: 1), .midnight))
    return (BerlinClock.time(from).instant, BerlinClock.time(to).instant)
  }

  let seed: UInt64

  struct Day: Equatable, Sendable {
    let number: Int
    /// Minutes of the day; below 0 they are on the evening before.
    let bed: Int
    let wake: Int
    /// The minutes of breakfast, lunch and dinner.
    let meals: [Int]
    let rises: [Int]
    let level: Int

    var date: CivilDate { CivilDate(dayNumber: number) }

    func time(_ minute: Int) -> OffsetTime {
      BerlinClock.time(LocalTime(date, .midnight).adding(seconds: minute * 60))
    }

    /// Minutes on the wall since 1970.
    func minute(_ minute: Int) -> Int { number * 1440 + minute }
  }

  func day(_ number: Int) -> Day {
    var random = SeededRandom(seed: seed, "steady day", number)
    let isFree = CivilDate(dayNumber: number).weekday.rawValue > 4
    let wake = (isFree ? 465 : 395) + random.spread(14)
    return Day(
      number: number, bed: (isFree ? -35 : -75) + random.spread(18), wake: wake,
      meals: [wake + 40, (isFree ? 800 : 750) + random.spread(12), 1145 + random.spread(20)],
      rises: [52, 58, 66].map { $0 + random.spread(14) }, level: Self.level(number) + random.spread(7))
  }

  /// Better and worse times take turns, four hundred days each.
  private static func level(_ day: Int) -> Int { 104 + abs(day % 800 - 400) / 14 }

  /// The blood glucose of all these days.
  func curve(of days: ClosedRange<Int>) -> GlucoseCurve {
    // What was eaten on the evening before reaches into the first day.
    var curve = GlucoseCurve(from: days.lowerBound - 1)
    for day in (days.lowerBound - 1...days.upperBound).map(day) {
      let dawn = Bend(start: day.minute(200), height: 18, rise: 200, length: 600)
      curve.append(
        level: day.level,
        [dawn]
          + zip(day.meals, day.rises).map { Bend(start: day.minute($0), height: $1, rise: 60, length: 215) })
    }
    return curve
  }
}
