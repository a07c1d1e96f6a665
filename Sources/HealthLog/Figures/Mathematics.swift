#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The few functions of libm that the figures need, behind one import.
enum Mathematics {
  static func ln(_ value: Double) -> Double { log(value) }

  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  static func cosine(_ angle: Double) -> Double { cos(angle) }

  static func sine(_ angle: Double) -> Double { sin(angle) }

  /// The angle of the point (x, y), from −π to π.
  static func angle(x: Double, y: Double) -> Double { atan2(y, x) }
}
