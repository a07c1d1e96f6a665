import Testing
import TextLayout

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

  @Test(
    "is told of what is added to the body as well, for each exercise that is done so",
    arguments: [
      ("pull ups bw+80kg x5", "  doubtful: Pull-Up +80 kg is 60 kg over the best, +20 kg"),
      ("dips bw+60kg x5", "  doubtful: Dip +60 kg is 30 kg over the best, +30 kg"),
      ("pull ups bw+25kg x5", nil), ("pull ups 12", nil), ("chin ups bw+80kg x5", nil),
    ])
  func added(_ line: String, _ doubt: String?) throws {
    var bench = try Bench()
    defer { bench.close() }
    for line in ["pull ups bw+20kg x5 3 jan", "dips bw+30kg x5 4 jan"] {
      #expect(bench.session.handle(line: line).status == .done)
    }
    let reply = bench.session.handle(line: line)
    #expect(reply.question?.prompt == doubt.map { _ in "save it? [y/N] " })
    if let doubt { #expect(reply.lines.map(\.description) == [doubt]) }
  }
}
