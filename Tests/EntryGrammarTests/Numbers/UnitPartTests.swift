import HealthLog
import Testing

@testable import EntryGrammar

@Suite("Numbers in two units")
struct UnitPartTests {
  @Test(
    "are one number in the larger unit, in every dimension",
    arguments: [
      ("weight 82kg 500g", "weight time=now value=82.5 unit=kg [time]"),
      ("82kg 500g", "weight time=now value=82.5 unit=kg [time]"),
      ("82kg500g", "weight time=now value=82.5 unit=kg [time]"),
      ("weight 82 kg 50 grams", "weight time=now value=82.05 unit=kg [time]"),
      ("weight 82kg 0g", "weight time=now value=82 unit=kg [time]"),
      ("weight 82kg 500g fat 18%", "weight time=now value=82.5 unit=kg fat=18 [time]"),
      ("weight 82kg 500g at 7:30", "weight time=2026-03-14T07:30:00+01:00 value=82.5 unit=kg [date]"),
      ("weight 181lb 8oz", "weight time=now value=181.5 unit=lb [time]"),
      ("weight 181 pounds 12 ounces", "weight time=now value=181.75 unit=lb [time]"),
      ("height 1m 80cm", "height time=now value=1.8 unit=m [time]"),
      ("1m 78cm", "height time=now value=1.78 unit=m [time]"),
      ("height 178cm 5mm", "height time=now value=178.5 unit=cm [time]"),
      ("waist 88cm 5mm", "waist time=now value=88.5 unit=cm [time]"),
      ("water 1l 500ml", "water time=now value=1.5 unit=l [time]"),
      ("1l 500ml water", "water time=now value=1.5 unit=l [time]"),
      ("water 1l 5dl", "water time=now value=1.5 unit=l [time]"),
      ("water 1l 25cl", "water time=now value=1.25 unit=l [time]"),
      ("meds creatine 5g 500mg", "meds time=now text=creatine dose=5.5 unit=g [time]"),
    ])
  func joined(_ line: String, _ expected: String) throws {
    #expect(try read(line, past: Log.empty) == expected)
  }

  @Test(
    "are two where a comma, another noun or no smaller unit stands between them",
    arguments: [
      ("weight 82kg, 60g carbs", "weight time=now value=82 unit=kg [time]\ncarbs time=now value=60 [time]"),
      ("weight 82kg 60g carbs", "weight time=now value=82 unit=kg [time]\ncarbs time=now value=60 [time]"),
      ("weight 82kg and 60g", "weight time=now value=82 unit=kg [time]\ncarbs time=now value=60 [time]"),
      ("weight 82.5kg, 40g", "weight time=now value=82.5 unit=kg [time]\ncarbs time=now value=40 [time]"),
      (
        "weight 82.5kg, carbs 40g",
        "weight time=now value=82.5 unit=kg [time]\ncarbs time=now value=40 [time]"
      ),
      ("weight 82.5kg carbs 40", "weight time=now value=82.5 unit=kg [time]\ncarbs time=now value=40 [time]"),
      (
        "weight 82.5kg 40g carbs", "weight time=now value=82.5 unit=kg [time]\ncarbs time=now value=40 [time]"
      ),
      ("82.5kg 40g carbs", "weight time=now value=82.5 unit=kg [time]\ncarbs time=now value=40 [time]"),
      ("weight 82.5kg and 40g", "weight time=now value=82.5 unit=kg [time]\ncarbs time=now value=40 [time]"),
      ("82.5kg 6u", "weight time=now value=82.5 unit=kg [time]\ninsulin time=now value=6 [time]"),
      ("40g 82.5kg", "carbs time=now value=40 [time]\nweight time=now value=82.5 unit=kg [time]"),
      ("weight 182.5lb 40g", "weight time=now value=182.5 unit=lb [time]\ncarbs time=now value=40 [time]"),
      ("water 1.5l 500ml", "water time=now value=1.5 unit=l [time]\nwater time=now value=500 unit=ml [time]"),
      ("weight 82kg 6u", "weight time=now value=82 unit=kg [time]\ninsulin time=now value=6 [time]"),
      ("60g carbs 82kg", "carbs time=now value=60 [time]\nweight time=now value=82 unit=kg [time]"),
    ])
  func apart(_ line: String, _ expected: String) throws {
    #expect(try read(line, past: Log.empty) == expected)
  }

  @Test(
    "hold less than a whole of the smaller",
    arguments: [
      ("weight 82kg 1500g", "12..<16 expected g from 0 to 999, found '1500'"),
      ("weight 181lb 16oz", "13..<15 expected oz from 0 to 15, found '16'"),
      ("waist 88cm 10mm", "11..<13 expected mm from 0 to 9, found '10'"),
      (
        "weight 82.5kg 40g",
        "14..<17 expected g only behind whole kg, found '82.5kg 40g' > 40g carbs"
      ),
      ("82,5kg 40g", "7..<10 expected g only behind whole kg, found '82,5kg 40g' > 40g carbs"),
      (
        "weight 82.5 kg 40 grams at 7:30",
        "15..<23 expected g only behind whole kg, found '82.5 kg 40 grams' > 40 grams carbs"
      ),
      ("82.5kg40g", "6..<9 expected g only behind whole kg, found '82.5kg40g' > 40g carbs"),
      (
        "glucose 112 mg, 82.5kg 1500g",
        "23..<28 expected g only behind whole kg, found '82.5kg 1500g' > 1500g carbs"
      ),
      ("water 1l 100cl", "9..<12 expected cl from 0 to 99, found '100'"),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line, past: Log.empty) == expected)
  }

  @Test("add up exactly: so many parts are the whole", arguments: UnitPart.all.map { ($0.share, $0.count) })
  func shares(_ share: Number, _ count: Int) {
    #expect(share.multiplied(by: count) == 1)
  }

  @Test("correct a record as they tell one")
  func corrected() throws {
    let context = try context(past: Log.empty)
    #expect(
      Rendering(context: context).text(correcting: Record(weight: "82", "kg"), "82kg 250g")
        == "weight time=2026-03-13T07:00:00+01:00 value=82.25 unit=kg [] replaces")
    #expect(
      Rendering(context: context).text(correcting: Record(weight: "82", "kg"), "82.5kg 40g")
        == "7..<10 expected g only behind whole kg, found '82.5kg 40g' > 40g carbs")
  }
}
