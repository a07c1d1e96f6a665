internal import CivilTime

/// Times that follow each other, put on the calendar: each is the first one behind the time before it.
///
/// The changes of the clocks are no concern here: this is what the wall shows.
struct SleepChain: Sendable {
  /// A time of a night and how freely it may be read.
  struct Point: Equatable, Sendable {
    var time: SleepTime
    /// It may be at the very moment of the one before: one can fall asleep as one lies down.
    var mayTouch = false
    /// The nearer of its two halves of the day is taken.
    var isFlexible = false
  }

  /// A point on the wall, with its days behind the first.
  struct Placed: Equatable, Sendable {
    var point: Point
    var clock: ClockTime
    var day: Int
  }

  private(set) var points: [Placed] = []

  init(_ points: [Point]) {
    for point in points { add(point) }
  }

  private mutating func add(_ point: Point) {
    let written = point.time.time
    let halves =
      point.isFlexible ? [written, ClockTime(secondOfDay: written.secondOfDay + 43_200)] : [written]
    guard let last = points.last else {
      points.append(Placed(point: point, clock: halves[0], day: 0))
      return
    }
    let next = halves.map { clock in
      let isLater = point.mayTouch ? clock >= last.clock : clock > last.clock
      return Placed(point: point, clock: clock, day: last.day + (isLater ? 0 : 1))
    }.min { ($0.day, $0.clock) < ($1.day, $1.clock) }
    if let next { points.append(next) }
  }

  /// The times when the first stands on `date`.
  func times(from date: CivilDate) -> [LocalTime] {
    points.map { LocalTime(date.adding(days: $0.day), $0.clock) }
  }

  /// The day of the first for which the last is the most recent that has passed.
  func latestStart(before now: LocalTime) -> CivilDate {
    guard let last = points.last else { return now.date }
    let end = last.clock <= now.clock ? now.date : now.date.adding(days: -1)
    return end.adding(days: -last.day)
  }

  /// Seconds until a clock next shows the last; 0 when it does now.
  func secondsAhead(of now: LocalTime) -> Int {
    points.last.map { ($0.clock.secondOfDay - now.clock.secondOfDay + 86_400) % 86_400 } ?? 0
  }

  /// Whether the last is still to come today.
  func isToCome(at now: LocalTime) -> Bool { points.last.map { $0.clock > now.clock } ?? false }
}

extension NightDraft {
  /// The times of the night as points of a chain; those of a first night are taken as written.
  func points(isFirst: Bool) -> [SleepChain.Point] {
    func point(_ time: SleepTime?, mayTouch: Bool = false, isFlexible: Bool) -> SleepChain.Point? {
      time.map { SleepChain.Point(time: $0, mayTouch: mayTouch, isFlexible: isFlexible) }
    }
    return [
      point(bed, isFlexible: !isFirst && bed?.isBareHour == true),
      point(asleep, mayTouch: true, isFlexible: bed != nil && asleep?.isEitherHalf == true),
      point(wake, isFlexible: !isFirst && wake?.isBareHour == true),
      point(out, mayTouch: true, isFlexible: out?.isBareHour == true),
    ].compactMap { $0 }
  }
}
