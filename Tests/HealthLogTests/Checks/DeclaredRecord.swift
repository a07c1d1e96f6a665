import TestSupport
import CivilTime

@testable import HealthLog

/// Makes records from declarations alone: good ones, and ones with anything in any place.
struct DeclaredRecord {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// A record with every member of `kind`, each within what is declared.
  mutating func good(_ kind: Kind) -> Record {
    Record(kind: kind.name, members: good(kind.fields))
  }

  private mutating func good(_ fields: [Field]) -> [Member] {
    var members: [Member] = []
    var units: [String: Unit] = [:]
    for field in fields {
      guard let name = field.unitMember else { continue }
      units[name] = field.units.randomElement(using: &random)
    }
    for field in fields {
      let unit = units[field.name] ?? units[field.unitMember ?? ""] ?? field.units.first
      members.append(Member(field.name, good(field, unit)))
    }
    return members
  }

  private mutating func good(_ field: Field, _ unit: Unit?) -> Value {
    switch field.shape {
    case .number(_, let isWhole): .number(number(in: unit, isWhole: isWhole))
    case .choice(let choices): .text(unit?.name ?? choices.randomElement(using: &random)?.name ?? "")
    case .text: .text("some words")
    case .time: .text("2026-11-29T07:05:00+01:00")
    case .date: .text("2026-11-29")
    case .flag: .flag(Bool.random(using: &random))
    case .texts: .list([.text("gym")])
    case .numbers: .list([.number(100), .null])
    case .list(let fields): .list([.group(good(fields)), .group(good(fields))])
    }
  }

  private mutating func number(in unit: Unit?, isWhole: Bool) -> Number {
    let range = unit?.allowed ?? 0...1
    let (low, high) = (Int64(range.lowerBound.rounded(.up)), Int64(range.upperBound.rounded(.down)))
    if isWhole || high - low > 1_000_000 {
      return Number(digits: Int64.random(in: low...high, using: &random))
    }
    let thousandths =
      Int64((range.lowerBound * 1000).rounded(.up))...Int64((range.upperBound * 1000).rounded(.down))
    return Number(digits: Int64.random(in: thousandths, using: &random), scale: 3)
  }

  /// A record with some members of `kind`, some of others, and any value in each.
  mutating func wild(_ kind: Kind) -> Record {
    let names = kind.fields.map(\.name) + ["mine", "value", "unit"]
    let members = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      Member(names.randomElement(using: &random) ?? "", wildValue(depth: 0))
    }
    return Record(kind: kind.name, members: members)
  }

  private mutating func wildValue(depth: Int) -> Value {
    let texts = [
      "", "mg/dL", "kg", "fasting", "low", "2026-11-29", "2026-11-29T07:05:00+01:00", "2026-11-29 07:05",
      "0001-01-01T00:00Z",
      "9999-12-31T23:59:59-23:59", "\u{1B}[2J", "\u{0}", "👩‍👩‍👧‍👦", "Bench Press", "warmup",
    ]
    switch Int.random(in: 0...(depth < 4 ? 8 : 5), using: &random) {
    case 0: return .null
    case 1: return .flag(Bool.random(using: &random))
    case 2: return .longNumber("1e999")
    case 3: return .text(texts.randomElement(using: &random) ?? "")
    case 4:
      return .number(
        Number(
          digits: Int64.random(in: -1000...1000, using: &random), scale: Int.random(in: 0...3, using: &random)
        ))
    case 5:
      return .number(
        Number(
          digits: Int64.random(in: (.min)...(.max), using: &random),
          scale: Int.random(in: 0...40, using: &random)))
    case 6: return .list((0..<Int.random(in: 0...4, using: &random)).map { _ in wildValue(depth: depth + 1) })
    default:
      let names = [
        "exercise", "sets", "reps", "weight", "unit", "superset", "seconds", "distance", "type", "rpe",
      ]
      return .group(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          Member(names.randomElement(using: &random) ?? "", wildValue(depth: depth + 1))
        })
    }
  }
}

extension Record {
  /// The value at the path of a fault; `nil` when a part of it is missing.
  func value(at path: [String]) -> Value? {
    path.reduce(Value.group(members) as Value?) { value, step in
      switch value {
      case .group(let members): members[step]
      case .list(let values): Int(step).flatMap { values.indices.contains($0) ? values[$0] : nil }
      default: nil
      }
    }
  }
}
