/// Bytes of a bracketed paste, up to its end mark.
struct PasteCollector {
  /// What was pasted; `bytes` is `nil` if it was too much to be kept.
  struct Content: Equatable { var bytes: [UInt8]? }

  private static let endMark = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var isTooLong = false

  /// The content without its end mark, or all there is if the mark is missing.
  var content: Content { Content(bytes: isTooLong ? nil : bytes) }

  /// The content, once `byte` completes the end mark.
  mutating func take(_ byte: UInt8) -> Content? {
    bytes.append(byte)
    if byte == Self.endMark.last, bytes.suffix(Self.endMark.count) == Self.endMark[...] {
      bytes.removeLast(Self.endMark.count)
      return content
    }
    if bytes.count > KeyDecoder.pasteLimit {
      isTooLong = true
      bytes.removeFirst(bytes.count - Self.endMark.count)
    }
    return nil
  }
}
