internal import CivilTime
internal import HealthLog

// Records are put together as a hand would type them: no member without a value, no zero at the end of a fraction.

extension Record {
  /// A record with those of the members that have a value, in that order.
  init(_ kind: String, _ members: KeyValuePairs<String, Value?>) {
    self.init(kind: kind, members: .present(members))
  }
}

extension [Member] {
  static func present(_ members: KeyValuePairs<String, Value?>) -> [Member] {
    members.compactMap { name, value in value.map { Member(name, $0) } }
  }
}

extension Value {
  static func whole(_ number: Int) -> Value { .number(Number(number)) }

  /// 931 tenths are 93.1, and 930 are 93.
  static func tenths(_ number: Int) -> Value { decimal(number, scale: 1) }

  static func hundredths(_ number: Int) -> Value { decimal(number, scale: 2) }

  private static func decimal(_ number: Int, scale: Int) -> Value {
    .number(Number(digits: Int64(number), scale: scale).normalized)
  }

  static func time(_ time: OffsetTime) -> Value { .text("\(time)") }

  /// Tags, or none where the list is empty.
  static func tags(_ tags: [String]) -> Value? { tags.isEmpty ? nil : .list(tags.map { .text($0) }) }
}
