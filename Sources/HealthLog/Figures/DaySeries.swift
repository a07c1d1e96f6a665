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

  /// Folds the values of each day by `figure`, in any order of time; those outside `range` are left out.
  ///
  /// Of a range longer than a century only the days from the first value to the last are kept.
  package init(_ values: some Collection<DatedValue>, over range: DateRange, by figure: Kind.DayFigure) {
    self.range = Self.narrowed(range, to: values)
    var fold = Fold(days: self.range.dayCount, figure: figure)
    let from = self.range.from.dayNumber
    for value in values { fold.add(value, at: value.day - from) }
    self.values = fold.values
  }

  private static func narrowed(_ range: DateRange, to values: some Collection<DatedValue>) -> DateRange {
    guard range.dayCount > 36_600 else { return range }
    let days = range.from.dayNumber...range.to.dayNumber
    var (first, last) = (Int.max, Int.min)
    for value in values where days.contains(value.day) {
      (first, last) = (min(first, value.day), max(last, value.day))
    }
    guard first <= last else { return DateRange(range.to, range.to) }
    return DateRange(CivilDate(dayNumber: first), CivilDate(dayNumber: last))
  }

  /// The mean of the values of the last `days` days of the series that have one.
  package func mean(ofLast days: Int) -> Double? { Tally(values.suffix(days).compactMap { $0 }).mean }

  /// The figures over the days that have a value.
  package var tally: Tally { Tally(values.compactMap { $0 }) }
}

/// The running figure of each day.
private struct Fold {
  private let figure: Kind.DayFigure
  private var figures: [Double]
  private var counts: [Int]
  private var latest: [Int64]

  init(days: Int, figure: Kind.DayFigure) {
    self.figure = figure
    figures = Array(repeating: 0, count: days)
    counts = Array(repeating: 0, count: days)
    latest = figure == .last ? Array(repeating: .min, count: days) : []
  }

  mutating func add(_ value: DatedValue, at day: Int) {
    guard figures.indices.contains(day) else { return }
    switch figure {
    case .sum, .mean: figures[day] += value.value
    case .max: figures[day] = counts[day] == 0 ? value.value : max(figures[day], value.value)
    case .last:
      if value.seconds >= latest[day] { (figures[day], latest[day]) = (value.value, value.seconds) }
    }
    counts[day] += 1
  }

  var values: [Double?] {
    figures.indices.map { day in
      guard counts[day] > 0 else { return nil }
      return figure == .mean ? figures[day] / Double(counts[day]) : figures[day]
    }
  }
}
