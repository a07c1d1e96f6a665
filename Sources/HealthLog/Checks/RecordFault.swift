/// Something that is wrong with a record, and the member to point at.
package struct RecordFault: Hashable, Sendable {
  package enum Severity: String, Sendable { case fault, warning }

  /// A stable word for programs: `missing`, `type`, `digits`, `unit`, `range`, `whole`, `choice`, `time`,
  /// `date`, `clock`, `order`, `superset`, `hour`.
  package var code: String
  package var severity: Severity
  /// The names and places from the record down to the member: `["exercises", "0", "sets", "2", "reps"]`.
  package var path: [String]
  package var message: String
  /// What would mend it, where one thing would: `write 'mg/dL'`.
  package var remedy: String?

  package init(
    code: String, severity: Severity = .fault, path: [String], message: String, remedy: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.path = path
    self.message = message
    self.remedy = remedy
  }
}
