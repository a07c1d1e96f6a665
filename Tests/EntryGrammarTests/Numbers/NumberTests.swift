import Testing

@Suite("Numbers")
struct NumberTests {
  @Test(
    "reads a point or a comma as decimal, and keeps the digits as typed",
    arguments: [
      ("weight 82.4", "weight time=now value=82.4 unit=kg [unit time]"),
      ("weight 82,4", "weight time=now value=82.4 unit=kg [unit time]"),
      ("weight 82.40", "weight time=now value=82.40 unit=kg [unit time]"),
      ("weight 82.4kg", "weight time=now value=82.4 unit=kg [time]"),
      ("weight 82.4 KG", "weight time=now value=82.4 unit=kg [time]"),
      ("weight 82.4 Kilograms", "weight time=now value=82.4 unit=kg [time]"),
      ("ketones .6", "ketones time=now value=0.6 [time]"),
      ("ketones 0,6", "ketones time=now value=0.6 [time]"),
      ("weight 82½", "weight time=now value=82.5 unit=kg [unit time]"),
      ("carbs ½g", "carbs time=now value=0.5 [time]"),
      ("weight 82.", "weight time=now value=82 unit=kg [unit time]"),
      ("glucose 5.6mmol/l", "glucose time=now value=5.6 unit=mmol/L [time]"),
      ("glucose 5.6 MMOL/L", "glucose time=now value=5.6 unit=mmol/L [time]"),
    ])
  func decimals(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses what is no plain number, and points at it",
    arguments: [
      ("glucose 1,420", "8..<13 expected a number without a thousands mark, found '1,420' > 1420"),
      ("steps 12,345", "6..<12 expected a number without a thousands mark, found '12,345' > 12345"),
      ("glucose 70.5.1", "8..<14 expected a number, found '70.5.1'"),
      ("weight 82.4.1", "7..<13 expected a number, found '82.4.1'"),
      (
        "glucose 7 0",
        "10..<11 expected a context such as 'fasting', a time, a tag or another entry, found '0' (glucose 112 fasting)"
      ),
      ("glucose 1e999", "8..<13 expected a number, found '1e999'"),
      ("glucose 1e2", "8..<11 expected a number, found '1e2'"),
      ("weight nan", "7..<10 expected a number, found 'nan' (weight 82.4)"),
      ("weight inf", "7..<10 expected a number, found 'inf' (weight 82.4)"),
      ("weight -inf", "7..<11 expected a number, found '-inf' (weight 82.4)"),
      ("glucose 0x10", "9..<12 expected mg/dL or mmol/L, found 'x10'"),
      ("glucose --5", "7..<7 expected a number (glucose 112 fasting)"),
      ("glucose -5", "8..<10 expected a number, found '-5' (glucose 112 fasting)"),
      ("weight +82", "7..<10 expected a number, found '+82' (weight 82.4)"),
      ("glucose ٣", "8..<9 expected a number, found '٣' (glucose 112 fasting)"),
      (
        "glucose 1٣",
        "9..<10 expected a context such as 'fasting', a time, a tag or another entry, found '٣' (glucose 112 fasting)"
      ),
      (
        "glucose 10²",
        "10..<11 expected a context such as 'fasting', a time, a tag or another entry, found '²' (glucose 112 fasting)"
      ),
      ("weight 82.4.", "weight time=now value=82.4 unit=kg [unit time]"),
      (
        "glucose 12345678901234567890",
        "8..<28 expected a number of at most 18 digits, found '12345678901234567890'"
      ),
      (
        "glucose 0.1234567890123456789",
        "8..<29 expected a number of at most 18 digits, found '0.1234567890123456789'"
      ),
      ("mood 7.5", "5..<8 expected a whole number, found '7.5'"),
      ("steps 8000.5", "6..<12 expected a whole number, found '8000.5'"),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks where a zero stands before other digits",
    arguments: [
      ("weight 071", "? '071' begins with a zero; is it 71? | 71: weight 71"),
      ("glucose 0112", "? '0112' begins with a zero; is it 112? | 112: glucose 112"),
      ("mood 07", "? '07' begins with a zero; is it 7? | 7: mood 7"),
    ])
  func zeros(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "names the unit that would do, or the numbers that are allowed",
    arguments: [
      (
        "glucose 5.6 mg/dl",
        "12..<17 expected glucose from 20 to 600 mg/dL, or the unit mmol/L, found '5.6 mg/dl' > mmol/L"
      ),
      (
        "glucose 112 mmol",
        "12..<16 expected glucose from 1.1 to 33.3 mmol/L, or the unit mg/dL, found '112 mmol' > mg/dL"
      ),
      (
        "glucose 1120",
        "8..<12 expected glucose from 20 to 600 mg/dL or from 1.1 to 33.3 mmol/L, found '1120'"
      ),
      ("glucose 0", "8..<9 expected glucose from 20 to 600 mg/dL or from 1.1 to 33.3 mmol/L, found '0'"),
      ("weight 0.5", "7..<10 expected weight from 1 to 650 kg, found '0.5'"),
      ("weight 700kg", "7..<10 expected weight from 1 to 650 kg, found '700'"),
      ("height 20cm", "7..<9 expected height from 40 to 260 cm, found '20'"),
      ("height 3m", "7..<8 expected height from 0.4 to 2.6 m, found '3'"),
      ("temp 60", "5..<7 expected temperature from 30 to 45 °C or from 86 to 113 °F, found '60'"),
      ("temp 98.6c", "9..<10 expected temperature from 30 to 45 °C, or the unit °F, found '98.6c' > °F"),
      ("a1c 2", "4..<5 expected a1c from 3 to 20 % or from 9 to 195 mmol/mol, found '2'"),
      ("mood 11", "5..<7 expected mood from 1 to 10, found '11'"),
      ("steps 10.000", "6..<12 expected a number without a thousands mark, found '10.000' > 10000"),
      ("steps 10.0", "6..<10 expected a whole number, found '10.0'"),
      ("steps 10.5", "6..<10 expected a whole number, found '10.5'"),
      ("mood 0", "5..<6 expected mood from 1 to 10, found '0'"),
      ("bp 20/10", "3..<5 expected systolic from 50 to 300 mmHg, found '20'"),
      ("ketones 11", "8..<10 expected ketones from 0 to 10 mmol/L, found '11'"),
    ])
  func ranges(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses a word glued to a number that is no unit",
    arguments: [
      ("glucose 112foo", "11..<14 expected mg/dL or mmol/L, found 'foo'"),
      ("glucose 112mgdk", "11..<15 expected mg/dL or mmol/L, found 'mgdk' > mgdl"),
      ("weight 82.4kgs", "weight time=now value=82.4 unit=kg [time]"),
      ("weight 82.4kq", "11..<13 expected kg or lb, found 'kq'"),
      ("mood 7x", "6..<7 expected a blank behind the number, found 'x'"),
    ])
  func glued(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
