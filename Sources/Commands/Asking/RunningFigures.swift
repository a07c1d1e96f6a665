internal import CivilTime
internal import HealthLog
internal import Storage

/// The figures of a kind while its records go by, from the oldest to the newest.
struct RunningFigures: Sendable {
  private(set) var count = 0
  private(set) var days: DayFold
  private(set) var tally = Tally()
  /// Readings in each band, of glucose alone.
  private(set) var bands: GlucoseTally?
  /// The units of the index, of glucose.
  private let units: [GlucoseUnit?]

  /// A picture needs no bands.
  init(_ kind: Kind, _ range: DateRange, _ settings: Settings, forPicture: Bool = false) {
    days = DayFold(over: range, by: kind.dayFigure)
    let isGlucose = kind.name == Kind.glucose.name && !forPicture
    bands = isGlucose ? GlucoseTally(scale: settings.glucoseScale) : nil
    units = isGlucose ? kind.units.map { GlucoseUnit(rawValue: $0.name) } : []
  }

  mutating func add(_ row: IndexRow, _ figure: Double?) {
    count += 1
    if let figure {
      tally.add(figure)
      days.add(DatedValue(day: row.dayNumber, seconds: row.seconds, value: figure))
    }
    if bands != nil { addBand(row) }
  }

  /// A reading is judged in its own unit; one beyond what the meter shows, by that limit.
  private mutating func addBand(_ row: IndexRow) {
    let unit = units.indices.contains(row.tag.unit) ? units[row.tag.unit] : nil
    let limit = row.value.isNaN || unit == nil ? nil : row.value
    switch row.tag.bound {
    case .low: bands?.add(GlucoseReading(.low, limit: limit, unit ?? .milligrams))
    case .high: bands?.add(GlucoseReading(.high, limit: limit, unit ?? .milligrams))
    case .none, .odd: if let unit, let limit { bands?.add(limit, unit) }
    }
  }
}
