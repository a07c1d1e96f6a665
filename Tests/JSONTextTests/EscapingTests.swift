import JSONText
import Testing

@Suite("What is escaped in a text")
struct EscapingTests {
  /// By RFC 8259, and what a terminal or an editor would act on.
  private static let acting: [ClosedRange<UInt32>] = [
    0...0x1F, 0x22...0x22, 0x5C...0x5C, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069,
  ]

  @Test("is each character that must be, and no other, alone and behind others")
  func each() {
    for scalar in (0...0x10FFFF).compactMap(Unicode.Scalar.init) {
      let isActing = Self.acting.contains { $0.contains(scalar.value) }
      #expect((JSONString.escaped(String(scalar)) == String(scalar)) == !isActing, "\(scalar.value)")
      let behind = "·a" + String(scalar)
      #expect((JSONString.escaped(behind) == behind) == !isActing, "\(scalar.value)")
    }
  }
}
