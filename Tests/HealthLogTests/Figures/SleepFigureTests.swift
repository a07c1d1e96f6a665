import CivilTime
import Testing

@testable import HealthLog

@Suite(
  "Nights on clocks that change",
  .enabled(if: Zone(named: "Europe/Berlin") != nil, "this machine has no zone data"))
struct NightLengthTests {
  @Test(
    "a night is as long as its instants are apart, and its middle is between them",
    // By Python's zoneinfo.
    arguments: [
      ("Europe/Berlin", "2026-01-10T23:10", "2026-01-11T07:05", 475, "2026-01-11T03:07:30+01:00"),
      ("Europe/Berlin", "2026-03-28T23:10", "2026-03-29T07:05", 415, "2026-03-29T03:37:30+02:00"),
      ("Europe/Berlin", "2026-10-24T23:10", "2026-10-25T07:05", 535, "2026-10-25T02:37:30+01:00"),
      ("America/New_York", "2026-03-07T23:10", "2026-03-08T07:05", 415, "2026-03-08T03:37:30-04:00"),
      ("America/New_York", "2026-10-31T23:10", "2026-11-01T07:05", 535, "2026-11-01T02:37:30-05:00"),
      ("Australia/Lord_Howe", "2026-04-04T23:10", "2026-04-05T07:05", 505, "2026-04-05T02:52:30+10:30"),
      (
        "America/New_York", "2026-11-01T00:30:00-04:00", "2026-11-01T01:30:00-04:00", 60,
        "2026-11-01T01:00:00-04:00"
      ),
      ("Europe/London", "2026-06-01T01:00", "2026-06-02T01:00", 1440, "2026-06-01T13:00:00+01:00"),
      ("Asia/Kolkata", "2026-03-28T23:10", "2026-03-29T07:05", 475, "2026-03-29T03:07:30+05:30"),
    ] as [(String, String, String, Double, String)])
  func length(_ zone: String, _ bed: String, _ wake: String, _ minutes: Double, _ midpoint: String) throws {
    let zone = try #require(Zone(named: zone))
    let night = Record(.sleep, "wake=\(wake),bed=\(bed)")
    #expect(Kind.sleep.mainFigure(of: night, in: zone) == minutes)
    #expect(Night.midpoint(night, zone).map { "\($0)" } == midpoint)
  }
}

@Suite("Figures of nights")
struct NightFigureTests {
  @Test(
    "the time asleep leaves out falling asleep and lying awake",
    arguments: [
      (
        "wake=2026-11-29T07:05Z,bed=2026-11-28T23:00Z,asleep=2026-11-28T23:25Z,out=2026-11-29T07:20Z,awake=20",
        440
      ),
      ("wake=2026-11-29T07:05Z,bed=2026-11-28T23:10Z", 475), ("date=2026-11-29,minutes=450", 450),
      ("bed=2026-11-28T23:10Z", nil), ("wake=2026-11-29T07:05Z", nil),
    ] as [(String, Double?)])
  func asleep(_ text: String, _ expected: Double?) {
    #expect(Kind.sleep.mainFigure(of: Record(.sleep, text), in: .utc) == expected)
  }

  @Test(
    "efficiency is the time asleep in percent of the time in bed",
    // Carney 2012, doi:10.5665/sleep.1642.
    arguments: [(415, 475, 87.368421), (420, 480, 87.5), (450, 450, 100), (360, 500, 72), (10, 0, nil)]
      as [(
        Double, Double, Double?
      )])
  func efficiency(_ asleep: Double, _ inBed: Double, _ expected: Double?) {
    #expect(near(Night.efficiency(asleep: asleep, inBed: inBed), expected))
  }

  @Test("efficiency of a night reaches from bed to getting up")
  func nightEfficiency() {
    let night = Record(
      .sleep,
      "wake=2026-11-29T07:00Z,bed=2026-11-28T23:00Z,asleep=2026-11-29T00:00Z,out=2026-11-29T07:20Z,awake=60")
    #expect(near(Night.efficiency(night, .utc), 72))
    #expect(Night.efficiency(Record(.sleep, "date=2026-11-29,minutes=450"), .utc) == nil)
  }

  @Test(
    "times of day have a mean across midnight",
    // atan2 of summed sines and cosines; scipy.stats.circmean agrees.
    arguments: [
      ([1410, 30], 0), ([180, 210, 240], 210), ([1320, 120, 180], 64.667), ([1430, 10, 20, 60], 19.971),
      ([0, 720], nil), ([], nil), ([1439], 1439),
    ] as [([Double], Double?)])
  func mean(_ times: [Double], _ expected: Double?) {
    let found = ClockMean.minutes(times)
    // Just before midnight is near it too.
    #expect(near(found, expected, within: 1e-3) || near(found, 1440, within: 1e-3) && expected == 0)
    #expect(found.map { 0..<1440 ~= $0 } ?? true)
  }

  @Test("a mean at midnight is shown as 00:00, on whichever side rounding puts it")
  func midnight() {
    #expect(ClockMean.clock([1410, 30]).map { "\($0)" } == "00:00:00")
    #expect("\(ClockMean.clock(1439.9999999))" == "00:00:00")
    #expect(ClockMean.clock([1320, 120, 180])?.short == "01:04")
    #expect(ClockMean.clock([0, 720]) == nil)
  }

  @Test(
    "social jetlag goes the shorter way",
    // The cases of mctq's test of sjl().
    arguments: [
      (150, 270, 120), (1380, 120, 180), (300, 180, -120), (1320, 1050, -270), (1380, 60, 120), (0, 720, 720),
    ]
      as [(Double, Double, Double)])
  func jetlag(_ work: Double, _ free: Double, _ expected: Double) {
    #expect(SocialJetlag.minutes(work: work, free: free) == expected)
  }

  @Test(
    "the mid-sleep of free days is corrected for sleep that was owed",
    // The cases of mctq's test of msf_sc(): 03:17:08.57, 23:04:17.14, and none to correct.
    arguments: [
      (240, 360, 480, 5, 197.142857), (1410, 420, 540, 3, 1384.285714), (135, 540, 420, 5, 135),
      (10, 360, 480, 5, 1407.142857),
    ] as [(Double, Double, Double, Int, Double)])
  func corrected(_ free: Double, _ sleepWork: Double, _ sleepFree: Double, _ days: Int, _ expected: Double) {
    let found = SocialJetlag.corrected(free: free, sleepWork: sleepWork, sleepFree: sleepFree, workDays: days)
    #expect(near(found, expected))
  }

  /// From 23:00 to 07:00, in minutes after noon.
  private static let early = [660..<1140]
  private static let late = [780..<1260]
  private static let inverse = [0..<660, 1140..<1440]

  @Test(
    "regularity is 100 when days are alike, and −100 when they are opposite",
    // Phillips 2017, doi:10.1038/s41598-017-03171-4, over minutes from noon to noon.
    arguments: [
      (Array(repeating: early, count: 7), 100), ([early, [660..<1080]], 91.666667),
      ([early, late, early, late, early, late, early, late], 66.666667),
      ([early, inverse, early, inverse], -100),
      ([early, early, late, [660..<1080], []], 66.666667), ([early, nil, early, early], 100),
      ([early, nil, late], nil),
      ([early], nil), ([], nil),
    ] as [([[Range<Int>]?], Double?)])
  func regularity(_ days: [[Range<Int>]?], _ expected: Double?) {
    #expect(near(SleepRegularity.index(days: days), expected))
  }

  private func span(_ start: String, _ end: String) throws -> Night.Span {
    Night.Span(
      start: try #require(SpelledTime(start)).resolved(in: .fixed(offset: 3600)),
      end: try #require(SpelledTime(end)).resolved(in: .fixed(offset: 3600)))
  }

  @Test("nights become days from noon to noon, cut at noon, and a day without one is not known")
  func days() throws {
    let spans = [
      try span("2026-11-28T23:00", "2026-11-29T07:00"), try span("2026-11-29T11:30", "2026-11-29T12:30"),
      try span("2026-12-01T23:00", "2026-12-02T07:00"),
    ]
    #expect(
      SleepRegularity.days(of: spans) == [
        [660..<1140, 1410..<1440], [0..<30], nil, [660..<1140],
      ])
    #expect(SleepRegularity.days(of: []).isEmpty)
    #expect(near(SleepRegularity.index(of: Array(spans.prefix(1))), nil))
  }

  @Test("nights that end before they begin, or last for days, are left out")
  func wrong() throws {
    let spans = [
      try span("2026-11-29T07:00", "2026-11-28T23:00"), try span("2026-11-20T07:00", "2026-11-28T23:00"),
    ]
    #expect(SleepRegularity.days(of: spans).isEmpty)
  }
}
