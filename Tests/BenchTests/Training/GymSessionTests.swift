import CivilTime
import HealthLog
import JSONText
import Storage
import Testing

@testable import vitals_bench

@Suite("A session in the gym")
struct GymSessionTests {
  private var start: OffsetTime {
    get throws {
      let time = try #require(SpelledTime("2026-02-02T18:00:00+01:00"))
      return time.resolved(in: .utc)
    }
  }

  private var session: GymSession {
    GymSession(blocks: [
      [
        GymSession.Part(
          "Bench Press",
          [WorkSet(reps: 8, load: 3000, sort: .warmup, minutes: 2), WorkSet(reps: 6, load: 6250, rpe: 85)])
      ],
      [
        GymSession.Part(
          "Lateral Raise",
          [WorkSet(reps: 12, load: 1000, isPerHand: true), WorkSet(reps: 11, load: 1000, isPerHand: true)]),
        GymSession.Part("Plank", [WorkSet(isBodyweight: true, seconds: 60, minutes: 2)], note: "shaking"),
      ],
      [GymSession.Part("Push-Up", [WorkSet(reps: 15, isBodyweight: true, isToTheLast: true)])],
    ])
  }

  private func text(_ record: Record) -> String {
    String(decoding: JSONPrinter.element(Value.group(record.members).json), as: UTF8.self)
  }

  @Test("has its sets one after the other, those of a superset in turns")
  func timed() throws {
    #expect(
      text(session.record(from: try start, name: "push day", note: "short", tags: ["gym"])) == """
        {"start": "2026-02-02T18:00:00+01:00", "end": "2026-02-02T18:23:00+01:00", "name": "push day", "exercises": [
          {"exercise": "Bench Press", "sets": [
            {"reps": 8, "weight": 30, "unit": "kg", "type": "warmup", "time": "2026-02-02T18:05:00+01:00"},
            {"reps": 6, "weight": 62.5, "unit": "kg", "rpe": 8.5, "time": "2026-02-02T18:07:00+01:00"}]},
          {"exercise": "Lateral Raise", "superset": 1, "sets": [
            {"reps": 12, "weight": 10, "unit": "kg", "perHand": true, "time": "2026-02-02T18:10:00+01:00"},
            {"reps": 11, "weight": 10, "unit": "kg", "perHand": true, "time": "2026-02-02T18:15:00+01:00"}]},
          {"exercise": "Plank", "superset": 1, "note": "shaking", "sets": [
            {"bodyweight": true, "seconds": 60, "time": "2026-02-02T18:13:00+01:00"}]},
          {"exercise": "Push-Up", "sets": [
            {"reps": 15, "bodyweight": true, "amrap": true, "time": "2026-02-02T18:18:00+01:00"}]}], "note": "short", "tags": ["gym"]}
        """)
  }

  @Test("that was typed afterwards has no times in its sets")
  func untimed() throws {
    var session = session
    session.isTimed = false
    session.blocks = [session.blocks[2]]
    #expect(
      text(session.record(from: try start, name: nil)) == """
        {"start": "2026-02-02T18:00:00+01:00", "end": "2026-02-02T18:10:00+01:00", "exercises": [
          {"exercise": "Push-Up", "sets": [
            {"reps": 15, "bodyweight": true, "amrap": true}]}]}
        """)
  }

  @Test(
    "names a distance in the unit that one would say",
    arguments: [
      (WorkSet(seconds: 1510, meters: 5000), #"{"seconds": 1510, "distance": 5, "distanceUnit": "km"}"#),
      (WorkSet(meters: 5250), #"{"distance": 5.25, "distanceUnit": "km"}"#),
      (WorkSet(meters: 800), #"{"distance": 800, "distanceUnit": "m"}"#),
      (
        WorkSet(reps: 0, load: -1500, isBodyweight: true, sort: .failed),
        #"{"reps": 0, "weight": -15, "unit": "kg", "bodyweight": true, "type": "failed"}"#
      ),
      (
        WorkSet(reps: 10, load: 1600, isPerSide: true, isPerHand: true),
        #"{"reps": 10, "weight": 16, "unit": "kg", "perSide": true, "perHand": true}"#
      ),
    ])
  func sets(_ set: WorkSet, _ text: String) {
    #expect("\(set.value(at: nil).json)" == text)
  }
}
