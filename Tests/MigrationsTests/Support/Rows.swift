import JSONText
import Migrations

/// Records of one month, and what becomes of them, as lines.
struct Rows {
  var path: String
  var lines: [String]

  init(_ path: String, _ lines: String...) { (self.path, self.lines) = (path, lines) }

  /// A document of these records.
  func file(schema: Int) -> StoreFile {
    let kind = path.prefix { $0 != "/" }
    let records = lines.joined(separator: ",\n    ")
    return StoreFile(
      path: path,
      text: """
        {
          "schema": \(schema),
          "kind": "\(kind)",
          "records": [
            \(records)
          ]
        }

        """)
  }
}

extension MigrationPlan {
  /// The records of every document after a migration from `schema`, in the zone of Berlin unless told otherwise.
  func records(
    of rows: [Rows], from schema: Int, to target: Int, zone: String = "Europe/Berlin"
  ) throws -> [String: [String]] {
    try result(of: rows, from: schema, to: target, zone: zone).recordLines
  }

  func result(
    of rows: [Rows], from schema: Int, to target: Int, zone: String = "Europe/Berlin"
  ) throws -> MigrationResult {
    try migrate(rows.map { $0.file(schema: schema) }, to: target, in: .zone(zone))
  }
}

extension MigrationResult {
  /// The records of each document, a line each; what stands on several lines is joined.
  var recordLines: [String: [String]] {
    let documents = documents.map { document in
      let lines = document.records.map { record in
        String(decoding: document.bytes[record.range], as: UTF8.self)
          .split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "")
      }
      return (document.path, lines)
    }
    return Dictionary(uniqueKeysWithValues: documents)
  }
}
