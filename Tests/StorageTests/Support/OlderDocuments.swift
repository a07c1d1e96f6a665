import CivilTime
import Foundation
import HealthLog

@testable import Storage

/// Documents of schema 1, by path.
enum OlderDocuments {
  /// A few of each, in March 2026; the zone is that of Berlin.
  static let small = [
    "vitals.json": #"{"schema": 1, "kind": "settings", "zone": "Europe/Berlin"}"# + "\n",
    "glucose/2026-03.json": older(
      "glucose",
      [
        #"{"value": 105, "unit": "mg/dL", "date": "2026-03-31T22:30:00Z", "note": "April in Berlin"}"#,
        #"{"value": 112, "unit": "mg/dL", "mealContext": "Fasting", "date": "2026-03-20T06:05:00Z", "note": ""}"#,
      ]),
    "bmi/2026-03.json": older(
      "bmi", [#"{"date": "2026-03-20T06:31:00Z", "heightCm": 178, "weightKg": 82.4, "bmi": 26.007}"#]),
    "mood/2026-03.json": older(
      "mood", [#"{"time": "2026-03-20T07:00:00+01:00", "value": 7, "id": "aaaaaaaaa1"}"#]),
  ]

  /// A document of schema 1 with these lines.
  static func older(_ kind: String, _ lines: [String]) -> String {
    document(lines, kind: kind).replacing("\"schema\": 2", with: "\"schema\": 1")
  }

  /// A store below `Data/`.
  static func frozen(_ name: String) throws -> [String: String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Data/\(name)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".json")
    }
    return try Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      })
  }
}

extension TemporaryFolder {
  /// Writes documents into the store's folder.
  func write(_ documents: [String: String]) throws {
    for (path, text) in documents { try write(path, text) }
  }
}

extension Store {
  /// The values of a kind, from the oldest.
  mutating func values(of kind: String) throws -> [Double] {
    try records(of: kind, in: .all).compactMap { $0.record.number("value")?.double }
  }
}
