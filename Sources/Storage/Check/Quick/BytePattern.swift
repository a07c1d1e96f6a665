/// Up to sixteen bytes that one comparison looks for.
struct BytePattern {
  static let longest = 16

  private var bytes = SIMD16<UInt8>(repeating: 0xFF)
  private var mask = SIMD16<UInt8>(repeating: 0xFF)
  private(set) var count = 0

  /// A pattern that stands nowhere in a sound text: for what is longer.
  static let none = BytePattern()

  private init() {}

  /// The pattern of a text; of one that is too long, `none`.
  init(_ text: String) {
    let text = ContiguousArray(text.utf8)
    guard text.count <= Self.longest else { return }
    count = text.count
    for place in 0..<Self.longest {
      bytes[place] = place < count ? text[place] : 0
      mask[place] = place < count ? 0xFF : 0
    }
  }

  @inline(__always)
  func begins(_ block: SIMD16<UInt8>) -> Bool { ((block ^ bytes) & mask).isZero }
}
