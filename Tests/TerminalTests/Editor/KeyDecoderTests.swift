import TestSupport
import Testing

@testable import Terminal

@Suite("Key decoder")
struct KeyDecoderTests {
  /// The keys of `bytes`, and those that stand when nothing follows.
  private func keys(_ bytes: some Sequence<UInt8>, thenWaiting waits: Bool = false) -> [Key] {
    var decoder = KeyDecoder()
    let keys = bytes.flatMap { decoder.take($0) }
    return waits ? keys + decoder.elapse() : keys
  }

  @Test(
    "knows a key by each of the sequences that terminals send for it",
    arguments: [
      (["\u{1B}[A", "\u{1B}OA", "\u{1B}[1;2A"], Key.up),
      (["\u{1B}[B", "\u{1B}OB"], .down),
      (["\u{1B}[C", "\u{1B}OC", "\u{1B}[1;2C"], .right),
      (["\u{1B}[D", "\u{1B}OD", "\u{1B}[1;2D"], .left),
      (["\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~", "\u{1B}[1;5H"], .home),
      (["\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~"], .end),
      (["\u{1B}[3~"], .delete),
      (["\u{1B}[1;5C", "\u{1B}[1;3C", "\u{1B}Oc", "\u{1B}O5C", "\u{1B}\u{1B}[C", "\u{1B}[1;6C"], .wordRight),
      (["\u{1B}[1;5D", "\u{1B}[1;3D", "\u{1B}Od", "\u{1B}O5D", "\u{1B}\u{1B}[D"], .wordLeft),
      (["\u{1B}[3;5~", "\u{1B}[3;3~"], .deleteWord),
      (["\u{1B}OM", "\r"], .control(13)),
      (["\u{1B}b"], .alt("b")),
      (["\u{1B}\u{7F}"], .alt("\u{7F}")),
      (["\u{1B}é"], .alt("é")),
      (["\u{3}"], .control(3)),
      (["\u{7F}"], .control(127)),
    ])
  func known(_ sequences: [String], _ key: Key) {
    #expect(sequences.map { keys($0.utf8) } == sequences.map { _ in [key] })
  }

  @Test(
    "swallows what it does not know, and the key behind it is whole",
    arguments: [
      "\u{1B}[2~", "\u{1B}[5~", "\u{1B}[15;5~", "\u{1B}[[A", "\u{1B}[Z", "\u{1B}OP", "\u{1B}[97;5u",
      "\u{1B}[?1;2c",
      "\u{1B}[<0;1;1M", "\u{1B}[M !\"", "\u{1B}[I", "\u{1B}[201~", "\u{1B}]0;title\u{7}",
      "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}P1$r\u{1B}\\", "\u{1B}_x\u{1B}\\", "\u{1B}[ q", "\u{85}",
      "\u{9B}",
    ])
  func unknown(_ sequence: String) {
    #expect(keys((sequence + "x").utf8) == [.text("x")])
  }

  @Test("begins anew where a sequence is broken off")
  func brokenOff() {
    #expect(keys("\u{1B}[1;\u{3}".utf8) == [.control(3)])
    #expect(keys("\u{1B}[1\u{1B}[A".utf8) == [.up])
    #expect(keys("\u{1B}]0;t\u{1B}[A".utf8) == [.up])
  }

  @Test("reads UTF-8, and puts U+FFFD for what is none")
  func utf8() {
    #expect(keys("é字🍎".utf8) == [.text("é"), .text("字"), .text("🍎")])
    #expect(keys([0x61, 0xE9, 0x62]) == [.text("a"), .text("\u{FFFD}"), .text("b")])
    #expect(keys([0xE2, 0x82, 0x61]) == [.text("\u{FFFD}"), .text("a")])
    #expect(keys([0xC0, 0x80]) == [.text("\u{FFFD}"), .text("\u{FFFD}")])
    #expect(keys([0xE2, 0x82], thenWaiting: true) == [.text("\u{FFFD}")])
  }

  @Test(
    "gives what stands when nothing follows",
    arguments: [
      ("\u{1B}", [Key.escape]), ("\u{1B}\u{1B}", [.escape, .escape]), ("\u{1B}[", [.alt("[")]),
      ("\u{1B}O", [.alt("O")]), ("\u{1B}]", [.alt("]")]), ("\u{1B}]0;t", []), ("\u{1B}[1;", []),
      ("a", [.text("a")]),
    ])
  func waiting(_ text: String, _ expected: [Key]) {
    #expect(keys(text.utf8, thenWaiting: true) == expected)
  }

  @Test("waits only inside a sequence")
  func patience() {
    var decoder = KeyDecoder()
    #expect(decoder.patience == nil)
    _ = decoder.take(0x1B)
    #expect(decoder.patience == 50)
    _ = decoder.take(UInt8(ascii: "["))
    #expect(decoder.patience == 100)
    _ = "200~".utf8.map { decoder.take($0) }
    #expect(decoder.patience == 5_000)
    #expect(decoder.isPasting)
  }

  @Test("gives a paste whole, escape sequences and all")
  func paste() {
    let content = "one\ntwo \u{1B}[31m \u{1B}[20 é"
    #expect(
      keys("\u{1B}[200~\(content)\u{1B}[201~x".utf8) == [.paste(Array(content.utf8)), .text("x")])
    #expect(keys("\u{1B}[200~lost".utf8, thenWaiting: true) == [.paste(Array("lost".utf8))])
  }

  @Test("drops a paste that is too long, and what follows is a key again")
  func longPaste() {
    let content = Array(repeating: UInt8(ascii: "x"), count: KeyDecoder.pasteLimit + 1)
    #expect(
      keys(Array("\u{1B}[200~".utf8) + content + Array("\u{1B}[201~y".utf8)) == [.paste(nil), .text("y")])
  }

  @Test("of any bytes at all, no control character becomes text", arguments: 1...20)
  func random(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let likely = Array("\u{1B}\u{1B}[[O]P0129;~ABM\u{7}\\ é字".utf8)
    let bytes = (0..<2_000).map { _ in
      Bool.random(using: &random)
        ? likely[Int.random(in: 0..<likely.count, using: &random)] : UInt8.random(in: 0...255, using: &random)
    }
    let texts = keys(bytes, thenWaiting: true).compactMap { key -> Unicode.Scalar? in
      if case .text(let scalar) = key { scalar } else { nil }
    }
    #expect(!texts.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }, "seed \(seed)")
  }

  @Test("typed text comes out as it went in, however it is cut", arguments: 1...10)
  func roundTrip(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let letters = Array("abc 0189.,é字🍎ÿĀ\u{301}".unicodeScalars)
    let text = (0..<200).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }
    #expect(keys(EditedLine.text(text[...]).utf8) == text.map { .text($0) }, "seed \(seed)")
  }
}
