import CivilTime
import HealthLog
import JSONText
import Migrations
import Testing

extension Value {
  /// The value as the health log holds it.
  init(_ json: JSONValue) {
    self =
      switch json {
      case .null: .null
      case .bool(let flag): .flag(flag)
      case .number(let spelling):
        Number(spelling, allowsExponent: true).map(Value.number) ?? .longNumber(spelling)
      case .string(let text): .text(text)
      case .array(let elements): .list(elements.map(Value.init))
      case .object(let members): .group(members.map { Member($0.name, Value($0.value)) })
      }
  }
}

/// What is wrong with the records of a store by the declarations of their kinds, each with its document.
func faults(in documents: [MigratedDocument], zone: Zone) throws -> [String] {
  try documents.filter { $0.path.contains("/") }.flatMap { document in
    let name = String(document.path.prefix { $0 != "/" })
    guard let kind = Catalogue.standard.kind(name) else { return ["\(document.path): no kind"] }
    return try document.records.flatMap { place in
      let value = try JSONReader.read(at: place.range.lowerBound, in: document.bytes.span).value
      let record = Record(kind: name, members: (value.members ?? []).map { Member($0.name, Value($0.value)) })
      let month = kind.anchor(of: record, in: zone)?.date.monthName ?? "none"
      let place = document.path == "\(name)/\(month).json" ? [] : ["belongs to \(month)"]
      return (place + kind.faults(in: record, zone: zone).map(\.message)).map { "\(document.path): \($0)" }
    }
  }
}

@Suite("A migrated store passes the check of its records")
struct ValidRecordTests {
  private let plan = MigrationPlan.standard

  @Test("the frozen store")
  func frozen() throws {
    let result = try plan.migrate(try frozenStore("schema-1"), in: .zone("Europe/Berlin"))
    #expect(try faults(in: result.documents, zone: .named("Europe/Berlin")) == [])
  }

  @Test("generated stores, in four zones", arguments: 0..<24)
  func generated(_ seed: UInt64) throws {
    let zone = ["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "UTC"][Int(seed % 4)]
    let result = try plan.migrate(GeneratedStore.files(seed: seed), in: .zone(zone))
    #expect(try faults(in: result.documents, zone: .named(zone)) == [], "seed \(seed)")
  }
}
