import CivilTime
import Testing

@testable import HealthLog

@Suite("Strength")
struct StrengthTests {
  @Test(
    "the weight for one repetition by three formulas",
    // Epley 1985, Brzycki 1993 (36/(37 − r)) and Lombardi 1989, four digits; a single is itself.
    arguments: [
      (100, 1, 100, 100, 100), (100, 2, 106.6667, 102.8571, 107.1773), (100, 3, 110, 105.8824, 111.6123),
      (100, 5, 116.6667, 112.5, 117.4619), (100, 6, 120, 116.1290, 119.6231),
      (100, 8, 126.6667, 124.1379, 123.1144),
      (100, 10, 133.3333, 133.3333, 125.8925), (100, 12, 140, 144, 128.2089), (100, 15, nil, nil, 131.1019),
      (100, 20, nil, nil, 134.9283), (100, 36, nil, nil, nil), (100, 37, nil, nil, nil),
      (100, 0, nil, nil, nil),
      (80, 6, 96, 92.9032, 95.6985), (185, 5, 215.8333, 208.1250, 217.3045), (60, 10, 80, 80, 75.5355),
      (225, 3, 247.5, 238.2353, 251.1277), (0, 5, nil, nil, nil), (-20, 5, nil, nil, nil),
    ] as [(Double, Double, Double?, Double?, Double?)])
  func oneRepMax(_ weight: Double, _ reps: Double, _ epley: Double?, _ brzycki: Double?, _ lombardi: Double?)
  {
    let estimates = OneRepMax.allCases.map { $0.estimate(weight: weight, reps: reps) }
    #expect(
      zip(estimates, [epley, brzycki, lombardi]).allSatisfy { near($0, $1, within: 5e-5) }, "\(estimates)")
  }

  @Test(
    "repetitions in reserve count as done",
    // RIR = 10 − RPE (Zourdos 2016), then the formulas.
    arguments: [(5, 8, 123.3333, 120), (8, 7.5, 135, 135.8491), (3, 9, 113.3333, 109.0909)]
      as [(
        Double, Double, Double, Double
      )])
  func reserve(_ reps: Double, _ rpe: Double, _ epley: Double, _ brzycki: Double) {
    let set = TrainingSet(RecordText.members("reps=\(Int(reps)),weight=100,unit=kg,rpe=\(rpe)"))
    #expect(set.reserve == 10 - rpe)
    #expect(near(set.oneRepMax(.epley), epley, within: 5e-5))
    #expect(near(set.oneRepMax(.brzycki), brzycki, within: 5e-5))
  }

  @Test("a reserve that was told counts before the RPE")
  func told() {
    #expect(TrainingSet(RecordText.members("reps=5,rir=1.5,rpe=9")).reserve == 1.5)
    #expect(TrainingSet(RecordText.members("reps=5")).reserve == nil)
  }

  @Test(
    "a set that was not lifted, or not with a weight alone, has no estimate",
    arguments: [
      "reps=5,weight=100,unit=kg,type=warmup", "reps=5,weight=100,unit=kg,type=failed",
      "reps=5,weight=100,unit=kg,done=false", "reps=5,weight=20,unit=kg,bodyweight=true", "reps=5",
      "weight=100,unit=kg",
      "reps=5,weight=100",
    ])
  func noEstimate(_ text: String) {
    #expect(TrainingSet(RecordText.members(text)).oneRepMax() == nil)
  }

  private func workout(_ sets: String...) -> Record {
    let exercises = sets.map { "{exercise=Bench Press,sets=[\($0)]}" }.joined(separator: ",")
    return Record(.workout, "start=2026-11-29T18:02,exercises=[\(exercises)]")
  }

  private func set(_ weight: Int, _ reps: Int, _ rest: String = "") -> String {
    "{reps=\(reps),weight=\(weight),unit=kg\(rest)}"
  }

  @Test("volume is reps times weight over working sets")
  func volume() {
    // Reckoned by hand: 3×8 at 80; 80×8, 8, 7; 60×10, 80×8, 100×5; a warm-up left out.
    let volumes = [
      workout(set(80, 8), set(80, 8), set(80, 8)),
      workout([set(80, 8), set(80, 8), set(80, 7)].joined(separator: ",")),
      workout(set(60, 10), set(80, 8), set(100, 5)),
      workout(set(20, 10, ",type=warmup"), set(100, 5), set(100, 5), set(100, 5)),
      workout(set(80, 8, ",done=false"), set(80, 0, ",type=failed")), workout("{reps=8,bodyweight=true}"),
    ].map { Kind.workout.mainFigure(of: $0, in: .utc) }
    #expect(volumes == [1920, 1840, 1740, 1500, 0, 0])
  }

  @Test("volume counts both hands and both sides, in kg")
  func hands() {
    func volume(_ text: String) -> Double { TrainingSet(RecordText.members(text)).volume }
    #expect(volume("reps=10,weight=20,unit=kg,perHand=true") == 400)
    #expect(volume("reps=10,weight=20,unit=kg,perSide=true") == 400)
    #expect(near(volume("reps=5,weight=225,unit=lb"), 510.29141625, within: 1e-9))
    #expect(volume("reps=5,weight=-20,unit=kg,bodyweight=true") == 0)
  }

  @Test(
    "a weight that was not moved, or was added to the body, is no heaviest",
    arguments: [
      "{reps=0 weight=100 unit=kg type=failed}", "{reps=0 weight=100 unit=kg}",
      "{reps=5 weight=100 unit=kg done=false}",
      "{reps=5,weight=20,unit=kg,bodyweight=true}",
    ])
  func noHeaviest(_ set: String) {
    #expect(Session.heaviest(of: workout(set)) == [:])
  }

  @Test(
    "the most that was added to the body's weight is told apart from what was lifted without it",
    arguments: [
      ("{reps=5,weight=20,unit=kg,bodyweight=true} {reps=5,weight=10,unit=kg,bodyweight=true}", 20),
      ("{reps=5,weight=100,unit=kg}", nil), ("{reps=5,bodyweight=true}", nil),
      ("{reps=5,weight=-20,unit=kg,bodyweight=true}", nil),
      ("{reps=5,weight=20,unit=kg,bodyweight=true,done=false}", nil),
      ("{reps=0,weight=20,unit=kg,bodyweight=true}", nil),
    ] as [(String, Double?)])
  func added(_ sets: String, _ expected: Double?) {
    let record = workout(sets.replacing("} {", with: "},{"))
    #expect(Session.mostAdded(of: record) == (expected.map { ["Bench Press": $0] } ?? [:]))
  }

  @Test("the heaviest weight and the best estimate of each exercise")
  func best() {
    let record = workout(set(80, 8), set(90, 2), set(95, 1, ",done=false"))
    #expect(Session.heaviest(of: record) == ["Bench Press": 90])
    #expect(near(Session.oneRepMaxima(of: record)["Bench Press"], 101.3333, within: 5e-5))
    #expect(Session.heaviest(of: workout("{reps=8}")) == [:])
  }

  @Test(
    "pace is time for a distance",
    arguments: [
      (1510, 5, 1, 302), (1455, 4.828032, 1.609344, 485), (1455, 4.828032, 1, 301.365), (3000, 10, 1, 300),
      (105, 0.5, 0.5, 105), (0, 5, 1, nil), (100, 0, 1, nil),
    ] as [(Double, Double, Double, Double?)])
  func pace(_ seconds: Double, _ kilometers: Double, _ unit: Double, _ expected: Double?) {
    #expect(near(Pace.seconds(seconds, kilometers: kilometers, per: unit), expected, within: 1e-3))
  }

  @Test("a set has a pace where both are known, in any unit")
  func setPace() {
    #expect(
      near(TrainingSet(RecordText.members("seconds=105,distance=500,distanceUnit=m")).pace, 210, within: 1e-9)
    )
    #expect(TrainingSet(RecordText.members("seconds=105")).pace == nil)
  }
}
