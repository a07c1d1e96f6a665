internal import HealthLog
internal import JSONText

/// The id that a record without one answers to: a digest of its kind and members.
///
/// Names are put in order and numbers lose the zeros at the end of their fraction, so that a hand which moves a
/// member or writes `7.0` for `7` does not change what the record is called.
enum RecordDigest {
  static func id(of record: Record) -> String {
    let members = record.members.filter { $0.name != "id" }
    return RecordID.digest(
      ContiguousArray((record.kind + "\u{0}").utf8) + JSONPrinter.line(canonical(.group(members)).json))
  }

  private static func canonical(_ value: Value) -> Value {
    switch value {
    case .number(let number): .number(number.normalized)
    case .list(let values): .list(values.map(canonical))
    case .group(let members):
      .group(
        members.map { Member($0.name, canonical($0.value)) }.sorted {
          $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
        })
    case .text, .flag, .null, .longNumber: value
    }
  }
}
