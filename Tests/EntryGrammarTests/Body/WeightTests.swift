import Testing

@Suite("Weight")
struct WeightTests {
  @Test(
    "reads kilograms, pounds and stones",
    arguments: [
      ("weight 82.4", "weight time=now value=82.4 unit=kg [unit time]"),
      ("82.4kg", "weight time=now value=82.4 unit=kg [time]"),
      ("82.4 kg", "weight time=now value=82.4 unit=kg [time]"),
      ("181 lb", "weight time=now value=181 unit=lb [time]"),
      ("weight 181lbs", "weight time=now value=181 unit=lb [time]"),
      ("weight 181 pounds", "weight time=now value=181 unit=lb [time]"),
      ("weight 181#", "weight time=now value=181 unit=lb [time]"),
      ("13st 2lb", "weight time=now value=184 unit=lb [time]"),
      ("13st2", "weight time=now value=184 unit=lb [time]"),
      ("weight 13 st 2", "weight time=now value=184 unit=lb [time]"),
      (
        "weight 11 stone 7",
        "weight time=now value=161 unit=lb [time] !change: weight 161 lb is 11.4 % below the last, 181.7 lb"
      ),
      ("weight 13 stone", "weight time=now value=182 unit=lb [time]"),
      ("weight 13.5st", "weight time=now value=189 unit=lb [time]"),
      ("13 st 2.5 lb", "weight time=now value=184.5 unit=lb [time]"),
      ("weigh 82.4", "weight time=now value=82.4 unit=kg [unit time]"),
      ("weighed 82.4kg", "weight time=now value=82.4 unit=kg [time]"),
      ("bodyweight 82.4", "weight time=now value=82.4 unit=kg [unit time]"),
      ("weight is 82.4", "weight time=now value=82.4 unit=kg [unit time]"),
      ("weight: 82.4", "weight time=now value=82.4 unit=kg [unit time]"),
      ("weight = 82.4kg", "weight time=now value=82.4 unit=kg [time]"),
      (#"82.4kg "after run" #gym"#, "weight time=now value=82.4 unit=kg note='after run' tags=[gym] [time]"),
    ])
  func units(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads the fat beside it by its word or its unit",
    arguments: [
      ("weight 82.4 fat 18%", "weight time=now value=82.4 unit=kg fat=18 [unit time]"),
      ("weight 82.4 fat 18", "weight time=now value=82.4 unit=kg fat=18 [unit time]"),
      ("weight 82.4 18% fat", "weight time=now value=82.4 unit=kg fat=18 [unit time]"),
      ("weight 82.4 18%", "weight time=now value=82.4 unit=kg fat=18 [unit time]"),
      ("weight fat 18% 82.4", "weight time=now value=82.4 unit=kg fat=18 [unit time]"),
      ("82.4kg fat 18,5 %", "weight time=now value=82.4 unit=kg fat=18.5 [time]"),
    ])
  func fat(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses pounds beyond a stone, and what nobody weighs",
    arguments: [
      ("weight 13st 15lb", "12..<14 expected lb from 0 to 13, found '15'"),
      ("weight 13st 14", "12..<14 expected lb from 0 to 13, found '14'"),
      ("weight 824", "7..<10 expected weight from 1 to 650 kg, found '824' > 82.4"),
      ("weight 655", "7..<10 expected weight from 1 to 650 kg, found '655'"),
      ("weight 0", "7..<8 expected weight from 1 to 650 kg, found '0'"),
      ("weight 82.4 fat 80", "16..<18 expected fat from 1 to 75 %, found '80'"),
      ("weight 82.4 fat 18 fat 19", "19..<22 expected one fat, found 'fat'"),
      ("weight 82.4 83", "12..<14 expected 'fat', a time, a tag or another entry, found '83' (weight 82.4)"),
      ("weight", "6..<6 expected a number (weight 82.4)"),
      ("weight heavy", "7..<12 expected a number, found 'heavy' (weight 82.4)"),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks where the words usually mean another weight",
    arguments: [
      (
        "weight 181",
        "? weight 181 kg is 119.7 % above the last, 82.4 kg; what is meant? | 181 lb: weight 181 lb | 181 kg: weight 181 kg"
      ),
      (
        "weight 8.24",
        "? weight 8.24 kg is outside the usual 30–300 kg; what is meant? | 82.4 kg: weight 82.4 kg | 8.24 kg: weight 8.24 kg"
      ),
      (
        "weight 182",
        "? weight 182 kg is 120.9 % above the last, 82.4 kg; what is meant? | 182 lb: weight 182 lb | 182 kg: weight 182 kg"
      ),
    ])
  func asks(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "warns of a weight far from the last, with both",
    arguments: [
      ("weight 75", "weight time=now value=75 unit=kg [unit time]"),
      (
        "weight 74",
        "weight time=now value=74 unit=kg [unit time] !change: weight 74 kg is 10.2 % below the last, 82.4 kg"
      ),
      (
        "weight 74.1",
        "weight time=now value=74.1 unit=kg [unit time] !change: weight 74.1 kg is 10.1 % below the last, 82.4 kg"
      ),
      (
        "weight 95",
        "weight time=now value=95 unit=kg [unit time] !change: weight 95 kg is 15.3 % above the last, 82.4 kg"
      ),
      (
        "weight 181 kg",
        "weight time=now value=181 unit=kg [time] !change: weight 181 kg is 119.7 % above the last, 82.4 kg"
      ),
      (
        "weight 8.24 kg",
        "weight time=now value=8.24 unit=kg [time] !unusual: weight 8.24 kg is outside the usual 30–300 kg !change: weight 8.24 kg is 90 % below the last, 82.4 kg"
      ),
      (
        "161 lb",
        "weight time=now value=161 unit=lb [time] !change: weight 161 lb is 11.4 % below the last, 181.7 lb"
      ),
    ])
  func warns(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads in the owner's unit",
    arguments: [
      ("weight 181", "weight time=now value=181 unit=lb [unit time]"),
      (
        "weight 82.4",
        "? weight 82.4 lb is 54.6 % below the last, 181.7 lb; what is meant? | 82.4 kg: weight 82.4 kg | 82.4 lb: weight 82.4 lb"
      ),
      ("weight 82.4kg", "weight time=now value=82.4 unit=kg [time]"),
      ("weight 1810", "7..<11 expected weight from 2.2 to 1433 lb, found '1810' > 181"),
    ])
  func pounds(_ line: String, _ expected: String) throws {
    #expect(try read(line, settings: ["weight.unit": "lb"]) == expected)
  }

  @Test(
    "has nothing to compare with in an empty log",
    arguments: [
      ("weight 181", "weight time=now value=181 unit=kg [unit time]"),
      (
        "weight 8.24",
        "? weight 8.24 kg is outside the usual 30–300 kg; what is meant? | 82.4 kg: weight 82.4 kg | 8.24 kg: weight 8.24 kg"
      ),
      ("weight 75", "weight time=now value=75 unit=kg [unit time]"),
      (
        "weight 20",
        "weight time=now value=20 unit=kg [unit time] !unusual: weight 20 kg is outside the usual 30–300 kg"
      ),
      ("weight 824", "7..<10 expected weight from 1 to 650 kg, found '824'"),
      ("weight 655", "weight time=now value=655 unit=lb [unit time]"),
    ])
  func empty(_ line: String, _ expected: String) throws {
    #expect(try read(line, past: Log.empty) == expected)
  }
}
