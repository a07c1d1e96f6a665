internal import CivilTime
internal import JSONText

// What records add up to, the same in both schemas: a migration that changed a sum would have changed a measurement.

/// Figures of schema 1.
enum OldFigures {
  static let figures: MigrationFigures = { kind, record, zone in
    switch kind {
    case "glucose": [.value(of: record, "glucose")].compactMap(\.self)
    case "sleep":
      [.seconds("sleep", from: record["bedtime"], to: record["wakeTime"], zone)].compactMap(\.self)
    case "bmi": [.kilograms("weight", record["weightKg"], "kg")].compactMap(\.self)
    // One that schema 1 left alone.
    case "weight": [.kilograms("weight", record["value"], record["unit"])].compactMap(\.self)
    case "workout": sets(of: record).flatMap(figures) + duration(of: record)
    default: []
    }
  }

  private static func sets(of workout: JSONValue) -> [JSONValue] {
    (workout["exercises"]?.elements ?? []).flatMap { $0["sets"]?.elements ?? [] }
  }

  private static func figures(of set: JSONValue) -> [MigrationFigure] {
    MigrationFigure.set(set, unit: set["unit"] ?? "kg", isDone: set["isCompleted"] != false)
  }

  private static func duration(of workout: JSONValue) -> [MigrationFigure] {
    guard let length = workout["durationSeconds"]?.decimal, length.scale == 0, length.digits >= 0 else {
      return []
    }
    return [MigrationFigure("workout", "s", length)]
  }
}

/// Figures of schema 2.
enum NewFigures {
  static let figures: MigrationFigures = { kind, record, zone in
    switch kind {
    case "glucose": [.value(of: record, "glucose")].compactMap(\.self)
    case "sleep": [.seconds("sleep", from: record["bed"], to: record["wake"], zone)].compactMap(\.self)
    case "weight": [.kilograms("weight", record["value"], record["unit"])].compactMap(\.self)
    case "workout": sets(of: record).flatMap(figures) + duration(of: record, zone)
    default: []
    }
  }

  private static func sets(of workout: JSONValue) -> [JSONValue] {
    (workout["exercises"]?.elements ?? []).flatMap { $0["sets"]?.elements ?? [] }
  }

  private static func figures(of set: JSONValue) -> [MigrationFigure] {
    MigrationFigure.set(set, unit: set["unit"] ?? "", isDone: set["done"] != false)
  }

  private static func duration(of workout: JSONValue, _ zone: Zone) -> [MigrationFigure] {
    if workout["end"] == nil, let length = workout["durationSeconds"]?.decimal, length.scale == 0,
      length.digits >= 0
    {
      return [MigrationFigure("workout", "s", length)]
    }
    return [.seconds("workout", from: workout["start"], to: workout["end"], zone)].compactMap(\.self)
  }
}

extension MigrationFigure {
  fileprivate static func value(of record: JSONValue, _ name: String) -> MigrationFigure? {
    guard let unit = record["unit"]?.string, let value = record["value"]?.decimal else { return nil }
    return MigrationFigure(name, unit, value)
  }

  fileprivate static func kilograms(_ name: String, _ value: JSONValue?, _ unit: JSONValue?)
    -> MigrationFigure?
  {
    let kilograms = unit == "lb" ? Pounds.kilograms(value) : unit == "kg" ? value : nil
    return kilograms?.decimal.map { MigrationFigure(name, "kg", $0) }
  }

  fileprivate static func seconds(
    _ name: String, from start: JSONValue?, to end: JSONValue?, _ zone: Zone
  ) -> MigrationFigure? {
    guard let start = start?.string.flatMap({ Moment($0, in: zone) }),
      let end = end?.string.flatMap({ Moment($0, in: zone) })
    else { return nil }
    return MigrationFigure(name, "s", ExactDecimal(Int128(end.instant.seconds(since: start.instant))))
  }

  /// A set, its repetitions, and the weight moved where it was done.
  fileprivate static func set(_ set: JSONValue, unit: JSONValue, isDone: Bool) -> [MigrationFigure] {
    let repetitions = set["reps"]?.decimal ?? .zero
    let weight = kilograms("", set["weight"], unit)?.amount ?? .zero
    return [
      MigrationFigure("sets", "", ExactDecimal(1)), MigrationFigure("repetitions", "", repetitions),
      isDone ? repetitions.multiplied(by: weight).map { MigrationFigure("volume", "kg", $0) } : nil,
    ].compactMap(\.self)
  }
}
