internal import HealthLog

// A bare number behind a product, or before a group, can be a weight:
//
//   3x8 80   3x10 12   3x8/80kg     the weight of the product, which has none
//   80x8 7   3x8, 6                 reps of one more set
//   80 3x8   32 40m                 the weight of the group behind it
//   5 25:10                         a distance before its time
//   3x8 6    pullups 3x8 20         both read: asks

extension GroupParser {
  /// Reads one word behind a product: its weight, or the reps of further sets.
  mutating func readBehindProduct(
    _ word: [Reps], _ divider: SetToken?, _ factors: [Factor], isAlone: Bool
  ) throws(Stop) {
    guard isAlone, word.count == 1, !word[0].isSaid, factors.count == 2, factors[0].bare != nil,
      let reps = factors[1].bare, groups.last?.hasLoad == false, exercise.measure == .reps
    else { return try append(word, behind: divider) }
    switch meaning(of: word[0], behind: reps, divider) {
    case .weight: try place(load(word[0]))
    case .reps: try append(word, behind: divider)
    case .either: throw .question(.weightOrReps(word[0].range, canBeWeight: true, in: line))
    }
  }

  private enum Meaning { case weight, reps, either }

  private func meaning(of reps: Reps, behind before: Number, _ divider: SetToken?) -> Meaning {
    let isComma = divider?.isWord(.comma) == true
    if isHeavy(reps) { return isLoaded && !isComma ? .weight : .either }
    if isComma { return .reps }
    guard isLoaded else { return reps.number <= before ? .reps : .either }
    if reps.number > before, reps.number > 10, divider == nil { return .weight }
    return divider == nil || reps.number > before ? .either : .reps
  }

  /// Takes the last number of a run off, when a group that it belongs to follows.
  mutating func takeTrailingLoad(_ items: inout [Item]) -> Item? {
    guard let last = items.last, !last.reps.isSaid, last.divider?.isWord(.slash) != true, isAtOwner else {
      return nil
    }
    return items.popLast()
  }

  /// Whether a product follows, or a quantity for an exercise that is measured by one.
  private var isAtOwner: Bool {
    let ahead = isAt(.filler) ? 1 : 0
    if peek(ahead)?.isClock == true { return exercise.measure != .reps }
    guard peek(ahead)?.number != nil else { return false }
    guard let unit = peek(ahead + 1)?.unit else { return isAt(.times, ahead + 1) }
    switch unit {
    case .load, .reps: return isAt(.times, ahead + 2)
    case .sets: return true
    case .distance, .time, .minutesOrMetres: return exercise.measure != .reps
    }
  }

  mutating func readTrailing(_ item: Item) throws(Stop) {
    if item.divider != nil { part += 1 }
    if isAt(.filler) { index += 1 }
    let isAtTime = try isAtSpan()
    if exercise.measure == .distance, isAtTime {
      return place(Distance(number: item.reps.number, range: item.reps.range))
    }
    if exercise.category == .cardio {
      let text = line.text(item.reps.range)
      throw .error(.expected("a unit, such as '\(text)km' or '\(text)min'", found: text, at: item.reps.range))
    }
    if exercise.isBodyweight, !isHeavy(item.reps) {
      throw .question(.weightOrReps(item.reps.range, canBeWeight: true, divided: true, in: line))
    }
    try place(load(item.reps))
  }

  private func isAtSpan() throws(Stop) -> Bool {
    var copy = self
    return try copy.span() != nil
  }

  /// Reads the unit behind a list of times or distances: `60/45/30s`, `400/400/800m`.
  mutating func readSharedUnit(_ items: inout [Item]) throws(Stop) -> Bool {
    guard exercise.measure != .reps, items.last?.reps.isSaid == false, next?.isDivider == true,
      peek(1)?.number != nil,
      let unit = peek(2)?.unit, !isAt(.times, 3)
    else { return false }
    let start = index
    index += 1
    if let span = try span(), let size = seconds(of: unit) {
      for item in items {
        let seconds = item.reps.number.multiplied(by: size) ?? 0
        begin(item.reps.range) { $0.spans = [Span(seconds: seconds, range: item.reps.range)] }
      }
      begin(span.range) { $0.spans = [span] }
      return true
    }
    if let distance = distance() {
      for item in items {
        begin(item.reps.range) {
          $0.distance = Distance(number: item.reps.number, unit: distance.unit, range: item.reps.range)
        }
      }
      begin(distance.range) { $0.distance = distance }
      return true
    }
    index = start
    return false
  }

  private func seconds(of unit: SetUnit) -> Int? {
    switch unit {
    case .time(let seconds): seconds
    case .minutesOrMetres: 60
    case .load, .distance, .sets, .reps: nil
    }
  }
}
