internal import HealthLog

// mark   = "w" / "f" / "failed" / "amrap" / "planned" / side
// warmup = "warmup" [":"]        before sets it begins a section, which ends at the next spaced "/" or ";"
//        / "w"                   before a group it is of that one
// drop   = ">" / "then" / "drop" ["set" / "to"]
// effort = ("@" / "rpe" / "rir") number *(("/" / ",") number)     glued: one a set

extension GroupParser {
  mutating func readMark(_ mark: SetMark, _ token: SetToken) throws(Stop) {
    index += 1
    if mark == .open, !hasGroup { throw .error(.openWithoutReps(at: token.range, in: line)) }
    try marks.add(mark, at: token.range)
  }

  /// The marks of the group before, or of the one that a weight has opened.
  private var marks: SetMarks {
    get { hasGroup ? groups.last?.marks ?? openingMarks : openingMarks }
    set {
      if hasGroup { change(upTo: endOfLast) { $0.marks = newValue } } else { openingMarks = newValue }
    }
  }

  mutating func readWarmup(_ token: SetToken) throws(Stop) {
    index += 1
    // The sets before it have theirs, and a number follows: it is of what comes.
    let isTaken = hasGroup && groups.last?.marks.sort == .warmup && next?.number != nil
    let isBehind = next == nil || (hasGroup && groups.last?.part == part && !isTaken)
    if !isAt(.colon), isBehind { return try marks.add(.warmup, at: token.range) }
    if !isAt(.colon), line.text(token.range).count <= 2 {
      return try openingMarks.add(.warmup, at: token.range)
    }
    if isAt(.colon) { index += 1 }
    if let load = opening?.load { throw .error(.missingReps(behind: load, in: line)) }
    (isWarmup, isFresh) = (true, true)
    part += 1
  }

  mutating func readDrop(_ token: SetToken) throws(Stop) {
    index += 1
    if let load = opening?.load { throw .error(.missingReps(behind: load, in: line)) }
    if let drop { throw .error(.missingDrop(at: drop, in: line)) }
    (drop, isFresh) = (token.range, true)
    part += 1
  }
}

// MARK: - Effort

extension GroupParser {
  /// Reads `@8`, `rpe 8`, `rir 2`, and a weight or a pace behind `@`.
  mutating func readEffort(_ word: SetWord) throws(Stop) {
    let start = index
    index += 1
    let isAtMark = word == .at || word == .atWord
    if isAtMark, isAt(.rpe) || isAt(.rir) { return try readEffort(next?.word ?? .rpe) }
    guard isAtMark else { return try readNumbers(of: word, from: start) }
    if let load = try signedLoad() { return try place(load) }
    if try readPace() { return }
    if next?.isClock == true { throw .question(clockBehindAt(start)) }
    guard let number = next?.number else {
      throw .error(.missing("an RPE or a weight", at: next?.range.lowerBound ?? endPlace))
    }
    try readNumberBehindAt(number, from: start, isWord: word == .atWord)
  }

  private mutating func readNumberBehindAt(
    _ number: Number, from start: Int, isWord: Bool
  ) throws(Stop) {
    let effort = effortBehindNumber
    if case .load? = peek(1)?.unit { return try readLoadBehindAt(number) }
    if isWord, number <= 24, number.isWhole, effort == nil { throw .question(hourBehindAt(start, number)) }
    if number > 10, effort == nil { return try readLoadBehindAt(number) }
    if isAt(.times, 1) { throw .question(numberBehindAt(start)) }
    try readNumbers(of: effort ?? .rpe, from: start, isByMark: effort == nil)
  }

  private mutating func readLoadBehindAt(_ number: Number) throws(Stop) {
    let start = index
    index += 1
    let unit = takeLoadUnit()
    try place(
      TypedLoad(
        base: .absolute, amount: number, unit: unit, range: range(from: start),
        amountRange: tokens[start].range))
  }

  mutating func readNumbers(
    of word: SetWord, from start: Int, isByMark: Bool = false
  ) throws(Stop) {
    let isNamedBehind = effortBehindNumber != nil
    var numbers: [Numeral] = []
    repeat {
      if !numbers.isEmpty { index += 1 }
      guard let token = next, let number = token.number else {
        throw .error(.missing(word == .rir ? "reps in reserve" : "an RPE", at: endPlace))
      }
      if let range = rangeOfNumbers { throw .question(range) }
      index += 1
      let numeral = Numeral(number, token.range)
      try checkEffort(numeral, word)
      numbers.append(numeral)
    } while isAtNextEffort
    if isNamedBehind { index += 1 }
    try marks.setEffort(numbers, word, mark: isByMark ? range(from: start) : nil)
  }

  /// The word behind the next number that makes it an effort: `2 rir`, `9 rpe`.
  var effortBehindNumber: SetWord? {
    guard next?.number != nil, isAt(.rpe, 1) || isAt(.rir, 1), peek(2)?.number == nil else { return nil }
    return peek(1)?.word
  }

  private var isAtNextEffort: Bool {
    guard let divider = next, divider.isWord(.slash) || divider.isWord(.comma), divider.isGlued,
      let token = peek(1), let number = token.number, token.isGlued
    else { return false }
    return number <= 10 && !isAt(.times, 2) && peek(2)?.unit == nil
  }

  private func checkEffort(_ numeral: Numeral, _ word: SetWord) throws(Stop) {
    let double = numeral.number.double
    let isHalf = (double * 2).rounded() == double * 2
    if word == .rpe, !(1...10 ~= double && isHalf) {
      throw .error(
        .expected("an RPE from 1 to 10 in halves", found: line.text(numeral.range), at: numeral.range))
    }
    if word == .rir, !(0...50 ~= double && isHalf) {
      throw .error(
        .expected("from 0 to 50 reps in reserve", found: line.text(numeral.range), at: numeral.range))
    }
  }

  /// `@8x5`, where 8 could be an RPE and is likelier a weight.
  private func numberBehindAt(_ start: Int) -> Question {
    let (range, text) = behindAt(start)
    return Question(
      "is '\(text)' a weight or an RPE?",
      choices: [.init(text: "\(text) kg", entry: line.saying([(range, "\(text)kg ")]))])
  }

  /// `at 9`: an hour of the day, or how hard or heavy it was.
  private func hourBehindAt(_ start: Int, _ number: Number) -> Question {
    let (range, text) = behindAt(start)
    let words = number > 10 ? "@\(text)kg" : "@\(text)"
    return Question(
      "is '\(text)' a time?",
      choices: [
        .init(text: "at \(text):00", entry: line.saying([(range, "at \(text):00")])),
        .init(text: words, entry: line.saying([(range, words)])),
      ])
  }

  /// `@7:30`: a time of the day, or for a distance a pace.
  private func clockBehindAt(_ start: Int) -> Question {
    let (range, text) = behindAt(start)
    let pace = Question.Choice(text: "\(text)/km", entry: line.saying([(range, "@ \(text)/km")]))
    let time = Question.Choice(text: "at \(text)", entry: line.saying([(range, "at \(text)")]))
    let isPace = exercise.measure == .distance
    return Question(
      "is '\(text)' a time\(isPace ? " or a pace" : "")?", choices: isPace ? [pace, time] : [time])
  }

  /// The characters from `@` to the token behind it, and that token as typed.
  private func behindAt(_ start: Int) -> (Range<Int>, String) {
    let end = next?.range ?? tokens[start].range
    return (tokens[start].range.lowerBound..<end.upperBound, line.text(end))
  }
}

extension SetMarks {
  mutating func add(_ mark: SetMark, at range: Range<Int>) throws(Stop) {
    switch mark {
    case .warmup: try set(.warmup, at: range)
    case .failure: try set(.failure, at: range)
    case .failed: try set(.failed, at: range)
    case .open: isOpen = true
    case .planned: isPlanned = true
    case .perSide: isPerSide = true
    case .perHand: isPerHand = true
    }
  }

  private mutating func set(_ sort: WorkoutSet.Sort, at range: Range<Int>) throws(Stop) {
    if let old = self.sort, old != sort {
      throw .error(EntryError("these sets are '\(old.rawValue)' already", at: range))
    }
    (self.sort, sortRange) = (sort, range)
  }

  fileprivate mutating func setEffort(
    _ numbers: [Numeral], _ word: SetWord, mark: Range<Int>?
  ) throws(Stop) {
    let old = word == .rir ? rir : rpe
    if let first = numbers.first, !old.isEmpty {
      throw .error(
        EntryError("these sets have \(word == .rir ? "reps in reserve" : "an RPE") already", at: first.range))
    }
    if word == .rir { rir = numbers } else { (rpe, rpeMark) = (numbers, mark) }
  }
}
