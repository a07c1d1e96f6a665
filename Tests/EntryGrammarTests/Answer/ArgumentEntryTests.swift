import Testing

@Suite("Entries from the shell")
struct ArgumentEntryTests {
  @Test(
    "are read as one line, each argument a token",
    arguments: [
      (["glucose 112 fasting"], "glucose time=now value=112 unit=mg/dL context=fasting [unit time]"),
      (["glucose", "112", "fasting"], "glucose time=now value=112 unit=mg/dL context=fasting [unit time]"),
      (
        ["glucose", "112", "felt dizzy"],
        "glucose time=now value=112 unit=mg/dL note='felt dizzy' [unit time]"
      ),
      (
        ["glucose", "112", "felt dizzy", "fasting"],
        "glucose time=now value=112 unit=mg/dL context=fasting note='felt dizzy' [unit time]"
      ),
      (
        ["glucose", "112", "--", "felt", "dizzy", "at", "7:30"],
        "glucose time=now value=112 unit=mg/dL note='felt dizzy at 7:30' [unit time]"
      ),
      (
        ["glucose", "112", "note", "felt", "dizzy"],
        "glucose time=now value=112 unit=mg/dL note='felt dizzy' [unit time]"
      ),
      (
        ["glucose", "112", "say \"hi\"", "fasting"],
        "glucose time=now value=112 unit=mg/dL context=fasting note='say \"hi\"' [unit time]"
      ),
      (["glucose", "below", "40"], "glucose time=now value=40 unit=mg/dL bound=low [unit time]"),
      (["glucose", "112", "tag", "hypo"], "glucose time=now value=112 unit=mg/dL tags=[hypo] [unit time]"),
      (["height", "5ft11"], "height time=now value=71 unit=in [time]"),
      (["height", "5'11\""], "height time=now value=71 unit=in [time]"),
      (["note", "may", "skip", "lunch"], "note time=now text='may skip lunch' [time]"),
      (["note", "may skip lunch"], "note time=now text='may skip lunch' [time]"),
      (
        ["slept", "23:10-07:05", "q4"],
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=4 [date]"
      ),
    ])
  func reads(_ arguments: [String], _ expected: String) throws {
    #expect(try Rendering(context: context()).text(arguments: arguments) == expected)
  }

  @Test(
    "are refused at a place of the line that they make",
    arguments: [
      ([], "0..<0 expected an entry (glucose 112 fasting)"),
      ([""], "0..<0 expected an entry (glucose 112 fasting)"),
      (["glucose"], "7..<7 expected a number (glucose 112 fasting)"),
      (["weight", "82.4 kg"], "6..<6 expected a number (weight 82.4)"),
      (
        ["glucose", "112", "fastign"],
        "12..<19 expected a context such as 'fasting', a time, a tag or another entry, found 'fastign' > fasting (glucose 112 fasting)"
      ),
      (["glucose", "112", "note"], "17..<17 expected the text of a note"),
    ])
  func refuses(_ arguments: [String], _ expected: String) throws {
    #expect(try Rendering(context: context()).text(arguments: arguments) == expected)
  }

  @Test("ask with whole lines")
  func asks() throws {
    let expected =
      "? in which unit is glucose 25, mg/dL or mmol/L?"
      + " | 25 mg/dL: glucose 25 mg/dL \"felt dizzy\" | 25 mmol/L: glucose 25 mmol/L \"felt dizzy\""
    #expect(try Rendering(context: context()).text(arguments: ["glucose", "25", "felt dizzy"]) == expected)
  }
}
