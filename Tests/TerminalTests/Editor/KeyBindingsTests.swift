import Testing

@testable import Terminal

@Suite("Key bindings")
struct KeyBindingsTests {
  private let line = EditedLine("weight 8")

  private func response(
    to keys: [Key], in context: KeyBindings.Context, style: KeyBindings.Style = .emacs
  ) -> KeyBindings.Response {
    var bindings = KeyBindings()
    bindings.style = style
    return keys.reduce(.nothing) { bindings.response(to: $1, in: context) }
  }

  @Test(
    "a key that libedit knows is sent as its command",
    arguments: [
      (Key.left, EditorKey.Command.left), (.right, .right), (.up, .up), (.down, .down), (.delete, .delete),
      (.wordLeft, .wordLeft), (.wordRight, .wordRight), (.deleteWord, .deleteWord),
    ])
  func commands(_ key: Key, _ command: EditorKey.Command) {
    #expect(response(to: [key], in: .init(line: line)) == .keys([.command(command)]))
  }

  @Test("commands are characters that nobody can type", arguments: EditorKey.Command.allCases)
  func codes(_ command: EditorKey.Command) {
    #expect((0x80..<0xA0).contains(EditorKey.command(command).value))
    #expect(
      command.notation == "\\2" + (command.rawValue & 0x38 == 0 ? "0" : "1") + String(command.rawValue & 7))
  }

  @Test("text is inserted while there is room")
  func text() {
    #expect(response(to: [.text("é")], in: .init(line: line)) == .keys([.plain("é")]))
    #expect(response(to: [.text("é")], in: .init(line: line, hasRoom: false)) == .beep)
  }

  @Test(
    "a suggestion is taken at the end of the line",
    arguments: [
      (Key.right, "2.4 kg"), (.end, "2.4 kg"), (.control(5), "2.4 kg"), (.control(6), "2.4 kg"),
      (.wordRight, "2.4"),
      (.alt("f"), "2.4"),
    ])
  func suggestion(_ key: Key, _ taken: String) {
    let context = KeyBindings.Context(line: line, suggestion: "2.4 kg")
    #expect(response(to: [key], in: context) == .act(.insert(taken)))
  }

  @Test("a word of a suggestion comes with the blanks before it")
  func blanks() {
    let context = KeyBindings.Context(line: line, suggestion: "  kg now")
    #expect(response(to: [.wordRight], in: context) == .act(.insert("  kg")))
  }

  @Test(
    "control keys that are the editor's own",
    arguments: [
      (3, KeyBindings.Response.act(.interrupt, then: [.newline])), (9, .act(.complete(lists: false))),
      (10, .keys([.newline])), (13, .keys([.newline])), (18, .act(.search(.older))),
      (19, .act(.search(.newer))),
      (26, .act(.suspend)), (31, .act(.undo)), (0, .nothing), (22, .nothing), (28, .nothing),
      (4, .keys([.plain("\u{4}")])), (1, .keys([.plain("\u{1}")])), (23, .keys([.plain("\u{17}")])),
    ] as [(UInt8, KeyBindings.Response)])
  func control(_ code: UInt8, _ expected: KeyBindings.Response) {
    #expect(response(to: [.control(code)], in: .init(line: line)) == expected)
  }

  @Test("Ctrl-D leaves on an empty line only")
  func end() {
    #expect(response(to: [.control(4)], in: .init()) == .end)
  }

  @Test("a second Tab lists, unless another key came between")
  func tabs() {
    #expect(response(to: [.control(9), .control(9)], in: .init(line: line)) == .act(.complete(lists: true)))
    let broken = response(to: [.control(9), .left, .control(9)], in: .init(line: line))
    #expect(broken == .act(.complete(lists: false)))
  }

  @Test("Home and End move within the line, and not before an empty one")
  func ends() {
    #expect(
      response(to: [.home], in: .init(line: line))
        == .act(.replaceLine(EditedLine(scalars: line.scalars, cursor: 0))))
    #expect(response(to: [.end], in: .init()) == .act(.replaceLine(EditedLine())))
  }

  @Test(
    "two keys in a row",
    arguments: [
      ([Key.control(24), .control(5)], KeyBindings.Response.act(.editElsewhere, then: [.newline])),
      ([.control(24), .control(24)], .keys([.plain("\u{18}"), .plain("\u{18}")])),
      ([.control(24), .text("x")], .nothing),
      ([.control(24), .text("x"), .text("y")], .keys([.plain("y")])),
      ([.escape, .text("b")], .keys([.plain("\u{1B}"), .plain("b")])),
      ([.escape, .control(13)], .act(.insert("\n"))),
      ([.escape, .control(3)], .act(.interrupt, then: [.newline])),
      ([.escape, .left], .keys([.command(.left)])),
    ])
  func twoKeys(_ keys: [Key], _ expected: KeyBindings.Response) {
    #expect(response(to: keys, in: .init(line: line)) == expected)
  }

  @Test(
    "Alt is Esc and the key, but for what would do harm",
    arguments: [
      ("d", KeyBindings.Response.keys([.plain("\u{1B}"), .plain("d")])),
      ("\u{7F}", .keys([.plain("\u{1B}"), .plain("\u{7F}")])), ("\r", .act(.insert("\n"))), ("5", .nothing),
      ("-", .nothing), ("x", .nothing), ("[", .nothing), ("\u{3}", .act(.interrupt, then: [.newline])),
    ] as [(Unicode.Scalar, KeyBindings.Response)])
  func alt(_ scalar: Unicode.Scalar, _ expected: KeyBindings.Response) {
    #expect(response(to: [.alt(scalar)], in: .init(line: line)) == expected)
  }

  @Test("Esc alone is a command of vi, and waits for a key in emacs mode")
  func escape() {
    #expect(response(to: [.escape], in: .init(line: line), style: .vi) == .keys([.plain("\u{1B}")]))
    #expect(response(to: [.escape], in: .init(line: line)) == .nothing)
  }

  @Test(
    "in a search keys look for something or end it",
    arguments: [
      (Key.text("a"), KeyBindings.Response.act(.searchFor("a"))), (.control(127), .act(.searchBack)),
      (.control(8), .act(.searchBack)), (.control(7), .act(.endSearch(accepting: false))),
      (.escape, .act(.endSearch(accepting: true))), (.control(18), .act(.search(.older))),
      (.left, .keys([.command(.left)])), (.control(13), .keys([.newline])),
    ])
  func search(_ key: Key, _ expected: KeyBindings.Response) {
    #expect(response(to: [key], in: .init(line: line, hasRoom: false, isSearching: true)) == expected)
  }

  @Test("a paste is an action of its own")
  func paste() {
    #expect(response(to: [.paste([65])], in: .init()) == .act(.paste([65])))
  }
}
