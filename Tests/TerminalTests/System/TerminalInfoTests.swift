import Testing

@testable import Terminal

@Suite("Colour choice")
struct ColorChoiceTests {
  @Test(
    "auto colours a terminal that can, unless NO_COLOR is set to something",
    arguments: [
      (true, "xterm", nil, true), (true, "xterm", "", true), (true, "xterm", "1", false),
      (true, "dumb", nil, false),
      (true, nil, nil, false), (true, "", nil, false), (false, "xterm", nil, false),
    ] as [(Bool, String?, String?, Bool)])
  func auto(_ isTerminal: Bool, _ term: String?, _ noColor: String?, _ expected: Bool) {
    #expect(ColorChoice.auto.colors(isTerminal: isTerminal, term: term, noColor: noColor) == expected)
  }

  @Test("a word typed by hand wins over all of it")
  func byHand() {
    #expect(ColorChoice.always.colors(isTerminal: false, term: "dumb", noColor: "1"))
    #expect(!ColorChoice.never.colors(isTerminal: true, term: "xterm", noColor: nil))
    #expect(ColorChoice(rawValue: "always") == .always)
    #expect(ColorChoice(rawValue: "sometimes") == nil)
  }
}

@Suite("Terminal info")
struct TerminalInfoTests {
  @Test(
    "the size is what the terminal says, else what the environment says, else 80 by 24",
    arguments: [
      ((120, 40), ["COLUMNS": "60"], (120, 40)), (nil, ["COLUMNS": "60", "LINES": "20"], (60, 20)),
      ((0, 0), ["COLUMNS": "60"], (60, 24)), ((0, 0), [:], (80, 24)), (nil, ["COLUMNS": "wide"], (80, 24)),
      (nil, ["COLUMNS": "-5", "LINES": "0"], (80, 24)),
    ] as [((Int, Int)?, [String: String], (Int, Int))])
  func size(_ measured: (Int, Int)?, _ environment: [String: String], _ expected: (Int, Int)) {
    let size = TerminalInfo.Size(
      measured: measured.map { TerminalInfo.Size(columns: $0.0, rows: $0.1) },
      environment: { environment[$0] })
    #expect(size == TerminalInfo.Size(columns: expected.0, rows: expected.1))
  }

  @Test(
    "UTF-8 is asked for by the first variable that says something",
    arguments: [
      (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true),
      (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], false),
      (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8", "LANG": "C"], true), (["LANG": "de_DE.ISO-8859-1"], false),
      (["LANG": "ca_ES.UTF-8@valencia"], true), (["LANG": "UTF-8"], false), ([:], false),
    ] as [([String: String], Bool)])
  func utf8(_ environment: [String: String], _ expected: Bool) {
    #expect(CharacterSet.asksForUTF8 { environment[$0] } == expected)
  }

  @Test("in a terminal the streams are one, with the size of its window")
  func inTerminal() throws {
    let terminal = try PseudoTerminal(["info"], columns: 250, rows: 7)
    #expect(try terminal.exit() == 0)
    #expect(
      terminal.screen.lines == [
        "TerminalInfo(inputIsTerminal: true, outputIsTerminal: true, errorsAreTerminal: true, "
          + "colorsOutput: true, colorsErrors: true, canMoveCursor: true, isUTF8: true) Size(columns: 250, rows: 7)"
      ])
  }

  @Test(
    "a locale that is not installed is believed, and C is not UTF-8",
    arguments: [("xx_XX.UTF-8", true), ("C", false)])
  func locale(_ name: String, _ isUTF8: Bool) throws {
    let terminal = try PseudoTerminal(["info"], columns: 250, environment: ["LC_ALL": name])
    #expect(try terminal.exit() == 0)
    #expect(terminal.screen.lines.first?.contains("isUTF8: \(isUTF8))") == true)
  }
}
