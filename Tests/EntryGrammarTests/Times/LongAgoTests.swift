import Testing

@Suite("Days of long ago")
struct LongAgoTests {
  @Test(
    "are refused where nobody was there to be measured, however the year is written and whatever is logged",
    arguments: [
      ("glucose 112 1800-01-01", "12..<22 expected a day from 1900 on, found '1800-01-01'"),
      ("weight 82 1899-12-31 7:00", "10..<20 expected a day from 1900 on, found '1899-12-31'"),
      ("1026-03-07 glucose 112", "0..<10 expected a day from 1900 on, found '1026-03-07'"),
      ("glucose 112 on 20/11/1826", "15..<25 expected a day from 1900 on, found '20/11/1826'"),
      ("slept 1850-01-01 23:00-07:00", "6..<16 expected a day from 1900 on, found '1850-01-01'"),
      ("bench 8x80 0026-03-07", "11..<21 expected a day from 1900 on, found '0026-03-07'"),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "are doubted where hardly anybody tells of them",
    arguments: [
      (
        "glucose 112 1926-03-07 7:00",
        "glucose time=1926-03-07T07:00:00+01:00 value=112 unit=mg/dL [unit] !old: 1926-03-07 is 100 years ago"
      ),
      (
        "mood 7 1946-03-07 7:00",
        "mood time=1946-03-07T07:00:00+01:00 value=7 [] !old: 1946-03-07 is 80 years ago"
      ),
      (
        "slept 1930-01-01 23:00-07:00",
        "sleep wake=1930-01-02T07:00:00+01:00 bed=1930-01-01T23:00:00+01:00 [] !old: 1930-01-02 is 96 years ago"
      ),
      ("mood 7 1947-03-07 7:00", "mood time=1947-03-07T07:00:00+01:00 value=7 []"),
    ])
  func doubted(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "are no nearer when they are still to come",
    arguments: [
      ("glucose 112 2226-01-01", "12..<22 expected a time that has passed, found '2226-01-01'"),
      (
        "slept 2226-01-01 23:00-07:00",
        "6..<16 expected a time that has passed, found '2226-01-01'"
      ),
    ])
  func toCome(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
