import CivilTime
import HealthLog

@testable import Storage

let morning = OffsetTime(Instant(seconds: 1_795_933_800), offset: 3600)  // 2026-11-29T07:30:00+01:00

func glucose(_ value: Number, _ time: String, _ more: [Member] = []) -> Record {
  Record(
    kind: "glucose",
    members: [Member("time", .text(time)), Member("value", .number(value)), Member("unit", .text("mg/dL"))]
      + more)
}

func mood(_ value: Int, _ time: String) -> Record {
  Record(kind: "mood", members: [Member("time", .text(time)), Member("value", .number(Number(value)))])
}

func workout(_ start: String, reps: [Int]) -> Record {
  let sets = reps.map {
    Value.group([Member("reps", .number(Number($0))), Member("weight", .number(Number(80)))])
  }
  let bench = Value.group([Member("exercise", .text("Bench Press")), Member("sets", .list(sets))])
  return Record(
    kind: "workout", members: [Member("start", .text(start)), Member("exercises", .list([bench]))])
}

/// A glucose document of these lines, laid out as this program does.
func document(_ lines: [String], kind: String = "glucose") -> String {
  let records = lines.map { "    " + $0 }.joined(separator: ",\n")
  return """
    {
      "schema": 2,
      "kind": "\(kind)",
      "records": [
    \(records)
      ]
    }

    """
}

/// A glucose record of seven in the morning, as this program prints it.
func line(_ day: Int, _ value: Int, id: String? = nil, month: String = "2026-11") -> String {
  let name = id.map { #", "id": "\#($0)""# } ?? ""
  return
    #"{"time": "\#(month)-\#(digits(day, 2))T07:00:00+01:00", "value": \#(value), "unit": "mg/dL"\#(name)}"#
}

extension DocumentName {
  static let november = DocumentName(kind: "glucose", month: "2026-11")
}

extension Store {
  /// Adds one reading.
  @discardableResult
  mutating func add(_ value: Number, _ time: String) throws -> Committed {
    try commit([.add(glucose(value, time))], words: "glucose \(value)", time: morning)
  }

  @discardableResult
  mutating func delete(_ ids: [String], in name: DocumentName = .november) throws -> Committed {
    try commit(ids.map { .remove(id: $0, in: name) }, words: "delete", time: morning)
  }

  /// Gives a record another value of a member.
  @discardableResult
  mutating func edit(_ id: String, _ member: String, _ value: Value?, in name: DocumentName = .november)
    throws
    -> Committed
  {
    let edit = RecordChange.edit(id: id, in: name) { record in
      var record = record
      record[member] = value
      return record
    }
    return try commit([edit], words: "edit \(id)", time: morning)
  }
}
