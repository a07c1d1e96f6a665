import Testing

@testable import CivilTime

@Suite("Spelled times")
struct SpelledTimeTests {
  @Test(
    "reads what RFC 3339 and a hand write",
    arguments: [
      ("2026-11-29T07:05:00+01:00", "2026-11-29T07:05:00+01:00"),
      ("2026-11-29T06:05:00Z", "2026-11-29T06:05:00+00:00"),
      ("2026-11-29t06:05:00z", "2026-11-29T06:05:00+00:00"),
      ("2026-11-29 07:05", "2026-11-29T07:05:00+02:00"),
      ("2026-11-29T07:05:09", "2026-11-29T07:05:09+02:00"),
      ("2026-11-29T07:05-03:30", "2026-11-29T07:05:00-03:30"),
      ("2026-11-29T07:05:09.123456789+01:00", "2026-11-29T07:05:09+01:00"),
      ("2016-12-31T23:59:60Z", "2016-12-31T23:59:59+00:00"),
      ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00+00:00"),
    ])
  func read(_ text: String, _ expected: String) throws {
    #expect("\(try #require(SpelledTime(text)).resolved(in: .fixed(offset: 7200)))" == expected)
  }

  @Test(
    "refuses what is none",
    arguments: [
      "", "2026-11-29", "2026-11-29T7:05", "2026-11-29T24:00:00Z", "2026-11-29T07:60", "2026-11-29T07:05:61Z",
      "2026-02-30T07:05:00Z", "2026-11-29T07:05:00+01", "2026-11-29T07:05:00+0100",
      "2026-11-29T07:05:00+24:00",
      "2026-11-29T07:05:00.Z", "2026-11-29T07:05:00Z ", "2026-11-29X07:05:00Z", "２０２６-11-29T07:05:00Z",
      "2026-11-29T07:05:", "2026-11-29T07:05:0", "2026-11-29T07:05:00+", "0000-01-01T00:00:00Z",
    ])
  func refused(_ text: String) {
    #expect(SpelledTime(text) == nil)
  }

  @Test("every prefix of a time is read or refused, never trapped")
  func prefixes() {
    let text = "2026-11-29T07:05:09.25+01:00"
    let read = (0...text.count).filter { SpelledTime(String(text.prefix($0))) != nil }
    #expect(read == [16, 19, 21, 22, 28])
  }

  @Test(
    "the instant is that of the offset",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("1970-01-01T01:00:00+01:00", 0), ("1969-12-31T19:00:00-05:00", 0),
      ("2026-11-29T07:05:00+01:00", 1_795_932_300), ("1969-12-31T23:59:59Z", -1),
    ])
  func instant(_ text: String, _ seconds: Int64) throws {
    let time = try #require(SpelledTime(text)).resolved(in: .utc)
    #expect(time.instant.seconds == seconds)
    #expect(OffsetTime(time.instant, offset: time.offset) == time)
  }
}
