import EntryGrammar
import Testing

/// The atoms of a line as one word: a blank where a blank parts them, `|` where nothing does; marks in brackets.
private func spelled(_ atoms: [Atom]) -> String {
  atoms.enumerated().map { index, atom in
    let gap = index == 0 ? "" : atom.isGlued ? "|" : " "
    return gap + (atom.sort == .mark ? "[\(atom.text)]" : atom.text)
  }.joined()
}

@Suite("Lexer")
struct LexerTests {
  @Test(
    "cuts a line into digits, words and marks",
    arguments: [
      ("", ""),
      ("   ", ""),
      ("glucose 112 fasting", "glucose 112 fasting"),
      ("Glucose 112 FASTING", "glucose 112 fasting"),
      ("82.4kg", "82|[.]|4|kg"),
      ("82,4 kg", "82|[,]|4 kg"),
      ("slept 23:10-07:05", "slept 23|[:]|10|[-]|07|[:]|05"),
      ("hba1c 48", "hba|1|c 48"),
      ("bench 8x80", "bench 8|x|80"),
      ("bench 80xAMRAP", "bench 80|xamrap"),
      ("farmer's walk", "farmers walk"),
      ("5'11\"", "5|[']|11|[\"]"),
      ("5' 11\"", "5|['] 11|[\"]"),
      ("5'11''", "5|[']|11|[\"]"),
      ("5½'", "5|[½]|[']"),
      ("temp 37°C", "temp 37|[°]|c"),
      ("185#", "185|[#]"),
      ("185#x5", "185|[#]|x|5"),
      ("a\tb\u{00A0}c", "a b c"),
    ])
  func atoms(_ line: String, _ expected: String) throws {
    #expect(try spelled(Line(line).atoms) == expected)
  }

  @Test(
    "makes typographic variants plain",
    arguments: [
      ("bench 8×80", "bench 8|x|80"),
      ("8×AMRAP", "8|x|amrap"),
      ("slept 23:10–07:05", "slept 23|[:]|10|[-]|07|[:]|05"),
      ("slept 23:10—07:05", "slept 23|[:]|10|[-]|07|[:]|05"),
      ("slept 23:10 — 07:05", "slept 23|[:]|10 [-] 07|[:]|05"),
      ("slept 23:10--07:05", "slept 23|[:]|10|[-]|07|[:]|05"),
      ("height 5’11”", "height 5|[']|11|[\"]"),
      ("height 5′11″", "height 5|[']|11|[\"]"),
      ("7:30\u{202F}AM", "7|[:]|30 am"),
      ("\u{FEFF}glucose 1\u{200B}12", "glucose 1|12"),
      ("８２．４ｋｇ", "82|[.]|4|kg"),
    ])
  func variants(_ line: String, _ expected: String) throws {
    #expect(try spelled(Line(line).atoms) == expected)
  }

  @Test(
    "keeps what it does not know as marks, one a character",
    arguments: [
      ("٣", "[٣]"), ("10²", "10|[²]"), ("👩‍👩‍👧‍👦🍕", "[👩‍👩‍👧‍👦]|[🍕]"), ("1\u{0301}", "[1\u{0301}]"),
      ("e\u{0301}té", "e\u{0301}té"), ("水 500", "水 500"), ("\u{1B}[31m", "[\u{1B}]|[[]|31|m"),
      ("\u{0}", "[\u{0}]"),
    ])
  func unknownMarks(_ line: String, _ expected: String) throws {
    #expect(try spelled(Line(line).atoms) == expected)
  }

  @Test("counts places in characters as typed, whatever they take to store")
  func ranges() throws {
    let line = try Line("👩‍👩‍👧‍👦 ﬁ 112×5")
    #expect(line.atoms.map(\.range) == [0..<1, 2..<3, 4..<7, 7..<8, 8..<9])
    #expect(line.text(4..<9) == "112×5")
  }
}

@Suite("Notes and tags")
struct RemarkTests {
  @Test(
    "takes a note from its mark to its end",
    arguments: [
      ("112 \"felt dizzy\"", "112", "felt dizzy", 4..<16),
      ("112 \"felt dizzy\" fasting", "112 fasting", "felt dizzy", 4..<16),
      ("112 “felt dizzy”", "112", "felt dizzy", 4..<16),
      ("112 'don't know' fasting", "112 fasting", "don't know", 4..<16),
      ("112 \"open to the end", "112", "open to the end", 4..<20),
      ("112 -- felt dizzy at 7:30", "112", "felt dizzy at 7:30", 4..<25),
      ("112 --felt dizzy", "112", "felt dizzy", 4..<16),
      ("112 — felt dizzy", "112", "felt dizzy", 4..<16),
      ("112--dizzy", "112", "dizzy", 3..<10),
      ("112 \"ate 2\" x", "112 x", "ate 2", 4..<11),
      ("112 \"5'11\"", "112", "5'11", 4..<10),
    ])
  func notes(_ line: String, _ atoms: String, _ note: String, _ range: Range<Int>) throws {
    let line = try Line(line)
    #expect(spelled(line.atoms) == atoms)
    #expect(line.remarks == [Remark(.note, note, position: 1, range: range)])
  }

  @Test(
    "takes a note behind the word, to the end of the line or to its closing quote",
    arguments: [
      ("112 note may skip lunch", "112", "may skip lunch", 4..<23),
      ("112 Note: may skip #lunch", "112", "may skip #lunch", 4..<25),
      ("112 note \"may skip\" fasting", "112 fasting", "may skip", 4..<19),
      ("112 note 'may skip' fasting", "112 fasting", "may skip", 4..<19),
    ])
  func wordNotes(_ line: String, _ atoms: String, _ note: String, _ range: Range<Int>) throws {
    let line = try Line(line)
    #expect(spelled(line.atoms) == atoms)
    #expect(line.remarks == [Remark(.notedByWord, note, position: 1, range: range)])
  }

  @Test(
    "takes a tag by its mark or its word",
    arguments: [
      ("112 #hypo", "112", "hypo", 4..<9),
      ("112 #1111", "112", "1111", 4..<9),
      ("112 #low-carb/bread, x", "112 [,] x", "low-carb/bread", 4..<19),
      ("112 tag hypo x", "112 x", "hypo", 4..<12),
      ("112 tag #hypo", "112", "hypo", 4..<13),
      ("112 tag 1111", "112", "1111", 4..<12),
      ("112 #Gym", "112", "Gym", 4..<8),
      ("112 #🍕", "112", "🍕", 4..<6),
      ("112#gym", "112", "gym", 3..<7),
      ("112 #note", "112", "note", 4..<9),
    ])
  func tags(_ line: String, _ atoms: String, _ tag: String, _ range: Range<Int>) throws {
    let line = try Line(line)
    #expect(spelled(line.atoms) == atoms)
    #expect(line.remarks == [Remark(.tag, tag, position: 1, range: range)])
  }

  @Test(
    "says where the text of a note or the name of a tag is missing",
    arguments: [
      ("112 note", "expected the text of a note", 8..<8),
      ("112 note:  ", "expected the text of a note", 11..<11),
      ("112 --", "expected the text of a note", 6..<6),
      ("112 \"\"", "expected the text of a note", 6..<6),
      ("112 \"", "expected the text of a note", 5..<5),
      ("112 #", "expected the name of a tag", 5..<5),
      ("112 # 5", "expected the name of a tag", 5..<5),
      ("112 tag", "expected the name of a tag", 7..<7),
      ("112 tag ,", "expected the name of a tag", 8..<8),
    ])
  func missing(_ line: String, _ message: String, _ range: Range<Int>) {
    #expect(throws: EntryError(message, at: range)) { try Line(line) }
  }
}

@Suite("Shell arguments")
struct ArgumentsTests {
  @Test(
    "make one line of the arguments",
    arguments: [
      ([], ""),
      (["glucose 112 fasting"], "glucose 112 fasting"),
      (["glucose", "112", "fasting"], "glucose 112 fasting"),
      (["glucose", "112", "felt dizzy"], "glucose 112 \"felt dizzy\""),
      (["glucose", "112", "felt dizzy", "fasting"], "glucose 112 \"felt dizzy\" fasting"),
      (["glucose 112", "fasting"], "glucose 112 fasting"),
      (["glucose", "112", "--", "felt", "dizzy"], "glucose 112 -- felt dizzy"),
      (["glucose", "112", "note", "felt", "dizzy"], "glucose 112 note felt dizzy"),
      (["glucose", "112", "say \"hi\"", "fasting"], "glucose 112 fasting -- say \"hi\""),
      (["glucose", "112", "say \"hi\"", "--", "more"], "glucose 112 -- more say \"hi\""),
      (["height", "5'11\""], "height 5'11\""),
      (["glucose", "112", "--"], "glucose 112"),
      (["glucose", "112", "note"], "glucose 112 note "),
    ])
  func lines(_ arguments: [String], _ line: String) {
    #expect(Arguments.line(arguments) == line)
  }
}
