internal import CivilTime
internal import JSONText
internal import Migrations
internal import Storage

extension Session {
  /// The answer to `migrate` as programs read it.
  func json(_ migration: StoreMigration, _ wish: MigrationWish, _ done: Migrated?) -> JSONValue {
    let result = done?.result ?? migration.result
    let from = Set(result.schemas.compactMap(\.self)).subtracting([result.schema]).sorted()
    return .object([
      JSONMember("from", .array(from.map(JSONValue.init(count:)))),
      JSONMember("to", JSONValue(count: result.schema)), JSONMember("zone", .string(migration.zone.name)),
      JSONMember("action", done?.number.map(JSONValue.init(count:)) ?? .null),
      JSONMember("backup", done?.copy.map(JSONValue.string) ?? .null),
      JSONMember("documents", .array(result.changes.map(\.json))),
      JSONMember("steps", .array(result.steps.map(\.json))),
      JSONMember("moves", .array(result.moves.map(\.json))),
      JSONMember("records", wish.isDry ? records(of: result, isFull: wish.isFull) : .array([])),
      JSONMember("findings", .array(result.findings.map(\.json))),
      JSONMember("losses", .array(migration.losses.map(\.json))),
      JSONMember("newer", .array(result.superseded.map(\.json))),
      JSONMember("wayBack", migration.check?.json ?? .null),
    ])
  }

  private func records(of result: MigrationResult, isFull: Bool) -> JSONValue {
    do throws(MigrationError) {
      return .array(try result.recordChanges(limit: isFull ? .max : 1).map(\.json))
    } catch {
      return .array([])
    }
  }
}

extension JSONValue {
  fileprivate init(count: Int) { self = .number("\(count)") }

  fileprivate init(text bytes: ContiguousArray<UInt8>) {
    do throws(JSONError) { self = try JSONReader.read(bytes).value } catch {
      self = .string(String(decoding: bytes, as: UTF8.self))
    }
  }
}

extension MigrationResult.Change {
  fileprivate var json: JSONValue {
    let change = before == nil ? "made" : after == nil ? "removed" : "changed"
    return .object([JSONMember("path", .string(path)), JSONMember("change", .string(change))])
  }
}

extension MigrationStepReport {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("name", .string(name)), JSONMember("from", JSONValue(count: from)),
      JSONMember("to", JSONValue(count: to)), JSONMember("before", before.json),
      JSONMember("after", after.json),
    ])
  }
}

extension MigrationTotals {
  fileprivate var json: JSONValue {
    let records = counts.sorted { $0.key < $1.key }.map { JSONMember($0.key, JSONValue(count: $0.value)) }
    let sums = sums.sorted { $0.key < $1.key }.map { JSONMember("\($0.key)", .number("\($0.value)")) }
    return .object([JSONMember("records", .object(records)), JSONMember("sums", .object(sums))])
  }
}

extension RecordMove {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("from", .string(from)), JSONMember("to", .string(to)),
      JSONMember("count", JSONValue(count: count)),
    ])
  }
}

extension MigrationPlace {
  fileprivate var members: [JSONMember] {
    [
      JSONMember("path", .string(path)), JSONMember("line", JSONValue(count: line)),
      JSONMember("column", JSONValue(count: column)),
      JSONMember("record", record.map(JSONValue.init(count:)) ?? .null),
    ]
  }
}

extension RecordRewrite {
  fileprivate var json: JSONValue {
    let after = after.map { after in
      JSONValue.object([
        JSONMember("path", .string(after.path)), JSONMember("record", JSONValue(text: after.bytes)),
      ])
    }
    return .object(
      place.members + [JSONMember("before", JSONValue(text: before)), JSONMember("after", .array(after))])
  }
}

extension MigrationNote {
  var json: JSONValue {
    .object(place.members + [JSONMember("kind", .string(kind)), JSONMember("message", .string(text))])
  }
}

extension SupersededDocument {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("path", .string(path)), JSONMember("schema", JSONValue(count: schema)),
      JSONMember("known", JSONValue(count: known)),
    ])
  }
}

extension MigrationCheck {
  fileprivate var json: JSONValue {
    let counts = Weight.allCases.map { JSONMember($0.code, JSONValue(count: self.counts[$0] ?? 0)) }
    let differences = differences.map { difference in
      JSONValue.object(
        difference.place.members + [
          JSONMember("weight", .string(difference.weight.code)),
          JSONMember("message", .string(difference.reason)),
        ])
    }
    return .object([
      JSONMember("equal", .bool(isEqual)), JSONMember("counts", .object(counts)),
      JSONMember("differences", .array(differences)),
    ])
  }
}
