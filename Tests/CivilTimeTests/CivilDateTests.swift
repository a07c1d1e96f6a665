import Foundation
import Testing

@testable import CivilTime

@Suite("Civil dates")
struct CivilDateTests {
  @Test(
    "counts days as the Gregorian calendar does",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-03-01", 11_017), ("2026-11-29", 20_786),
      ("0001-01-01", -719_162),
      ("9999-12-31", 2_932_896),
    ])
  func dayNumber(_ text: String, _ number: Int) throws {
    let date = try #require(CivilDate(text))
    #expect(date.dayNumber == number)
    #expect(CivilDate(dayNumber: number) == date)
    #expect("\(date)" == text)
  }

  @Test(
    "refuses a day that the calendar has not",
    arguments: [
      "2026-02-29", "1900-02-29", "2026-02-30", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1",
      "26-01-01", "", "-",
      "2026-01-0x", "2026-01-01-01", "+026-01-01",
    ])
  func refused(_ text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test("goes back and forth over every day of eight centuries")
  func roundTrip() {
    var previous = CivilDate(dayNumber: -146_098)
    for number in -146_097...146_097 {
      let date = CivilDate(dayNumber: number)
      #expect(date.dayNumber == number && previous < date && previous.adding(days: 1) == date)
      previous = date
    }
  }

  @Test(
    "knows the weekday",
    arguments: [
      ("2026-11-29", Weekday.sunday), ("2000-01-01", .saturday), ("1969-12-31", .wednesday),
      ("1600-02-29", .tuesday),
    ])
  func weekday(_ text: String, _ day: Weekday) throws {
    #expect(try #require(CivilDate(text)).weekday == day)
  }

  @Test(
    "finds the latest day of a month and day that is not ahead",
    arguments: [
      (11, 20, "2026-11-20"), (11, 29, "2026-11-29"), (11, 30, "2025-11-30"), (2, 29, "2024-02-29"),
      (12, 1, "2025-12-01"),
    ])
  func latest(_ month: Int, _ day: Int, _ expected: String) throws {
    let today = try #require(CivilDate("2026-11-29"))
    #expect(
      CivilDate.latest(month: month, day: day, notAfter: today).map(String.init(describing:)) == expected)
  }

  @Test("a day that no year has is never found")
  func never() throws {
    #expect(CivilDate.latest(month: 2, day: 30, notAfter: try #require(CivilDate("2026-11-29"))) == nil)
  }

  @Test(
    "reads names of days and months by three letters or more",
    arguments: [
      ("mon", 0), ("Thurs", 3), ("SUNDAY", 6), ("tu", -1), ("mond", 0), ("mont", -1),
    ])
  func weekdayName(_ word: String, _ number: Int) {
    #expect((Weekday(word)?.rawValue ?? -1) == number)
  }

  @Test(
    "a month is named by three letters or more",
    arguments: [
      ("nov", 11), ("Sept", 9), ("may", 5), ("ma", -1), ("December", 12), ("mayor", -1),
    ])
  func monthName(_ word: String, _ number: Int) {
    #expect((Month.number(word) ?? -1) == number)
  }
}
