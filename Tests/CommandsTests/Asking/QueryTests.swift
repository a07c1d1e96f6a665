import CivilTime
import HealthLog
import Testing

@testable import Commands

@Suite("Questions")
struct QueryTests {
  /// A Sunday.
  private static let today = CivilDate("2026-11-29")

  private func query(_ line: String) throws -> Query {
    let today = try #require(Self.today)
    return try Query([Word](of: line), catalogue: .standard, today: today, end: line.count..<line.count)
  }

  private func shown(_ query: Query) -> String {
    let noun = query.noun.map(\.name)
    let range = query.range.map { $0.isAll ? "all" : "\($0.from)..\($0.to)" }
    return ([noun, range].compactMap { $0 } + query.filters.map(shown)).joined(separator: " | ")
  }

  private func shown(_ filter: Filter) -> String {
    func text(_ limit: Limit) -> String { "\(limit.number)" + (limit.unit.map { " \($0)" } ?? "") }
    return switch filter {
    case .above(let limit): "above \(text(limit))"
    case .below(let limit): "below \(text(limit))"
    case .choice, .tag, .text: "\(filter)"
    }
  }

  @Test(
    "are a noun, a range and filters in any order",
    arguments: [
      ("", ""),
      ("glucose", "glucose"),
      ("bg 7d", "glucose | 2026-11-23..2026-11-29"),
      ("7d bg", "glucose | 2026-11-23..2026-11-29"),
      ("glucose last month above 180", "glucose | 2026-10-01..2026-10-31 | above 180"),
      ("glucose above 10,5 fasting", "glucose | above 10.5 | choice(member: \"context\", \"fasting\")"),
      ("glucose > 10mmol", "glucose | above 10 mmol"),
      ("glucose above 180 mg/dL week", "glucose | 2026-11-23..2026-11-29 | above 180 mg/dl"),
      ("above 180mg/dl glucose", "glucose | above 180 mg/dl"),
      ("sleep below 6h", "sleep | below 21600 s"),
      ("sleep < 7h30 30d", "sleep | 2026-10-31..2026-11-29 | below 27000 s"),
      ("sleep below 6 h", "sleep | below 21600 s"),
      ("sleep below 6", "sleep | below 6"),
      ("bench press above 150 lb", "Bench Press | above 150 lb"),
      ("bench press above 80 12w", "Bench Press | 2026-09-07..2026-11-29 | above 80"),
      ("run above 10k", "Run | above 10 k"),
      ("plank above 90s", "Plank | above 90 s"),
      ("glucose before meal", "glucose | choice(member: \"context\", \"before meal\")"),
      ("sleep since mon", "sleep | 2026-11-23..2026-11-29"),
      ("all #gym", "all | tag(\"gym\")"),
      ("workout tag gym text squat", "workout | tag(\"gym\") | text(\"squat\")"),
      ("bench press 12w", "Bench Press | 2026-09-07..2026-11-29"),
      ("weight under 80 2026-11-01..2026-11-15", "weight | 2026-11-01..2026-11-15 | below 80"),
      ("insulin rapid", "insulin | choice(member: \"type\", \"rapid\")"),
    ])
  func read(_ line: String, _ expected: String) throws { #expect(try shown(query(line)) == expected) }

  @Test(
    "are told from entries by every word of the line",
    arguments: [
      ("glucose 112", nil), ("weight 82.4", nil), ("slept 23:10-07:05", nil), ("bench 8x80", nil),
      ("glucose 2026", "glucose | 2026-01-01..2026-12-31"),
      ("glucose nov 20", "glucose | 2026-11-20..2026-11-20"),
      ("glucose 20 nov 2024", "glucose | 2024-11-20..2024-11-20"),
      ("glucose 2026-11", "glucose | 2026-11-01..2026-11-30"),
      ("glucose above 180", "glucose | above 180"), ("glucose > 180", "glucose | above 180"),
      ("glucose text 82", "glucose | text(\"82\")"), ("glucose tag 5", "glucose | tag(\"5\")"),
      ("squat 531", "Squat 531"), ("2026", "2026-01-01..2026-12-31"), ("112", nil),
    ])
  func whole(_ line: String, _ expected: String?) throws {
    let today = try #require(Self.today)
    let catalogue = Catalogue(
      kinds: Kind.standard, exercises: Exercise.standard + [Exercise("Squat 531", [], .legs)])
    let query = Query.whole(
      [Word](of: line), catalogue: catalogue, today: today, end: line.count..<line.count)
    #expect(query.map(shown) == expected)
  }

  @Test(
    "with a word that is none of it are refused there, with the nearest",
    arguments: [
      (
        "glucse 7d",
        "0..<6 expected something to ask for, a range such as '7d' or 'last month', or a filter, found 'glucse'; glucose"
      ),
      (
        "glucose yesterdya",
        "8..<17 expected a range such as '7d' or 'last month', or a filter, found 'yesterdya'; yesterday"
      ),
      (
        "glucose above 82kg",
        "14..<18 expected a number, alone or of mg/dL or mmol/L, found '82kg'"
      ),
      ("sleep below 6x", "12..<14 expected a number, alone or of h or min, found '6x'"),
      ("bench press above high", "18..<22 expected a number, found 'high'"),
      ("weight last", "7..<11 expected a range such as '7d' or 'last month', or a filter, found 'last'"),
      (
        "glucose sleep", "8..<13 expected a range such as '7d' or 'last month', or a filter, found 'sleep'"
      ),
      ("glucose 7d 14d", "11..<14 expected a range such as '7d' or 'last month', or a filter, found '14d'"),
      ("glucose above", "13..<13 expected a number at the end of the line"),
      ("glucose above high", "14..<18 expected a number, found 'high'"),
      (
        "list tag",
        "0..<4 expected something to ask for, a range such as '7d' or 'last month', or a filter, found 'list'; last"
      ),
      ("glucose text", "12..<12 expected a word at the end of the line"),
    ])
  func refused(_ line: String, _ message: String) { #expect(usage { _ = try query(line) } == message) }
}

@Suite("Filters")
struct FilterTests {
  private static let high = Record(
    kind: "glucose",
    members: [
      Member("value", .number(190)), Member("unit", .text("mg/dL")), Member("context", .text("fasting")),
      Member("tags", .list([.text("Hypo")])), Member("note", .text("Ate LATE")),
      Member("id", .text("late000000")),
    ])

  @Test(
    "let records pass by what they hold, not by how it is written",
    arguments: [
      (Filter.above(Limit(180)), true), (.above(Limit(190)), false), (.below(Limit(190)), false),
      (.below(Limit(191)), true),
      // 190 mg/dL are 10.5 mmol/L; no meter tells 11 mg/dL, nor 185 mmol/L.
      (.above(Limit(10, "mmol")), true), (.below(Limit(11, "mmol/l")), true), (.above(Limit(11)), false),
      (.above(Limit(10)), true), (.above(Limit(185, "mg/dl")), true), (.above(Limit(185, "kg")), false),
      (.tag("hypo"), true), (.tag("hyp"), false), (.text("late"), true), (.text("fasting"), true),
      (.text("late0"), false), (.choice(member: "context", "fasting"), true),
      (.choice(member: "context", "bedtime"), false),
    ])
  func passes(_ filter: Filter, _ expected: Bool) {
    #expect(filter.accepts(Self.high, of: .glucose) == expected)
  }

  @Test("of a figure keep out what has none")
  func none() {
    let empty = Record(kind: "glucose", members: [])
    #expect(!Filter.above(Limit(0)).accepts(empty, of: .glucose))
    #expect(!Filter.below(Limit(1000)).accepts(empty, of: .glucose))
  }

  @Test("of a figure that is computed use that")
  func computed() {
    let night = Record(
      kind: "sleep",
      members: [
        Member("wake", .text("2026-11-29T07:00:00Z")), Member("bed", .text("2026-11-28T23:00:00Z")),
      ])
    #expect(Filter.above(Limit(479)).accepts(night, of: .sleep))
    #expect(!Filter.above(Limit(480)).accepts(night, of: .sleep))
    #expect(Filter.above(Limit(7)).accepts(night, of: .sleep))
    #expect(Filter.below(Limit(29_100, "s")).accepts(night, of: .sleep))
    #expect(!Filter.below(Limit(8)).accepts(night, of: .sleep))
  }

  @Test(
    "a reading beyond the meter's end lies beyond each limit on that side, and not on the other",
    arguments: [
      (nil, "low", Filter.below(Limit(70)), true), (nil, "low", .above(Limit(70)), false),
      (40, "low", .below(Limit(70)), true), (40, "low", .below(Limit(39)), false),
      (nil, "high", .above(Limit(250)), true), (nil, "high", .below(Limit(250)), false),
      (500, "high", .above(Limit(250)), true), (500, "high", .above(Limit(501)), false),
    ] as [(Int?, String, Filter, Bool)])
  func bounds(_ value: Int?, _ bound: String, _ filter: Filter, _ expected: Bool) {
    let limit = value.map { [Member("value", .number(Number($0))), Member("unit", .text("mg/dL"))] } ?? []
    let record = Record(kind: "glucose", members: limit + [Member("bound", .text(bound))])
    #expect(filter.accepts(record, of: .glucose) == expected)
  }

  @Test(
    "a number without a unit is of the one that is shown, in which the record may not be",
    arguments: [("kg", 82.0, true), ("kg", 83, false), ("lb", 182, true), ("lb", 184, false)])
  func unitShown(_ name: String, _ limit: Double, _ expected: Bool) throws {
    let record = Record(kind: "weight", members: [Member("value", .number(83)), Member("unit", .text("kg"))])
    let number = try #require(Number("\(limit)"))
    #expect(
      Filter.above(Limit(number)).accepts(record, of: .weight, shown: Kind.weight.unit(name)) == expected)
  }
}
