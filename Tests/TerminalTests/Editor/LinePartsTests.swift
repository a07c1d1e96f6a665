import Testing

@testable import Terminal

@Suite("Edited line")
struct EditedLineTests {
  @Test("counts the cursor in characters or scalars, as asked")
  func cursor() {
    #expect(EditedLine("e\u{301}a", cursor: 1) == EditedLine(scalars: ["e", "\u{301}", "a"], cursor: 2))
    #expect(EditedLine("e\u{301}a").cursor == 3)
    #expect(EditedLine("e\u{301}a").cursorInCharacters == 2)
    #expect(EditedLine("ab", cursor: 9).cursor == 2)
    #expect(EditedLine("ab", cursor: -1).cursor == 0)
  }

  @Test("inserts at the cursor and stands behind it")
  func insert() {
    var line = EditedLine("ad", cursor: 1)
    line.insert("bc")
    #expect(line == EditedLine("abcd", cursor: 3))
  }

  @Test(
    "replaces a range of characters",
    arguments: [(0..<2, "x", "xc", 1), (1..<1, "x", "axbc", 2), (1..<9, "", "a", 1), (3..<3, "d", "abcd", 4)])
  func replace(_ range: Range<Int>, _ text: String, _ expected: String, _ cursor: Int) {
    var line = EditedLine("abc")
    line.replace(range, with: text)
    #expect(line == EditedLine(expected, cursor: cursor))
  }
}

@Suite("Undo of typing")
struct UndoStackTests {
  private func states(_ texts: [String]) -> [String] {
    var stack = UndoStack()
    for text in texts { stack.observe(EditedLine(text)) }
    var states: [String] = []
    while let state = stack.undo() { states.append(state.text) }
    return states
  }

  @Test(
    "takes typing back by the word and all else by the step",
    arguments: [
      (["o", "on", "one", "one ", "one t", "one tw"], ["one ", ""]),
      (["a pasted text", "a pasted textx"], ["a pasted text", ""]),
      (["abc", ""], ["abc", ""]),
      (["ab", "a", "ax"], ["a", "ab", ""]),
      ([], []),
    ])
  func steps(_ typed: [String], _ expected: [String]) {
    #expect(states(typed) == expected)
  }

  @Test("a cursor that only moves is no step")
  func moves() {
    var stack = UndoStack()
    stack.observe(EditedLine("abc"))
    stack.observe(EditedLine("abc", cursor: 1))
    #expect(stack.undo() == EditedLine())
    #expect(stack.undo() == nil)
  }

  @Test("typing in the middle is a step of its own")
  func middle() {
    var stack = UndoStack()
    stack.observe(EditedLine("ac"))
    stack.observe(EditedLine("abc", cursor: 2))
    #expect(stack.undo() == EditedLine("ac"))
  }
}

@Suite("Completion")
struct CompletionTests {
  @Test(
    "inserts the only candidate with a blank, or what all have in common",
    arguments: [
      (["weight"], "weight "), (["weight", "weights"], "weight"), (["water", "waist"], "wa"),
      (["x", "y"], "we"),
      (["Größe", "Große"], "Gr"),
    ])
  func insertion(_ candidates: [String], _ expected: String) {
    #expect(Completion(range: 0..<2, candidates: candidates).insertion(in: EditedLine("we")) == expected)
  }

  @Test("adds no blank where one is, or where it was told not to")
  func blank() {
    let line = EditedLine("we 82", cursor: 2)
    #expect(Completion(range: 0..<2, candidates: ["weight"]).insertion(in: line) == "weight")
    let folder = Completion(range: 0..<2, candidates: ["web/"], addsBlank: false)
    #expect(folder.insertion(in: EditedLine("we")) == "web/")
  }

  @Test(
    "lists candidates in columns, downwards",
    arguments: [
      (14, 9, ["a     c", "bb    dddd"]), (6, 9, ["a", "bb", "c", "dddd"]),
      (40, 9, ["a     bb    c     dddd"]),
      (6, 3, ["a", "bb", "… and 2 more"]), (14, 1, ["a     c", "… and 2 more"]),
    ] as [(Int, Int, [String])])
  func menu(_ columns: Int, _ rows: Int, _ expected: [String]) {
    let completion = Completion(range: 0..<0, candidates: ["a", "bb", "c", "dddd"])
    #expect(completion.menu(columns: columns, rows: rows) == expected)
  }

  @Test("a wide character counts for two columns")
  func wide() {
    CharacterSet.prepare()
    let completion = Completion(range: 0..<0, candidates: ["字", "ab", "c"])
    #expect(completion.menu(columns: 8, rows: 5) == ["字  c", "ab"])
  }
}

@Suite("Pasted text")
struct PastedTextTests {
  @Test(
    "is safe to show and does not run by itself",
    arguments: [
      ("one\r\ntwo\rthree\n", "one\ntwo\nthree"), ("a\tb", "a b"), ("\u{1B}[31mred\u{7}", "[31mred"),
      ("a\u{9B}2Jb\u{7F}\u{0}c", "a2Jbc"), ("\u{202E}abc\u{2066}", "abc"), ("a\u{2028}b\u{85}c", "a\nb\nc"),
      ("\n\n", ""), ("é字🍎", "é字🍎"), ("a\n\nb\nc", "a\n\nb\nc"), ("a\n\nb\n\nc\n\n", "a\nb\nc"),
      ("a\n\n", "a"),
    ])
  func safe(_ pasted: String, _ shown: String) {
    #expect(PastedText(Array(pasted.utf8)).text == shown)
  }

  @Test("bytes that are no UTF-8 become visible")
  func otherEncoding() {
    #expect(PastedText([0x63, 0xE9]).text == "c\u{FFFD}")
  }

  @Test("a folded paste stands where its label is, as long as that is whole")
  func folded() {
    var folded = FoldedPastes()
    let first = folded.fold(PastedText(Array("a\nb".utf8)))
    let second = folded.fold(PastedText(Array("long".utf8)))
    #expect([first, second] == ["[paste 1: 2 lines]", "[paste 2: 4 characters]"])
    #expect(folded.unfolded("x \(first) y \(second)") == "x a\nb y long")
    #expect(folded.unfolded("x [paste 1: 2 line]") == "x [paste 1: 2 line]")
    #expect(folded.appear(in: "x \(second)"))
    #expect(!folded.appear(in: "x"))
  }
}

@Suite("History search")
struct HistorySearchTests {
  private let entries = ["glucose 112", "bench 8x80", "Glucose 121", "bench 8x80", "weight 82.4"]

  private func search(_ direction: HistorySearch.Direction = .older, _ steps: String...) -> HistorySearch {
    var search = HistorySearch(entries, from: EditedLine("draft"), direction)
    for step in steps {
      switch step {
      case "older": search.go(.older, lastPattern: "bench")
      case "newer": search.go(.newer, lastPattern: "bench")
      case "erase": search.erase()
      default: for scalar in step.unicodeScalars { search.type(scalar) }
      }
    }
    return search
  }

  @Test("shows the newest match, and below it what is looked for; the cursor stands at it")
  func shown() {
    #expect(search(.older, "cose").shown == EditedLine("Glucose 121\nsearch: cose", cursor: 3))
    #expect(search().shown == EditedLine("draft\nsearch: ", cursor: 5))
  }

  @Test("small letters match large ones, and large ones only themselves")
  func letterCase() {
    #expect(search(.older, "gluc").result == EditedLine("Glucose 121"))
    #expect(search(.older, "BENCH").result == EditedLine("draft"))
  }

  @Test("goes further back, past equal entries, and from the end again")
  func further() {
    #expect(search(.older, "bench").result.text == "bench 8x80")
    let past = search(.older, "bench", "older")
    #expect(past.hasFailed)
    #expect(past.shown == EditedLine("bench 8x80\nnot found: bench", cursor: 0))
    #expect(search(.older, "gluc", "older").result.text == "glucose 112")
    #expect(search(.older, "gluc", "older", "older", "older").result.text == "Glucose 121")
  }

  @Test("turns round")
  func turns() {
    #expect(search(.older, "gluc", "older", "newer").result.text == "Glucose 121")
    #expect(search(.newer, "gluc").result.text == "glucose 112")
  }

  @Test("without a pattern takes the one of the search before")
  func again() {
    #expect(search(.older, "older").pattern == "bench")
  }

  @Test("keeps what was found when more is typed that nothing matches, and takes it back")
  func fails() {
    let failed = search(.older, "benchz")
    #expect(failed.hasFailed)
    #expect(failed.result.text == "bench 8x80")
    #expect(search(.older, "benchz", "erase").hasFailed == false)
    #expect(search(.older, "b", "erase", "erase").result.text == "draft")
  }
}
