/// The figures of many readings in one pass, whatever units they are in.
///
/// Means are in mg/dL and per reading; bands are decided in the unit of each reading. A meter's `LO` or `HI` counts in
/// the bands and in nothing else.
package struct GlucoseTally: Sendable {
  /// The figures of the values in mg/dL.
  package private(set) var values = Tally()
  package let scale: GlucoseScale
  private var counts = [0, 0, 0, 0, 0]
  private var risk = GlucoseRisk(milligrams: 0)

  package init(scale: GlucoseScale = .standard) { self.scale = scale }

  package mutating func add(_ value: Double, _ unit: GlucoseUnit) {
    counts[scale.bands(unit).band(value).rawValue] += 1
    let milligrams = unit.milligrams(value)
    values.add(milligrams)
    let own = GlucoseRisk(milligrams: milligrams)
    risk.low += own.low
    risk.high += own.high
  }

  package mutating func add(_ reading: GlucoseReading) {
    if reading.bound == nil, let value = reading.value {
      add(value, reading.unit)
    } else {
      counts[reading.band(on: scale).rawValue] += 1
    }
  }

  /// Adds what a record of glucose or of a sensor's hour holds; others hold none.
  package mutating func add(_ record: Record) {
    if let readings = record["values"]?.list, let unit = record.text("unit").flatMap(GlucoseUnit.init) {
      for reading in readings {
        if let number = reading.number { add(number.double, unit) }
      }
    } else if let reading = GlucoseReading(record) {
      add(reading)
    }
  }

  /// All readings, those beyond a meter's limit among them.
  package var count: Int { counts.reduce(0, +) }

  package func count(_ band: GlucoseBand) -> Int { counts[band.rawValue] }

  /// The readings of a band in percent of all; 0 when there are none.
  ///
  /// Rounded shares of all bands need not add up to 100.
  package func share(_ band: GlucoseBand) -> Double {
    count > 0 ? 100 * Double(count(band)) / Double(count) : 0
  }

  /// The glucose management indicator in percent.
  package var managementIndicator: Double? { values.mean.map(ManagementIndicator.percent(mean:)) }

  /// The A1c in percent that the mean stands for.
  package var estimatedA1c: Double? { values.mean.map(A1c.percent(average:)) }

  /// The low blood glucose index: the mean risk over all values.
  package var lowIndex: Double? { values.count > 0 ? risk.low / Double(values.count) : nil }

  /// The high blood glucose index.
  package var highIndex: Double? { values.count > 0 ? risk.high / Double(values.count) : nil }

  /// The glycemia risk index; `nil` without a reading.
  package var riskIndex: Double? {
    guard count > 0 else { return nil }
    return RiskIndex.value(
      veryLow: share(.veryLow), low: share(.low), high: share(.high), veryHigh: share(.veryHigh))
  }
}
