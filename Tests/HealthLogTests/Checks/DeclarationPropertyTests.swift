import TestSupport
import CivilTime
import Testing

@testable import HealthLog

@Suite("Any record against any declaration")
struct DeclarationPropertyTests {
  private static let kept = Kind.standard.filter { $0.form != .derived }

  @Test(
    "what keeps to the declaration has no fault in a field", arguments: kept, [1, 2, 3, 4, 5] as [UInt64])
  func good(_ kind: Kind, _ seed: UInt64) {
    var maker = DeclaredRecord(seed: seed)
    for _ in 0..<20 {
      let record = maker.good(kind)
      let check = fieldFaults(record, kind)
      #expect(check.map(\.line) == [], "seed \(seed)")
    }
  }

  private func fieldFaults(_ record: Record, _ kind: Kind) -> [RecordFault] {
    var check = FieldCheck(zone: .utc)
    check.group(record.members, kind.fields.map { $0.named(by: kind) }, at: [])
    return check.faults
  }

  @Test("a member that must be there is missed when it is not", arguments: kept)
  func required(_ kind: Kind) {
    var maker = DeclaredRecord(seed: 7)
    for field in kind.fields where field.isRequired {
      var record = maker.good(kind)
      record[field.name] = nil
      let missed = kind.faults(in: record, zone: .utc).filter { $0.code == "missing" }
      #expect(missed.map(\.path) == [[field.name]])
    }
  }

  @Test("a number just outside its range is refused, and the range named", arguments: kept)
  func outside(_ kind: Kind) throws {
    var maker = DeclaredRecord(seed: 9)
    for field in kind.fields {
      for unit in field.units where unit.allowed.upperBound < 1e6 {
        var record = maker.good(kind)
        if let member = field.unitMember { record[member] = .text(unit.name) }
        let number = try #require(
          Number(rounding: unit.allowed.upperBound, places: 3)?.adding(Number(digits: 1)))
        record[field.name] = .number(number)
        let faults = kind.faults(in: record, zone: .utc).filter {
          $0.path == [field.name] && $0.code == "range"
        }
        #expect(faults.count == 1, "\(field.name) \(number) \(unit.name)")
        #expect(
          faults.allSatisfy { $0.message.hasPrefix("expected ") && $0.message.hasSuffix(", found \(number)") }
        )
      }
    }
  }

  @Test(
    "nothing that stands in a document brings the program down", arguments: Kind.standard,
    [1, 2, 3, 4] as [UInt64])
  func wild(_ kind: Kind, _ seed: UInt64) {
    var maker = DeclaredRecord(seed: seed)
    for _ in 0..<150 {
      let record = maker.wild(kind)
      let faults = kind.faults(in: record, zone: .fixed(offset: -43_200))
      _ = kind.doubts(
        about: record, zone: .utc, against: Comparison(last: 0, bestWeight: { _, _ in 1 }, overlaps: [record])
      )
      let figure = kind.mainFigure(of: record, in: .utc)
      #expect(figure.map { !kind.text($0).isEmpty } ?? true, "seed \(seed)")
      #expect(kind.text(of: record, in: .utc) == kind.text(of: record.content, in: .utc), "seed \(seed)")
      #expect(faults.allSatisfy { $0.path.first != nil && !$0.message.isEmpty }, "seed \(seed)")
      // Every fault is at a member, or at one that is not in a place which is.
      #expect(
        faults.allSatisfy {
          record.value(at: $0.path) != nil || record.value(at: Array($0.path.dropLast())) != nil
        },
        "seed \(seed)")
    }
  }

  @Test("members that no field declares make no difference", arguments: kept)
  func unknown(_ kind: Kind) {
    var maker = DeclaredRecord(seed: 11)
    for _ in 0..<20 {
      let record = maker.wild(kind)
      var more = record
      more.members.append(Member("myOwn", .group([Member("value", .longNumber("1e999"))])))
      #expect(kind.faults(in: more, zone: .utc) == kind.faults(in: record, zone: .utc))
    }
  }

  @Test("each unit is typed in small letters, and no two of a field alike", arguments: Kind.standard)
  func spellings(_ kind: Kind) {
    for field in kind.fields {
      let spellings = field.units.flatMap(\.spellings)
      #expect(spellings.allSatisfy { $0 == $0.lowercased() && !$0.isEmpty })
      #expect(Set(spellings).count == spellings.count, "\(field.name)")
    }
  }

  @Test("a unit turns into the canonical one and back", arguments: Kind.standard, [1, 2] as [UInt64])
  func inverse(_ kind: Kind, _ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for unit in kind.fields.flatMap(\.units) {
      let value = Double.random(in: unit.allowed, using: &random)
      let back = unit.fromCanonical(unit.canonical(value))
      #expect(abs(back - value) <= abs(value) * 1e-12 + 1e-9, "\(unit.name), seed \(seed)")
    }
  }
}

@Suite("Words of a fault")
struct ExpectationTests {
  @Test(
    "lists of names read as one says them",
    arguments: [
      ([], "nothing"), (["kg"], "'kg'"), (["kg", "lb"], "'kg' or 'lb'"),
      (["cm", "in", "m"], "'cm', 'in' or 'm'"),
    ]
      as [([String], String)])
  func names(_ names: [String], _ expected: String) {
    #expect(alternatives(names) == expected)
  }

  @Test(
    "every shape says what it holds",
    arguments: [
      (.number([]), "a number"), (.choice([Field.Choice("a"), Field.Choice("b")]), "'a' or 'b'"),
      (.text, "a text"),
      (.time, "a time such as '2026-11-29T07:05:00+01:00'"), (.date, "a day such as '2026-11-29'"),
      (.flag, "true or false"), (.texts, "a list of texts"), (.numbers, "a list of numbers"),
      (.list([]), "a list of groups"),
    ] as [(Field.Shape, String)])
  func shapes(_ shape: Field.Shape, _ expected: String) {
    #expect(shape.expectation == expected)
  }

  @Test(
    "every value is shown as it was found",
    arguments: [
      (.number(5), "5"), (.text("a"), "'a'"), (.flag(true), "true"), (.list([]), "a list"),
      (.group([]), "a group"),
      (.null, "null"), (.longNumber("1e999"), "1e999"),
      (.longNumber(String(repeating: "9", count: 50)), String(repeating: "9", count: 39) + "…"),
    ] as [(Value, String)])
  func values(_ value: Value, _ expected: String) {
    #expect(value.found == expected)
  }

  @Test(
    "ranges have no needless zeros",
    arguments: [
      (Unit("mg/dL", allowed: 20...600), "from 20 to 600 mg/dL", "20–600 mg/dL"),
      (Unit("", allowed: 0.5...2.25), "from 0.5 to 2.25", "0.5–2.25"),
      (Unit("kg", allowed: -600...600), "from -600 to 600 kg", "-600–600 kg"),
    ])
  func ranges(_ unit: Unit, _ allowed: String, _ usual: String) {
    #expect(unit.expectation == allowed)
    #expect(unit.usualText == usual)
  }
}
