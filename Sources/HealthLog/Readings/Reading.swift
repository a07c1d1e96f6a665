/// What one entry says, before it is saved.
package struct Reading: Hashable, Sendable {
  /// What the typed words did not say.
  package enum Inference: String, Sendable { case unit, time, date, order, weight, seconds }

  /// The record as it will stand in the document, without an id.
  package var record: Record
  package var inferred: [Inference]
  package var warnings: [Warning]
  /// The same entry with everything said: read again, it gives the same record.
  package var text: String
  /// The record that this one takes the place of, as it was: a night that was open, and ends now.
  package var replaces: Record?

  package init(record: Record, inferred: [Inference] = [], warnings: [Warning] = [], text: String = "") {
    self.record = record
    self.inferred = inferred
    self.warnings = warnings
    self.text = text
  }
}

/// A doubt about a reading that does not stop it.
package struct Warning: Hashable, Sendable {
  package var code: String
  package var message: String

  package init(code: String, message: String) { (self.code, self.message) = (code, message) }
}
