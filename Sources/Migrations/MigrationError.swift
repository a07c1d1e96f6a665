package import JSONText

/// A reason that documents cannot be brought to another schema, and the place to point at.
///
/// Nothing was changed when it is thrown: a migration is a value until somebody writes it.
package struct MigrationError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    // The plan
    case noSteps
    case gap(after: Int, next: Int)
    case double(from: Int)
    case notOneSchema(step: String, from: Int, to: Int)

    // Documents
    case json(JSONError)
    case expected(String, found: String)
    case noSchema
    case schemaSpelling(String)
    case unknownSchema(Int, oldest: Int)
    case superseded(Int, known: Int)
    case twoDocuments

    // Steps
    case nameTaken(String)
    case leftOut(step: String)
    case noWayBack(step: String)
    case sums(step: String, [String])
  }

  package var kind: Kind
  /// `nil` for the plan as a whole.
  package var place: MigrationPlace?

  package init(_ kind: Kind, at place: MigrationPlace? = nil) { (self.kind, self.place) = (kind, place) }

  init(_ error: JSONError, in file: StoreFile) { self.init(.json(error), in: file, at: error.range) }

  init(_ kind: Kind, in file: StoreFile, at range: Range<Int>? = nil) {
    self.init(kind, at: MigrationPlace(path: file.path, of: range?.lowerBound ?? 0, in: file.bytes))
  }

  /// The same about a record that the code which threw it did not know.
  func placed(_ place: MigrationPlace) -> MigrationError { MigrationError(kind, at: self.place ?? place) }
}

/// Where in the store something was found.
package struct MigrationPlace: Hashable, Sendable {
  /// Below the store's folder.
  package var path: String
  /// From 1; the column counts Unicode scalars.
  package var line: Int
  package var column: Int
  /// Which record of the document, from 1.
  package var record: Int?
  /// The id that the record spells.
  package var id: String?

  package init(path: String, line: Int, column: Int, record: Int? = nil, id: String? = nil) {
    self.path = path
    self.line = line
    self.column = column
    self.record = record
    self.id = id
  }

  init(path: String, of offset: Int, in bytes: StoreFile.Bytes) {
    let position = JSONPosition(of: min(offset, bytes.count), in: bytes.span)
    self.init(path: path, line: position.line, column: position.column)
  }
}

extension MigrationPlace: CustomStringConvertible {
  /// `glucose/2026-11.json:14:5: record 9 (7k2m9x4qpa)`.
  package var description: String {
    let record = record.map { ": record \($0)" } ?? ""
    return "\(path):\(line):\(column)\(record)" + (id.map { " (\($0))" } ?? "")
  }
}

extension MigrationError: CustomStringConvertible {
  package var description: String { (place.map { "\($0): " } ?? "") + reason }

  /// The text without the place.
  package var reason: String {
    switch kind {
    case .noSteps: "expected a step in the plan, found none"
    case .gap(let after, let next): "expected a step from schema \(after), found the next from schema \(next)"
    case .double(let from): "expected one step from schema \(from), found two"
    case .notOneSchema(let step, let from, let to):
      "expected '\(step)' to lead from schema \(from) to \(from + 1), found \(to)"
    case .json(let error): "\(error)"
    case .expected(let what, let found): "expected \(what), found \(found)"
    case .noSchema: "expected a member 'schema', found none"
    case .schemaSpelling(let text): "expected a whole number as schema, found \(text)"
    case .unknownSchema(let schema, let oldest):
      "expected schema \(oldest) or later, found \(schema), which never was"
    case .superseded(let schema, let known): "written by schema \(schema); this program knows \(known)"
    case .twoDocuments: "expected one document of that name, found two"
    case .nameTaken(let name): "expected no member '\(name)', since another one is to become it"
    case .leftOut(let step): "'\(step)' left the record out without a word"
    case .noWayBack(let step): "'\(step)' has no way back: take the copy that was made before it"
    case .sums(let step, let sums): "'\(step)' changed sums: " + sums.joined(separator: "; ")
    }
  }
}

extension JSONValue {
  private static let longest = 40

  /// The value as a message shows it; a long one is cut.
  var shown: String {
    switch self {
    case .string(let text): "'" + Self.cut(text) + "'"
    case .number(let spelling): Self.cut(spelling)
    case .bool(let flag): "\(flag)"
    case .null: "null"
    case .array: "a list"
    case .object: "an object"
    }
  }

  private static func cut(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}
