package import CivilTime

/// What a line says about when, each thing with the place where it is said.
package struct When: Equatable, Sendable {
  package var day: Spoken<SpokenDay>?
  package var clock: Spoken<SpokenClock>?
  package var part: Spoken<PartOfDay>?
  /// An instant, such as that of `2h ago`.
  package var moment: Spoken<OffsetTime>?

  package init() {}

  package var isEmpty: Bool { self == When() }

  /// Says `value`, which must not have been said before.
  mutating func set<Value>(
    _ path: WritableKeyPath<When, Spoken<Value>?>, to value: Spoken<Value>, in line: Line
  ) throws(Stop) {
    if self[keyPath: path] != nil || isDouble(path) { throw .error(.oneTime(found: value.range, in: line)) }
    self[keyPath: path] = value
  }

  /// An instant leaves nothing to say.
  private func isDouble<Value>(_ path: WritableKeyPath<When, Spoken<Value>?>) -> Bool {
    if (path as AnyKeyPath) == \When.moment { return day != nil || clock != nil || part != nil }
    return moment != nil
  }

  /// Says what `other` says too; nothing of it may have been said.
  mutating func add(_ other: When, in line: Line) throws(Stop) {
    if let day = other.day { try set(\.day, to: day, in: line) }
    if let clock = other.clock { try set(\.clock, to: clock, in: line) }
    if let part = other.part { try set(\.part, to: part, in: line) }
    if let moment = other.moment { try set(\.moment, to: moment, in: line) }
  }

  /// What this says, and where it says nothing what `other` says.
  func completed(by other: When) -> When {
    guard moment == nil, isEmpty || other.moment == nil else { return self }
    var when = self
    when.day = day ?? other.day
    when.clock = clock ?? other.clock
    when.part = part ?? other.part
    when.moment = other.moment
    return when
  }

  /// The day without the rest.
  var dayAlone: When {
    var when = When()
    when.day = day
    return when
  }

  /// Where all of it stands.
  var ranges: [Range<Int>] {
    [day?.range, clock?.range, part?.range, moment?.range].compactMap { $0 }
  }
}
