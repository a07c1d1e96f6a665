internal import HealthLog
internal import JSONText

/// Trackers and exercises of the owner's that cannot be used, or not as they were meant: they would be missed, or
/// taken otherwise, without a word.
struct DeclarationCheck {
  let places: TextPlaces

  func problems(in document: JSONNode) -> [Problem] {
    problems(
      in: document["trackers"], "a tracker with a name of its own and fields", isUsable: Self.isOwnKind,
      misfits: misfitsOfTracker)
      + problems(
        in: document["exercises"], "an exercise with a name", isUsable: { Exercise(declared: $0) != nil },
        misfits: { misfits(in: $0, DeclarationRule.exercise) })
  }

  private static func isOwnKind(_ members: [Member]) -> Bool {
    guard let own = Kind(declared: members) else { return false }
    return !Kind.standard.contains { $0.name == own.name }
  }

  /// Of each element what is wrong with its members, else that it cannot be used.
  private func problems(
    in list: JSONNode?, _ expected: String, isUsable: ([Member]) -> Bool, misfits: (JSONNode) -> [Problem]
  ) -> [Problem] {
    guard let list else { return [] }
    guard let elements = list.elements else {
      return [places.problem(list.range, "declaration", "expected a list, each \(expected)", .warning)]
    }
    return elements.flatMap { element in
      let found = misfits(element)
      guard found.isEmpty, !(Value(element.value).group.map(isUsable) ?? false) else { return found }
      let message = "expected \(expected), found one that cannot be used"
      return [places.problem(element.range, "declaration", message, .warning)]
    }
  }

  private func misfitsOfTracker(_ tracker: JSONNode) -> [Problem] {
    let fields = tracker["fields"]?.elements ?? []
    return misfits(in: tracker, DeclarationRule.tracker)
      + fields.flatMap { misfits(in: $0, DeclarationRule.field) }
  }

  private func misfits(in declaration: JSONNode, _ rules: [DeclarationRule]) -> [Problem] {
    rules.compactMap { rule in
      guard let node = declaration[rule.name], !rule.accepts(Value(node.value)) else { return nil }
      let meant = node.string.flatMap { Nearest.word(to: $0, among: rule.words) }
      return places.problem(
        node.range, "declaration", "expected '\(rule.name)' to be \(rule.expected), found \(node.value)",
        .warning, fix: meant.map { "write '\($0)', if that is meant" })
    }
  }
}
