import Testing

@testable import Commands

@Suite("A weight far over the best")
struct BestWeightTests {
  /// The best stands in the oldest document, and a session of another exercise between.
  private func bench() throws -> Bench {
    let bench = try Bench(now: "2026-03-07T08:00:00")
    for (month, exercise, weight) in [
      ("2024-05", "Squat", 100), ("2025-06", "Squat", 60), ("2026-02", "Deadlift", 20),
    ] {
      try bench.write(
        "workout/\(month).json",
        """
        {
          "schema": 2,
          "kind": "workout",
          "records": [
            {"start": "\(month)-03T18:00:00+01:00", "exercises": [{"exercise": "\(exercise)", "sets": [{"reps": 5, "weight": \(weight), "unit": "kg"}]}]}
          ]
        }

        """)
    }
    return bench
  }

  @Test(
    "is told against the best of all years, however far back that is",
    arguments: [
      ("squat 66x5", nil), ("squat 67x5", nil), ("squat 110x5", nil), ("squat 100x5", nil),
      ("squat 115x5", "Squat 115 kg is 15 % over the best, 100 kg"),
      ("deadlift 25x5", "Deadlift 25 kg is 25 % over the best, 20 kg"), ("bench 200x5", nil),
    ])
  func doubt(_ line: String, _ expected: String?) throws {
    var bench = try bench()
    _ = bench.session.handle(line: "init")
    let reply = bench.session.handle(line: line)
    let text = "\(reply.lines) \(reply.notices) \(reply.question?.prompt ?? "")"
    #expect(text.contains("over the best") == (expected != nil), "\(text)")
    if let expected { #expect(text.contains(expected), "\(text)") }
  }
}
