internal import JSONText
internal import Migrations

extension DocumentFault {
  /// What stands in the way of a migration, with the line and the record of the document.
  init(_ error: MigrationError, at place: MigrationPlace, in bytes: ContiguousArray<UInt8>) {
    if case .json(let json) = error.kind, place.record == nil {
      self.init(json: json, in: bytes, path: place.path)
      return
    }
    let span = bytes.span
    let record = place.record.map { number in
      "record \(number)\(place.id.map { " (\($0))" } ?? ""): "
    }
    self.init(
      path: place.path, line: place.line, column: place.column, code: error.code,
      message: (record ?? "") + error.reason,
      excerpt: bytes.isEmpty ? "" : JSONLines(of: span).text(ofLine: place.line, in: span))
  }
}

extension MigrationError {
  /// A stable word for programs.
  var code: String {
    switch kind {
    case .noSchema, .schemaSpelling, .unknownSchema: "schema"
    case .superseded: "newer"
    case .noSteps, .gap, .double, .notOneSchema, .json, .expected, .twoDocuments, .nameTaken, .leftOut,
      .noWayBack, .sums:
      "migration"
    }
  }
}
