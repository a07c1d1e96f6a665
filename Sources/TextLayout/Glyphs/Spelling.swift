extension StyledText {
  /// The text in the characters of `glyphs`.
  ///
  ///     let text: StyledText = "7 days · 88–154 → café"
  ///     text.spelled(in: .ascii)  // 7 days | 88-154 -> caf\u{e9}
  ///
  /// Signs of the program and of typography have an ASCII spelling; any other character is spelled out, so that none
  /// hides behind a question mark. Lines grow by it, so a layout takes the glyphs and spells before it measures.
  package func spelled(in glyphs: GlyphSet) -> StyledText {
    switch glyphs {
    case .utf8: self
    case .ascii: runs.reduce(into: StyledText()) { $0.append($1.text.spelledInASCII, $1.style) }
    }
  }
}

extension String {
  var spelledInASCII: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isASCII {
        text.unicodeScalars.append(scalar)
      } else {
        text += asciiSpellings[scalar] ?? scalar.spelledOut
      }
    }
  }
}

/// Fractions are decimals because they follow a digit as often as not: 5½ would read as 51/2.
private let asciiSpellings: [Unicode.Scalar: String] = [
  "\u{a0}": " ", "\u{2007}": " ", "\u{2009}": " ", "\u{200a}": " ", "\u{202f}": " ",
  "·": "|", "•": "*", "●": "*", "○": "-", "◦": "-", "…": "...",
  "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "−": "-",
  "‘": "'", "’": "'", "‚": "'", "′": "'", "“": "\"", "”": "\"", "„": "\"", "″": "\"", "«": "<<", "»": ">>",
  "‹": "<", "›": ">", "←": "<-", "→": "->", "↔": "<->", "↑": "^", "↓": "v", "↗": "/", "↘": "\\", "⇒": "=>",
  "↳": "`->",
  "½": ".5", "¼": ".25", "¾": ".75", "×": "x", "÷": "/", "±": "+/-", "≈": "~", "≤": "<=", "≥": ">=",
  "≠": "!=",
  "°": "deg", "²": "^2", "³": "^3", "µ": "u", "μ": "u", "∞": "inf", "✓": "+", "✔": "+", "✗": "x", "✘": "x",
  "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+",
  "┼": "+",
  "▁": "_", "▂": ".", "▃": ":", "▄": "-", "▅": "=", "▆": "+", "▇": "*", "█": "#",
]
