import Foundation

/// Looks at a store after an action was broken in it, and says what does not hold.
struct Verdict {
  let stage: Stage
  private(set) var faults: [String] = []

  private enum State { case before, after }

  private var vitals: Vitals { stage.vitals }

  /// Judges what `result` and the disk say after `fault` at `call`.
  init(_ stage: Stage, _ fault: Fault, at call: Trace.Call, _ result: Child.Result) throws {
    self.stage = stage
    judgeDisk()
    if fault.silences(call) {
      expect(result.ending == .exit(4), "\(result.ending) instead of 4")
    } else {
      judgeAnswer(fault, result)
    }
    guard let state = try judgeSight() else { return }
    judgeStray()
    // A program that cannot write at all cannot tell either.
    if !fault.silences(call) { judge(state, against: result, fault) }
    try judgeGoingOn(from: state)
  }

  private mutating func expect(_ isTrue: Bool, _ text: @autoclosure () -> String) {
    if !isTrue { faults.append(text()) }
  }

  /// Each document is the one before or the one after, before anything mends it.
  private mutating func judgeDisk() {
    let tree = Tree(vitals.store).withoutIDs(besides: stage.known)
    let (before, after) = (stage.before.tree.documents, stage.after.tree.documents)
    for path in Set(tree.documents.keys).union(before.keys).sorted() {
      let found = tree.documents[path]
      expect(
        found == before[path] || found == after[path], "\(path) is neither the one before nor the one after")
    }
  }

  /// What failed says so, with the path and the reason; what was interrupted once goes on.
  private mutating func judgeAnswer(_ fault: Fault, _ result: Child.Result) {
    guard let reason = fault.reason else { return }
    if fault == .once("EINTR") {
      expect(result.ending == stage.ending, "\(result.ending) after one interruption: \(result.errors)")
    }
    guard result.ending != stage.ending else { return }
    expect(result.ending == .exit(4), "\(result.ending) instead of 4: \(result.errors)")
    expect(result.errors.contains(reason), "the reason is not told: \(result.errors)")
    let namesPlace = result.errors.contains(vitals.scratch.path) || result.errors.contains(".json")
    expect(namesPlace, "the path is not told: \(result.errors)")
    expect(result.output.isEmpty, "an answer in spite of the failure: \(result.output)")
  }

  /// The next command shows all of the action or nothing of it.
  private mutating func judgeSight() throws -> State? {
    let sight = try Stage.sight(vitals, stage.known)
    let isBefore = (sight.list, sight.status) == (stage.before.list, stage.before.status)
    let isAfter = (sight.list, sight.status) == (stage.after.list, stage.after.status)
    for (holds, expected, state) in [(isAfter, stage.after, State.after), (isBefore, stage.before, .before)]
    where holds {
      let differences = sight.tree.differences(from: expected.tree)
      if differences.isEmpty { return state }
      if !(isBefore && isAfter) { faults.append("differs after the next command: \(differences)") }
    }
    if !isBefore && !isAfter { faults.append("half of the action shows (\(sight.status))") }
    return nil
  }

  private mutating func judgeStray() {
    let tree = Tree(vitals.store)
    expect(tree.stray.isEmpty, "left behind: \(tree.stray)")
    let expected = stage.before.tree.own.union(stage.after.tree.own)
    // The names of texts that are kept hold a checksum, and so differ where ids do.
    let others = tree.own.subtracting(expected).filter {
      !$0.contains("/kept-") || !expected.contains { $0.contains("/kept-") }
    }
    expect(others.isEmpty, "left behind: \(others.sorted())")
  }

  /// What was acknowledged is there, and what was refused is not.
  private mutating func judge(_ state: State, against result: Child.Result, _ fault: Fault) {
    if result.ending == stage.ending || !result.output.isEmpty {
      expect(state == .after, "acknowledged, but not there: \(result.output)")
    } else if result.errors.contains("recorded; the next command completes it") {
      expect(state == .after, "recorded, but not completed")
    } else if fault != .kill {
      expect(state == .before, "refused, but there: \(result.errors)")
    }
  }

  /// What was not done can be done, and what was done can be taken back to the byte.
  private mutating func judgeGoingOn(from state: State) throws {
    if state == .before {
      let again = try vitals.run(stage.action.words)
      expect(again.ending == stage.ending, "the same again: \(again.ending) \(again.errors)")
      compare(to: stage.after, "the same again")
    }
    let inverse = stage.action.inverse
    let back = try vitals.run(inverse)
    expect(back.ending == .exit(0), "\(inverse): \(back.ending) \(back.errors)")
    compare(to: stage.before, "\(inverse)")
  }

  private mutating func compare(to expected: Stage.Sight, _ what: String) {
    let tree = Tree(vitals.store).withoutIDs(besides: stage.known)
    let differences = tree.differences(from: expected.tree)
    expect(differences.isEmpty, "\(what) leaves other bytes in \(differences)")
    expect(tree.stray.isEmpty, "\(what) leaves \(tree.stray)")
  }
}
