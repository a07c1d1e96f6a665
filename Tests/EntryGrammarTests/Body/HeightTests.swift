import Testing

@Suite("Height")
struct HeightTests {
  @Test(
    "reads centimetres, metres, feet and inches",
    arguments: [
      ("height 178", "height time=now value=178 unit=cm [unit time]"),
      ("height 178cm", "height time=now value=178 unit=cm [time]"),
      ("height 1.80m", "height time=now value=1.80 unit=m [time]"),
      ("height 1.8", "height time=now value=1.8 unit=m [unit time]"),
      ("height 1m80", "height time=now value=1.80 unit=m [time]"),
      (#"height 5'11""#, "height time=now value=71 unit=in [time]"),
      ("height 5’11”", "height time=now value=71 unit=in [time]"),
      ("height 5'11''", "height time=now value=71 unit=in [time]"),
      ("height 5'11", "height time=now value=71 unit=in [time]"),
      (#"height 5' 11""#, "height time=now value=71 unit=in [time]"),
      ("height 5ft11", "height time=now value=71 unit=in [time]"),
      ("height 5ft 11in", "height time=now value=71 unit=in [time]"),
      ("height 5 ft 11", "height time=now value=71 unit=in [time]"),
      ("height 5 feet 11 inches", "height time=now value=71 unit=in [time]"),
      ("height 6ft", "height time=now value=72 unit=in [time]"),
      ("height 6'", "height time=now value=72 unit=in [time]"),
      (#"height 5'11.5""#, "height time=now value=71.5 unit=in [time]"),
      ("height 71in", "height time=now value=71 unit=in [time]"),
      (#"height 71""#, "height time=now value=71 unit=in [time]"),
      ("tall 178cm", "height time=now value=178 unit=cm [time]"),
      (#"5'11" tall"#, "height time=now value=71 unit=in [time]"),
    ])
  func units(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks where feet and inches, or another unit, are as likely",
    arguments: [
      (
        "height 71",
        "? height 71 cm is outside the usual 140–220 cm; what is meant? | 71 in: height 71 in | 71 cm: height 71 cm"
      ),
      ("height 5.11", #"? does height 5.11 mean 5 feet and 11 inches? | 5'11": height 5'11""#),
      ("height 5.9", #"? does height 5.9 mean 5 feet and 9 inches? | 5'9": height 5'9""#),
      ("height 6", #"? does height 6 mean 6 feet and 0 inches? | 6'0": height 6'0""#),
      (
        "height 95",
        "height time=now value=95 unit=cm [unit time] !unusual: height 95 cm is outside the usual 140–220 cm"
      ),
      ("178cm", "? what is '178cm'? | height 178cm: height 178cm | waist 178cm: waist 178cm"),
    ])
  func asks(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses what nobody measures",
    arguments: [
      (#"height 5'13""#, "9..<11 expected in from 0 to 11, found '13'"),
      ("height 5'12", "9..<11 expected in from 0 to 11, found '12'"),
      ("height 300", "7..<10 expected height from 40 to 260 cm, found '300'"),
      ("height 9.9", "7..<10 expected height from 40 to 260 cm, found '9.9'"),
      ("height 1.80 kg", "12..<14 expected a time, a tag or another entry, found 'kg' (height 178cm)"),
      ("height", "6..<6 expected a number (height 178cm)"),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "warns of a height that is unusual",
    arguments: [
      (
        "height 120cm",
        "height time=now value=120 unit=cm [time] !unusual: height 120 cm is outside the usual 140–220 cm"
      ),
      (
        "height 250cm",
        "height time=now value=250 unit=cm [time] !unusual: height 250 cm is outside the usual 140–220 cm"
      ),
      (
        "height 1.2m",
        "height time=now value=1.2 unit=m [time] !unusual: height 1.2 m is outside the usual 1.4–2.2 m"
      ),
    ])
  func warns(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
