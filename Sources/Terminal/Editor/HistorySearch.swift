/// An incremental search through earlier lines, as Ctrl-R and Ctrl-S do it.
///
/// The part that was found last stays when more is typed that nothing matches. Small letters of the pattern match large
/// ones too. (libedit's own search forgets to begin anew, and ends at some letters of other scripts.)
struct HistorySearch: Equatable {
  enum Direction: Equatable { case older, newer }

  private struct Step: Equatable {
    var pattern = ""
    /// The entry that is shown; `nil` before anything was found.
    var found: Int?
    var hasFailed = false
  }

  private let entries: [String]
  /// The line as it was before.
  let original: EditedLine
  private var direction: Direction
  /// Each key's outcome, so that Backspace takes it back.
  private var steps = [Step()]

  init(_ entries: [String], from original: EditedLine, _ direction: Direction) {
    self.entries = entries
    self.original = original
    self.direction = direction
  }

  private var step: Step { steps[steps.count - 1] }
  var pattern: String { step.pattern }
  var hasFailed: Bool { step.hasFailed }

  /// The line to go on with.
  var result: EditedLine { step.found.map { EditedLine(entries[$0]) } ?? original }

  /// The line with, in a row below it, what is looked for; the cursor stands where it was found.
  var shown: EditedLine {
    let words = step.hasFailed ? "not found" : "search"
    let place = step.found.flatMap { Self.place(of: step.pattern, in: entries[$0]) }
    let line = EditedLine(result.text, cursor: place)
    return EditedLine(
      scalars: line.scalars + Array("\n\(words): \(step.pattern)".unicodeScalars), cursor: line.cursor)
  }

  mutating func type(_ scalar: Unicode.Scalar) {
    look(for: step.pattern + String(Character(scalar)), from: step.found)
  }

  /// Takes the last key back.
  mutating func erase() { if steps.count > 1 { steps.removeLast() } }

  /// Goes to the next match in `direction`; from the other end if there was none.
  ///
  /// Without a pattern the one of the search before is taken.
  mutating func go(_ direction: Direction, lastPattern: String) {
    let hasTurned = self.direction != direction
    self.direction = direction
    if step.pattern.isEmpty { return look(for: lastPattern, from: nil) }
    let wraps = step.hasFailed && !hasTurned
    look(for: step.pattern, from: wraps ? nil : step.found, skippingThis: !wraps)
  }

  private mutating func look(for pattern: String, from start: Int?, skippingThis: Bool = false) {
    guard !pattern.isEmpty else { return }
    let this = skippingThis ? start.map { entries[$0] } : nil
    let found = candidates(from: start).first {
      entries[$0] != this && Self.place(of: pattern, in: entries[$0]) != nil
    }
    steps.append(Step(pattern: pattern, found: found ?? step.found, hasFailed: found == nil))
  }

  /// The entries from `start` on, or all, in the order of the search.
  private func candidates(from start: Int?) -> [Int] {
    switch direction {
    case .older: Array((0..<(start.map { $0 + 1 } ?? entries.count)).reversed())
    case .newer: Array((start ?? 0)..<entries.count)
    }
  }

  /// How many characters stand before `pattern`; `nil` if it is not in `entry`.
  private static func place(of pattern: String, in entry: String) -> Int? {
    let searched = pattern.contains(where: \.isUppercase) ? entry : entry.lowercased()
    return searched.firstRange(of: pattern).map {
      searched.distance(from: searched.startIndex, to: $0.lowerBound)
    }
  }
}
