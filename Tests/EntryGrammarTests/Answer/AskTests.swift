import Testing

@Suite("Questions")
struct AskTests {
  @Test(
    "asks what a number alone is",
    arguments: [
      (
        "5.6",
        "? what is '5.6'? | glucose 5.6: glucose 5.6 | a1c 5.6: a1c 5.6 | insulin 5.6: insulin 5.6 | carbs 5.6: carbs 5.6 | ketones 5.6: ketones 5.6"
      ),
      (
        "112",
        "? what is '112'? | glucose 112: glucose 112 | a1c 112: a1c 112 | carbs 112: carbs 112 | weight 112: weight 112 | waist 112: waist 112"
      ),
      (
        "36.6",
        "? what is '36.6'? | a1c 36.6: a1c 36.6 | insulin 36.6: insulin 36.6 | carbs 36.6: carbs 36.6 | weight 36.6: weight 36.6 | waist 36.6, 36.6 in: waist 36.6 in | waist 36.6, 36.6 cm: waist 36.6 cm"
      ),
      ("8000", "? what is '8000'? | steps 8000: steps 8000 | water 8000: water 8000"),
      ("120/80", "? what is '120/80'? | bp 120/80: bp 120/80"),
      (
        "112 at 7:30",
        "? what is '112'? | glucose 112: glucose 112 at 7:30 | a1c 112: a1c 112 at 7:30 | carbs 112: carbs 112 at 7:30 | weight 112: weight 112 at 7:30 | waist 112: waist 112 at 7:30"
      ),
      ("178cm", "? what is '178cm'? | height 178cm: height 178cm | waist 178cm: waist 178cm"),
      ("200mg", "? what is '200mg'? | glucose 200mg: glucose 200mg"),
      ("7h30", "? what is '7h30'? | slept 7h30: slept 7h30 | nap 7h30: nap 7h30"),
      ("20m", "? what is '20m'? | nap 20m: nap 20m | slept 20m: slept 20m"),
      (
        "23:10-07:05",
        "? what is '23:10-07:05'? | slept 23:10-07:05: slept 23:10-07:05 | nap 23:10-07:05: nap 23:10-07:05"
      ),
    ])
  func numbers(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads a number alone as the settings say",
    arguments: [
      ("112", "glucose time=now value=112 unit=mg/dL [unit time]"),
      ("5.6", "glucose time=now value=5.6 unit=mmol/L [unit time]"),
      ("112 at 7:30", "glucose time=2026-03-14T07:30:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("25", "? in which unit is glucose 25, mg/dL or mmol/L? | 25 mg/dL: 25 mg/dL | 25 mmol/L: 25 mmol/L"),
      ("1120", "0..<4 expected glucose from 20 to 600 mg/dL or from 1.1 to 33.3 mmol/L, found '1120'"),
      ("112 fasting", "glucose time=now value=112 unit=mg/dL context=fasting [unit time]"),
      ("82.4kg", "weight time=now value=82.4 unit=kg [time]"),
      (
        "112 foo",
        "4..<7 expected a context such as 'fasting', a time, a tag or another entry, found 'foo' (glucose 112 fasting)"
      ),
    ])
  func setting(_ line: String, _ expected: String) throws {
    #expect(try read(line, settings: ["entry.number": "glucose"]) == expected)
  }

  @Test(
    "asks until nothing is left to ask",
    arguments: [
      (
        "glucose 25 at 5",
        "? is 'at 5' 05:00 or 17:00? | 05:00, 25 mg/dL: glucose 25 mg/dL at 05:00 | 05:00, 25 mmol/L: glucose 25 mmol/L at 05:00 | yesterday at 17:00, 25 mg/dL: glucose 25 mg/dL yesterday at 17:00 | yesterday at 17:00, 25 mmol/L: glucose 25 mmol/L yesterday at 17:00"
      ),
      (
        "glucose 25 02/03 at 7",
        "? is '02/03' 2 March 2026 or 3 February 2026? | 2 March 2026, 07:00, 25 mg/dL: glucose 25 mg/dL 2026-03-02 at 07:00 | 2 March 2026, 07:00, 25 mmol/L: glucose 25 mmol/L 2026-03-02 at 07:00 | 2 March 2026, 19:00, 25 mg/dL: glucose 25 mg/dL 2026-03-02 at 19:00 | 2 March 2026, 19:00, 25 mmol/L: glucose 25 mmol/L 2026-03-02 at 19:00 | 3 February 2026, 07:00, 25 mg/dL: glucose 25 mg/dL 2026-02-03 at 07:00 | 3 February 2026, 07:00, 25 mmol/L: glucose 25 mmol/L 2026-02-03 at 07:00 | 3 February 2026, 19:00, 25 mg/dL: glucose 25 mg/dL 2026-02-03 at 19:00 | 3 February 2026, 19:00, 25 mmol/L: glucose 25 mmol/L 2026-02-03 at 19:00"
      ),
      (
        "weight 181 at 5",
        "? is 'at 5' 05:00 or 17:00? | 05:00, 181 lb: weight 181 lb at 05:00 | 05:00, 181 kg: weight 181 kg at 05:00 | yesterday at 17:00, 181 lb: weight 181 lb yesterday at 17:00 | yesterday at 17:00, 181 kg: weight 181 kg yesterday at 17:00"
      ),
      ("weight 071", "? '071' begins with a zero; is it 71? | 71: weight 71"),
      (
        "glucose 112 lunch at 5",
        "? is that before or after lunch? | before lunch, 05:00: glucose 112 before lunch at 05:00 | before lunch, yesterday at 17:00: glucose 112 before lunch yesterday at 17:00 | after lunch, 05:00: glucose 112 after lunch at 05:00 | after lunch, yesterday at 17:00: glucose 112 after lunch yesterday at 17:00"
      ),
      (
        "112 lunch at 5",
        "? is that before or after lunch? | before lunch, 05:00: 112 before lunch at 05:00 | before lunch, yesterday at 17:00: 112 before lunch yesterday at 17:00 | after lunch, 05:00: 112 after lunch at 05:00 | after lunch, yesterday at 17:00: 112 after lunch yesterday at 17:00"
      ),
      (
        "a1c 15 02/03",
        "? is '02/03' 2 March 2026 or 3 February 2026? | 2 March 2026, 15 %: a1c 15 % 2026-03-02 | 2 March 2026, 15 mmol/mol: a1c 15 mmol/mol 2026-03-02 | 3 February 2026, 15 %: a1c 15 % 2026-02-03 | 3 February 2026, 15 mmol/mol: a1c 15 mmol/mol 2026-02-03"
      ),
      (
        "slept 11-7, bg 25",
        "? '11-7' can be in either half of the day; which is meant? | 23:00-07:00, 25 mg/dL: slept 23:00-07:00, bg 25 mg/dL | 23:00-07:00, 25 mmol/L: slept 23:00-07:00, bg 25 mmol/L | 11:00-19:00, 25 mg/dL: slept 11:00-19:00, bg 25 mg/dL | 11:00-19:00, 25 mmol/L: slept 11:00-19:00, bg 25 mmol/L"
      ),
    ])
  func nested(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "leaves out a choice that is not understood",
    arguments: [
      ("glucose 112 05/06/2025 31:00", "23..<28 expected a clock time from 00:00 to 23:59, found '31:00'"),
      (
        "glucose 112 02/12/2026 08:00",
        "? is '02/12/2026' 2 December 2026 or 12 February 2026? | 12 February 2026: glucose 112 2026-02-12 08:00"
      ),
    ])
  func fewer(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
