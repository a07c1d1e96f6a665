package import HealthLog
internal import CivilTime

/// Records as lines that one would type.
package enum EntryText {
  /// The line for `record`, with its day; `nil` for a kind that is never typed.
  ///
  /// Members that no words of the entry language can say are left out: `says` tells whether there are any.
  package static func line(for record: Record, in context: EntryContext) -> String? {
    guard let kind = context.catalogue.kind(record.kind) else { return nil }
    switch kind.form {
    case .imported, .derived: return nil
    case .fields, .glucose, .sleep, .workout:
      return Retyping(record, of: kind, in: context, isDated: true).text
    }
  }

  /// Whether `line` reads as that record and nothing else, ids apart.
  package static func says(_ line: String, _ record: Record, in context: EntryContext) -> Bool {
    do throws(EntryError) {
      guard case .readings(let readings) = try EntryReader.read(line, in: context) else { return false }
      return readings.count == 1 && readings.first?.record == record.content
    } catch {
      return false
    }
  }
}
