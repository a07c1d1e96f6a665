/// Random whole numbers that come again with their seed, on every machine (SplitMix64; Steele, Lea and Flood 2014).
///
/// No fraction and no algorithm of the standard library is in it: both may round or change from one to the next.
struct SeededRandom: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The stream of a theme and of a number in it, such as the nights and a day.
  ///
  /// Each has its own, so that a new theme or a day more leaves all others as they were.
  init(seed: UInt64, _ theme: String, _ number: Int = 0) {
    // FNV-1a over the name.
    let name = theme.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    var mixing = SeededRandom(seed: seed ^ name)
    mixing.state = mixing.next() ^ UInt64(bitPattern: Int64(number))
    state = mixing.next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of the numbers from 0 up to `count`, that not among them.
  mutating func below(_ count: Int) -> Int {
    precondition(count > 0, "there is no number below \(count)")
    return Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  mutating func chance(percent: Int) -> Bool { below(100) < percent }

  mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }

  /// A number near 0 whose standard deviation is `deviation`: the sum of four even ones, at most 3.5 times as far.
  mutating func spread(_ deviation: Int) -> Int {
    let bits = next()
    let sum = (0..<4).reduce(0) { $0 + Int(bits >> (16 * UInt64($1)) & 0xFFFF) }
    return (deviation * (sum - 131_070)).divided(by: 37_837)
  }
}

extension Int {
  /// The quotient rounded to the nearest whole number, halves upward.
  func divided(by divisor: Int) -> Int {
    let (quotient, rest) = (2 * self + divisor).quotientAndRemainder(dividingBy: 2 * divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
