internal import HealthLog

// sets    = *(group / weight / mark / effort / divider)
// group   = product / run / quantity
// divider = "," / "/" / ";" / "and"

/// Reads the sets of one exercise into groups, in the order of the line.
///
/// It knows the places of numbers; which of two bare numbers is the weight is settled later.
struct GroupParser {
  let exercise: Exercise
  let line: Line
  let tokens: [SetToken]
  var index = 0
  var groups: [SetGroup] = []
  /// A weight that opens the next group, and the part in which it stands.
  var opening: (load: TypedLoad, part: Int)?
  /// What was said before the group that it belongs to.
  var openingMarks = SetMarks()
  var part = 0
  var isWarmup = false
  /// Behind `>` or `warmup:`, where nothing belongs to the group before.
  var isFresh = true
  /// Behind `>`.
  var drop: Range<Int>?
  /// Commas that parted the reps of a list.
  var listCommas: [Range<Int>] = []

  init(_ tokens: [SetToken], of exercise: Exercise, in line: Line) {
    (self.tokens, self.exercise, self.line) = (tokens, exercise, line)
  }

  mutating func parse() throws(Stop) -> [SetGroup] {
    try parseLoosely()
    try finish()
    return groups
  }

  /// Reads groups, after which a weight or marks may be left without sets: the words of a correction.
  mutating func parseLoosely() throws(Stop) {
    while let token = next { try read(token) }
  }

  private mutating func read(_ token: SetToken) throws(Stop) {
    switch token.sort {
    case .number, .clock: try readNumber()
    case .word(let word): try read(word, token)
    case .unit, .name, .unknownName:
      throw .error(.expectedSets(found: line.text(token.range), at: token.range))
    }
  }

  private mutating func read(_ word: SetWord, _ token: SetToken) throws(Stop) {
    switch word {
    case .comma, .slash, .semicolon, .and: divide(token)
    case .filler, .with: index += 1
    case .bodyweight, .unweighted: try readNumber()
    case .plus, .minus: try readSign(token)
    case .at, .atWord, .rpe, .rir: try readEffort(word)
    case .times: try readTimes(token)
    case .drop: try readDrop(token)
    case .mark(.warmup): try readWarmup(token)
    case .mark(let mark): try readMark(mark, token)
    case .colon, .per, .to, .ampersand:
      throw .error(.expectedSets(found: line.text(token.range), at: token.range))
    }
  }

  private mutating func divide(_ token: SetToken) {
    index += 1
    part += 1
    let endsSection = token.isWord(.semicolon) || (token.isWord(.slash) && !token.isGlued)
    if isWarmup, endsSection, !isAtLoadAlone { isWarmup = false }
  }

  private mutating func finish() throws(Stop) {
    if let load = opening?.load {
      if let last = groups.last, last.hasLoad, !isFresh { throw .error(.secondLoad(load, in: line)) }
      throw .error(.missingReps(behind: load, in: line))
    }
    if let drop { throw .error(.missingDrop(at: drop, in: line)) }
    if groups.isEmpty, let first = tokens.first {
      throw .error(.expectedSets(found: line.text(first.range), at: first.range))
    }
  }
}

// MARK: - Tokens

extension GroupParser {
  var next: SetToken? { peek(0) }

  func peek(_ count: Int) -> SetToken? {
    tokens.indices.contains(index + count) ? tokens[index + count] : nil
  }

  func isAt(_ word: SetWord, _ count: Int = 0) -> Bool { peek(count)?.isWord(word) == true }

  /// The characters from the token at `start` to the last one read.
  func range(from start: Int) -> Range<Int> {
    let last = max(start, index - 1)
    return tokens[start].range.lowerBound..<tokens[last].range.upperBound
  }

  /// Where something is missing behind the last token.
  var endPlace: Int { (tokens.last?.range.upperBound ?? 0) + 1 }
}

// MARK: - Groups

extension GroupParser {
  /// Adds a group, to which the weight and the marks belong that were typed before it.
  mutating func add(_ work: SetGroup.Work, range: Range<Int>) {
    absorbPair()
    var group = SetGroup(work: work, range: range)
    group.marks = openingMarks
    if let opening {
      group.load = opening.load
      group.loadPlace = opening.part == part ? .before : .inAnotherPart
      group.range = min(opening.load.range.lowerBound, range.lowerBound)..<range.upperBound
    }
    (group.isDrop, group.isWarmup, group.part) = (drop != nil, isWarmup, part)
    groups.append(group)
    (opening, openingMarks, drop, isFresh) = (nil, SetMarks(), nil, false)
  }

  /// `2x20kg` before another group is the weight in each hand.
  private mutating func absorbPair() {
    guard let last = groups.last, let load = loadOfPair else { return }
    groups.removeLast()
    opening = (load, part)
    openingMarks = last.marks
    isFresh = groups.isEmpty
    drop = last.isDrop ? last.range : nil
  }

  /// The weight in each hand, where the group before can be one.
  var loadOfPair: TypedLoad? {
    guard opening == nil, !isFresh, let last = groups.last, last.part == part, last.load == nil,
      last.spans.isEmpty, last.distance == nil
    else { return nil }
    var pair = last.work.secondOfPair
    pair?.isPerHand = true
    pair?.range = last.range
    return pair
  }

  /// Whether the last group is the one that a mark or a weight typed here belongs to.
  var hasGroup: Bool { opening == nil && !isFresh && !groups.isEmpty }

  /// Changes the last group, which then reaches to `end`.
  mutating func change(upTo end: Int, _ change: (inout SetGroup) -> Void) {
    guard var group = groups.popLast() else { return }
    change(&group)
    group.range = group.range.lowerBound..<max(group.range.upperBound, end)
    groups.append(group)
  }

  /// The end of the last token that was read.
  var endOfLast: Int { tokens[max(0, index - 1)].range.upperBound }
}

extension SetGroup.Work {
  /// The weight of `2x20kg`, where nothing follows.
  fileprivate var secondOfPair: TypedLoad? {
    guard case .product(let factors, let tail) = self, tail.isEmpty, factors.count == 2, factors[0].bare == 2
    else { return nil }
    return factors[1].load.flatMap { $0.base == .absolute && $0.unit != nil ? $0 : nil }
  }
}
