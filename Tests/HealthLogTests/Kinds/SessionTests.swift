import CivilTime
import Testing

@testable import HealthLog

@Suite("Sessions and their sets")
struct SessionTests {
  private let record = Record(
    .workout,
    "start=2026-11-29T18:02:00+01:00,exercises=["
      + "{exercise=Bench Press,superset=1,sets=[{reps=8,weight=80,unit=kg},{reps=6,weight=185,unit=lb}]},"
      + "{exercise=Run,sets=[{distance=3,distanceUnit=mi,seconds=1455}]},5,{sets=[7]}]")

  @Test("hold their exercises in order, and what cannot be read as one is left out")
  func exercises() {
    let parts = Session.exercises(of: record)
    #expect(parts.map(\.exercise) == ["Bench Press", "Run", ""])
    #expect(parts.map(\.sets.count) == [2, 1, 0])
    #expect(parts.map(\.superset) == [1, nil, nil])
    #expect(Session.sets(of: record).count == 3)
  }

  @Test("of another kind hold none")
  func none() {
    #expect(Session.exercises(of: Record(.mood, "value=7")) == [])
    #expect(Session.heaviest(of: Record(.mood, "value=7")) == [:])
    #expect(Kind.workout.mainFigure(of: Record(.workout, ""), in: .utc) == 0)
  }

  @Test("give the heaviest weight in kg")
  func heaviest() {
    #expect(near(Session.heaviest(of: record)["Bench Press"], 83.91458845, within: 1e-8))
    #expect(Session.heaviest(of: record)["Run"] == nil)
  }

  @Test("a set is read whole")
  func set() {
    let set = TrainingSet(
      RecordText.members(
        "reps=8,weight=80,unit=kg,bodyweight=true,seconds=60,distance=500,distanceUnit=m,rpe=8.5,rir=1.5,type=drop,"
          + "perSide=true,perHand=true,done=false"))
    #expect([set.reps, set.load, set.seconds, set.distance, set.rpe, set.rir] == [8, 80, 60, 0.5, 8.5, 1.5])
    #expect(set.sort == .drop)
    #expect([set.isBodyweight, set.isPerSide, set.isPerHand, set.isDone] == [true, true, true, false])
    #expect(!set.counts)
  }

  @Test("a bare set is done, and nothing else is known of it")
  func bare() {
    let set = TrainingSet([])
    #expect(
      [set.reps, set.load, set.seconds, set.distance, set.rpe, set.rir] == [nil, nil, nil, nil, nil, nil])
    #expect([set.isBodyweight, set.isPerSide, set.isPerHand, set.isDone] == [false, false, false, true])
    #expect(set.sort == nil)
    #expect(set.counts)
  }

  @Test(
    "a weight without its unit, or in a unit that is none, is no load",
    arguments: ["weight=80", "weight=80,unit=st"])
  func load(_ text: String) {
    #expect(TrainingSet(RecordText.members(text)).load == nil)
  }
}

@Suite("Spans of a night")
struct NightSpanTests {
  private let night = Record(
    .sleep,
    "wake=2026-11-29T07:05:00+01:00,bed=2026-11-28T23:00:00+01:00,asleep=2026-11-28T23:25:00+01:00,"
      + "out=2026-11-29T07:20:00+01:00")

  @Test("sleep reaches from falling asleep to waking, the time in bed from going there to leaving it")
  func spans() {
    #expect(Night.span(of: night, in: .utc)?.minutes == 460)
    #expect(Night.inBed(night, .utc)?.minutes == 500)
  }

  @Test(
    "without those times the others stand in",
    arguments: [
      (["asleep"], 485, 500), (["asleep", "out"], 485, 485), (["bed"], 460, nil),
      (["bed", "asleep"], nil, nil),
      (["wake"], nil, 500), (["wake", "out"], nil, nil),
    ] as [([String], Double?, Double?)])
  func fallback(_ absent: [String], _ asleep: Double?, _ inBed: Double?) {
    var night = night
    for name in absent { night[name] = nil }
    #expect(Night.span(of: night, in: .utc)?.minutes == asleep)
    #expect(Night.inBed(night, .utc)?.minutes == inBed)
  }

  @Test("after travel the middle is shown by the clocks of the place it is looked at from")
  func travel() {
    let flight = Record(.sleep, "wake=2026-11-29T10:00:00+01:00,bed=2026-11-28T22:00:00-05:00")
    #expect(Night.span(of: flight, in: .utc)?.minutes == 360)
    #expect(Night.midpoint(flight, .fixed(offset: 3600)).map { "\($0)" } == "2026-11-29T07:00:00+01:00")
    #expect(Night.midpoint(Record(.sleep, "date=2026-11-29,minutes=450"), .utc) == nil)
  }
}
