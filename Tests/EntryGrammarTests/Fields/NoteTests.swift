import Testing

@Suite("Notes of their own")
struct NoteTests {
  @Test(
    "reads a note to the end of the line, or to its closing quote",
    arguments: [
      ("note may skip lunch", "note time=now text='may skip lunch' [time]"),
      ("note: felt dizzy at 7:30", "note time=now text='felt dizzy at 7:30' [time]"),
      ("Note felt dizzy #hypo", "note time=now text='felt dizzy #hypo' [time]"),
      (
        #"note "felt dizzy" yesterday 22:00 #hypo"#,
        "note time=2026-03-13T22:00:00+01:00 text='felt dizzy' tags=[hypo] []"
      ),
      ("yesterday 22:00 note felt dizzy", "note time=2026-03-13T22:00:00+01:00 text='felt dizzy' []"),
      (
        "at 7:30 note felt dizzy, glucose 112",
        "note time=2026-03-14T07:30:00+01:00 text='felt dizzy, glucose 112' [date]"
      ),
      ("#hypo note felt dizzy", "note time=now text='felt dizzy' tags=[hypo] [time]"),
      ("notes slept badly", "note time=now text='slept badly' [time]"),
      ("note glucose 112 fasting", "note time=now text='glucose 112 fasting' [time]"),
    ])
  func notes(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "says that the note is missing",
    arguments: [
      ("note", "4..<4 expected the text of a note"),
      ("note:", "5..<5 expected the text of a note"),
      (#"note """#, "7..<7 expected the text of a note"),
      ("notes", "5..<5 expected a text (note slept badly, late coffee)"),
    ])
  func missing(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
