// time     = date ("T" / "t" / " ") hour ":" minute [":" second ["." 1*digit]] [offset]
// date     = 4digit "-" 2digit "-" 2digit
// offset   = "Z" / "z" / ("+" / "-") 2digit ":" 2digit

/// A spelled time read from bytes without an allocation: an index of a million records reads as many times.
package struct TimeScan: Sendable {
  /// Seconds since 1970-01-01T00:00:00 on the same wall.
  package var localSeconds: Int64
  /// Seconds east of Greenwich; 0 when not spelled.
  package var offset: Int
  package var hasOffset: Bool
  /// How many bytes were read; 0 when there is no time.
  package var length: Int

  @usableFromInline
  package init(localSeconds: Int64, offset: Int, hasOffset: Bool, length: Int) {
    self.localSeconds = localSeconds
    self.offset = offset
    self.hasOffset = hasOffset
    self.length = length
  }

  @usableFromInline
  package static var none: TimeScan { TimeScan(localSeconds: 0, offset: 0, hasOffset: false, length: 0) }

  /// Reads the time that starts `range`; what follows it is the caller's.
  @inlinable
  package static func read(_ bytes: Span<UInt8>, _ range: Range<Int>) -> TimeScan {
    let start = range.lowerBound
    guard range.count >= 16, bytes[start + 4] == 0x2D, bytes[start + 7] == 0x2D, bytes[start + 13] == 0x3A,
      isSeparator(bytes[start + 10])
    else { return .none }
    let year = pair(bytes, start) * 100 + pair(bytes, start + 2)
    let month = pair(bytes, start + 5)
    let day = pair(bytes, start + 8)
    let hour = pair(bytes, start + 11)
    let minute = pair(bytes, start + 14)
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1, day <= CivilDate.length(ofMonth: month, year: year),
      0...23 ~= hour, 0...59 ~= minute
    else { return .none }
    let days = CivilDate.dayNumber(year: year, month: month, day: day)
    return rest(bytes, range, localSeconds: Int64(days) * 86_400 + Int64(hour * 3600 + minute * 60))
  }

  /// Reads seconds, fraction and offset, which come after the 16 bytes of date, hour and minute.
  @inlinable
  static func rest(_ bytes: Span<UInt8>, _ range: Range<Int>, localSeconds: Int64) -> TimeScan {
    var scan = TimeScan(localSeconds: localSeconds, offset: 0, hasOffset: false, length: 16)
    var at = range.lowerBound + 16
    if at < range.upperBound, bytes[at] == 0x3A {
      guard at + 2 < range.upperBound, case let second = pair(bytes, at + 1), 0...60 ~= second else {
        return .none
      }
      scan.localSeconds += Int64(min(second, 59))
      at = skipFraction(bytes, at + 3, range.upperBound)
      guard at > 0 else { return .none }
    }
    guard at < range.upperBound else { return ended(scan, at, range) }
    switch bytes[at] {
    case 0x5A, 0x7A:
      scan.hasOffset = true
      return ended(scan, at + 1, range)
    case 0x2B, 0x2D:
      guard at + 5 < range.upperBound, bytes[at + 3] == 0x3A else { return .none }
      let hours = pair(bytes, at + 1)
      let minutes = pair(bytes, at + 4)
      guard 0...23 ~= hours, 0...59 ~= minutes else { return .none }
      scan.offset = (hours * 3600 + minutes * 60) * (bytes[at] == 0x2D ? -1 : 1)
      scan.hasOffset = true
      return ended(scan, at + 6, range)
    default: return ended(scan, at, range)
    }
  }

  @inlinable
  static func ended(_ scan: TimeScan, _ at: Int, _ range: Range<Int>) -> TimeScan {
    var scan = scan
    scan.length = at - range.lowerBound
    return scan
  }

  /// The offset behind `.123`, or `at` itself without one; 0 when a point has no digit behind it.
  @inlinable
  static func skipFraction(_ bytes: Span<UInt8>, _ at: Int, _ end: Int) -> Int {
    guard at < end, bytes[at] == 0x2E else { return at }
    var next = at + 1
    while next < end, 48...57 ~= bytes[next] { next += 1 }
    return next > at + 1 ? next : 0
  }

  @inlinable
  static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x54 || byte == 0x74 || byte == 0x20 }

  /// Two digits as a number; far below 0 when they are none, so that every range check fails.
  @inlinable
  static func pair(_ bytes: Span<UInt8>, _ at: Int) -> Int {
    let tens = Int(bytes[at]) - 48
    let ones = Int(bytes[at + 1]) - 48
    return 0...9 ~= tens && 0...9 ~= ones ? tens * 10 + ones : -100_000
  }
}
