/// A reason that a document cannot be used, with the place to point at and the way out.
package struct DocumentFault: Error, Equatable, Sendable {
  /// Below the store's folder.
  package var path: String
  /// From 1; the column counts Unicode scalars.
  package var line: Int
  package var column: Int
  /// Characters to point at, at least 1.
  package var length: Int
  /// A stable word for programs.
  package var code: String
  package var message: String
  package var remedy: String?
  /// The line of the document, to be shown with a caret; empty where there is none.
  package var excerpt: String

  package init(
    path: String, line: Int = 1, column: Int = 1, length: Int = 1, code: String, message: String,
    remedy: String? = nil,
    excerpt: String = ""
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.length = length
    self.code = code
    self.message = message
    self.remedy = remedy
    self.excerpt = excerpt
  }
}

extension DocumentFault: CustomStringConvertible {
  /// `glucose/2026-11.json:14:15: number: expected a number, found '5,6'`.
  package var description: String { "\(path):\(line):\(column): \(code): \(message)" }
}

extension DocumentFault {
  static func tooLarge(_ path: String, limit: Int) -> DocumentFault {
    DocumentFault(
      path: path, code: "size", message: "expected at most \(limit) bytes, found more",
      remedy: "spread the records over other months")
  }
}
