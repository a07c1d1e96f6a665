/// Glycated haemoglobin and the mean glucose that belongs to it.
package enum A1c {
  /// The mean glucose in mg/dL that an A1c in percent stands for: 28.7·A1c − 46.7 (ADAG; Nathan 2008, doi:10.2337/dc08-0545).
  ///
  ///     A1c.average(percent: 7)  // 154.2
  ///
  /// The paper's second formula, for mmol/L, misses its own table; a mean in mmol/L is this one, converted.
  package static func average(percent: Double) -> Double { 28.7 * percent - 46.7 }

  /// The A1c in percent that a mean glucose in mg/dL stands for, the same formula turned round.
  package static func percent(average: Double) -> Double { (average + 46.7) / 28.7 }

  /// An A1c in percent (NGSP) in mmol/mol (IFCC): 10.929·(A1c − 2.15), the master equation of both.
  package static func millimolesPerMole(percent: Double) -> Double { 10.929 * (percent - 2.15) }

  /// An A1c in mmol/mol (IFCC) in percent (NGSP).
  package static func percent(millimolesPerMole: Double) -> Double { millimolesPerMole / 10.929 + 2.15 }
}

/// The glucose management indicator: the A1c that continuous readings let expect (Bergenstal 2018, doi:10.2337/dc18-1581).
///
/// Made for fourteen days or more of a sensor's readings.
package enum ManagementIndicator {
  /// In percent, from the mean in mg/dL: 3.31 + 0.02392·mean.
  package static func percent(mean: Double) -> Double { 3.31 + 0.02392 * mean }

  /// In mmol/mol, from the mean in mmol/L: 12.71 + 4.70587·mean.
  package static func millimolesPerMole(meanMillimoles: Double) -> Double { 12.71 + 4.70587 * meanMillimoles }
}
