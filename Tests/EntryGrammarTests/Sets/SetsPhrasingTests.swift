import TestSupport
import HealthLog
import Testing

@testable import EntryGrammar

/// Ways to type sets `{s}` of reps `{r}` with a weight of `{w}`.
private let phrasings = [
  "bench {s}x{r} {w}kg", "bench {s} x {r} {w} kg", "bench {s}x{r} @{w}kg", "bench {s}x{r}@{w}kg",
  "bench {s}x{r}/{w}kg", "bench {s}x{r}, {w}kg", "bench {s}*{r} {w}kg", "bench {s}×{r} {w} kilos",
  "bench {s}x{r}x{w}kg", "bench {w}kgx{r}x{s}", "bench {w}kg x {r} x {s}", "bench {s} by {r} {w}kg",
  "bench {s} sets of {r} @ {w}kg", "bench {s} sets x {r} reps at {w}kg", "bench {w}kg {s} sets {r} reps",
  "bench {s} sets {r} reps {w}kg", "bench {s} x {r} with {w}kg", "{s}x{r} {w}kg bench", "{s}x{r} bench {w}kg",
  "bench: {s}x{r} {w}kg", "bench / {s}x{r} / {w}kg", "Bench Press - {s}x{r} {w}kg", "BENCH {s}X{r} {w}KG",
]

/// Ways to type a list `{,}` of reps with a weight of `{w}`; the mark between the braces parts the list.
private let lists = [
  "bench {w}kg {/}", "bench {w}kg {,}", "bench {w}kg {, }", "bench {w}kg { }", "bench {w}kg x {/}",
  "bench {w}kgx{,}", "bench @{w}kg {/}", "bench {/} {w}kg", "bench {,} @{w}kg", "bench {,}@{w}kg",
  "bench {/}x{w}kg", "bench {, } {w}kg", "{/} {w}kg bench", "{w}kg {/} bench", "bench: {w}kg {/}",
]

@Suite("Many ways to say the same sets")
struct SetsPhrasingTests {
  private func set(_ reps: Int, _ weight: String) -> String { "\(reps) \(weight) kg" }

  @Test(
    "sets of reps with a weight", arguments: phrasings,
    [(3, 8, "80"), (5, 5, "100"), (4, 12, "62.5"), (10, 10, "60")])
  func phrasing(_ phrasing: String, _ numbers: (sets: Int, reps: Int, weight: String)) {
    let line = phrasing.replacing("{s}", with: "\(numbers.sets)").replacing("{r}", with: "\(numbers.reps)")
      .replacing("{w}", with: numbers.weight)
    let expected = "Bench Press: \(numbers.sets)*\(set(numbers.reps, numbers.weight))"
    #expect(SetsBench().answer(line) == expected, "\(line)")
  }

  @Test("a list of reps with a weight", arguments: lists, [([10, 8, 6], "80"), ([12, 11, 9, 7], "62.5")])
  func list(_ phrasing: String, _ numbers: (reps: [Int], weight: String)) {
    var line = phrasing.replacing("{w}", with: numbers.weight)
    for mark in ["/", ",", ", ", " "] {
      line = line.replacing("{\(mark)}", with: numbers.reps.map(String.init).joined(separator: mark))
    }
    let expected = "Bench Press: " + numbers.reps.map { set($0, numbers.weight) }.joined(separator: ", ")
    #expect(SetsBench().answer(line) == expected, "\(line)")
  }

  @Test(
    "one set of reps with a weight",
    arguments: [
      "bench {w}kg x {r}", "bench {w}kgx{r}", "bench {r}x{w}kg", "bench {r} x {w}kg", "bench {w}kg {r}",
      "bench {r} {w}kg", "bench {r}@{w}kg", "bench {r} reps {w}kg", "bench {w}kg {r} reps",
      "bench {w}kg for {r}",
      "bench {r} at {w}kg", "bench {r} with {w}kg", "bench 1x{r} {w}kg", "bench @{w}kg x {r}",
      "bench {w} kg * {r}",
      "{w}kg x {r} bench", "{r}x{w}kg bench", "bench {r} reps of {w}kg",
    ], [(8, "80"), (1, "140"), (12, "22.5")])
  func one(_ phrasing: String, _ numbers: (reps: Int, weight: String)) {
    let line = phrasing.replacing("{r}", with: "\(numbers.reps)").replacing("{w}", with: numbers.weight)
    #expect(SetsBench().answer(line) == "Bench Press: " + set(numbers.reps, numbers.weight), "\(line)")
  }

  @Test(
    "any mark can follow any of them",
    arguments: [
      ("@8", " @8"), ("@ 8.5", " @8.5"), ("rpe 9", " @9"), ("rir 2", " rir2"), ("@8 rir 1", " @8 rir1"),
      ("w", " warmup"),
      ("f", " failure"), ("per side", " perSide"), ("per hand", " perHand"), ("planned", " !done"),
      ("@7 w planned", " @7 warmup !done"), ("w @7", " @7 warmup"),
    ],
    [
      "bench 3x8 80kg", "bench 80kg 3x8", "bench 80kg 8/8/8", "bench 8/8/8 80kg", "bench 3x8x80kg",
      "bench 80kg x 8 x 3",
    ])
  func marks(_ mark: (words: String, members: String), _ line: String) {
    #expect(SetsBench().answer("\(line) \(mark.words)") == "Bench Press: 3*8 80 kg" + mark.members)
  }

  @Test(
    "bare numbers of which the rules say the weight",
    arguments: ["bench {w}x{r}", "bench {r}x{w}", "bench {w} x {r}", "bench {w}*{r}", "{w}x{r} bench"],
    [(8, "80"), (5, "140"), (12, "60")])
  func bare(_ phrasing: String, _ numbers: (reps: Int, weight: String)) {
    let line = phrasing.replacing("{r}", with: "\(numbers.reps)").replacing("{w}", with: numbers.weight)
    #expect(
      SetsBench().answer(line) == "Bench Press: \(set(numbers.reps, numbers.weight)) [order unit]", "\(line)")
  }
}
