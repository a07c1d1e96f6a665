import CivilTime
import EntryGrammar
import Foundation
import HealthLog
import Testing

/// A calendar of another make, to compare with.
private struct Oracle {
  let zone: String
  private let calendar: Calendar

  init(zone: String) throws {
    self.zone = zone
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    calendar.firstWeekday = 2
    self.calendar = calendar
  }

  /// The instant of a wall clock, as RFC 3339 with the offset that held.
  func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let offset = calendar.timeZone.secondsFromGMT(for: date) / 60
    let sign = offset < 0 ? "-" : "+"
    return String(
      format: "%04d-%02d-%02dT%02d:%02d:%02d%@%02d:%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0,
      parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0, sign, abs(offset) / 60, abs(offset) % 60)
  }

  func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws -> Date {
    try #require(
      calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)))
  }

  func adding(days: Int, to date: Date) throws -> Date {
    try #require(calendar.date(byAdding: .day, value: days, to: date))
  }

  func weekday(of date: Date) -> String {
    ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"][
      calendar.component(.weekday, from: date) - 1]
  }

  func parts(of date: Date) -> DateComponents {
    calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
  }
}

/// The time of the record that `line` says.
private func time(_ line: String, now: String, zone: String) throws -> String? {
  let context = try context(now: now, zone: zone)
  guard case .readings(let readings) = try EntryReader.read(line, in: context) else { return nil }
  return readings.first?.record.text("time")
}

@Suite("Times against another calendar")
struct CalendarOracleTests {
  private static let zones = [
    "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "UTC",
  ]

  @Test("a date with a clock time is the instant that it is in its zone", arguments: zones)
  func dates(_ zone: String) throws {
    let oracle = try Oracle(zone: zone)
    for month in 1...12 {
      for (day, hour, minute) in [(1, 0, 5), (9, 7, 30), (15, 12, 0), (28, 23, 59)] {
        let date = try oracle.date(2025, month, day, hour, minute)
        let clock = String(format: "%02d:%02d", hour, minute)
        let words = String(format: "2025-%02d-%02d", month, day)
        let expected = oracle.text(date)
        #expect(try time("glucose 112 \(words) \(clock)", now: "2026-03-14T14:30", zone: zone) == expected)
        #expect(try time("\(words) \(clock) glucose 112", now: "2026-03-14T14:30", zone: zone) == expected)
      }
    }
  }

  @Test("a day of a month is the latest that has come", arguments: zones)
  func months(_ zone: String) throws {
    let oracle = try Oracle(zone: zone)
    let names = [
      "jan", "february", "mar", "april", "may", "jun", "july", "aug", "sept", "october", "nov", "dec",
    ]
    for (index, name) in names.enumerated() {
      for day in [1, 14, 15, 28] {
        let year = (index + 1, day) <= (3, 14) ? 2026 : 2025
        let expected = oracle.text(try oracle.date(year, index + 1, day, 7, 30))
        #expect(try time("glucose 112 \(day) \(name) 7:30", now: "2026-03-14T14:30", zone: zone) == expected)
        #expect(
          try time("glucose 112 \(name) \(day) at 7:30", now: "2026-03-14T14:30", zone: zone) == expected)
      }
    }
  }

  @Test("a weekday is the latest whose time has passed", arguments: zones)
  func weekdays(_ zone: String) throws {
    let oracle = try Oracle(zone: zone)
    let now = try oracle.date(2026, 3, 14, 14, 30)
    for back in 0...6 {
      let day = try oracle.adding(days: -back, to: now)
      let name = oracle.weekday(of: day)
      let parts = oracle.parts(of: day)
      let early = try oracle.date(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, 9, 15)
      let late = try oracle.date(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, 22, 15)
      let lastLate = back == 0 ? try oracle.adding(days: -7, to: late) : late
      #expect(try time("glucose 112 \(name) 9:15", now: "2026-03-14T14:30", zone: zone) == oracle.text(early))
      #expect(
        try time("glucose 112 \(name.prefix(3)) at 22:15", now: "2026-03-14T14:30", zone: zone)
          == oracle.text(lastLate))
    }
  }

  @Test("so long ago is that instant, whatever the clocks did", arguments: zones)
  func ago(_ zone: String) throws {
    let oracle = try Oracle(zone: zone)
    for (year, month, day) in [(2026, 3, 29), (2026, 10, 25), (2026, 4, 5), (2026, 11, 1), (2026, 7, 1)] {
      let now = try oracle.date(year, month, day, 12, 0)
      let words = String(format: "%04d-%02d-%02dT12:00", year, month, day)
      for hours in [1, 2, 9, 10, 11, 24, 36] {
        let expected = oracle.text(now.addingTimeInterval(Double(-hours) * 3600))
        #expect(try time("glucose 112 \(hours)h ago", now: words, zone: zone) == expected)
      }
    }
  }

  @Test("so many days ago keep the clock time", arguments: zones)
  func daysAgo(_ zone: String) throws {
    let oracle = try Oracle(zone: zone)
    let now = try oracle.date(2026, 4, 6, 14, 30)
    for days in [1, 2, 7, 30, 364] {
      let expected = oracle.text(try oracle.adding(days: -days, to: now))
      #expect(try time("glucose 112 \(days) days ago", now: "2026-04-06T14:30", zone: zone) == expected)
    }
    let yesterday = oracle.text(try oracle.adding(days: -1, to: now))
    #expect(try time("glucose 112 yesterday", now: "2026-04-06T14:30", zone: zone) == yesterday)
  }

  @Test(
    "a night has its true length across a change of the clocks",
    arguments: [
      ("Europe/Berlin", "2026-03-28T12:00", 475), ("Europe/Berlin", "2026-03-29T12:00", 415),
      ("Europe/Berlin", "2026-10-25T12:00", 535), ("America/New_York", "2026-03-08T12:00", 415),
      ("America/New_York", "2026-11-01T12:00", 535), ("Australia/Lord_Howe", "2026-04-05T12:00", 505),
    ])
  func nights(_ zone: String, _ now: String, _ minutes: Double) throws {
    let context = try context(now: now, zone: zone)
    guard case .readings(let readings) = try EntryReader.read("slept 23:10-07:05", in: context) else {
      Issue.record("no reading")
      return
    }
    #expect(readings.map { Night.minutesAsleep($0.record, context.zone) } == [minutes])
  }
}
