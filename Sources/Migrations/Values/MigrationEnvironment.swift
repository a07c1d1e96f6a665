package import CivilTime

/// What a step cannot know by itself: everything else about it is frozen.
package struct MigrationEnvironment: Sendable {
  package typealias Bytes = ContiguousArray<UInt8>

  /// The zone of the store's settings, else the machine's.
  package var zone: Zone
  /// The 32 bytes of the SHA-256 (FIPS 180-4) of a text.
  package var sha256: @Sendable (Bytes) -> Bytes
  /// Called for each record that a step takes, so that somebody who waits can be told.
  package var progress: @Sendable () -> Void

  package init(
    zone: Zone, sha256: @escaping @Sendable (Bytes) -> Bytes, progress: @escaping @Sendable () -> Void = {}
  ) {
    self.zone = zone
    self.sha256 = sha256
    self.progress = progress
  }

  private static let alphabet = ContiguousArray("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// An id for what a step makes out of a record, the same on every machine: of a text that tells the two.
  ///
  ///     environment.id(of: "fat of \(weight)")
  package func id(of text: String) -> String { id(of: Bytes(text.utf8)) }

  /// Ten characters that name a content: the first 50 bits of its SHA-256 in Crockford's base 32, small letters.
  func id(of content: Bytes) -> String {
    let bits = sha256(content).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return String(
      decoding: (0..<10).map { Self.alphabet[Int(bits >> (59 - 5 * UInt64($0)) & 31)] }, as: UTF8.self)
  }
}
