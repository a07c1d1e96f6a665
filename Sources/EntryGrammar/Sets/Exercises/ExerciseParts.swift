internal import HealthLog

// line    = part *([divider] part)
// part    = name [":" / "-" / "/"] sets / sets name [sets]
// divider = "&" / "with"                a superset with the part before
//         / "," / ";" / "/" / "and"     just the next
//
// A line that begins with a name has all names in front; one that begins with sets and names several exercises has
// all names behind.

/// One exercise of a line and the tokens that tell its sets.
struct ExercisePart: Equatable, Sendable {
  var name: SetToken
  var tokens: [SetToken]
  /// Whether it makes a superset with the part before.
  var isJoined: Bool
}

/// Divides the tokens of a line by the exercises that they name.
struct ExerciseParts {
  private let tokens: [SetToken]
  private let names: [Int]

  static func parts(_ tokens: [SetToken]) -> [ExercisePart] {
    let parts = ExerciseParts(tokens: tokens, names: tokens.indices.filter { tokens[$0].isName })
    return parts.parts()
  }

  private func parts() -> [ExercisePart] {
    guard let first = names.first else { return [] }
    if trimmed(tokens[..<first]).isEmpty { return namesFirst() }
    return names.count == 1 ? [nameAmid(first)] : namesLast()
  }

  private func namesFirst() -> [ExercisePart] {
    var parts: [ExercisePart] = []
    var isJoined = false
    for (place, name) in names.enumerated() {
      let end = place + 1 < names.count ? names[place + 1] : tokens.count
      let sets = tokens[(name + 1)..<end]
      // `then` before a name begins no drop set, but another exercise.
      let divides = end < tokens.count && (sets.last?.joins == true || sets.last?.isWord(.drop) == true)
      parts.append(
        ExercisePart(
          name: tokens[name], tokens: trimmed(divides ? sets.dropLast() : sets), isJoined: isJoined))
      isJoined = divides && sets.last?.joins == true
    }
    return parts
  }

  private func nameAmid(_ name: Int) -> ExercisePart {
    var behind = Array(tokens[(name + 1)...])
    if !behind.isEmpty { behind[0].isGlued = false }
    return ExercisePart(name: tokens[name], tokens: trimmed((tokens[..<name] + behind)[...]), isJoined: false)
  }

  private func namesLast() -> [ExercisePart] {
    var parts: [ExercisePart] = []
    var start = 0
    for name in names {
      var sets = tokens[start..<name]
      var isJoined = false
      if let divider = sets.firstIndex(where: \.partsExercises), !parts.isEmpty {
        parts[parts.count - 1].tokens += tokens[start..<divider]
        isJoined = tokens[divider].joins
        sets = tokens[divider..<name]
      }
      parts.append(
        ExercisePart(
          name: tokens[name], tokens: trimmed(isJoined ? sets.dropFirst() : sets), isJoined: isJoined))
      start = name + 1
    }
    parts[parts.count - 1].tokens += trimmed(tokens[start...])
    return parts
  }

  /// The tokens without dividers at either end.
  private func trimmed(_ tokens: ArraySlice<SetToken>) -> [SetToken] {
    var rest = tokens
    while let first = rest.first, first.divides(before: rest.dropFirst().first) { rest.removeFirst() }
    while let last = rest.last, last.divides(before: nil) { rest.removeLast() }
    return Array(rest)
  }
}

extension SetToken {
  /// `&` and `with`.
  var joins: Bool { isWord(.ampersand) || isWord(.with) }

  /// A mark that parts two exercises whose names stand behind their sets.
  fileprivate var partsExercises: Bool { joins || isWord(.comma) || isWord(.semicolon) || isWord(.and) }

  /// Whether it parts a name from what follows, or stands idle at an end.
  func divides(before next: SetToken?) -> Bool {
    if isWord(.minus) { return next == nil || next?.isGlued == false || isGlued }
    return [.comma, .slash, .semicolon, .colon, .and, .filler].contains { isWord($0) }
  }
}
