// Numbers where they stand, each as `Number` would hold it.

extension QuickRecord {
  mutating func number(_ member: Int, _ bytes: Span<UInt8>) -> Bool {
    guard let number = plainNumber(in: bytes) else { return false }
    numbers[member] = number.value
    return (number.isInteger || !plan.members[member].isWhole)
      && plan.members[member].limits.allow(number.value)
  }

  /// A number of up to fifteen digits without an exponent.
  ///
  /// Digits and power of ten are exact `Double`s, and so their quotient is rounded once, as it must be.
  @inline(__always)
  private mutating func plainNumber(in bytes: Span<UInt8>) -> (value: Double, isInteger: Bool)? {
    let isNegative = bytes.byte(orNoneAt: offset) == UInt8(ascii: "-")
    let start = isNegative ? offset &+ 1 : offset
    var (digits, place) = (0, start)
    while case let digit = bytes.byte(orNoneAt: place) ^ 0x30, digit <= 9 {
      digits = digits &* 10 &+ Int(digit)
      place &+= 1
    }
    let isZero = bytes.byte(orNoneAt: start) == UInt8(ascii: "0")
    guard place > start, place &- start <= 15, !isZero || place == start &+ 1 else { return nil }
    if bytes.byte(orNoneAt: place) == UInt8(ascii: ".") {
      return fraction(digits, isNegative, start, place, bytes)
    }
    guard bytes.byte(orNoneAt: place) | 0x20 != UInt8(ascii: "e") else { return nil }
    offset = place
    return (Double(isNegative ? 0 &- digits : digits), true)
  }

  private mutating func fraction(
    _ whole: Int, _ isNegative: Bool, _ start: Int, _ point: Int, _ bytes: Span<UInt8>
  ) -> (value: Double, isInteger: Bool)? {
    var (digits, place) = (whole, point &+ 1)
    while case let digit = bytes.byte(orNoneAt: place) ^ 0x30, digit <= 9, place &- start <= 16 {
      digits = digits &* 10 &+ Int(digit)
      place &+= 1
    }
    guard place > point &+ 1, place &- start <= 16, bytes.byte(orNoneAt: place) | 0x20 != UInt8(ascii: "e")
    else { return nil }
    offset = place
    return (Double(isNegative ? 0 &- digits : digits) / Self.tenfold[place &- point &- 1], false)
  }

  private static let tenfold: ContiguousArray<Double> = ContiguousArray(
    (0...16).map { (0..<$0).reduce(1) { power, _ in power * 10 } })

  mutating func numbers(_ bytes: Span<UInt8>) -> Bool {
    readings = Readings()
    guard take(UInt8(ascii: "["), in: bytes) else { return false }
    skipSpace(in: bytes)
    if take(UInt8(ascii: "]"), in: bytes) { return true }
    wholeNumbers(bytes)
    repeat {
      readings.count &+= 1
      if let number = plainNumber(in: bytes) {
        readings.note(number.value, number.value)
      } else if !null(bytes) {
        return false
      }
    } while comma(in: bytes)
    return take(UInt8(ascii: "]"), in: bytes)
  }

  /// Passes over whole numbers of up to six digits, up to the last or one that is spelled otherwise: `132, 135, `.
  private mutating func wholeNumbers(_ bytes: Span<UInt8>) {
    var (place, count, least, most) = (offset, 0, UInt64.max, UInt64.min)
    while place <= bytes.count &- 8 {
      let word = bytes.word(unchecked: place)
      let length = word.digitCount
      guard length > 0, length <= 6, word &>> UInt64(8 &* length) & 0xFFFF == Self.commaAndBlank,
        length == 1 || word & 0xFF != UInt64(UInt8(ascii: "0"))
      else { break }
      let number = word.number(ofDigits: length)
      (count, least, most) = (count &+ 1, min(least, number), max(most, number))
      place &+= length &+ 2
    }
    guard count > 0 else { return }
    offset = place
    skipSpace(in: bytes)
    readings.count &+= count
    readings.note(Double(least), Double(most))
  }

  private static let commaAndBlank: UInt64 = 0x202C

  private mutating func null(_ bytes: Span<UInt8>) -> Bool {
    take(UInt8(ascii: "n"), in: bytes) && take(UInt8(ascii: "u"), in: bytes)
      && take(UInt8(ascii: "l"), in: bytes) && take(UInt8(ascii: "l"), in: bytes)
  }
}
