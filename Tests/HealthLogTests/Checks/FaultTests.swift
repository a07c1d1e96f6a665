import CivilTime
import Testing

@testable import HealthLog

@Suite("Faults of a record")
struct FaultTests {
  private let time = "time=2026-11-29T07:05:00+01:00,"

  private func faults(_ kind: Kind, _ text: String, in zone: Zone = .utc) -> [String] {
    kind.faults(in: Record(kind, text), zone: zone).map(\.line)
  }

  @Test(
    "a good record has none, whatever else its owner wrote into it",
    arguments: [
      (.glucose, "value=112,unit=mg/dL,context=fasting"),
      (.glucose, "value=5.6,unit=mmol/L,mine=[1,{a=b}],tags=[a,b]"),
      (.glucose, "bound=low"), (.glucose, "value=40,unit=mg/dL,bound=low"),
      (.glucose, "value=6.1,unit=mmol/L,context=after meal,meal=lunch,minutesAfter=120,id=c0vt81r5de"),
      (.weight, "value=82.40,unit=kg,fat=18.5,note=after a run"), (.height, "value=1.80,unit=m"),
      (.a1c, "value=48,unit=mmol/mol"), (.bp, "systolic=120,diastolic=80,pulse=64"), (.mood, "value=7"),
      (.insulin, "value=6.5,type=rapid,name=x"), (.meds, "text=ibuprofen,dose=400,unit=mg"),
      (.meds, "text=metformin"),
      (.note, "text=late coffee"), (.steps, "value=8000"), (.water, "value=0.5,unit=l"),
      (.temperature, "value=98.6,unit=°F"), (.cgm, "every=300,unit=mg/dL,values=[112,null,115]"),
    ] as [(Kind, String)])
  func none(_ kind: Kind, _ text: String) {
    #expect(faults(kind, time + text) == [])
  }

  @Test(
    "a number outside the range names the range, and the unit it would fit",
    arguments: [
      (.glucose, "value=1120,unit=mg/dL", "value [range] expected glucose from 20 to 600 mg/dL, found 1120"),
      (
        .glucose, "value=5.6,unit=mg/dL",
        "value [range] expected glucose from 20 to 600 mg/dL, found 5.6 → write the unit 'mmol/L'"
      ),
      (
        .glucose, "value=112,unit=mmol/L",
        "value [range] expected glucose from 1.1 to 33.3 mmol/L, found 112 → write the unit 'mg/dL'"
      ),
      (.glucose, "value=0,unit=mg/dL", "value [range] expected glucose from 20 to 600 mg/dL, found 0"),
      (.glucose, "value=-5,unit=mg/dL", "value [range] expected glucose from 20 to 600 mg/dL, found -5"),
      (
        .weight, "value=824,unit=kg",
        "value [range] expected weight from 1 to 650 kg, found 824 → write the unit 'lb'"
      ),
      (.weight, "value=82,unit=kg,fat=80", "fat [range] expected fat from 1 to 75 %, found 80"),
      (.mood, "value=11", "value [range] expected mood from 1 to 10, found 11"),
      (.ketones, "value=10.1", "value [range] expected ketones from 0 to 10 mmol/L, found 10.1"),
      (
        .bp, "systolic=1200,diastolic=80",
        "systolic [range] expected systolic from 50 to 300 mmHg, found 1200"
      ),
    ] as [(Kind, String, String)])
  func range(_ kind: Kind, _ text: String, _ expected: String) {
    #expect(faults(kind, time + text) == [expected])
  }

  @Test(
    "the ends of a range are in it",
    arguments: [
      (.glucose, "value=20,unit=mg/dL"), (.glucose, "value=600,unit=mg/dL"),
      (.glucose, "value=1.1,unit=mmol/L"),
      (.glucose, "value=33.3,unit=mmol/L"), (.weight, "value=1,unit=kg"), (.weight, "value=650,unit=kg"),
      (.a1c, "value=3,unit=%"), (.a1c, "value=195,unit=mmol/mol"), (.temperature, "value=45,unit=°C"),
      (.ketones, "value=0"), (.mood, "value=1"), (.mood, "value=10"), (.height, "value=260,unit=cm"),
    ] as [(Kind, String)])
  func ends(_ kind: Kind, _ text: String) {
    #expect(faults(kind, time + text) == [])
  }

  @Test(
    "what has another shape than declared is named by what was found",
    arguments: [
      (
        .glucose, "value='112',unit=mg/dL",
        "value [type] expected glucose to be a number, found '112' → take away the quote marks"
      ),
      (.glucose, "value=much,unit=mg/dL", "value [type] expected glucose to be a number, found 'much'"),
      (.glucose, "value=[112],unit=mg/dL", "value [type] expected glucose to be a number, found a list"),
      (.glucose, "value=true,unit=mg/dL", "value [type] expected glucose to be a number, found true"),
      (.glucose, "value=null,unit=mg/dL", "value [type] expected glucose to be a number, found null"),
      (
        .glucose, "value=1e999,unit=mg/dL",
        "value [digits] expected glucose in at most 18 digits, found 1e999"
      ),
      (.mood, "value=7.5", "value [whole] expected mood to be a whole number, found 7.5"),
      (.mood, "value=7,note=5", "note [type] expected note to be a text, found 5"),
      (.mood, "value=7,tags=gym", "tags [type] expected tags to be a list of texts, found 'gym'"),
      (.mood, "value=7,tags=[gym,5,{a=b}]", "tags.1 [type] expected tags to hold texts, found 5"),
      (
        .sleep, "date=2026-11-29,minutes=450,nap=yes",
        "nap [type] expected nap to be true or false, found 'yes'"
      ),
      (
        .cgm, "every=300,unit=mg/dL,values=[112,high]",
        "values.1 [type] expected values to hold numbers, found 'high'"
      ),
    ] as [(Kind, String, String)])
  func type(_ kind: Kind, _ text: String, _ expected: String) {
    #expect(faults(kind, (kind.name == "sleep" ? "" : time) + text).first == expected)
  }

  @Test("a long text in a message is cut")
  func cut() {
    let text = String(repeating: "x", count: 100)
    #expect(
      faults(.mood, time + "value=\(text)")
        == ["value [type] expected mood to be a number, found '\(String(repeating: "x", count: 39))…'"])
  }

  @Test(
    "a word outside a closed list names the list and the nearest",
    arguments: [
      (
        .glucose, "value=112,unit=mg/dL,context=fastign",
        "context [choice] expected context to be 'fasting', 'before meal', 'after meal', 'bedtime' or 'other', "
          + "found 'fastign' → write 'fasting'"
      ),
      (
        .glucose, "value=112,unit=mg/dL,context=fasted",
        "context [choice] expected context to be 'fasting', 'before meal', 'after meal', 'bedtime' or 'other', "
          + "found 'fasted' → write 'fasting'"
      ),
      (
        .glucose, "value=112,unit=mg/dL,bound=middle",
        "bound [choice] expected bound to be 'low' or 'high', found 'middle'"
      ),
      (
        .glucose, "value=112,unit=MG/DL",
        "unit [unit] expected unit to be 'mg/dL' or 'mmol/L', found 'MG/DL' → write 'mg/dL'"
      ),
      (
        .weight, "value=181,unit=lbs",
        "unit [unit] expected unit to be 'kg' or 'lb', found 'lbs' → write 'lb'"
      ),
      (.weight, "value=13,unit=st", "unit [unit] expected unit to be 'kg' or 'lb', found 'st'"),
      (.height, "value=71,unit=5", "unit [type] expected unit to be 'cm', 'in' or 'm', found 5"),
    ] as [(Kind, String, String)])
  func choice(_ kind: Kind, _ text: String, _ expected: String) {
    #expect(faults(kind, time + text) == [expected])
  }

  @Test("what must be there and is not is named with what it holds")
  func missing() {
    #expect(
      faults(.weight, "") == [
        "time [missing] expected a member 'time', a time such as '2026-11-29T07:05:00+01:00'",
        "value [missing] expected a member 'value', a number",
        "unit [missing] expected a member 'unit', 'kg' or 'lb'",
      ])
    #expect(faults(.glucose, time) == ["value [missing] expected a value, or a bound 'low' or 'high'"])
    #expect(faults(.note, time) == ["text [missing] expected a member 'text', a text"])
  }

  @Test("a number in one of several units must say in which")
  func missingUnit() {
    #expect(
      faults(.glucose, time + "value=112") == ["unit [missing] expected a member 'unit', 'mg/dL' or 'mmol/L'"]
    )
    #expect(faults(.glucose, time + "bound=high") == [])
  }

  @Test("a unit beside a number that has only one must not be another")
  func strayUnit() {
    #expect(
      faults(.ketones, time + "value=5,unit=mg/dL")
        == ["warning unit [unit] expected no unit but 'mmol/L', found 'mg/dL'"])
    #expect(faults(.ketones, time + "value=0.5,unit=mmol/L") == [])
  }

  @Test(
    "a time or a day that cannot be read says what one looks like",
    arguments: [
      (
        "time=soon",
        "time [time] expected time to be a time such as '2026-11-29T07:05:00+01:00', found 'soon'"
      ),
      (
        "time=2026-02-30T07:05:00+01:00",
        "time [time] expected time to be a time such as '2026-11-29T07:05:00+01:00', "
          + "found '2026-02-30T07:05:00+01:00'"
      ),
      ("time=2026", "time [type] expected time to be a time such as '2026-11-29T07:05:00+01:00', found 2026"),
    ])
  func times(_ text: String, _ expected: String) {
    #expect(faults(.mood, text + ",value=7") == [expected])
  }

  @Test("a day that no calendar has is no day")
  func date() {
    #expect(
      faults(.sleep, "date=2026-02-30,minutes=450")
        == ["date [date] expected date to be a day such as '2026-11-29', found '2026-02-30'"])
  }
}

@Suite(
  "Clocks that change", .enabled(if: Zone(named: "Europe/Berlin") != nil, "this machine has no zone data"))
struct ClockFaultTests {
  private func faults(_ text: String) throws -> [String] {
    Kind.mood.faults(in: Record(.mood, text + ",value=7"), zone: try #require(Zone(named: "Europe/Berlin")))
      .map(\.line)
  }

  @Test(
    "a time without an offset is doubted where the clocks show it twice or never",
    arguments: [
      (
        "time=2026-10-25T02:30",
        [
          "warning time [clock] expected time with its offset, '+02:00' or '+01:00', since the clocks show "
            + "'2026-10-25T02:30' twice"
        ]
      ),
      (
        "time=2026-03-29 02:30",
        [
          "warning time [clock] expected time to be a time that the clocks show, found '2026-03-29 02:30'"
        ]
      ),
      ("time=2026-10-25T02:30:00+01:00", []), ("time=2026-03-29T02:30:00+01:00", []),
      ("time=2026-03-29T03:30", []),
    ] as [(String, [String])])
  func clock(_ text: String, _ expected: [String]) throws {
    #expect(try faults(text) == expected)
  }
}
