internal import CivilTime

/// Reads times of which most have the day and the offset of the one before, as those of neighbouring records have.
///
/// Only `2026-11-29T07:05:00+01:00` is read, as this program writes it; any other spelling is for `TimeScan`.
struct TimeMemory {
  static let length = 25
  /// How many bytes must be there from its first on.
  static let reach = 27

  /// The bytes of a date with the mark behind it, and of an offset, as they stood in the last time.
  private var date: (UInt64, UInt64) = (0, 0)
  private var offsetText: UInt64 = 0
  private var midnight: Int64 = 0
  private var offset = 0

  /// The time whose 25 bytes begin at `start`, or `nil` where it is spelled otherwise.
  ///
  /// At least `reach` bytes must be there.
  @inline(__always)
  mutating func read(_ bytes: Span<UInt8>, at start: Int) -> (seconds: Int64, offset: Int)? {
    // "2026-11-" "29T" and then "07:05:00" and then "+01:00".
    let date = (bytes.word(unchecked: start), bytes.word(unchecked: start &+ 8) & 0xFF_FFFF)
    let offset = bytes.word(unchecked: start &+ 19) & 0xFFFF_FFFF_FFFF
    if date != self.date || offset != offsetText {
      guard learn(bytes, start, date, offset) else { return nil }
    }
    guard let clock = Self.clock(bytes.word(unchecked: start &+ 11)) else { return nil }
    return (midnight &+ Int64(clock &- self.offset), self.offset)
  }

  /// The second of the day that `07:05:00` spells.
  @inline(__always)
  private static func clock(_ text: UInt64) -> Int? {
    let digits = text ^ 0x3030_3A30_303A_3030
    // A byte above 9 is no digit, and one where the colons stand must be 0.
    guard (digits | (digits &+ 0x7676_7F76_767F_7676)) & 0x8080_8080_8080_8080 == 0 else { return nil }
    let pairs = digits &* 10 &+ digits &>> 8
    let (hour, minute, second) = (pairs & 0xFF, pairs &>> 24 & 0xFF, pairs &>> 48 & 0xFF)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return Int(hour &* 3600 &+ minute &* 60 &+ second)
  }

  @inline(never)
  private mutating func learn(
    _ bytes: Span<UInt8>, _ start: Int, _ date: (UInt64, UInt64), _ offsetText: UInt64
  ) -> Bool {
    let scan = TimeScan.read(bytes, start..<start + Self.length)
    guard scan.length == Self.length, scan.hasOffset else { return false }
    self.date = date
    self.offsetText = offsetText
    midnight = scan.localSeconds - (scan.localSeconds % 86_400 + 86_400) % 86_400
    offset = scan.offset
    return true
  }
}
