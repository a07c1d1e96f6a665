import Testing

@Suite("Bounds of a meter")
struct GlucoseBoundTests {
  @Test(
    "reads what the meter shows beyond its limits",
    arguments: [
      ("glucose LO", "glucose time=now bound=low [time]"),
      ("glucose lo", "glucose time=now bound=low [time]"),
      ("glucose low", "glucose time=now bound=low [time]"),
      ("glucose HI", "glucose time=now bound=high [time]"),
      ("glucose high", "glucose time=now bound=high [time]"),
      ("bg lo fasting", "glucose time=now context=fasting bound=low [time]"),
      (
        "bg hi 2h after lunch",
        "glucose time=now context='after meal' meal=lunch minutesAfter=120 bound=high [time]"
      ),
    ])
  func words(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads a limit with its number",
    arguments: [
      ("glucose <40", "glucose time=now value=40 unit=mg/dL bound=low [unit time]"),
      ("glucose < 40", "glucose time=now value=40 unit=mg/dL bound=low [unit time]"),
      ("glucose below 40", "glucose time=now value=40 unit=mg/dL bound=low [unit time]"),
      ("glucose under 40 mg/dl", "glucose time=now value=40 unit=mg/dL bound=low [time]"),
      ("glucose >500", "glucose time=now value=500 unit=mg/dL bound=high [unit time]"),
      ("glucose above 500", "glucose time=now value=500 unit=mg/dL bound=high [unit time]"),
      ("glucose over 27.8", "glucose time=now value=27.8 unit=mmol/L bound=high [unit time]"),
      ("glucose <2.2 mmol/l", "glucose time=now value=2.2 unit=mmol/L bound=low [time]"),
      ("glucose <=40", "glucose time=now value=40 unit=mg/dL bound=low [unit time]"),
      (
        "bg below 3.9 fasting", "glucose time=now value=3.9 unit=mmol/L context=fasting bound=low [unit time]"
      ),
    ])
  func limits(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "takes a number that both units hold as the limit that meters have",
    arguments: [
      ("glucose <20", "glucose time=now value=20 unit=mg/dL bound=low [unit time]"),
      ("glucose >25", "glucose time=now value=25 unit=mmol/L bound=high [unit time]"),
      ("glucose <25", "glucose time=now value=25 unit=mg/dL bound=low [unit time]"),
      ("glucose >33.3", "glucose time=now value=33.3 unit=mmol/L bound=high [unit time]"),
    ])
  func likely(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "says that the limit is missing",
    arguments: [
      ("glucose <", "9..<9 expected the meter's limit, a number (glucose <40)"),
      ("glucose below", "13..<13 expected the meter's limit, a number (glucose <40)"),
      ("glucose below lunch", "14..<19 expected the meter's limit, a number, found 'lunch' (glucose <40)"),
      ("glucose <1", "9..<10 expected glucose from 20 to 600 mg/dL or from 1.1 to 33.3 mmol/L, found '1'"),
      (
        "glucose LO 112",
        "11..<14 expected a context such as 'fasting', a time, a tag or another entry, found '112' (glucose 112 fasting)"
      ),
    ])
  func missing(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
