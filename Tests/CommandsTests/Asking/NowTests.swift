import Testing
import TextLayout

@testable import Commands

@Suite("The line for a prompt")
struct NowTests {
  private func line(_ bench: inout Bench) -> String {
    bench.session.output(of: bench.session.handle(line: "now"), colored: false)
  }

  private func sensor(_ hours: String...) -> String {
    """
    {"schema": 2, "kind": "cgm", "records": [
      \(hours.joined(separator: ",\n  "))
    ]}

    """
  }

  private static let seven =
    #"{"time": "2026-03-07T07:00:00+01:00", "every": 300, "unit": "mg/dL", "values": [98, null, 104, 112, 118]}"#
  private static let six =
    #"{"time": "2026-03-07T06:50:00+01:00", "every": 300, "unit": "mg/dL", "values": [90, 92]}"#

  @Test("takes the reading of a sensor where that is the last, with the one before it")
  func sensor() throws {
    var bench = try Bench()
    defer { bench.close() }
    try bench.write("cgm/2026-03.json", sensor(Self.seven, Self.six))
    #expect(line(&bench) == "118 ↗ 07:20\n")
  }

  @Test("looks for the reading before into the sensor's hour before")
  func hourBefore() throws {
    var bench = try Bench()
    defer { bench.close() }
    let first = Self.seven.replacing(", null, 104, 112, 118", with: "")
    try bench.write("cgm/2026-03.json", sensor(first, Self.six))
    #expect(line(&bench) == "98 ↗ 07:00\n")
  }

  @Test("leaves out what a sensor's hour says of later")
  func later() throws {
    var bench = try Bench(now: "2026-03-07T07:15:00")
    defer { bench.close() }
    try bench.write("cgm/2026-03.json", sensor(Self.seven, Self.six))
    #expect(line(&bench) == "112 ↗ 07:15\n")
  }

  @Test("takes the meter's reading where that is the last, going from the sensor's")
  func meter() throws {
    var bench = try Bench()
    defer { bench.close() }
    try bench.write("cgm/2026-03.json", sensor(Self.seven, Self.six))
    #expect(bench.session.handle(line: "init").status == .done)
    #expect(bench.session.handle(line: "glucose 94 at 7:30").status == .done)
    #expect(line(&bench) == "94 ↓ 07:30\n")
  }

  @Test("is of ASCII where the terminal is")
  func ascii() throws {
    var bench = try Bench(glyphs: .ascii)
    defer { bench.close() }
    try bench.write("cgm/2026-03.json", sensor(Self.seven, Self.six))
    #expect(bench.session.handle(line: "init").status == .done)
    #expect(bench.session.handle(line: "slept 23:12-07:05 q4").status == .done)
    #expect(line(&bench) == "118 / 07:20 | 7 h 53 ****-\n")
  }

  @Test("colours the reading by its band")
  func colour() throws {
    var bench = try Bench()
    defer { bench.close() }
    #expect(bench.session.handle(line: "glucose 301 at 7:00").status == .done)
    let red: StyledText = "\("301", .bad) 07:00"
    #expect(bench.session.handle(line: "now").lines == [red])
  }

  @Test("makes no store where there is none")
  func readsOnly() throws {
    var bench = try Bench()
    defer { bench.close() }
    #expect(line(&bench).isEmpty)
    #expect(try bench.documents().isEmpty)
  }
}
