/// What a person pressed, whatever bytes the terminal sends for it.
enum Key: Equatable, Sendable {
  /// A character to be inserted; U+FFFD stands for bytes that are no UTF-8.
  case text(Unicode.Scalar)
  /// A control character, 0 to 31 or 127.
  case control(UInt8)
  /// A character with Alt (or after Esc).
  case alt(Unicode.Scalar)
  /// Esc alone.
  case escape
  case left, right, up, down, home, end, delete
  case wordLeft, wordRight, deleteWord
  /// Pasted bytes; `nil` if they were more than `KeyDecoder.pasteLimit`.
  case paste([UInt8]?)
}
