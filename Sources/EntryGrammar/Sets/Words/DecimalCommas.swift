internal import HealthLog

// A comma glued between two whole numbers is a decimal point or the mark of a list:
//
//   82,5kg   @82,5   bw+12,5x5   3x8x82,5   8x82,5   82,5x5   82,5 3x8     decimal
//   8,8,7    80x8,8   80 8,8   80kg x 8,5   8,8 80kg   8,8@bw              a list
//   20x7,5   8,6x80   1,500m                                               both read: asks

/// Makes decimal points of the commas that can be nothing else.
struct DecimalCommas {
  private enum Meaning { case decimal, list, either }

  private let tokens: [SetToken]
  private let exercise: Exercise
  private let line: Line
  /// A number may stand alone in it: `82,5`.
  private let isCorrection: Bool

  /// The tokens with each decimal number as one, and the places of the commas in them.
  static func merged(
    _ tokens: [SetToken], of exercise: Exercise, in line: Line, isCorrection: Bool = false
  ) throws(Stop) -> (tokens: [SetToken], commas: [Range<Int>]) {
    let commas = DecimalCommas(tokens: tokens, exercise: exercise, line: line, isCorrection: isCorrection)
    return try commas.merged()
  }

  private func merged() throws(Stop) -> (tokens: [SetToken], commas: [Range<Int>]) {
    var (result, commas): ([SetToken], [Range<Int>]) = ([], [])
    var index = 0
    while index < tokens.count {
      let length = chainLength(from: index)
      guard length == 2, let merged = try decimal(at: index) else {
        let count = max(1, 2 * length - 1)
        result += tokens[index..<index + count]
        index += count
        continue
      }
      result.append(merged)
      commas.append(tokens[index + 1].range)
      index += 3
    }
    return (result, commas)
  }

  /// How many whole numbers stand here with nothing but glued commas between them; 0 when none does.
  private func chainLength(from start: Int) -> Int {
    guard tokens[start].number?.isWhole == true else { return 0 }
    var length = 1
    while let comma = token(start + 2 * length - 1), comma.isWord(.comma), comma.isGlued,
      let number = token(start + 2 * length), number.number != nil, number.isGlued
    {
      length += 1
    }
    return length
  }

  private func token(_ index: Int) -> SetToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  private func number(_ index: Int) -> Double { token(index)?.number?.double ?? 0 }

  /// The number that begins at `index`, when its comma is a point.
  private func decimal(at index: Int) throws(Stop) -> SetToken? {
    let range = tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound
    let spelled = line.text(tokens[index].range) + "." + line.text(tokens[index + 2].range)
    switch meaning(at: index) {
    case .list: return nil
    case .either: throw .question(question(at: index, range))
    case .decimal:
      guard let number = Number(spelled) else { return nil }
      return SetToken(
        sort: .number(number), range: range, isGlued: tokens[index].isGlued, end: tokens[index + 2].end)
    }
  }

  private func question(at index: Int, _ range: Range<Int>) -> Question {
    let comma = tokens[index + 1].range
    let (a, b) = (line.text(tokens[index].range), line.text(tokens[index + 2].range))
    let isThousands = tokens[index + 2].range.count == 3
    let other = isThousands ? (text: a + b, mark: "") : (text: "\(a) and \(b)", mark: "/")
    return Question(
      "does the comma of '\(line.text(range))' stand for a point?",
      choices: [
        .init(text: "\(a).\(b)", entry: line.saying([(comma, ".")])),
        .init(text: other.text, entry: line.saying([(comma, other.mark)])),
      ])
  }

  private func meaning(at index: Int) -> Meaning {
    let next = token(index + 3)
    if let unit = next?.unit { return meaning(at: index, before: unit) }
    if next?.isWord(.times) == true { return meaningBeforeTimes(at: index) }
    switch token(index - 1)?.word {
    case .times: return meaningBehindTimes(at: index)
    case .at, .atWord, .rpe: return number(index) > 10 || isHalf(index + 2) ? .decimal : .list
    case .rir, .plus, .minus: return .decimal
    case .bodyweight, .unweighted: return .list
    default: return meaningAlone(at: index)
    }
  }

  private func meaning(at index: Int, before unit: SetUnit) -> Meaning {
    switch unit {
    case .sets, .reps: .list
    case .time: exercise.measure == .time ? .either : .decimal
    case .load, .distance, .minutesOrMetres:
      tokens[index + 2].range.count == 3 && number(index) > 0 ? .either : .decimal
    }
  }

  /// `82,5x5`, but `8,8x80kg`.
  private func meaningBeforeTimes(at index: Int) -> Meaning {
    if token(index - 1)?.isWord(.times) == true { return .decimal }
    if token(index + 4)?.isWord(.bodyweight) == true { return .list }
    if case .load? = token(index + 5)?.unit { return .list }
    let isReps = number(index) <= 30 && number(index + 2) <= 30
    return isReps && number(index + 4) > 30 ? .either : .decimal
  }

  /// `8x82,5`, but `80x8,8`.
  private func meaningBehindTimes(at index: Int) -> Meaning {
    guard let factor = token(index - 2)?.number else { return .list }
    if token(index - 3)?.isWord(.times) == true { return .decimal }
    if factor > 30 || !factor.isWhole { return .list }
    let isPlate = isPlate(index + 2)
    guard number(index) > 30 else { return isPlate ? .either : .list }
    return isPlate ? .decimal : number(index + 2) > 30 ? .list : .either
  }

  /// `82,5 8/8/7` and `3x8 82,5`, but `8,8,7`, `80 8,8` and a lone `40,25`.
  private func meaningAlone(at index: Int) -> Meaning {
    if exercise.measure == .distance { return .decimal }
    guard isPlate(index + 2) else { return .list }
    if isCorrection, tokens.count == 3 { return .decimal }
    let isHeavy = number(index) > 30
    if token(index - 1)?.number != nil { return isHeavy ? .decimal : .list }
    if isBeforeReps(index + 3) { return .decimal }
    let isBeforeSlash = token(index + 3)?.isWord(.slash) == true
    return isHeavy && isBeforeSlash && !exercise.isBodyweight ? .decimal : .list
  }

  /// Whether reps stand at `index`, and no weight.
  private func isBeforeReps(_ index: Int) -> Bool {
    guard let next = token(index), next.number != nil, number(index) <= 30 else { return false }
    if case .load? = token(index + 1)?.unit { return false }
    return true
  }

  /// Whether the digits are the fraction of a weight on a bar: `,5`, `,25`, `,75`, `,0`.
  private func isPlate(_ index: Int) -> Bool {
    ["5", "25", "75", "0", "50", "00"].contains(line.text(tokens[index].range))
  }

  private func isHalf(_ index: Int) -> Bool {
    ["5", "0", "50", "00"].contains(line.text(tokens[index].range))
  }
}
