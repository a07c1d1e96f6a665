// What a terminal sends (ECMA-48, xterm):
//
//   key      = control | UTF-8 | ESC key | csi | ss3 | string
//   csi      = ESC "[" { "0"–"?" } { " "–"/" } "@"–"~"      with the exceptions of `finish`
//   ss3      = ESC "O" [ digit ] letter
//   string   = ESC ( "]" | "P" | "X" | "^" | "_" ) … ( BEL | ESC "\" )      an answer of the terminal
//   paste    = ESC "[200~" bytes ESC "[201~"
//
// Only keys that are known come out; every other sequence is swallowed whole.

/// Bytes from a terminal ↦ keys.
///
///     var decoder = KeyDecoder()
///     "\u{1B}[1;5D".utf8.flatMap { decoder.take($0) }  // [.wordLeft]
struct KeyDecoder {
  /// The most bytes that one paste may have.
  static let pasteLimit = 1_000_000

  private enum State {
    case ground
    case utf8([UInt8])
    case escape
    case csi([UInt8])
    /// With the modifier that some terminals put between "O" and the letter.
    case ss3(modifier: Int)
    /// An answer of the terminal; `after` is true behind an ESC in it.
    case string(introducer: UInt8, count: Int, afterEscape: Bool)
    /// So many bytes to be skipped: a mouse report, or a function key of the Linux console.
    case skip(Int)
    case paste(PasteCollector)
  }

  private static let escapeByte: UInt8 = 0x1B

  private var state = State.ground
  /// Whether an ESC stood before the sequence that is being read, as some terminals send Alt.
  private var hasAlt = false

  /// Milliseconds after which `elapse` is to be called if no byte comes; `nil` if it may take for ever.
  var patience: Int32? {
    switch state {
    case .ground: nil
    case .escape, .string(_, 0, _): 50
    case .utf8, .csi, .ss3, .skip: 100
    case .string: 1_000
    case .paste: 5_000  // The end of a paste got lost: what came is shown.
    }
  }

  /// Whether a paste is on its way, so that many bytes may be read at once.
  var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// The keys that `byte` completes.
  mutating func take(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground: return ground(byte)
    case .utf8(let bytes): return utf8(bytes, byte)
    case .escape: return escape(byte)
    case .csi(let bytes): return csi(bytes, byte)
    case .ss3(let modifier): return ss3(modifier, byte)
    case .string(let introducer, let count, let afterEscape):
      return string(introducer, count, afterEscape, byte)
    case .skip(let count):
      state = count > 1 ? .skip(count - 1) : .ground
      return []
    case .paste(var collector):
      state = .ground  // The collector is held once, so that it grows in place.
      let content = collector.take(byte)
      if let content { return [.paste(content.bytes)] }
      state = .paste(collector)
      return []
    }
  }

  /// The keys that stand when nothing follows within `patience`.
  mutating func elapse() -> [Key] {
    defer { reset() }
    return switch state {
    case .escape: hasAlt ? [.escape, .escape] : [.escape]
    case .csi(let bytes) where bytes.isEmpty: [.alt("[")]
    case .ss3: [.alt("O")]
    case .string(let introducer, 0, _): [.alt(Unicode.Scalar(introducer))]
    case .utf8: [.text("\u{FFFD}")]
    case .paste(let collector): [.paste(collector.content.bytes)]
    case .ground, .csi, .string, .skip: []
    }
  }

  private mutating func reset() {
    state = .ground
    hasAlt = false
  }

  private mutating func emit(_ key: Key?) -> [Key] {
    reset()
    return key.map { [$0] } ?? []
  }
}

// MARK: - One function a state

extension KeyDecoder {
  private mutating func ground(_ byte: UInt8) -> [Key] {
    switch byte {
    case Self.escapeByte:
      state = .escape
      return []
    case 0..<0x20, 0x7F: return emit(.control(byte))
    case 0x20..<0x7F: return emit(.text(Unicode.Scalar(byte)))
    default: return utf8([], byte)
    }
  }

  private mutating func utf8(_ bytes: [UInt8], _ byte: UInt8) -> [Key] {
    let sequence = bytes + [byte]
    var parser = Unicode.UTF8.ForwardParser()
    var rest = sequence.makeIterator()
    if case .valid(let encoded) = parser.parseScalar(from: &rest) {
      let scalar = Unicode.UTF8.decode(encoded)
      // C1 controls are no text.
      return emit(scalar.value < 0xA0 ? nil : hasAlt ? .alt(scalar) : .text(scalar))
    }
    if Self.canGrow(sequence) {
      state = .utf8(sequence)
      return []
    }
    reset()
    // The bytes before are one fault; this one may begin something new.
    return bytes.isEmpty ? [.text("\u{FFFD}")] : [.text("\u{FFFD}")] + ground(byte)
  }

  /// Whether further bytes can make a character of `bytes`.
  private static func canGrow(_ bytes: [UInt8]) -> Bool {
    let expected =
      switch bytes[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    return bytes.count < expected && bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }

  private mutating func escape(_ byte: UInt8) -> [Key] {
    switch byte {
    case Self.escapeByte where !hasAlt: hasAlt = true
    case UInt8(ascii: "["): state = .csi([])
    case UInt8(ascii: "O"): state = .ss3(modifier: 1)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(introducer: byte, count: 0, afterEscape: false)
    case 0x80...:
      hasAlt = true
      return utf8([], byte)
    default: return emit(.alt(Unicode.Scalar(byte)))
    }
    return []
  }

  private mutating func csi(_ bytes: [UInt8], _ byte: UInt8) -> [Key] {
    switch byte {
    case UInt8(ascii: "[") where bytes.isEmpty: state = .skip(1)
    case UInt8(ascii: "M") where bytes.isEmpty: state = .skip(3)
    case 0x20..<0x40: state = .csi(bytes.count < 64 ? bytes + [byte] : bytes)
    case 0x40..<0x7F: return finish(bytes, byte)
    default:
      reset()
      return ground(byte)  // A broken sequence; this byte begins something new.
    }
    return []
  }

  private mutating func ss3(_ modifier: Int, _ byte: UInt8) -> [Key] {
    switch byte {
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      state = .ss3(modifier: Int(byte - UInt8(ascii: "0")))
      return []
    case UInt8(ascii: "M"): return emit(.control(13))  // Enter of a keypad.
    case UInt8(ascii: "c"): return emit(.wordRight)  // rxvt with Ctrl.
    case UInt8(ascii: "d"): return emit(.wordLeft)
    default: return emit(cursorKey(byte, modifier: modifier))
    }
  }

  private mutating func string(_ introducer: UInt8, _ count: Int, _ afterEscape: Bool, _ byte: UInt8) -> [Key]
  {
    if byte == 0x07 || (afterEscape && byte == UInt8(ascii: "\\")) { return emit(nil) }
    if afterEscape {
      state = .escape  // The answer was cut off, and something else begins.
      return escape(byte)
    }
    state = .string(introducer: introducer, count: count + 1, afterEscape: byte == Self.escapeByte)
    return []
  }

  private mutating func finish(_ bytes: [UInt8], _ final: UInt8) -> [Key] {
    // A report of the terminal, with "?" or its like in front.
    if let first = bytes.first, first > UInt8(ascii: ";") { return emit(nil) }
    let numbers = String(decoding: bytes, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
    let modifier = numbers.count > 1 ? numbers[1] : 1
    guard final == UInt8(ascii: "~") else { return emit(cursorKey(final, modifier: modifier)) }
    if numbers == [200] {
      reset()
      state = .paste(PasteCollector())
      return []
    }
    return emit(numbers.first.flatMap { editingKey($0, modifier: modifier) })
  }

  /// Ctrl or Alt makes a cursor key go by words; xterm numbers them 3 and 5, with Shift 4 and 6.
  private func goesByWord(_ modifier: Int) -> Bool { hasAlt || [3, 4, 5, 6, 7, 8].contains(modifier) }

  private func cursorKey(_ final: UInt8, modifier: Int) -> Key? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": goesByWord(modifier) ? .wordRight : .right
    case "D": goesByWord(modifier) ? .wordLeft : .left
    case "H": .home
    case "F": .end
    default: nil
    }
  }

  private func editingKey(_ number: Int, modifier: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 3: goesByWord(modifier) ? .deleteWord : .delete
    default: nil
    }
  }
}
