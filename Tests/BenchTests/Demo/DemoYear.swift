import CivilTime
import HealthLog
import Testing

@testable import vitals_bench

/// The records of the demo by kind, from the oldest to the newest.
struct DemoYear: Sendable {
  let records: [String: [Record]]

  /// The one of seed 1, made once for all tests.
  static let shipped = Result { try DemoYear(seed: 1) }

  init(seed: UInt64) throws {
    records = try Demo(seed: seed).files.dropFirst().reduce(into: [:]) { records, file in
      let document = try ReadDocument(file)
      records[document.kind.name, default: []] += document.records.reversed()
    }
  }

  subscript(kind: String) -> [Record] { records[kind] ?? [] }

  /// The readings of the meter in mg/dL that have a number, of which `keep` holds.
  func glucose(_ keep: (Record) -> Bool = { _ in true }) -> [Double] {
    self["glucose"].filter(keep).compactMap { Kind.glucose.mainFigure(of: $0, in: .utc) }
  }
}

func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

extension Record {
  /// The day as the record spells it: `2026-03-29`.
  var day: String { String((text("time") ?? text("wake") ?? text("date") ?? text("start") ?? "").prefix(10)) }

  /// The clock as the record spells it: `07:05`.
  var clock: String { String((text("time") ?? text("wake") ?? "").dropFirst(11).prefix(5)) }

  var isOnWeekend: Bool { CivilDate(day).map { $0.weekday.rawValue > 4 } ?? false }
}
