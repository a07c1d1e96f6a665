internal import HealthLog

// quantity = span / distance / pace
// span     = clock / 1*(number time-unit)        the parts in falling units: 1h5m, 27m30s, 1h30
// clock    = m ":" ss / h ":" mm ":" ss
// distance = number distance-unit
// pace     = span ["min"] ("/" / "per") [number] distance-unit
//
// `m` is minutes for an exercise measured by time, metres for one measured by distance.

extension GroupParser {
  /// Reads a duration that begins here, `nil` where none does.
  mutating func span() throws(Stop) -> Span? {
    if let token = next, case .clock(let parts) = token.sort { return try clock(parts, token) }
    guard next?.number != nil, let unit = peek(1)?.unit else { return nil }
    let start = index
    guard var size = try secondsOf(unit) else { return nil }
    var seconds: Number? = 0
    while let number = next?.number, let part = try timeUnit(behind: size, isFirst: index == start) {
      seconds = number.multiplied(by: part.seconds).flatMap { seconds?.adding($0) }
      size = part.seconds
      index += part.tokens
    }
    let range = range(from: start)
    guard let seconds else { throw .error(.expectedDuration(found: line.text(range), at: range)) }
    return Span(seconds: seconds, range: range)
  }

  /// The seconds of the unit behind the next number, smaller than `size` or the first, and the tokens of both.
  private func timeUnit(behind size: Int, isFirst: Bool) throws(Stop) -> (seconds: Int, tokens: Int)? {
    if isFirst { return (size, 2) }
    guard let unit = peek(1)?.unit else {
      let isGluedPair = next?.isGlued == true && !isAt(.times, 1) && size > 1
      return isGluedPair && next?.number?.isWhole == true && next?.range.count == 2 ? (size / 60, 1) : nil
    }
    switch unit {
    case .time(let seconds): return seconds < size ? (seconds, 2) : nil
    case .minutesOrMetres: return size == 3600 ? (60, 2) : nil
    case .load, .distance, .sets, .reps: return nil
    }
  }

  /// The seconds of one `unit`; `nil` when it is none of time here.
  private func secondsOf(_ unit: SetUnit) throws(Stop) -> Int? {
    switch unit {
    case .time(let seconds): return seconds
    case .minutesOrMetres: return try isMinutes() ? 60 : nil
    case .load, .distance, .sets, .reps: return nil
    }
  }

  /// Whether the `m` behind the next number is minutes.
  private func isMinutes() throws(Stop) -> Bool {
    if isSecondsGlued(behind: 2) { return true }
    switch exercise.measure {
    case .time: return true
    case .distance: return isAwaitingTime && isSeconds(behind: 2)
    case .reps: throw .question(minutesOrMetres())
    }
  }

  /// `27m30s`, and `27m30`.
  private func isSecondsGlued(behind count: Int) -> Bool {
    guard let token = peek(count), token.number != nil, token.isGlued else { return false }
    return isSeconds(behind: count) || (peek(count + 1)?.unit == nil && token.range.count == 2)
  }

  private func isSeconds(behind count: Int) -> Bool {
    peek(count)?.number.map { $0 < 60 } == true && peek(count + 1)?.unit == .time(1)
  }

  /// Whether the group before has a distance and no time, and the number could be its minutes.
  private var isAwaitingTime: Bool {
    guard hasGroup, let last = groups.last, last.part == part, next?.number.map({ $0 < 100 }) == true else {
      return false
    }
    return last.hasDistance && !last.hasSpan
  }

  private func minutesOrMetres() -> Question {
    let number = next.map { line.text($0.range) } ?? ""
    let unit = peek(1)?.range ?? 0..<0
    return Question(
      "is '\(number)m' minutes or metres?",
      choices: [
        .init(text: "\(number) min", entry: line.saying([(unit, "min")])),
        .init(text: "\(number) m", entry: line.saying([(unit, "meters")])),
      ])
  }

  private mutating func clock(_ parts: [Number], _ token: SetToken) throws(Stop) -> Span {
    index += 1
    let seconds = parts.dropFirst().reduce(parts[0]) { sum, part in
      sum.multiplied(by: 60)?.adding(part) ?? 0
    }
    guard parts.dropFirst().allSatisfy({ $0 < 60 }) else {
      throw .error(.expectedDuration(found: line.text(token.range), at: token.range))
    }
    let isWhole = parts.count == 2 && parts[1].isWhole
    return Span(
      seconds: seconds, range: token.range, isClock: true,
      otherwise: isWhole ? seconds.multiplied(by: 60) : nil)
  }

  /// Reads a distance that begins here, `nil` where none does.
  mutating func distance() -> Distance? {
    guard let number = next?.number, let unit = peek(1)?.unit else { return nil }
    let name: String
    switch unit {
    case .distance(let unit): name = unit
    case .minutesOrMetres: name = "m"
    case .load, .time, .sets, .reps: return nil
    }
    index += 2
    return Distance(number: number, unit: name, range: range(from: index - 2))
  }
}

// MARK: - Pace

extension GroupParser {
  /// Reads a pace that begins here, or leaves the place.
  mutating func readPace() throws(Stop) -> Bool {
    let start = index
    guard let seconds = paceSeconds(), let (distance, unit) = paceDistance() else {
      index = start
      return false
    }
    let pace = Pace(seconds: seconds, distance: distance, unit: unit, range: range(from: start))
    if hasGroup, groups.last?.pace == nil {
      change(upTo: endOfLast) { $0.pace = pace }
    } else {
      begin(pace.range) { $0.pace = pace }
    }
    return true
  }

  private mutating func paceSeconds() -> Number? {
    guard let token = next else { return nil }
    if case .clock(let parts) = token.sort, parts.count == 2 {
      index += 1
      if peek(0)?.unit == .time(60) { index += 1 }
      return parts[0].multiplied(by: 60)?.adding(parts[1])
    }
    return paceInUnits()
  }

  /// `5min/km`, `4m30s/km`, `5m/km`.
  private mutating func paceInUnits() -> Number? {
    var sum: Number? = nil
    while let number = next?.number, let unit = peek(1)?.unit {
      let seconds: Int
      switch unit {
      case .time(let size): seconds = size
      case .minutesOrMetres: seconds = 60
      case .load, .distance, .sets, .reps: return nil
      }
      sum = number.multiplied(by: seconds).flatMap { $0.adding(sum ?? 0) }
      index += 2
    }
    return sum
  }

  private mutating func paceDistance() -> (Number, String)? {
    guard isAt(.slash) || isAt(.per) else { return nil }
    index += 1
    let typed = next?.isGlued == true ? next?.number : nil
    if typed != nil { index += 1 }
    switch next?.unit {
    case .distance(let name)? where typed == nil:
      index += 1
      return (1, name)
    case .minutesOrMetres? where typed.map { [100, 200, 250, 500, 1000].contains($0) } ?? true:
      index += 1
      return (typed ?? 1, "m")
    case .distance, .minutesOrMetres, .load, .time, .sets, .reps, nil: return nil
    }
  }
}

// MARK: - Where quantities belong

extension GroupParser {
  /// Gives a duration, whose tokens begin at `start`, to the group before when that lacks one.
  mutating func place(_ span: Span, from start: Int) {
    let isBehindDivider =
      start > 0 && (tokens[start - 1].isWord(.slash) || span.isClock && tokens[start - 1].isDivider)
    let isListed = groups.last?.hasDistance == true && isBehindDivider
    guard let last = groups.last, hasGroup, loadOfPair == nil,
      last.part == part || last.work == .held || isListed,
      !last.hasSpan || isListed
    else { return begin(span.range) { $0.spans = [span] } }
    change(upTo: span.range.upperBound) { $0.spans.append(span) }
  }

  /// Gives a distance to the group before when that has only a time, else begins a group.
  mutating func place(_ distance: Distance) {
    guard let last = groups.last, hasGroup, loadOfPair == nil, last.part == part || last.work == .held,
      !last.hasDistance
    else { return begin(distance.range) { $0.distance = distance } }
    change(upTo: distance.range.upperBound) { $0.distance = distance }
  }

  mutating func begin(_ range: Range<Int>, _ set: (inout SetGroup) -> Void) {
    add(.held, range: range)
    change(upTo: range.upperBound, set)
  }
}

extension SetGroup {
  /// Whether a distance was typed for it, beside its factors or among them.
  fileprivate var hasDistance: Bool {
    distance != nil || factors.contains { if case .distance = $0.value { true } else { false } }
  }

  fileprivate var hasSpan: Bool {
    !spans.isEmpty || factors.contains { if case .span = $0.value { true } else { false } }
  }

  private var factors: [Factor] { if case .product(let factors, _) = work { factors } else { [] } }
}

extension SetToken {
  var isDivider: Bool { isWord(.slash) || isWord(.comma) }
}
