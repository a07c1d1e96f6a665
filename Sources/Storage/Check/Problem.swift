/// Something that `check` finds in a document: where, what, and the way out.
package struct Problem: Equatable, Sendable {
  package enum Severity: String, Sendable {
    /// The document or the record says nothing, or not what it should.
    case fault
    /// It is read all the same.
    case warning
  }

  /// The place, the code, the message and the remedy.
  package var fault: DocumentFault
  package var severity: Severity
  /// There is one right answer, and `Store.mending` gives it.
  package var isMendable: Bool

  package init(_ fault: DocumentFault, _ severity: Severity, isMendable: Bool = false) {
    self.fault = fault
    self.severity = severity
    self.isMendable = isMendable
  }

  package var path: String { fault.path }
  /// From 1; the column counts Unicode scalars.
  package var line: Int { fault.line }
  package var column: Int { fault.column }
  package var length: Int { fault.length }
  package var code: String { fault.code }
  package var message: String { fault.message }
  package var fix: String? { fault.remedy }
  /// The line of the document, to be shown with a caret.
  package var excerpt: String { fault.excerpt }
}

extension Problem: CustomStringConvertible {
  /// `glucose/2026-11.json:14:15: number: expected a number, found '5,6'`.
  package var description: String { "\(fault)" }
}

extension Problem: Comparable {
  /// By document, then from its first line to its last.
  package static func < (a: Problem, b: Problem) -> Bool {
    (a.path, a.line, a.column, a.code) < (b.path, b.line, b.column, b.code)
  }
}

/// The words by which programs know what `check` finds, each with what it says.
package let problemCodes: [(code: String, meaning: String)] = [
  ("empty", "the file is empty, or all NUL bytes"),
  ("encoding", "the file is not UTF-8"),
  ("bom", "a byte order mark stands before the text"),
  ("conflict", "git left both sides of a merge in the file"),
  ("comma", "a comma is missing or too many"),
  ("quotes", "quote marks are missing, single, typographic or not closed"),
  ("brackets", "a bracket is missing or too many"),
  ("escape", "a character in a text must be written otherwise"),
  ("number", "a number is not spelled as JSON spells them"),
  ("double", "a member stands twice in a record"),
  ("depth", "brackets are nested too deeply"),
  ("syntax", "something else that is not JSON"),
  ("document", "a file among the documents of a kind that is none of them, and is not read"),
  ("unreadable", "what stands there is no file"),
  ("size", "the file is too large"),
  ("schema", "the member 'schema' is missing, or no number of a schema"),
  ("newer", "a newer program wrote the document"),
  ("older", "the document waits for 'vitals migrate'"),
  ("migration", "a record that 'vitals migrate' stops at, or has something to say of"),
  ("kind", "the kind is not that of the folder, or is not declared"),
  ("records", "there is no list of records"),
  ("settings", "a document of settings is not laid out as one"),
  ("setting", "a setting that 'config' would not have set so"),
  ("declaration", "a tracker or an exercise in trackers.json that cannot be used"),
  ("record", "something that is no record stands among them"),
  ("unknown", "a member that no declaration names, or nearly the name of a setting"),
  ("missing", "a member that the kind asks for"),
  ("type", "a member holds another sort of value"),
  ("digits", "a number has more digits than can be kept exactly"),
  ("unit", "a unit that the kind does not have"),
  ("range", "a number that cannot be"),
  ("whole", "a fraction where a whole number is due"),
  ("choice", "a word that is not in the list"),
  ("time", "a time that cannot be read"),
  ("date", "a day that the calendar does not have"),
  ("clock", "a time that the clocks skipped or showed twice"),
  ("order", "times or pressures in the wrong order"),
  ("superset", "a superset of one"),
  ("hour", "a line of sensor readings longer than an hour"),
  ("month", "a record in the document of another month"),
  ("unsorted", "a record below an older one"),
  ("id", "one id on two records"),
  ("overlap", "nights that overlap"),
  ("future", "a time that has not come yet"),
  ("past", "a time so long ago that the year must be a slip"),
]
