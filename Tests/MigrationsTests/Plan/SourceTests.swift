import Migrations
import Testing

@Suite("Which documents an answer needs")
struct SourceTests {
  @Test(
    "a kind comes from its old documents, and those of the months around",
    arguments: [
      ("glucose", [MigrationSource("glucose", reach: 1)]),
      ("sleep", [MigrationSource("sleep", reach: 1)]),
      ("workout", [MigrationSource("workout", reach: 1)]),
      ("weight", [MigrationSource("bmi", reach: 1), MigrationSource("weight")]),
      ("height", [MigrationSource("bmi", reach: nil), MigrationSource("height", reach: nil)]),
      ("mood", [MigrationSource("mood")]),
    ])
  func standard(_ kind: String, _ sources: [MigrationSource]) {
    #expect(MigrationPlan.standard.sources(of: kind) == sources)
  }

  @Test("the sources of several steps add up")
  func several() {
    let first = Migration(
      from: 1, to: 2, "first", up: { _ in }, down: nil, sources: ["b": [MigrationSource("a", reach: 1)]])
    let second = Migration(
      from: 2, to: 3, "second", up: { _ in }, down: nil,
      sources: [
        "c": [MigrationSource("b", reach: 2), MigrationSource("c")], "d": [MigrationSource("b", reach: nil)],
      ])
    let plan = MigrationPlan([first, second])
    #expect(
      plan.sources(of: "c") == [
        MigrationSource("a", reach: 3), MigrationSource("b", reach: 2), MigrationSource("c"),
      ])
    #expect(
      plan.sources(of: "d") == [
        MigrationSource("a", reach: nil), MigrationSource("b", reach: nil), MigrationSource("d"),
      ])
  }
}
