import Testing

@Suite("Contexts of glucose")
struct GlucoseContextTests {
  @Test(
    "reads the context before or behind the value",
    arguments: [
      ("glucose 112 fasting", "glucose time=now value=112 unit=mg/dL context=fasting [unit time]"),
      ("glucose fasting 112", "glucose time=now value=112 unit=mg/dL context=fasting [unit time]"),
      ("fasting 112", "glucose time=now value=112 unit=mg/dL context=fasting [unit time]"),
      ("fasting glucose 112", "glucose time=now value=112 unit=mg/dL context=fasting [unit time]"),
      ("112 fasting", "glucose time=now value=112 unit=mg/dL context=fasting [unit time]"),
      ("112 mg/dl fasting", "glucose time=now value=112 unit=mg/dL context=fasting [time]"),
      (
        "7:10 112 fasting",
        "glucose time=2026-03-14T07:10:00+01:00 value=112 unit=mg/dL context=fasting [unit date]"
      ),
      (
        "112 at 7:10 fasting",
        "glucose time=2026-03-14T07:10:00+01:00 value=112 unit=mg/dL context=fasting [unit date]"
      ),
      (
        "before lunch 112",
        "glucose time=now value=112 unit=mg/dL context='before meal' meal=lunch [unit time]"
      ),
      (
        "2h after lunch 140",
        "glucose time=now value=140 unit=mg/dL context='after meal' meal=lunch minutesAfter=120 [unit time]"
      ),
      ("glucose 112 FASTING", "glucose time=now value=112 unit=mg/dL context=fasting [unit time]"),
      ("bg 98, fasting", "glucose time=now value=98 unit=mg/dL context=fasting [unit time]"),
    ])
  func places(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads meals",
    arguments: [
      (
        "glucose 112 before lunch",
        "glucose time=now value=112 unit=mg/dL context='before meal' meal=lunch [unit time]"
      ),
      (
        "glucose 112 before dinner",
        "glucose time=now value=112 unit=mg/dL context='before meal' meal=dinner [unit time]"
      ),
      (
        "glucose 112 before breakfast",
        "glucose time=now value=112 unit=mg/dL context='before meal' meal=breakfast [unit time]"
      ),
      (
        "glucose 112 before supper",
        "glucose time=now value=112 unit=mg/dL context='before meal' meal=supper [unit time]"
      ),
      (
        "glucose 112 before a meal", "glucose time=now value=112 unit=mg/dL context='before meal' [unit time]"
      ),
      ("glucose 112 before meal", "glucose time=now value=112 unit=mg/dL context='before meal' [unit time]"),
      (
        "glucose 112 before eating", "glucose time=now value=112 unit=mg/dL context='before meal' [unit time]"
      ),
      (
        "glucose 112 pre lunch",
        "glucose time=now value=112 unit=mg/dL context='before meal' meal=lunch [unit time]"
      ),
      (
        "glucose 112 pre-lunch",
        "glucose time=now value=112 unit=mg/dL context='before meal' meal=lunch [unit time]"
      ),
      (
        "glucose 112 after lunch",
        "glucose time=now value=112 unit=mg/dL context='after meal' meal=lunch [unit time]"
      ),
      (
        "glucose 112 after a snack",
        "glucose time=now value=112 unit=mg/dL context='after meal' meal=snack [unit time]"
      ),
      (
        "glucose 112 post lunch",
        "glucose time=now value=112 unit=mg/dL context='after meal' meal=lunch [unit time]"
      ),
      ("glucose 112 after meal", "glucose time=now value=112 unit=mg/dL context='after meal' [unit time]"),
      ("glucose 112 after eating", "glucose time=now value=112 unit=mg/dL context='after meal' [unit time]"),
      ("glucose 112 bedtime", "glucose time=now value=112 unit=mg/dL context=bedtime [unit time]"),
      ("glucose 112 at bedtime", "glucose time=now value=112 unit=mg/dL context=bedtime [unit time]"),
      ("glucose 112 before bed", "glucose time=now value=112 unit=mg/dL context=bedtime [unit time]"),
      ("glucose 112 fasted", "glucose time=now value=112 unit=mg/dL context=fasting [unit time]"),
      ("glucose 112 other", "glucose time=now value=112 unit=mg/dL context=other [unit time]"),
      ("glucose 112 meal lunch", "glucose time=now value=112 unit=mg/dL meal=lunch [unit time]"),
    ])
  func meals(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads the time since the meal",
    arguments: [
      (
        "glucose 112 2h after lunch",
        "glucose time=now value=112 unit=mg/dL context='after meal' meal=lunch minutesAfter=120 [unit time]"
      ),
      (
        "glucose 112 1h30 after breakfast",
        "glucose time=now value=112 unit=mg/dL context='after meal' meal=breakfast minutesAfter=90 [unit time]"
      ),
      (
        "glucose 112 1h 30 after breakfast",
        "glucose time=now value=112 unit=mg/dL context='after meal' meal=breakfast minutesAfter=90 [unit time]"
      ),
      (
        "glucose 112 90 min after dinner",
        "glucose time=now value=112 unit=mg/dL context='after meal' meal=dinner minutesAfter=90 [unit time]"
      ),
      (
        "glucose 112 90min after dinner",
        "glucose time=now value=112 unit=mg/dL context='after meal' meal=dinner minutesAfter=90 [unit time]"
      ),
      (
        "glucose 112 1.5h after dinner",
        "glucose time=now value=112 unit=mg/dL context='after meal' meal=dinner minutesAfter=90 [unit time]"
      ),
      (
        "glucose 112 half an hour after lunch",
        "glucose time=now value=112 unit=mg/dL context='after meal' meal=lunch minutesAfter=30 [unit time]"
      ),
      (
        "glucose 112 an hour after lunch",
        "glucose time=now value=112 unit=mg/dL context='after meal' meal=lunch minutesAfter=60 [unit time]"
      ),
      (
        "glucose 112 2h after",
        "glucose time=now value=112 unit=mg/dL context='after meal' minutesAfter=120 [unit time]"
      ),
      (
        "glucose 112 2h after eating",
        "glucose time=now value=112 unit=mg/dL context='after meal' minutesAfter=120 [unit time]"
      ),
      (
        "glucose 112 2 hours after a meal",
        "glucose time=now value=112 unit=mg/dL context='after meal' minutesAfter=120 [unit time]"
      ),
      (
        "glucose 140 2h after lunch at 14:00",
        "glucose time=2026-03-14T14:00:00+01:00 value=140 unit=mg/dL context='after meal' meal=lunch minutesAfter=120 [unit date]"
      ),
      (
        "sugar 7.8 1h30 after breakfast",
        "glucose time=now value=7.8 unit=mmol/L context='after meal' meal=breakfast minutesAfter=90 [unit time]"
      ),
    ])
  func minutes(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks which side of a meal",
    arguments: [
      (
        "glucose 112 lunch",
        "? is that before or after lunch? | before lunch: glucose 112 before lunch | after lunch: glucose 112 after lunch"
      ),
      (
        "112 lunch",
        "? is that before or after lunch? | before lunch: 112 before lunch | after lunch: 112 after lunch"
      ),
    ])
  func sides(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses what is no context, with the nearest that is",
    arguments: [
      (
        "glucose 112 fastign",
        "12..<19 expected a context such as 'fasting', a time, a tag or another entry, found 'fastign' > fasting (glucose 112 fasting)"
      ),
      ("glucose 112 fasting bedtime", "20..<27 expected one context, found 'bedtime'"),
      ("glucose 112 fasting before lunch", "20..<32 expected one context, found 'before lunch'"),
      ("glucose 112 before", "18..<18 expected a meal behind 'before' (glucose 112 before lunch)"),
      (
        "glucose 112 before lnuch",
        "19..<24 expected a meal behind 'before', found 'lnuch' > lunch (glucose 112 before lunch)"
      ),
      (
        "glucose 112 after foo",
        "18..<21 expected a meal behind 'after', found 'foo' > food (glucose 112 after lunch)"
      ),
      (
        "glucose 112 beforelunch",
        "12..<23 expected a context such as 'fasting', a time, a tag or another entry, found 'beforelunch' (glucose 112 fasting)"
      ),
      ("glucose 112 30 min before lunch", "12..<18 expected a meal or 'before', found '30 min'"),
      (
        "glucose 112 2h",
        "12..<14 expected a context such as 'fasting', a time, a tag or another entry, found '2h' (glucose 112 fasting)"
      ),
      ("glucose 112 90s after lunch", "12..<15 expected whole minutes, at most 24 hours, found '90s'"),
      ("glucose 112 25h after lunch", "12..<15 expected whole minutes, at most 24 hours, found '25h'"),
      (
        "glucose 112 bedtme",
        "12..<18 expected a context such as 'fasting', a time, a tag or another entry, found 'bedtme' > bedtime (glucose 112 fasting)"
      ),
      (
        "112 fastign",
        "4..<11 expected a unit, a meal or the name of what was measured behind the number, found 'fastign' > fasting (glucose 112 fasting)"
      ),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
