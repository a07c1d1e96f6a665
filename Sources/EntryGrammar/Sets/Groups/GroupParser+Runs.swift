internal import HealthLog

// run     = segment *("," segment)
// segment = word *(blank word)
// word    = reps *("/" reps)
//
// A bare number before a list is its weight: `80 8,8,7`, `80 8/8/6`, `80 8 8 7`. Otherwise a number is reps.

extension GroupParser {
  /// A number of a run and the comma or slash before it.
  struct Item {
    var reps: Reps
    var divider: SetToken?
  }

  /// Reads bare numbers: the reps of successive sets, with weights among them.
  ///
  /// `factors` are of the product directly before, if there is one; `isSaid` when an `x` says that they are reps.
  mutating func readRun(behind factors: [Factor]?, isSaid: Bool = false) throws(Stop) {
    var items = try items(behindGroup: factors != nil)
    if let question = weightsBeforeReps(items) { throw .question(question) }
    if isSaid, !items.isEmpty { items[0].reps.isSaid = true }
    if try readSharedUnit(&items) { return }
    let trailing = takeTrailingLoad(&items)
    for (place, segment) in segments(of: items).enumerated() {
      try read(segment, isFirst: place == 0, behind: factors, of: segments(of: items))
    }
    if let trailing { try readTrailing(trailing) }
  }

  private mutating func items(behindGroup: Bool) throws(Stop) -> [Item] {
    var items: [Item] = []
    while true {
      let start = index
      let divider = next?.isDivider == true && (behindGroup || !items.isEmpty) ? next : nil
      if divider != nil { index += 1 }
      guard isAtBareNumber || (divider != nil && !behindGroup && isAtListEnd(items)), let token = next,
        let number = token.number
      else {
        index = start
        return said(items)
      }
      if let range = rangeOfNumbers { throw .question(range) }
      index += 1
      let isOpen = takeOpen()
      let isSaid = next?.unit == .reps
      if isSaid { index += 1 }
      items.append(
        Item(
          reps: Reps(number: number, range: token.range, end: endOfLast, isOpen: isOpen, isSaid: isSaid),
          divider: divider))
    }
  }

  /// `60,70,80x8`: a list of weights is no list of sets, but can be meant as one.
  private func weightsBeforeReps(_ items: [Item]) -> Question? {
    guard isLoaded, !items.isEmpty, items.allSatisfy({ isHeavy($0.reps) }), next?.isDivider == true,
      let last = peek(1), last.number.map({ $0 > 30 }) == true, isAt(.times, 2), let reps = peek(3),
      reps.number.map({ $0 <= 30 }) == true
    else { return nil }
    return .weights(items.map(\.reps.range) + [last.range], reps: reps.range, in: line)
  }

  /// A number without a unit that no `x` follows.
  private var isAtBareNumber: Bool {
    guard next?.number != nil, !isAt(.times, 1), effortBehindNumber == nil else { return false }
    let unit = peek(1)?.unit
    return unit == nil || unit == .reps
  }

  /// Whether the next number ends a list whose weight stands behind an `x`: `8,8,7 x 80`.
  private func isAtListEnd(_ items: [Item]) -> Bool {
    guard next?.number != nil, isAt(.times, 1), exercise.measure == .reps, opening == nil,
      !groups.contains(where: \.hasLoad), items.allSatisfy({ !isHeavy($0.reps) })
    else { return false }
    if peek(-1)?.isWord(.slash) == true, next?.isGlued == false { return false }
    if case .load? = peek(3)?.unit { return true }
    guard let reps = next?.number, let weight = peek(2)?.number else { return isAt(.bodyweight, 2) }
    // Where both could be sets and reps, they are.
    let isWeight = weight > 30 || !weight.isWhole || (weight > 10 && reps > 5)
    return isLoaded && isWeight && !isAt(.times, 3)
  }

  /// `8/8/6 reps` says it of all in the list.
  private func said(_ items: [Item]) -> [Item] {
    var items = items
    for place in items.indices.dropLast().reversed()
    where items[place + 1].reps.isSaid && items[place + 1].divider != nil {
      items[place].reps.isSaid = true
    }
    return items
  }

  private func segments(of items: [Item]) -> [[Item]] {
    items.reduce(into: []) { segments, item in
      if segments.isEmpty || item.divider?.isWord(.comma) == true {
        segments.append([item])
      } else {
        segments[segments.count - 1].append(item)
      }
    }
  }

  private func words(of segment: [Item]) -> [[Reps]] {
    segment.enumerated().reduce(into: []) { words, item in
      if item.offset > 0, item.element.divider != nil {
        words[words.count - 1].append(item.element.reps)
      } else {
        words.append([item.element.reps])
      }
    }
  }
}

// MARK: - What a segment says

extension GroupParser {
  private mutating func read(
    _ segment: [Item], isFirst: Bool, behind factors: [Factor]?, of segments: [[Item]]
  ) throws(Stop) {
    let words = words(of: segment)
    let divider = segment.first?.divider
    if words.count > 1 {
      let listFollows = isFirst && segments.count > 1 && self.words(of: segments[1]).count == 1
      let goesOn =
        divider != nil && isLoaded && words[0].count == 1 && !isHeavy(words[0][0]) && isHeavyLast(words)
      if divider != nil, !goesOn { part += 1 }
      let isTail = goesOn || (factors != nil && isFirst && divider == nil)
      return try readWords(words, listFollows: listFollows, isTail: isTail)
    }
    guard let word = words.first else { return }
    if isFirst, let factors {
      return try readBehindProduct(word, divider, factors, isAlone: segments.count == 1)
    }
    if isFirst { return try readAlone(word) }
    try append(word, behind: divider)
  }

  /// `8,8,7 80`: the weight of the list stands behind it.
  private func isHeavyLast(_ words: [[Reps]]) -> Bool {
    words.count == 2 && words[1].count == 1 && isHeavy(words[1][0])
  }

  /// One word that begins a run.
  private mutating func readAlone(_ word: [Reps]) throws(Stop) {
    if word.count == 1, hasGroup, isLoaded, isHeavy(word[0]), groups.last?.part == part {
      return try place(load(word[0]))
    }
    addReps(word)
  }

  mutating func addReps(_ word: [Reps]) {
    guard let first = word.first, let last = word.last else { return }
    add(.reps(word), range: first.range.lowerBound..<last.end)
  }

  /// Puts reps behind those of the last group.
  mutating func append(_ word: [Reps], behind divider: SetToken?) throws(Stop) {
    guard let last = groups.last, let end = word.last?.end else { return addReps(word) }
    if let divider, divider.isWord(.comma) { listCommas.append(divider.range) }
    switch last.work {
    case .reps(let list):
      try checkJump(word, behind: list.last?.number)
      change(upTo: end) { $0.work = .reps(list + word) }
    case .product(let factors, let tail):
      try checkJump(word, behind: tail.last?.number ?? factors.last?.bare)
      change(upTo: end) { $0.work = .product(factors, tail: tail + word) }
    case .held: addReps(word)
    }
  }

  /// A number over 30 among fewer reps is likelier a weight.
  private func checkJump(_ word: [Reps], behind number: Number?) throws(Stop) {
    guard isLoaded, let number, number <= 30, let heavy = word.first(where: { isHeavy($0) }) else { return }
    throw .question(.weightOrReps(heavy.range, canBeWeight: isAtGroup, in: line))
  }

  func load(_ reps: Reps) -> TypedLoad {
    TypedLoad(base: .absolute, amount: reps.number, range: reps.range, amountRange: reps.range)
  }

  /// Whether the exercise is one of reps with a weight.
  var isLoaded: Bool { exercise.measure == .reps && !exercise.isBodyweight }

  func isHeavy(_ reps: Reps) -> Bool { !reps.isSaid && (reps.number > 30 || !reps.number.isWhole) }
}

// MARK: - Several words between blanks

extension GroupParser {
  private mutating func readWords(
    _ words: [[Reps]], listFollows: Bool, isTail: Bool
  ) throws(Stop) {
    let numbers = words.flatMap(\.self)
    let isLoadKnown = opening != nil || (isTail && groups.last?.hasLoad == true)
    if words.contains(where: { $0.count > 1 }) { return try readMixed(words, isTail: isTail) }
    if isLoaded, numbers.contains(where: isHeavy), !numbers.allSatisfy(isHeavy),
      !(opening != nil && isHeavy(numbers[0]))
    {
      return try readHeavy(numbers, isTail: isTail)
    }
    if !isLoadKnown, !isTail, try isFirstLoad(numbers, listFollows: listFollows) {
      try place(load(numbers[0]))
      return addReps(Array(numbers.dropFirst()))
    }
    if isTail { try append(numbers, behind: nil) } else { addReps(numbers) }
  }

  /// `80 8/8/6`: a single number before a list is its weight.
  private mutating func readMixed(_ words: [[Reps]], isTail: Bool) throws(Stop) {
    var isTail = isTail
    for (place, word) in words.enumerated() {
      let isBeforeList = place + 1 < words.count && words[place + 1].count > 1
      if word.count == 1, isBeforeList, !word[0].isSaid, opening == nil {
        try self.place(load(word[0]))
        isTail = false
      } else if isTail {
        try append(word, behind: nil)
      } else {
        addReps(word)
      }
    }
  }

  /// `80 8 85 6` and `8 80`: the numbers over 30 are weights.
  private mutating func readHeavy(_ numbers: [Reps], isTail: Bool) throws(Stop) {
    var isTail = isTail
    for chunk in numbers.chunked(by: isHeavy) {
      if isHeavy(chunk[0]) {
        guard chunk.count == 1 else {
          throw .question(.weightOrReps(chunk[1].range, canBeWeight: false, in: line))
        }
        let isBehindReps = chunk[0].range != numbers[0].range
        try place(load(chunk[0]))
        if isBehindReps, opening == nil, numbers.count == 2, !isTail {
          change(upTo: chunk[0].end) { $0.isOrderGuessed = true }
        }
        isTail = false
      } else if isTail {
        try append(chunk, behind: nil)
      } else {
        addReps(chunk)
      }
    }
  }

  /// Whether the first of several numbers, all of which could be reps, is a weight.
  private func isFirstLoad(_ numbers: [Reps], listFollows: Bool) throws(Stop) -> Bool {
    let (first, rest) = (numbers[0].number, numbers.dropFirst().map(\.number))
    guard exercise.measure == .reps, let most = rest.max(), let fewest = rest.min(),
      !numbers.contains(where: \.isSaid)
    else { return false }
    if listFollows && numbers.count == 2 || !first.isWhole { return true }
    let isFalling = zip(numbers, numbers.dropFirst()).allSatisfy { $0.number >= $1.number }
    if exercise.isBodyweight {
      guard first > 30, first.double >= 2 * most.double else { return false }
    } else {
      if first > 10, first.double > most.double + 2, most.double - fewest.double <= 2 { return true }
      if isFalling && first <= 10 || first == most && first == fewest { return false }
      if first > 30, fewest > 30 { return false }
    }
    throw .question(.firstIsWeight(numbers, in: line))
  }
}

extension [Reps] {
  /// Neighbours for which `isHeavy` says the same.
  fileprivate func chunked(by isHeavy: (Reps) -> Bool) -> [[Reps]] {
    reduce(into: []) { chunks, reps in
      if let last = chunks.last?.last, isHeavy(last) == isHeavy(reps) {
        chunks[chunks.count - 1].append(reps)
      } else {
        chunks.append([reps])
      }
    }
  }
}
