internal import CivilTime
internal import HealthLog

/// The nights that were written down, and the naps.
struct Nights: Sendable {
  private let year: Year
  private var good: Deck
  private var bad: Deck
  private var sick: Deck

  private init(_ year: Year) {
    self.year = year
    good = Self.goodNights(seed: year.seed)
    bad = Self.badNights(seed: year.seed)
    sick = Self.sickNights(seed: year.seed)
  }

  static func records(of year: Year) -> [Record] {
    var nights = Nights(year)
    return year.written.flatMap { day in [nights.night(day), nights.nap(day)].compactMap { $0 } }
  }

  private mutating func night(_ day: Day) -> Record? {
    var random = year.random("sleep", day)
    let isKept = Story.clockChanges.contains("\(day.date)")
    guard isKept || random.chance(percent: day.course == .away ? 25 : 94) else { return nil }
    let style = isKept ? 60 : random.below(100)
    let quality: Value? = random.chance(percent: 88) ? .whole(day.night.quality) : nil
    let (note, tags) = remark(day, &random)
    return style < 4
      ? lengthOnly(day, quality, note)
      : times(day, isDetailed: style < 34, hasOut: style < 12, quality, note, tags)
  }

  /// A night of which only the hours were remembered.
  private func lengthOnly(_ day: Day, _ quality: Value?, _ note: Value?) -> Record {
    let minutes = (day.night.wake - day.night.asleep).divided(by: 15) * 15
    return Record(
      "sleep", ["date": .text("\(day.date)"), "minutes": .whole(minutes), "quality": quality, "note": note])
  }

  private func times(
    _ day: Day, isDetailed: Bool, hasOut: Bool, _ quality: Value?, _ note: Value?, _ tags: Value?
  ) -> Record {
    let night = day.night
    return Record(
      "sleep",
      [
        "wake": time(night.wake, day), "bed": time(night.bed, day),
        "asleep": isDetailed ? time(max(night.bed + 5, night.asleep), day) : nil,
        "out": hasOut ? time(night.out + 5, day) : nil,
        "awake": isDetailed && night.awake > 0 ? .whole(max(5, night.awake.divided(by: 5) * 5)) : nil,
        "quality": quality, "note": note, "tags": tags,
      ])
  }

  /// A clock as it is read in bed: to five minutes.
  private func time(_ minute: Int, _ day: Day) -> Value { .time(day.time(minute.divided(by: 5) * 5)) }

  private mutating func nap(_ day: Day) -> Record? {
    var random = year.random("nap", day)
    let likely = day.isSick ? 60 : day.course == .away ? 30 : day.date.weekday == .sunday ? 24 : 0
    guard random.chance(percent: likely) else { return nil }
    let bed = (840 + random.spread(30)).divided(by: 5) * 5
    let minutes = day.isSick ? random.whole(9...20) * 5 : random.whole(4...11) * 5
    let note: Value? = day.isSick ? nil : random.chance(percent: 25) ? .text("on the sofa") : nil
    return Record(
      "sleep",
      ["wake": .time(day.time(bed + minutes)), "bed": .time(day.time(bed)), "nap": .flag(true), "note": note])
  }
}

// MARK: Remarks

extension Nights {
  private mutating func remark(_ day: Day, _ random: inout SeededRandom) -> (note: Value?, tags: Value?) {
    let quality = day.night.quality
    if Story.clockChanges.contains("\(day.date)") { return (.text("clocks changed"), nil) }
    if day.isSick {
      return (random.chance(percent: 60) ? .text(sick.deal(on: day.date)) : nil, .tags(["sick"]))
    }
    if quality <= 2, random.chance(percent: 55) { return (.text(bad.deal(on: day.date)), nil) }
    if quality == 5, random.chance(percent: 16) { return (.text(good.deal(on: day.date)), nil) }
    return (nil, nil)
  }

  private static func goodNights(seed: UInt64) -> Deck {
    Deck(
      [
        "slept like a stone", "window open, cool", "no alarm 🙂", "read instead of phone", "deep, no dreams",
        "rain on the roof", "early to bed pays", "out like a light",
      ], seed: seed, "good nights")
  }

  private static func badNights(seed: UInt64) -> Deck {
    Deck(
      [
        "woke at 3, thinking about work", "dog next door barked", "late coffee", "neighbours' party",
        "leg cramp, magnesium?", "up twice for the toilet", "phone in bed, my own fault", "full moon 🌕",
        "bin lorry at five", "late pizza, heartburn", "two beers, woke at four", "nervous about the talk",
      ],
      warm: ["too warm", "mosquito!", "street music until two"],
      cold: ["storm, shutters banging", "heating too high"], seed: seed, "bad nights")
  }

  private static func sickNights(seed: UInt64) -> Deck {
    Deck(
      [
        "coughing", "fever, sweated through two shirts", "nose blocked", "slept half sitting", "headache",
        "only woke once", "cough syrup helps",
      ], seed: seed, "sick nights")
  }
}
