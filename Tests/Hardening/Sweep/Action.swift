/// Something that a person does to a store, to be broken at each of its system calls.
struct Action: Sendable {
  let name: String
  /// What the program is told.
  let words: [String]
  /// What takes it back, to the byte.
  var inverse = ["undo"]
  /// The documents that are there before.
  var documents = Fixtures.year(24)
  /// What is done before, undisturbed.
  var before: [[String]] = []
}

extension Action {
  /// Every action that is swept; a new one is a line here.
  static let all = [
    Action(name: "add", words: ["glucose", "118", "fasting"]),
    Action(name: "add to a new month", words: ["glucose", "118", "2024-02-11T07:00:00+01:00"]),
    Action(name: "add to a new kind", words: ["weight", "82.4"]),
    Action(name: "add of several kinds", words: ["112 before lunch 60g carbs 6u rapid"]),
    Action(
      name: "edit to another month",
      words: ["edit", Fixtures.id(0), "time=2025-09-11T07:00:00+02:00", "value=121"]),
    Action(
      name: "delete of 500 records over 12 months", words: ["delete"] + Fixtures.ids(500),
      documents: Fixtures.year(520)),
    Action(
      name: "undo of that", words: ["undo"], inverse: ["redo"], documents: Fixtures.year(520),
      before: [["delete"] + Fixtures.ids(500)]),
    Action(
      name: "redo of that", words: ["redo"], documents: Fixtures.year(520),
      before: [["delete"] + Fixtures.ids(500), ["undo"]]),
    Action(
      name: "delete of whole documents", words: ["delete"] + Fixtures.ids(24)),
    Action(
      name: "delete of 2 MB, kept beside the journal", words: ["delete"] + Fixtures.ids(72),
      documents: Fixtures.year(96, note: 30_000)),
    Action(name: "check --fix", words: ["check", "--fix", "--yes"], documents: Fixtures.faulty),
    Action(name: "migrate", words: ["migrate"], documents: Fixtures.older),
    Action(
      name: "undo of that migration", words: ["undo"], inverse: ["redo"], documents: Fixtures.older,
      before: [["migrate"]]),
    Action(name: "migrate --to 1", words: ["migrate", "--to", "1", "--lossy"]),
    Action(name: "config", words: ["config", "glucose.unit", "mmol/L"]),
  ]
}
