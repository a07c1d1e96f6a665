/// Ten characters that name a record for ever: 50 bits in Crockford's base 32, small letters.
package enum RecordID {
  package static let length = 10
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")

  package static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return text(generator.next() as UInt64)
  }

  /// The first 50 bits of the SHA-256 of `bytes`.
  package static func digest(_ bytes: ContiguousArray<UInt8>) -> String {
    text(SystemCall.sha256(bytes).prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// The upper 50 bits of `bits`, five a character.
  package static func text(_ bits: UInt64) -> String {
    String((0..<length).map { alphabet[Int(bits >> (59 - 5 * UInt64($0)) & 31)] })
  }

  /// Whether `text` could be an id or the beginning of one.
  package static func isPrefix(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.count <= length && text.allSatisfy(alphabet.contains)
  }
}
