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
    return ([noun, range].compactMap { $0 } + query.filters.map { "\($0)" }).joined(separator: " | ")
  }

  @Test(
    "are a noun, a range and filters in any order",
    arguments: [
      ("", ""),
      ("glucose", "glucose"),
      ("bg 7d", "glucose | 2026-11-23..2026-11-29"),
      ("7d bg", "glucose | 2026-11-23..2026-11-29"),
      ("glucose last month above 180", "glucose | 2026-10-01..2026-10-31 | above(180)"),
      ("glucose above 10,5 fasting", "glucose | above(10.5) | choice(member: \"context\", \"fasting\")"),
      ("glucose before meal", "glucose | choice(member: \"context\", \"before meal\")"),
      ("sleep since mon", "sleep | 2026-11-23..2026-11-29"),
      ("all #gym", "all | tag(\"gym\")"),
      ("workout tag gym text squat", "workout | tag(\"gym\") | text(\"squat\")"),
      ("bench press 12w", "Bench Press | 2026-09-07..2026-11-29"),
      ("weight under 80 2026-11-01..2026-11-15", "weight | 2026-11-01..2026-11-15 | below(80)"),
      ("insulin rapid", "insulin | choice(member: \"type\", \"rapid\")"),
    ])
  func read(_ line: String, _ expected: String) throws { #expect(try shown(query(line)) == expected) }

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
      (Filter.above(180), true), (.above(190), false), (.below(190), false), (.below(191), true),
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
    #expect(!Filter.above(0).accepts(empty, of: .glucose))
    #expect(!Filter.below(1000).accepts(empty, of: .glucose))
  }

  @Test("of a figure that is computed use that")
  func computed() {
    let night = Record(
      kind: "sleep",
      members: [
        Member("wake", .text("2026-11-29T07:00:00Z")), Member("bed", .text("2026-11-28T23:00:00Z")),
      ])
    #expect(Filter.above(479).accepts(night, of: .sleep))
    #expect(!Filter.above(480).accepts(night, of: .sleep))
  }
}
