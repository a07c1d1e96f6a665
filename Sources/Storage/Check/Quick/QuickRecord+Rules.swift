internal import HealthLog
internal import JSONText

// The rules of the kinds once more, on numbers and moments; each says no where the rule itself would find a fault.

extension QuickRecord {
  /// Whether a group of these members keeps to its rule; the members of the record are noted on the way.
  @inline(__always)
  mutating func follows(
    _ rule: QuickPlan.Rule, _ members: UInt64, _ group: QuickPlan.Group, in bytes: Span<UInt8>
  ) -> Bool {
    let has = { (member: Int) in members & group.bit(member) != 0 }
    switch rule {
    case .none: return true
    case .sensor(let sensor): return isHour(sensor)
    case .night(let night): return isNight(night, has)
    case .session(let start, let end):
      return (!has(end) || moments[end].seconds >= moments[start].seconds) && areSupersetsShared
    case .exercise(let superset):
      if has(superset) { supersets.append(numbers[superset]) }
      return true
    case .set(let weight, let bodyweight):
      return !has(weight) || numbers[weight] >= 0 || has(bodyweight) && numbers[bodyweight] == 1
    case .decoded: return keepsRules(in: bytes)
    }
  }

  private var areSupersetsShared: Bool {
    supersets.allSatisfy { number in supersets.count { $0 == number } > 1 }
  }

  private func isHour(_ sensor: QuickPlan.Sensor) -> Bool {
    let limits = plan.limits[sensor.limits.lowerBound + choices[sensor.unit]]
    let (start, every) = (moments[sensor.time].seconds, Int64(numbers[sensor.every]))
    return readings.count > 0 && readings.least >= limits.least && readings.most <= limits.most
      && start / 3600 == (start + every * Int64(readings.count - 1)) / 3600
  }

  private mutating func isNight(_ night: QuickPlan.Night, _ has: (Int) -> Bool) -> Bool {
    let isTold =
      has(night.wake)
      ? has(night.bed) || has(night.asleep) || has(night.minutes)
      : has(night.date) ? has(night.minutes) : has(night.bed)
    guard isTold, areInOrder(night, has) else { return false }
    if has(night.wake), has(night.asleep) || has(night.bed) {
      let start = moments[has(night.asleep) ? night.asleep : night.bed]
      slept = Slept(start: start, end: moments[night.wake])
      let minutes = Double(moments[night.wake].seconds - start.seconds) / 60
      return minutes <= 1440 && (!has(night.awake) || numbers[night.awake] < minutes)
    }
    if has(night.bed), has(night.out) { slept = Slept(start: moments[night.bed], end: moments[night.out]) }
    return true
  }

  /// One goes to bed, falls asleep, wakes after it, and gets up.
  private func areInOrder(_ night: QuickPlan.Night, _ has: (Int) -> Bool) -> Bool {
    var last = Int64.min
    for member in [night.bed, night.asleep, night.wake, night.out] where has(member) {
      let seconds = moments[member].seconds
      guard member == night.wake ? seconds > last : seconds >= last else { return false }
      last = seconds
    }
    return true
  }

  private func keepsRules(in bytes: Span<UInt8>) -> Bool {
    guard let record = RecordText.record(kind: plan.kind.name, bytes.copy(of: start..<offset)) else {
      return false
    }
    return plan.kind.rules.allSatisfy { $0(record, zone).isEmpty }
  }
}
