/// The rules by which a place sets its clocks.
package struct Zone: Sendable, Equatable {
  private enum Rules: Sendable, Equatable {
    case fixed(Int)
    case named(String)
  }

  /// What a wall clock of the zone can mean.
  package enum Resolution: Equatable, Sendable {
    case once(OffsetTime)
    /// The clocks went forward over it; the times are the moments just before and just after.
    case skipped(before: OffsetTime, after: OffsetTime)
    /// The clocks went back over it.
    case twice(OffsetTime, OffsetTime)

    /// The one meaning, or the earlier of two; of a skipped time the clock as it would have gone on.
    package var first: OffsetTime {
      switch self {
      case .once(let time), .twice(let time, _): time
      case .skipped(_, let after): after
      }
    }
  }

  package let name: String
  private let rules: Rules

  private init(name: String, rules: Rules) { (self.name, self.rules) = (name, rules) }

  package static let utc = Zone(name: "UTC", rules: .fixed(0))

  /// A zone with one offset for ever, named like `+05:30`.
  package static func fixed(offset: Int) -> Zone {
    Zone(name: String("\(OffsetTime(Instant(seconds: 0), offset: offset))".suffix(6)), rules: .fixed(offset))
  }

  /// The zone of an IANA name, or `nil` when this machine has no rules for it.
  package init?(named name: String) {
    if name == "UTC" { self = .utc; return }
    guard LibcZone.hasRules(for: name) else { return nil }
    self.init(name: name, rules: .named(name))
  }

  /// The machine's own zone: what the variable `TZ` says, else `/etc/localtime`.
  ///
  /// A machine without zone data falls back to UTC, as libc itself does.
  package static func machine(tz: String?) -> Zone {
    guard let tz else { return Zone(name: "local", rules: .named(LibcZone.localTime)) }
    let name = tz.hasPrefix(":") ? String(tz.dropFirst()) : tz
    return name.isEmpty ? .utc : Zone(named: name) ?? Zone(name: name, rules: .named(name))
  }

  /// Whether libc counts in UTC under this name for want of rules; a rule spelled out, such as `CET-1`, needs none.
  package var lacksRules: Bool {
    guard case .named(let name) = rules else { return false }
    if name == LibcZone.localTime { return !LibcZone.hasAnyRules }
    return !LibcZone.hasRules(for: name) && !name.contains(where: \.isNumber)
  }

  /// Seconds east of Greenwich at that instant.
  package func offset(at instant: Instant) -> Int {
    switch rules {
    case .fixed(let offset): offset
    case .named(let name): LibcZone.offset(of: name, at: instant)
    }
  }

  package func time(at instant: Instant) -> OffsetTime { OffsetTime(instant, offset: offset(at: instant)) }

  /// What a wall clock means here: tried with the offsets that hold a day before and a day after.
  package func resolve(_ local: LocalTime) -> Resolution {
    let early = offset(at: Instant(seconds: local.seconds - 86_400))
    let late = offset(at: Instant(seconds: local.seconds + 86_400))
    let times = [early, late].map { OffsetTime(local, offset: $0) }
    let valid = times.filter { offset(at: $0.instant) == $0.offset }
    guard let first = valid.first else {
      return .skipped(before: time(at: times[1].instant), after: time(at: times[0].instant))
    }
    guard early != late, valid.count == 2 else { return .once(first) }
    return .twice(times[0], times[1])
  }
}
