/// A wall clock with the UTC offset that held there and then (RFC 3339): both the clock and the instant stay true.
package struct OffsetTime: Hashable, Sendable {
  package var local: LocalTime
  /// Seconds east of Greenwich.
  package var offset: Int

  package init(_ local: LocalTime, offset: Int) { (self.local, self.offset) = (local, offset) }

  package init(_ instant: Instant, offset: Int) {
    self.init(LocalTime(seconds: instant.seconds + Int64(offset)), offset: offset)
  }

  package var instant: Instant { Instant(seconds: local.seconds - Int64(offset)) }
  package var date: CivilDate { local.date }
  package var clock: ClockTime { local.clock }
}

extension OffsetTime: CustomStringConvertible {
  /// RFC 3339 with seconds: `2026-11-29T07:05:00+01:00`.
  package var description: String {
    let minutes = abs(offset) / 60
    return "\(local)" + (offset < 0 ? "-" : "+") + digits(minutes / 60, 2) + ":" + digits(minutes % 60, 2)
  }
}

/// A time as a document or an option spells it, where a hand may leave out the seconds and the offset.
///
///     2026-11-29T07:05:00+01:00   2026-11-29T06:05:00Z   2026-11-29 07:05
///
/// A fraction of a second is accepted and left out. A leap second counts as the second before it.
package struct SpelledTime: Equatable, Sendable {
  package var local: LocalTime
  /// Seconds east of Greenwich; `nil` when not spelled.
  package var offset: Int?

  package init?(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    let scan = TimeScan.read(bytes.span, 0..<bytes.count)
    guard scan.length == bytes.count, scan.length > 0 else { return nil }
    local = LocalTime(seconds: scan.localSeconds)
    offset = scan.hasOffset ? scan.offset : nil
  }

  /// The time with its offset, which is that of `zone` where none is spelled; of two, the first.
  package func resolved(in zone: Zone) -> OffsetTime {
    if let offset { return OffsetTime(local, offset: offset) }
    return zone.resolve(local).first
  }
}
