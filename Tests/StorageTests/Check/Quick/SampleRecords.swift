import CivilTime
import HealthLog
import TestSupport

@testable import Storage

/// Documents of November 2026 in which nothing is wrong, in the many ways that one can be written.
struct SampleRecords {
  let kind: Kind
  var random: SplitMix

  private static let texts = [
    "\"lunch\"", "\"Müsli\"", #""a \"quoted\" one""#, "\"\"", "\"a text that is longer than sixteen bytes\"",
    #""\u00e9t\u00e9""#,
  ]

  mutating func document(_ count: Int) -> String {
    var days = (0..<count).map { _ in random.below(28) + 1 }.sorted(by: >)
    if kind.form == .sleep { days = Set(days).sorted(by: >) }
    var minute = 1380
    var previous = 0
    let records = days.map { day in
      minute = day == previous ? minute - 60 : 1200
      previous = day
      return record(day, max(0, minute))
    }
    return StorageTests.document(records, kind: kind.name)
  }

  private mutating func record(_ day: Int, _ minute: Int) -> String {
    var members = members(day, minute)
    if !random.chance(10) { members.append(("id", "\"\(RecordID.text(random.next()))\"")) }
    if kind.field("note") != nil, random.chance(20) { members.append(("note", random.pick(Self.texts))) }
    if random.chance(10) { members.append(("tags", "[\"gym\", \"Straße\"]")) }
    if random.chance(5) { members.append(("source", random.pick(Self.texts))) }
    return group(members)
  }

  private mutating func group(_ members: [(String, String)]) -> String {
    let members = random.chance(20) ? members.shuffled(using: &random) : members
    let (colon, comma) = random.chance(10) ? (" : ", " ,\n") : random.chance(10) ? (":", ",") : (": ", ", ")
    return "{" + members.map { "\"\($0)\"\(colon)\($1)" }.joined(separator: comma) + "}"
  }

  private mutating func members(_ day: Int, _ minute: Int) -> [(String, String)] {
    switch kind.form {
    case .sleep: night(day)
    case .imported: hour(day, minute)
    case .workout: session(day, minute)
    case .glucose, .fields, .derived: fields(day, minute)
    }
  }

  private mutating func time(_ day: Int, _ minute: Int) -> String {
    let date = "2026-11-" + digits(day, 2)
    let clock = digits(minute / 60, 2) + ":" + digits(minute % 60, 2)
    return random.pick(
      [
        "\(date)T\(clock):00+01:00", "\(date)T\(clock):00+01:00", "\(date)T\(clock)+01:00",
        "\(date) \(clock):00.5+01:00",
      ]
    ).quoted
  }
}

// MARK: By declaration

extension SampleRecords {
  private mutating func fields(_ day: Int, _ minute: Int) -> [(String, String)] {
    if kind.name == "bp" {
      return [
        ("time", time(day, minute)), ("systolic", "\(random.below(80) + 100)"),
        ("diastolic", "\(random.below(50) + 40)"),
      ]
    }
    let units = Set(kind.fields.compactMap(\.unitMember))
    let common = Set(commonFields.map(\.name))
    return kind.fields.filter { !units.contains($0.name) && !common.contains($0.name) }.flatMap { field in
      field.isRequired || field.name == "value" || random.chance(50) ? value(of: field, day, minute) : []
    }
  }

  private mutating func value(of field: Field, _ day: Int, _ minute: Int) -> [(String, String)] {
    switch field.shape {
    case .number(let units, let isWhole):
      let unit = random.pick(units)
      let name = field.unitMember.map { [($0, unit.name.quoted)] } ?? []
      return [(field.name, number(in: field.unitMember == nil ? units[0] : unit, isWhole))] + name
    case .choice(let choices): return [(field.name, random.pick(choices).name.quoted)]
    case .time: return [(field.name, time(day, minute))]
    case .flag: return [(field.name, random.pick(["true", "false"]))]
    case .text: return [(field.name, random.pick(Self.texts))]
    case .date, .texts, .numbers, .list: return []
    }
  }

  /// A number that the unit allows, its limits among them.
  private mutating func number(in unit: Unit, _ isWhole: Bool) -> String {
    let (least, most) = (max(unit.allowed.lowerBound, -1e6), min(unit.allowed.upperBound, 1e6))
    if isWhole || random.chance(50), least.rounded(.up) <= most.rounded(.down) {
      let whole = Int(least.rounded(.up))...Int(most.rounded(.down))
      return
        "\(random.chance(20) ? random.pick([whole.lowerBound, whole.upperBound]) : .random(in: whole, using: &random))"
    }
    let tenths = Int((least * 10).rounded(.up))...Int((most * 10).rounded(.down))
    let value = Int.random(in: tenths, using: &random)
    return (value < 0 ? "-" : "") + "\(value.magnitude / 10).\(value.magnitude % 10)"
      + random.pick(["", "0"])
  }
}

// MARK: By form

extension SampleRecords {
  private mutating func night(_ day: Int) -> [(String, String)] {
    let end = random.below(300) + 240
    switch random.below(4) {
    case 0: return [("date", "2026-11-\(digits(day, 2))".quoted), ("minutes", "\(random.below(1440) + 1)")]
    case 1: return [("bed", time(day, end)), ("nap", "true")]
    case 2:
      return [
        ("wake", time(day, end)), ("bed", time(day, end - 200)), ("asleep", time(day, end - 190)),
        ("out", time(day, end + 5)), ("awake", "\(random.below(180))"), ("quality", "\(random.below(5) + 1)"),
      ]
    default: return [("wake", time(day, end)), ("bed", time(day, end - random.below(239) - 1))]
    }
  }

  private mutating func hour(_ day: Int, _ minute: Int) -> [(String, String)] {
    let isMolar = random.chance(30)
    let values = (0..<random.below(12) + 1).map { _ in
      random.chance(10)
        ? "null" : isMolar ? "\(random.below(55)).\(random.below(6) + 1)" : "\(random.below(1000) + 1)"
    }
    let start = "2026-11-\(digits(day, 2))T\(digits(minute / 60, 2)):00:00+01:00".quoted
    return [
      ("time", start), ("every", "300"), ("unit", (isMolar ? "mmol/L" : "mg/dL").quoted),
      ("values", "[" + values.joined(separator: ", ") + "]"),
    ]
  }

  private mutating func session(_ day: Int, _ minute: Int) -> [(String, String)] {
    let isShared = random.chance(30)
    let exercises = (0..<random.below(3) + (isShared ? 2 : 0)).map { _ in
      let sets = (0..<random.below(4)).map { _ in group(set(day, minute)) }
      return group(
        [("exercise", random.pick(["Squat", "Bench Press", "Plank"]).quoted)]
          + (isShared ? [("superset", "1")] : [])
          + [("sets", "[\n        " + sets.joined(separator: ",\n        ") + "]")])
    }
    return [
      ("start", time(day, minute)), ("name", random.pick(Self.texts)),
      ("exercises", "[\n      " + exercises.joined(separator: ",\n      ") + "]"),
    ]
  }

  private mutating func set(_ day: Int, _ minute: Int) -> [(String, String)] {
    var members = [("reps", "\(random.below(1001))")]
    if random.chance(80) { members += [("weight", "82.5"), ("unit", random.pick(["kg", "lb"]).quoted)] }
    if members.count == 1, random.chance(50) {
      members += [("bodyweight", "true"), ("weight", "-20"), ("unit", "kg".quoted)]
    }
    if random.chance(40) { members.append(("rpe", random.pick(["1", "8.5", "10"]))) }
    if random.chance(20) { members.append(("type", random.pick(["warmup", "drop"]).quoted)) }
    if random.chance(10) { members += [("distance", "5"), ("distanceUnit", "km".quoted)] }
    if random.chance(50) { members.append(("time", time(day, minute))) }
    return members
  }
}

extension String {
  fileprivate var quoted: String { "\"\(self)\"" }
}

extension Kind {
  /// A tracker with names and words that are longer than most, and a number that has several units.
  static let coffee = Kind(declared: [
    Member("name", .text("coffee")),
    Member(
      "fields",
      .list([
        .group([
          Member("name", .text("caffeineMilligrams")), Member("type", .text("number")),
          Member(
            "units",
            .list([
              .group([Member("unit", .text("mg")), Member("max", .number(900))]),
              .group([Member("unit", .text("g")), Member("max", .number(1))]),
            ])),
        ]),
        .group([
          Member("name", .text("röstung")), Member("type", .text("choice")),
          Member("choices", .list([.text("hell"), .text("eine, die sehr dunkel ist")])),
        ]),
      ])),
  ])
}
