internal import HealthLog

// weight = number unit / ("bw" / "unweighted") / "bw" ("+" / "-") number [unit]
//        / ("+" / "-") number [unit]          glued: more or less than the last time, or than the body
//
// A weight belongs to the group before it, if that has none; else it opens the next.

extension GroupParser {
  /// Reads a weight that is more than a number with its unit; `nil` when none begins here.
  mutating func signedLoad() throws(Stop) -> TypedLoad? {
    let start = index
    switch next?.word {
    case .unweighted:
      index += 1
      return load(.nothing, from: start)
    case .bodyweight:
      index += 1
      let sign = isAtSign ? next?.word : nil
      guard sign != nil else { return load(.body, from: start) }
    case .plus, .minus: guard isAtSign, peek(1)?.isGlued == true else { return nil }
    default: return nil
    }
    let isBody = index > start
    let isMinus = isAt(.minus)
    index += 1
    guard let token = next, let number = token.number else { return nil }
    index += 1
    let unit = takeLoadUnit()
    return TypedLoad(
      base: isBody ? .body : .last, amount: isMinus ? number.negated : number, unit: unit,
      range: range(from: start),
      amountRange: token.range)
  }

  private func load(_ base: TypedLoad.Base, from start: Int) -> TypedLoad {
    TypedLoad(base: base, range: range(from: start), amountRange: range(from: start))
  }

  /// A plus or minus that adds: a number stands behind it.
  private var isAtSign: Bool { (isAt(.plus) || isAt(.minus)) && peek(1)?.number != nil }

  mutating func takeLoadUnit() -> String? {
    guard case .load(let unit)? = next?.unit else { return nil }
    index += 1
    return unit
  }

  /// Gives a weight to the group that it belongs to.
  mutating func place(_ load: TypedLoad) throws(Stop) {
    if let opening { throw .error(.secondLoad(load, beside: opening.load, in: line)) }
    let isParted = groups.last?.part != part
    guard hasGroup, groups.last?.hasLoad == false, !(isParted && isAtGroup) else {
      opening = (load, part)
      return
    }
    change(upTo: load.range.upperBound) { group in
      group.load = load
      group.loadPlace = .behind
    }
  }

  /// Whether the next token begins reps, time or distance that a weight before it would belong to.
  var isAtGroup: Bool {
    if isAt(.times) { return true }
    guard next?.number != nil || next?.isClock == true else { return false }
    if case .load? = peek(1)?.unit { return isAt(.times, 2) }
    return true
  }

  /// Whether only a weight stands between here and the next divider.
  var isAtLoadAlone: Bool {
    guard next?.number != nil, case .load? = peek(1)?.unit else { return false }
    return peek(2) == nil || peek(2)?.isNumberOrTimes == false
  }
}

extension SetToken {
  var isClock: Bool { if case .clock = sort { true } else { false } }

  var isNumberOrTimes: Bool { number != nil || isClock || isWord(.times) }
}

extension SetGroup {
  /// Whether the group has a weight: beside its reps, or among its factors.
  ///
  /// Of two bare factors one is the weight where they cannot be sets and reps.
  var hasLoad: Bool {
    guard load == nil, case .product(let factors, _) = work else { return load != nil }
    let bare = factors.compactMap(\.bare)
    if factors.contains(where: { $0.load != nil }) || bare.count == 3 { return true }
    guard bare.count == 2 else { return false }
    let isFraction = bare.contains { !$0.isWhole }
    return isFraction || bare[0] > 30 || (bare[1] > 30 && bare[0] > 5)
  }
}
