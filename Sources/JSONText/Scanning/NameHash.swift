/// A number for a name: the same however it is escaped, and never the same for two names of up to eight bytes.
///
/// The first and the last eight bytes are mixed. What is behind a shorter name counts as 0, which no name has
/// unless it is escaped.
enum NameHash {
  /// The hash of a name of up to eight bytes, from these as one number.
  @inline(__always)
  static func of(short word: UInt64) -> UInt64 { word &* 0x9E37_79B9_7F4A_7C15 }

  @inline(never)
  static func of(_ name: JSONScanner.Text, in bytes: Span<UInt8>) -> UInt64 {
    guard !name.hasEscapes, name.range.count >= 8, let first = bytes.word(at: name.range.lowerBound),
      let last = bytes.word(at: name.range.upperBound - 8)
    else { return of(name.string(in: bytes)) }
    return name.range.count > 8 ? of(first: first, last: last) : of(short: first)
  }

  static func of(_ name: String) -> UInt64 {
    let first = word(name.utf8.prefix(8))
    return name.utf8.count > 8 ? of(first: first, last: word(name.utf8.suffix(8))) : of(short: first)
  }

  private static func of(first: UInt64, last: UInt64) -> UInt64 { of(short: first ^ last &* 31) }

  /// Bytes as one number, the first of them in its lowest bits.
  private static func word(_ bytes: Substring.UTF8View) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
