import TestSupport

/// A character, how it has to be shown, and the columns it takes then: written down, not computed.
struct Atom: Sendable {
  let data: String
  let shown: String
  let columns: Int

  init(_ data: String, _ columns: Int, shown: String? = nil) {
    self.data = data
    self.shown = shown ?? data
    self.columns = columns
  }

  static let letters = "abcdefghij0123456789.,:-/|\\\"{}".map { Atom(String($0), 1) }

  static let wide = ["体", "重", "の", "한", "Ａ", "😀", "🏃", "⌚"].map { Atom($0, 2) }

  static let composed = [
    Atom("é", 1), Atom("e\u{301}", 1), Atom("a\u{308}\u{302}", 1), Atom("नि", 2),
    Atom("\u{1112}\u{1161}\u{11ab}", 2),
    Atom("👩‍🚀", 2), Atom("👍🏽", 2), Atom("🇩🇪", 2), Atom("❤️", 2), Atom("1️⃣", 2),
    Atom("🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", 2),
  ]

  static let hidden = [
    Atom("\u{0}", 5, shown: #"\u{0}"#), Atom("\u{1b}", 6, shown: #"\u{1b}"#),
    Atom("\u{7f}", 6, shown: #"\u{7f}"#),
    Atom("\u{9b}", 6, shown: #"\u{9b}"#), Atom("\u{202e}", 8, shown: #"\u{202e}"#),
    Atom("\t", 2, shown: #"\t"#),
    Atom("\u{2028}", 8, shown: #"\u{2028}"#), Atom("\u{200b}", 8, shown: #"\u{200b}"#),
    Atom("\u{e0001}", 9, shown: #"\u{e0001}"#),
  ]

  /// Up to `count` atoms of all sorts, half of them letters and blanks.
  static func line(upTo count: Int, using numbers: inout SplitMix) -> [Atom] {
    let blank = [Atom(" ", 1)]
    let sorts = [letters, letters, letters, blank, blank, wide, composed, hidden]
    return (0..<Int.random(in: 0...count, using: &numbers)).map { _ in
      let sort = sorts[Int.random(in: sorts.indices, using: &numbers)]
      return sort[Int.random(in: sort.indices, using: &numbers)]
    }
  }
}

extension Sequence<Atom> {
  var data: String { map(\.data).joined() }
  var shown: String { map(\.shown).joined() }
  var columns: Int { reduce(0) { $0 + $1.columns } }
}
