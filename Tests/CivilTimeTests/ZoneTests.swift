import Testing

@testable import CivilTime

@Suite("Zones", .enabled(if: Zone(named: "Europe/Berlin") != nil, "this machine has no zone data"))
struct ZoneTests {
  private func local(_ text: String) throws -> LocalTime { try #require(SpelledTime(text)).local }

  @Test(
    "a wall clock has the offset that held there and then",
    arguments: [
      ("Europe/Berlin", "2026-11-29T07:05", "2026-11-29T07:05:00+01:00"),
      ("Europe/Berlin", "2026-07-01T07:05", "2026-07-01T07:05:00+02:00"),
      ("America/New_York", "2026-07-01T07:05", "2026-07-01T07:05:00-04:00"),
      ("Asia/Kolkata", "2026-07-01T07:05", "2026-07-01T07:05:00+05:30"),
      ("Australia/Lord_Howe", "2026-07-01T07:05", "2026-07-01T07:05:00+10:30"),
      ("Australia/Lord_Howe", "2026-01-01T07:05", "2026-01-01T07:05:00+11:00"),
      ("Pacific/Apia", "2011-12-29T12:00", "2011-12-29T12:00:00-10:00"),
      ("UTC", "2026-07-01T07:05", "2026-07-01T07:05:00+00:00"),
    ])
  func once(_ name: String, _ text: String, _ expected: String) throws {
    let time = try #require(Zone(named: name)).resolve(try local(text))
    guard case .once(let found) = time else { Issue.record("\(time)"); return }
    #expect("\(found)" == expected)
  }

  @Test(
    "a skipped clock has no meaning",
    arguments: [
      ("Europe/Berlin", "2026-03-29T02:30", "2026-03-29T01:30:00+01:00", "2026-03-29T03:30:00+02:00"),
      ("America/New_York", "2026-03-08T02:00", "2026-03-08T01:00:00-05:00", "2026-03-08T03:00:00-04:00"),
      ("Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-04T01:45:00+10:30", "2026-10-04T02:45:00+11:00"),
      ("Pacific/Apia", "2011-12-30T12:00", "2011-12-29T12:00:00-10:00", "2011-12-31T12:00:00+14:00"),
    ])
  func skipped(_ name: String, _ text: String, _ before: String, _ after: String) throws {
    let time = try #require(Zone(named: name)).resolve(try local(text))
    guard case .skipped(let early, let late) = time else { Issue.record("\(time)"); return }
    #expect(["\(early)", "\(late)"] == [before, after])
  }

  @Test(
    "a doubled clock has two",
    arguments: [
      ("Europe/Berlin", "2026-10-25T02:30", "2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00"),
      ("America/New_York", "2026-11-01T01:00", "2026-11-01T01:00:00-04:00", "2026-11-01T01:00:00-05:00"),
      ("Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-05T01:45:00+11:00", "2026-04-05T01:45:00+10:30"),
    ])
  func twice(_ name: String, _ text: String, _ first: String, _ second: String) throws {
    let time = try #require(Zone(named: name)).resolve(try local(text))
    guard case .twice(let early, let late) = time else { Issue.record("\(time)"); return }
    #expect(["\(early)", "\(late)"] == [first, second])
    #expect(early.instant < late.instant)
  }

  @Test(
    "each instant of two years shows a clock that means it again",
    arguments: [
      "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata",
    ])
  func inverse(_ name: String) throws {
    let zone = try #require(Zone(named: name))
    for step in 0..<8000 {
      let time = zone.time(at: Instant(seconds: 1_767_225_600 + Int64(step) * 7919))
      switch zone.resolve(time.local) {
      case .once(let found): #expect(found == time)
      case .twice(let early, let late): #expect(early == time || late == time)
      case .skipped: Issue.record("\(time) was skipped")
      }
    }
  }

  @Test(
    "a name without rules is none",
    arguments: ["Europe/Berlino", "", "../etc/passwd", "/etc/passwd", "Europe"])
  func unknown(_ name: String) {
    #expect(Zone(named: name) == nil)
  }
}

@Suite("The machine's zone")
struct MachineZoneTests {
  @Test("comes from TZ as libc reads it", arguments: [("", 0), ("UTC", 0), ("CET-1", 3600), (":UTC", 0)])
  func tz(_ tz: String, _ offset: Int) {
    #expect(Zone.machine(tz: tz).offset(at: Instant(seconds: 1_795_932_300)) == offset)
  }

  @Test(
    "lacks rules where TZ names a place that this machine does not know, and spells none out",
    arguments: [("Mars/Olympus", true), ("Europe", true), ("CET-1", false), ("UTC", false), ("", false)])
  func lacksRules(_ tz: String, _ expected: Bool) { #expect(Zone.machine(tz: tz).lacksRules == expected) }

  @Test(
    "a fixed offset is named by itself", arguments: [(0, "+00:00"), (-12_600, "-03:30"), (20_700, "+05:45")])
  func fixed(_ offset: Int, _ name: String) {
    #expect(Zone.fixed(offset: offset).name == name)
  }
}
