import HealthLog
import Testing

@Suite("Trackers of the owner")
struct OwnTrackerTests {
  @Test(
    "are read from their declaration alone",
    arguments: [
      ("pain 7", "pain time=now value=7 [time]"),
      ("ache 7", "pain time=now value=7 [time]"),
      ("pain 0", "pain time=now value=0 [time]"),
      ("7 pain", "pain time=now value=7 [time]"),
      ("coffee 2", "coffee time=now value=2 [time]"),
      ("coffee 2 cups", "coffee time=now value=2 [time]"),
      ("2 cups coffee", "coffee time=now value=2 [time]"),
      ("2 cups", "coffee time=now value=2 [time]"),
      ("1.5 cups coffee at 7:30", "coffee time=2026-03-14T07:30:00+01:00 value=1.5 [date]"),
      ("vitamin b12 500", "vitamin b12 time=now value=500 [time]"),
      ("Vitamin B12 500ug", "vitamin b12 time=now value=500 [time]"),
      ("b12 500µg", "vitamin b12 time=now value=500 [time]"),
      ("drift -3", "drift time=now value=-3 [time]"),
      ("drift −2.5", "drift time=now value=-2.5 [time]"),
      ("weather sunny", "weather time=now sky=sunny [time]"),
      ("weather light rain wind 20", "weather time=now sky='light rain' wind=20 [time]"),
      ("weather sun 20 km/h storm", "weather time=now sky=sunny wind=20 storm=true [time]"),
      (
        "weather rain storm \"loud\" #sea", "weather time=now sky=rain storm=true note=loud tags=[sea] [time]"
      ),
      ("pain 3, coffee 1", "pain time=now value=3 [time]\ncoffee time=now value=1 [time]"),
    ])
  func reads(_ line: String, _ expected: String) throws {
    #expect(try read(line, catalogue: .owned) == expected)
  }

  @Test(
    "refuse what their declaration does not hold",
    arguments: [
      ("pain 11", "5..<7 expected pain from 0 to 10, found '11'"),
      ("pain 7.5", "5..<8 expected a whole number, found '7.5'"),
      ("pain -1", "5..<7 expected a number, found '-1'"),
      ("drift -6", "6..<8 expected drift from -5 to 5, found '-6'"),
      ("pain", "4..<4 expected a number"),
      ("pain bad", "5..<8 expected a number, found 'bad'"),
      ("weather", "7..<7 expected 'sunny', 'light rain' or 'rain'"),
      ("weather suny", "8..<12 expected 'sunny', 'light rain' or 'rain', found 'suny' > sunny"),
      (
        "weather sunny wnd 20",
        "14..<17 expected 'wind', 'storm', a time, a tag or another entry, found 'wnd' > wind"
      ),
      ("weather sunny wind", "18..<18 expected a number behind 'wind'"),
      ("weather sunny wind 400", "19..<22 expected wind from 0 to 300 km/h, found '400'"),
      (
        "pian 7",
        "0..<4 expected the name of something that is logged, or a time, found 'pian' > pain (glucose 112 fasting)"
      ),
      ("coffee 2 cusp", "9..<13 expected a time, a tag or another entry, found 'cusp' > cups"),
    ])
  func refuses(_ line: String, _ expected: String) throws {
    #expect(try read(line, catalogue: .owned) == expected)
  }
}
