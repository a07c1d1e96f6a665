internal import CivilTime

extension Kind {
  /// Glycated haemoglobin; mmol/mol by the master equation 10.929·(% − 2.15) of NGSP and IFCC.
  package static let a1c = quantity(
    "a1c", title: "results", words: ["hba1c"],
    [
      Unit("%", ["percent"], allowed: 3...20, usual: 4...14),
      Unit(
        "mmol/mol", ["mmolmol"], factor: 1 / 10.929, zero: -10.929 * 2.15, allowed: 9...195, usual: 20...130,
        decimals: 0),
    ],
    span: 730, examples: ["a1c 6.5%", "hba1c 48"])

  /// Blood pressure, with the pulse that the cuff counted.
  package static let bp = Kind(
    name: "bp", title: "readings", words: ["bloodpressure"],
    fields: [
      .time,
      Field(
        "systolic", .number([mercury(allowed: 50...300, usual: 80...200)], isWhole: true), isRequired: true),
      Field(
        "diastolic", .number([mercury(allowed: 20...200, usual: 40...130)], isWhole: true), isRequired: true,
        mark: "/"),
      Field("pulse", .number([beats], isWhole: true), words: ["pulse", "hr"]),
    ] + commonFields,
    mainField: "systolic", dayFigure: .mean, rules: [BloodPressure.order],
    examples: ["bp 120/80", "bp 120/80 pulse 64"])

  package static let pulse = quantity(
    "pulse", title: "readings", words: ["hr", "heartrate"], [beats], isWhole: true, dayFigure: .mean,
    examples: ["pulse 62", "62 bpm"])

  package static let ketones = quantity(
    "ketones", title: "readings", words: ["ketone"],
    [Unit("mmol/L", ["mmol", "mmoll"], allowed: 0...10, usual: 0...3)], dayFigure: .max,
    examples: ["ketones 0.6"])

  package static let temperature = quantity(
    "temperature", title: "readings", words: ["temp"],
    [
      Unit("°C", ["c", "celsius"], allowed: 30...45, usual: 35...41),
      Unit("°F", ["f", "fahrenheit"], factor: 5.0 / 9, zero: 32, allowed: 86...113, usual: 95...105.8),
    ],
    dayFigure: .max, examples: ["temp 36.8", "temp 98.6"])

  private static let beats = Unit(
    "bpm", ["beats"], allowed: 20...300, usual: 35...200, decimals: 0)

  private static func mercury(allowed: ClosedRange<Double>, usual: ClosedRange<Double>) -> Unit {
    Unit("mmHg", allowed: allowed, usual: usual, decimals: 0)
  }
}

enum BloodPressure {
  /// The heart pushes harder than it rests.
  static let order: @Sendable (Record, Zone) -> [RecordFault] = { record, _ in
    guard let systolic = record.number("systolic"), let diastolic = record.number("diastolic"),
      systolic <= diastolic
    else { return [] }
    let message = "expected systolic above diastolic, found \(systolic)/\(diastolic)"
    let remedy = systolic < diastolic ? "write \(diastolic)/\(systolic)" : nil
    return [RecordFault(code: "order", path: ["systolic"], message: message, remedy: remedy)]
  }
}
