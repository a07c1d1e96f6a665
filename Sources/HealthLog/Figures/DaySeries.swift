package import CivilTime

/// A value with the day on the wall where it was taken, and its instant.
package struct DatedValue: Hashable, Sendable {
  /// Days since 1970-01-01.
  package var day: Int
  /// The instant; of values of one day it tells the last.
  package var seconds: Int64
  package var value: Double

  package init(day: Int, seconds: Int64, value: Double) {
    self.day = day
    self.seconds = seconds
    self.value = value
  }

  package init(_ anchor: Anchor, _ value: Double) {
    self.init(day: anchor.date.dayNumber, seconds: anchor.instant.seconds, value: value)
  }
}

/// One number a day, or none: what a sparkline and a chart draw.
package struct DaySeries: Equatable, Sendable {
  package let range: DateRange
  package let values: [Double?]

  /// The values of each day folded by `figure`, in any order of time; those outside `range` are left out.
  ///
  /// Of a range longer than a century only the days from the first value to the last are kept.
  package init(_ values: [DatedValue], over range: DateRange, by figure: Kind.DayFigure) {
    var fold = DayFold(over: range, by: figure)
    for value in values { fold.add(value) }
    self = fold.series
  }

  fileprivate init(range: DateRange, values: [Double?]) { (self.range, self.values) = (range, values) }

  /// The mean of the values of the last `days` days of the series that have one.
  package func mean(ofLast days: Int) -> Double? { Tally(values.suffix(days).compactMap { $0 }).mean }

  /// The figures over the days that have a value.
  package var tally: Tally { Tally(values.compactMap { $0 }) }
}

/// A series that grows value by value, so that those of ten years need not be kept to be folded.
package struct DayFold: Sendable {
  private let range: DateRange
  private let figure: Kind.DayFigure
  private let days: ClosedRange<Int>
  /// The running figure of each day, from day `first` on.
  private var slots: ContiguousArray<Slot> = []
  private var first = 0
  /// The slot of the last value, by its day: neighbours mostly share it.
  private var (day, slot) = (Int.min, Slot())

  private struct Slot {
    var figure = 0.0
    var count = 0
    var latest = Int64.min
  }

  /// Longer ranges, such as all time, are narrowed to the days that have values.
  private static let longest = 36_600

  package init(over range: DateRange, by figure: Kind.DayFigure) {
    (self.range, self.figure) = (range, figure)
    days = range.from.dayNumber...range.to.dayNumber
    guard range.dayCount <= Self.longest else { return }
    slots = ContiguousArray(repeating: Slot(), count: range.dayCount)
    first = days.lowerBound
  }

  /// Adds a value, in any order of time; one outside the range is left out.
  package mutating func add(_ value: DatedValue) {
    if value.day != day {
      guard days.contains(value.day) else { return }
      keep()
      take(value.day)
    }
    switch figure {
    case .sum, .mean: slot.figure += value.value
    case .max: slot.figure = slot.count == 0 ? value.value : max(slot.figure, value.value)
    case .last:
      if value.seconds >= slot.latest { (slot.figure, slot.latest) = (value.value, value.seconds) }
    }
    slot.count += 1
  }

  private mutating func keep() {
    if day != .min { slots[day - first] = slot }
  }

  private mutating func take(_ day: Int) {
    if slots.isEmpty { first = day }
    if day < first {
      slots.insert(contentsOf: repeatElement(Slot(), count: first - day), at: 0)
      first = day
    }
    while day - first >= slots.count { slots.append(Slot()) }
    (self.day, slot) = (day, slots[day - first])
  }

  package var series: DaySeries {
    var whole = self
    whole.keep()
    let values = whole.slots.map { slot -> Double? in
      guard slot.count > 0 else { return nil }
      return figure == .mean ? slot.figure / Double(slot.count) : slot.figure
    }
    guard range.dayCount > Self.longest else { return DaySeries(range: range, values: values) }
    guard !values.isEmpty else { return DaySeries(range: DateRange(range.to, range.to), values: [nil]) }
    let last = CivilDate(dayNumber: whole.first + values.count - 1)
    return DaySeries(range: DateRange(CivilDate(dayNumber: whole.first), last), values: values)
  }
}
