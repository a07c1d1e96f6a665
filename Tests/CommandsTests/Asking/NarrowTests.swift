import Testing

@testable import Commands

@Suite("On a narrow terminal")
struct NarrowTests {
  static let day = [
    "glucose 112 fasting at 7:00",
    "glucose 143 2h after lunch yesterday 14:30 tag hypo note \"a long note, it goes on\"",
    "weight 82.4 at 7:30",
  ]

  /// The answer to the last line, in a window of so many columns.
  private func answer(to line: String, _ width: Int, mode: Session.Mode = .prompt) throws -> String {
    var bench = try Bench(mode: mode, width: width)
    defer { bench.close() }
    for line in Self.day { _ = bench.session.handle(line: line) }
    let reply = bench.session.handle(line: line)
    return bench.session.output(of: reply, colored: false)
  }

  @Test(
    "a list shows days, times, values and ids whole",
    arguments: [
      (
        40,
        """
        3  Fri 6 Mar  14:30  glucose
            143 mg/dL · 2 h after lunch · in
            range · #hypo · "a long note, it
            goes on"  0000000002
        2  Sat 7 Mar  07:00  glucose
            112 mg/dL · fasting · in range
            0000000001
        1  Sat 7 Mar  07:30  weight
            82.4 kg  0000000003

        """
      ),
      (
        20,
        """
        3  Fri 6 Mar  14:30
            glucose
            143 mg/dL · 2 h
            after lunch · in
            range · #hypo ·
            "a long note, it
            goes on"
            0000000002
        2  Sat 7 Mar  07:00
            glucose
            112 mg/dL ·
            fasting · in
            range
            0000000001
        1  Sat 7 Mar  07:30
            weight  82.4 kg
            0000000003

        """
      ),
    ])
  func list(_ width: Int, _ text: String) throws {
    #expect(try answer(to: "list", width) == text)
  }

  @Test("actions are shown with their times and all words")
  func history() throws {
    let shown = try answer(to: "history", 39)
    #expect(
      shown == """
        1  Sat 7 Mar 08:00
            glucose 112 fasting at 7:00
        2  Sat 7 Mar 08:00
            glucose 143 2h after lunch
            yesterday 14:30 tag hypo note "a
            long note, it goes on"
        3  Sat 7 Mar 08:00
            weight 82.4 at 7:30

        """)
  }

  @Test("settings are shown with their whole names and values")
  func config() throws {
    let lines = try answer(to: "config", 40).split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(9)) == [
        "zone", "    the machine's", "    the zone in which days begin and end", "glucose.range",
        "    70–180 mg/dL, 3.9–10.0 mmol/L", "    the target range, both ends in it", "sleep.goal",
        "    none  the sleep that a night aims at", "weight.goal",
      ])
    #expect(!lines.contains { $0.contains("…") })
  }

  @Test("a summary shows names, values and figures whole")
  func summary() throws {
    let shown = try answer(to: "summary", 40)
    #expect(
      shown == """
          glucose  112 mg/dL       █▁
            7 days, 112–143, mean 128
          weight   82.4 kg             ▄
            90 days, 82.4

        """)
  }
}
