import CivilTime
import Migrations
import Testing

@Suite("Moments as records spell them")
struct MomentTests {
  @Test(
    "an instant takes the clock of the zone there and then, and gives it back",
    arguments: [
      ("2026-11-29T06:05:00Z", "2026-11-29T07:05:00+01:00", "2026-11-29T06:05:00Z"),
      ("2026-03-29T00:59:59Z", "2026-03-29T01:59:59+01:00", "2026-03-29T00:59:59Z"),
      ("2026-03-29T01:00:00Z", "2026-03-29T03:00:00+02:00", "2026-03-29T01:00:00Z"),
      ("2026-10-25T00:30:00Z", "2026-10-25T02:30:00+02:00", "2026-10-25T00:30:00Z"),
      ("2026-10-25T01:30:00Z", "2026-10-25T02:30:00+01:00", "2026-10-25T01:30:00Z"),
      ("2026-12-31T23:30:00Z", "2027-01-01T00:30:00+01:00", "2026-12-31T23:30:00Z"),
      ("2026-11-29T06:05:00.250Z", "2026-11-29T07:05:00.250+01:00", "2026-11-29T06:05:00.250Z"),
      ("2026-11-29T01:05:00-05:00", "2026-11-29T07:05:00+01:00", "2026-11-29T06:05:00Z"),
      ("2026-11-29t06:05z", "2026-11-29T07:05:00+01:00", "2026-11-29T06:05:00Z"),
      ("2026-11-29 07:05", "2026-11-29T07:05:00+01:00", "2026-11-29T06:05:00Z"),
      // Berlin's own time before 1893 is 53 min 28 s ahead; an offset is spelled in whole minutes.
      ("1890-01-01T00:00:00Z", "1890-01-01T00:53:00+00:53", "1890-01-01T00:00:00Z"),
    ])
  func local(_ text: String, _ local: String, _ utc: String) throws {
    let berlin = try Zone.named("Europe/Berlin")
    let moment = try #require(Moment(text, in: berlin))
    #expect(moment.local(in: berlin).text == local)
    #expect(moment.utc.text == utc)
    #expect(Moment(local, in: .utc)?.instant == moment.instant)
  }

  @Test("the month is that of the clock which is spelled")
  func month() throws {
    let berlin = try Zone.named("Europe/Berlin")
    let moment = try #require(Moment("2026-10-31T23:30:00Z", in: berlin))
    #expect(moment.local(in: berlin).month == "2026-11")
    #expect(moment.utc.month == "2026-10")
  }

  @Test(
    "what is no moment, or has a date that some zone could not show, is none",
    arguments: [
      "", "2026-11-29", "29.11.2026 07:05", "2026-02-29T07:05:00Z", "0001-01-01T00:00:00Z",
      "9999-12-31T12:00:00Z",
    ])
  func none(_ text: String) {
    #expect(Moment(text, in: .utc) == nil)
  }
}
