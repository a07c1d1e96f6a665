// The words of a fault: "expected X, found Y", with X from the declaration and Y from the record.

extension Field.Shape {
  /// What a member of this shape holds, as a message says it.
  var expectation: String {
    switch self {
    case .number: "a number"
    case .choice(let choices): alternatives(choices.map(\.name))
    case .text: "a text"
    case .time: "a time such as '2026-11-29T07:05:00+01:00'"
    case .date: "a day such as '2026-11-29'"
    case .flag: "true or false"
    case .texts: "a list of texts"
    case .numbers: "a list of numbers"
    case .list: "a list of groups"
    }
  }
}

extension Unit {
  /// The numbers that it allows, as a message says them: `from 20 to 600 mg/dL`.
  var expectation: String { words(allowed, between: " to ", after: "from ") }

  /// The numbers that are usual in it: `40–400 mg/dL`.
  var usualText: String { words(usual, between: "–", after: "") }

  private func words(_ range: ClosedRange<Double>, between: String, after: String) -> String {
    let (low, high) = (Shown.short(range.lowerBound, 3), Shown.short(range.upperBound, 3))
    return after + low + between + high + (name.isEmpty ? "" : " " + name)
  }
}

extension Value {
  private static let longest = 40

  /// The value as a message shows it; a long text is cut.
  var found: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): quoted(text)
    case .flag(let flag): "\(flag)"
    case .list: "a list"
    case .group: "a group"
    case .null: "null"
    case .longNumber(let spelling): Self.cut(spelling)
    }
  }

  fileprivate static func cut(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}

/// The text between quote marks, cut when it is long.
func quoted(_ text: String) -> String { "'" + Value.cut(text) + "'" }

/// `'kg'`, `'kg' or 'lb'`, `'cm', 'in' or 'm'`.
func alternatives(_ names: [String]) -> String {
  let quoted = names.map { "'\($0)'" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
  return quoted.dropLast().joined(separator: ", ") + " or " + last
}
