internal import HealthLog

extension SetResolver {
  /// Puts time and distance into the sets; several times make as many sets of a single one.
  mutating func setQuantities(
    of sets: inout [WorkoutSet], _ content: SetContent, _ group: SetGroup
  ) throws(Stop) {
    let spans = content.spans + group.spans
    let distance = content.distance ?? group.distance
    if content.distance != nil, let second = group.distance {
      throw .error(.secondQuantity(second.range, in: line))
    }
    if !content.spans.isEmpty, let second = group.spans.first {
      throw .error(.secondQuantity(second.range, in: line))
    }
    try setDistance(distance, of: &sets)
    let seconds = try spans.map { span throws(Stop) in try self.seconds(of: span, distance: distance, group) }
    if seconds.count > 1, sets.count == 1 { sets = Array(repeating: sets[0], count: seconds.count) }
    guard seconds.count <= 1 || seconds.count == sets.count else {
      throw .error(.count(of: seconds.count, sets: sets.count, at: spans[0].range))
    }
    for index in sets.indices where !seconds.isEmpty {
      sets[index].seconds = seconds[seconds.count == 1 ? 0 : index]
    }
    if let pace = group.pace { try setPace(pace, distance, of: &sets) }
  }

  private mutating func setDistance(_ distance: Distance?, of sets: inout [WorkoutSet]) throws(Stop) {
    guard let distance else { return }
    let unit = SetLimits.distance(distance.unit ?? context.settings.unit(of: "distance") ?? "km")
    if distance.unit == nil { inferred.insert(.unit) }
    guard unit.allows(distance.number), distance.number > 0 else {
      throw .error(.expectedDistance(in: unit, found: line.text(distance.range), at: distance.range))
    }
    for index in sets.indices {
      (sets[index].distance, sets[index].distanceUnit) = (distance.number, unit.name)
    }
  }

  private func seconds(of span: Span, distance: Distance?, _ group: SetGroup) throws(Stop) -> Number {
    if let otherwise = span.otherwise {
      guard let distance else { throw .question(.duration(span, hoursFirst: false, of: exercise, in: line)) }
      if isTooFast(distance, in: span.seconds), !isTooFast(distance, in: otherwise) {
        throw .question(.duration(span, hoursFirst: true, of: exercise, in: line))
      }
    }
    guard SetLimits.seconds.contains(span.seconds.double), span.seconds > 0 else {
      throw .error(.expectedDuration(found: line.text(span.range), at: span.range))
    }
    return span.seconds
  }

  /// Faster than 100 km/h: nobody rides so far.
  private func isTooFast(_ distance: Distance, in seconds: Number) -> Bool {
    guard seconds > 0 else { return true }
    return kilometres(distance) / (seconds.double / 3600) > 100
  }

  private func kilometres(_ distance: Distance) -> Double {
    SetLimits.distance(distance.unit ?? "km").canonical(distance.number.double)
  }

  /// The time that a pace says of a distance, in whole seconds.
  private mutating func setPace(
    _ pace: Pace, _ distance: Distance?, of sets: inout [WorkoutSet]
  ) throws(Stop) {
    guard let distance else { throw .error(.paceWithoutDistance(at: pace.range)) }
    let step = SetLimits.distance(pace.unit).canonical(pace.distance.double)
    let seconds = (pace.seconds.double * kilometres(distance) / step).rounded()
    guard seconds >= 1, SetLimits.seconds.contains(seconds) else {
      throw .error(.expectedPace(found: line.text(pace.range), at: pace.range))
    }
    for index in sets.indices {
      if let typed = sets[index].seconds {
        guard abs(typed.double - seconds) <= seconds / 100 else {
          throw .error(.paceAgainstTime(pace, in: line))
        }
      } else {
        sets[index].seconds = Number(Int(seconds))
        inferred.insert(.seconds)
      }
    }
  }
}
