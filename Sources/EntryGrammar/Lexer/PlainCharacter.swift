/// What a typed character stands for, once typographic variants are made plain.
///
/// Phones and word processors turn `x`, `-` and `"` into `×`, `–` and `“`; a person who pastes them means the plain ones.
enum PlainCharacter: Equatable {
  case blank
  /// A mark without width, such as a byte order mark: it is skipped and parts nothing.
  case nothing
  case digit(Character)
  case letter(String)
  /// `×`, which is a letter `x` that no other letter joins.
  case times
  case mark(String)

  init(_ character: Character) {
    if let byte = character.asciiValue {
      self.init(ascii: byte)
      return
    }
    let plain = Self.variants[character] ?? Self.narrow(character)
    switch plain {
    case "×": self = .times
    case _ where Self.widthless.contains(plain): self = .nothing
    case _ where plain.isWhitespace: self = .blank
    case "0"..."9": self = plain.isASCII ? .digit(plain) : .mark(String(plain))
    case _ where plain.isLetter: self = .letter(plain.lowercased())
    default: self = .mark(String(plain))
    }
  }

  /// Without a look at the tables, which most lines need not: what they hold is beyond ASCII.
  private init(ascii byte: UInt8) {
    let scalar = Unicode.Scalar(byte)
    switch byte {
    case 0x09...0x0D, 0x20: self = .blank
    case 0x30...0x39: self = .digit(Character(scalar))
    case 0x41...0x5A: self = .letter(String(Unicode.Scalar(byte | 0x20)))
    case 0x61...0x7A: self = .letter(String(scalar))
    default: self = .mark(String(scalar))
    }
  }

  var isBlank: Bool { self == .blank }
  var isLetter: Bool { if case .letter = self { true } else { false } }
  var isDigit: Bool { if case .digit = self { true } else { false } }

  private static let variants: [Character: Character] = table([
    ("×", "×✕✖⨯╳"), ("-", "‐‑‒–—―−﹣"), ("'", "’‘‚‛′`´"), ("\"", "“”„‟″«»"), ("/", "⁄∕"), (":", "∶ː"),
    ("*", "∗⋅·"), (",", "、"), ("~", "∼"), ("<", "‹≺"), (">", "›≻"),
  ])

  private static let widthless: Set<Character> = [
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}",
    "\u{202D}",
    "\u{202E}", "\u{2060}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{FEFF}", "\u{00AD}",
  ]

  private static func table(_ rows: [(plain: Character, variants: String)]) -> [Character: Character] {
    var table: [Character: Character] = [:]
    for row in rows {
      for variant in row.variants { table[variant] = row.plain }
    }
    return table
  }

  /// The ASCII character of a wide one, as an East Asian keyboard types it: `８` is `8`.
  private static func narrow(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      0xFF01...0xFF5E ~= scalar.value, let narrow = Unicode.Scalar(scalar.value - 0xFEE0)
    else { return character }
    return Character(narrow)
  }
}
