import Testing

@testable import CivilTime

@Suite("Words for a range of days")
struct RangeWordsTests {
  // A Sunday.
  private let words = RangeWords(today: CivilDate(dayNumber: 20_786))

  @Test(
    "reads a range",
    arguments: [
      ("today", "2026-11-29..2026-11-29", 1), ("yesterday", "2026-11-28..2026-11-28", 1),
      ("7d", "2026-11-23..2026-11-29", 1), ("7 days", "2026-11-23..2026-11-29", 2),
      ("14 nights", "2026-11-16..2026-11-29", 2), ("12w", "2026-09-07..2026-11-29", 1),
      ("last 30 days", "2026-10-31..2026-11-29", 3), ("last week", "2026-11-16..2026-11-22", 2),
      ("this week", "2026-11-23..2026-11-29", 2), ("this month", "2026-11-01..2026-11-30", 2),
      ("last month", "2026-10-01..2026-10-31", 2), ("last year", "2025-01-01..2025-12-31", 2),
      ("november", "2026-11-01..2026-11-30", 1), ("dec", "2025-12-01..2025-12-31", 1),
      ("feb 2024", "2024-02-01..2024-02-29", 2), ("2026", "2026-01-01..2026-12-31", 1),
      ("2026-02", "2026-02-01..2026-02-28", 1), ("2026-11-20", "2026-11-20..2026-11-20", 1),
      ("2026-11-01..2026-11-15", "2026-11-01..2026-11-15", 1),
      ("2026-11-15..2026-11-01", "2026-11-01..2026-11-15", 1),
      ("2026-01..2026-03", "2026-01-01..2026-03-31", 1), ("since mon", "2026-11-23..2026-11-29", 2),
      ("since 20 nov", "2026-11-20..2026-11-29", 3), ("sun", "2026-11-29..2026-11-29", 1),
      ("20 nov above 180", "2026-11-20..2026-11-20", 2), ("nov 20", "2026-11-20..2026-11-20", 2),
      ("30 nov", "2025-11-30..2025-11-30", 2), ("20 nov 2024", "2024-11-20..2024-11-20", 3),
      ("all", "0001-01-01..9999-12-31", 1), ("3 months", "2026-08-30..2026-11-29", 2),
      ("1y", "2025-11-30..2026-11-29", 1), ("year", "2025-11-30..2026-11-29", 1),
      ("week", "2026-11-23..2026-11-29", 1), ("month above", "2026-10-30..2026-11-29", 1),
      ("Today", "2026-11-29..2026-11-29", 1),
    ])
  func read(_ line: String, _ expected: String, _ count: Int) throws {
    let match = try #require(words.read(line.split(separator: " ").map(String.init)))
    #expect("\(match.range.from)..\(match.range.to)" == expected)
    #expect(match.count == count)
  }

  @Test(
    "reads nothing else",
    arguments: [
      "", "8x80", "112", "0d", "7", "7 apples", "-7d", "2026-13", "2026-02-30", "2026-11-01..", "..", "since",
      "last",
      "this", "31 feb", "tag", "1e3d", "99999999999999999999d", "½d",
    ])
  func refused(_ line: String) {
    #expect(words.read(line.split(separator: " ").map(String.init)) == nil)
  }

  @Test(
    "the same day of an earlier month is its last when the month is shorter",
    arguments: [
      (1, "2026-02-28"), (2, "2026-01-31"), (13, "2025-02-28"), (25, "2024-02-29"),
    ])
  func earlier(_ months: Int, _ expected: String) throws {
    #expect("\(try #require(CivilDate("2026-03-31")).subtracting(months: months))" == expected)
  }
}
