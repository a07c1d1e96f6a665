import Testing

@Suite("Units of glucose")
struct GlucoseUnitTests {
  @Test(
    "takes the unit whose range holds the number",
    arguments: [
      ("glucose 112", "glucose time=now value=112 unit=mg/dL [unit time]"),
      ("glucose 5.6", "glucose time=now value=5.6 unit=mmol/L [unit time]"),
      ("glucose 5,6", "glucose time=now value=5.6 unit=mmol/L [unit time]"),
      ("glucose 6", "glucose time=now value=6 unit=mmol/L [unit time]"),
      ("glucose 40", "glucose time=now value=40 unit=mg/dL [unit time]"),
      (
        "glucose 33.4",
        "glucose time=now value=33.4 unit=mg/dL [unit time] !unusual: glucose 33.4 mg/dL is outside the usual 40–400 mg/dL"
      ),
      (
        "glucose 600",
        "glucose time=now value=600 unit=mg/dL [unit time] !unusual: glucose 600 mg/dL is outside the usual 40–400 mg/dL"
      ),
      ("glucose 19.9", "glucose time=now value=19.9 unit=mmol/L [unit time]"),
      (
        "glucose 1.1",
        "glucose time=now value=1.1 unit=mmol/L [unit time] !unusual: glucose 1.1 mmol/L is outside the usual 2.2–22.2 mmol/L"
      ),
    ])
  func ranges(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "takes the unit that was typed",
    arguments: [
      ("glucose 112 mg/dl", "glucose time=now value=112 unit=mg/dL [time]"),
      ("glucose 112 MG/DL", "glucose time=now value=112 unit=mg/dL [time]"),
      ("glucose 112mgdl", "glucose time=now value=112 unit=mg/dL [time]"),
      ("glucose 112 mg", "glucose time=now value=112 unit=mg/dL [time]"),
      ("bg 5.6 mmol/l", "glucose time=now value=5.6 unit=mmol/L [time]"),
      ("bg 5.6mmol", "glucose time=now value=5.6 unit=mmol/L [time]"),
      (
        "bg 25 mg/dl",
        "glucose time=now value=25 unit=mg/dL [time] !unusual: glucose 25 mg/dL is outside the usual 40–400 mg/dL"
      ),
      (
        "bg 25 mmol/L",
        "glucose time=now value=25 unit=mmol/L [time] !unusual: glucose 25 mmol/L is outside the usual 2.2–22.2 mmol/L"
      ),
      ("112 mg/dl", "glucose time=now value=112 unit=mg/dL [time]"),
      ("12.4 mmol/l", "glucose time=now value=12.4 unit=mmol/L [time]"),
    ])
  func typed(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks where both units can hold the number",
    arguments: [
      (
        "glucose 20",
        "? in which unit is glucose 20, mmol/L or mg/dL? | 20 mmol/L: glucose 20 mmol/L | 20 mg/dL: glucose 20 mg/dL"
      ),
      (
        "glucose 22.3",
        "? in which unit is glucose 22.3, mg/dL or mmol/L? | 22.3 mg/dL: glucose 22.3 mg/dL | 22.3 mmol/L: glucose 22.3 mmol/L"
      ),
      (
        "glucose 25",
        "? in which unit is glucose 25, mg/dL or mmol/L? | 25 mg/dL: glucose 25 mg/dL | 25 mmol/L: glucose 25 mmol/L"
      ),
      (
        "glucose 33.3",
        "? in which unit is glucose 33.3, mg/dL or mmol/L? | 33.3 mg/dL: glucose 33.3 mg/dL | 33.3 mmol/L: glucose 33.3 mmol/L"
      ),
      (
        "glucose 30 fasting",
        "? in which unit is glucose 30, mg/dL or mmol/L? | 30 mg/dL: glucose 30 mg/dL fasting | 30 mmol/L: glucose 30 mmol/L fasting"
      ),
      (
        "5.6 mmol/l",
        "? what is '5.6 mmol/l'? | glucose 5.6 mmol/l: glucose 5.6 mmol/l | ketones 5.6 mmol/l: ketones 5.6 mmol/l"
      ),
    ])
  func both(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "warns of an unusual value",
    arguments: [
      (
        "glucose 450",
        "glucose time=now value=450 unit=mg/dL [unit time] !unusual: glucose 450 mg/dL is outside the usual 40–400 mg/dL"
      ),
      (
        "glucose 401",
        "glucose time=now value=401 unit=mg/dL [unit time] !unusual: glucose 401 mg/dL is outside the usual 40–400 mg/dL"
      ),
      ("glucose 400", "glucose time=now value=400 unit=mg/dL [unit time]"),
      (
        "glucose 39",
        "glucose time=now value=39 unit=mg/dL [unit time] !unusual: glucose 39 mg/dL is outside the usual 40–400 mg/dL"
      ),
      (
        "glucose 1.9",
        "glucose time=now value=1.9 unit=mmol/L [unit time] !unusual: glucose 1.9 mmol/L is outside the usual 2.2–22.2 mmol/L"
      ),
    ])
  func unusual(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "takes the owner's unit where the number can be that",
    arguments: [
      (
        "glucose 25",
        "glucose time=now value=25 unit=mmol/L [unit time] !unusual: glucose 25 mmol/L is outside the usual 2.2–22.2 mmol/L"
      ),
      (
        "glucose 33.3",
        "glucose time=now value=33.3 unit=mmol/L [unit time] !unusual: glucose 33.3 mmol/L is outside the usual 2.2–22.2 mmol/L"
      ),
      ("glucose 112", "glucose time=now value=112 unit=mg/dL [unit time]"),
      ("glucose 5.6", "glucose time=now value=5.6 unit=mmol/L [unit time]"),
      ("glucose 1", "8..<9 expected glucose from 20 to 600 mg/dL or from 1.1 to 33.3 mmol/L, found '1'"),
      (
        "glucose 5.6 mg/dl",
        "12..<17 expected glucose from 20 to 600 mg/dL, or the unit mmol/L, found '5.6 mg/dl' > mmol/L"
      ),
    ])
  func owner(_ line: String, _ expected: String) throws {
    #expect(try read(line, settings: ["glucose.unit": "mmol/L"]) == expected)
  }

  @Test(
    "takes the other unit of an owner alike",
    arguments: [
      (
        "glucose 25",
        "glucose time=now value=25 unit=mg/dL [unit time] !unusual: glucose 25 mg/dL is outside the usual 40–400 mg/dL"
      ),
      (
        "glucose 20",
        "glucose time=now value=20 unit=mg/dL [unit time] !unusual: glucose 20 mg/dL is outside the usual 40–400 mg/dL"
      ),
      ("glucose 5.6", "glucose time=now value=5.6 unit=mmol/L [unit time]"),
      ("glucose 19", "glucose time=now value=19 unit=mmol/L [unit time]"),
    ])
  func ownerOfMilligrams(_ line: String, _ expected: String) throws {
    #expect(try read(line, settings: ["glucose.unit": "mg/dL"]) == expected)
  }

  @Test(
    "refuses a unit that makes the number impossible, and names the other",
    arguments: [
      (
        "glucose 5.6 mg/dl",
        "12..<17 expected glucose from 20 to 600 mg/dL, or the unit mmol/L, found '5.6 mg/dl' > mmol/L"
      ),
      (
        "glucose 112 mmol",
        "12..<16 expected glucose from 1.1 to 33.3 mmol/L, or the unit mg/dL, found '112 mmol' > mg/dL"
      ),
      ("glucose 700 mg/dl", "8..<11 expected glucose from 20 to 600 mg/dL, found '700'"),
      (
        "glucose 1120",
        "8..<12 expected glucose from 20 to 600 mg/dL or from 1.1 to 33.3 mmol/L, found '1120'"
      ),
      ("glucose 0", "8..<9 expected glucose from 20 to 600 mg/dL or from 1.1 to 33.3 mmol/L, found '0'"),
      ("glucose 0.5", "8..<11 expected glucose from 20 to 600 mg/dL or from 1.1 to 33.3 mmol/L, found '0.5'"),
    ])
  func impossible(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
