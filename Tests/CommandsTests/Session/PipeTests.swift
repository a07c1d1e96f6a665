import TextLayout
import Testing

@testable import Commands

@Suite("A pipe")
struct PipeTests {
  /// What comes on the two channels, and the status.
  private func piped(
    _ lines: [String], _ change: (inout Options) -> Void = { _ in }
  ) throws -> (answers: String, complaints: String, status: Commands.ExitStatus) {
    let bench = try Bench(mode: .pipe, width: 200)
    defer { bench.close() }
    var options = Options()
    options.keepGoing = true
    change(&options)
    var session = Session(world: bench.session.world, mode: .pipe, options: options)
    var (answers, complaints) = ("", "")
    let status = session.handle(pipe: lines) { session, reply in
      answers += session.output(of: reply, colored: false)
      complaints += session.complaints(of: reply, colored: false)
      return true
    }
    return (answers, complaints, status)
  }

  @Test("that keeps going gives back the lines that it passed over, and says of each its number and why")
  func reasons() throws {
    let done = try piped(["yesterday:", "glucose 114 fastign", "# a remark", "squat 3x8", "weight 824"])
    #expect(done.answers == "2026-03-06:\nglucose 114 fastign\nsquat 3x8\nweight 824\n")
    #expect(
      done.complaints == """
          what follows is of Fri 6 Mar
        line 2: glucose 114 fastign
          glucose 114 fastign
                      ^^^^^^^
          expected a context such as 'fasting', a time, a tag or another entry, found 'fastign'
          did you mean fasting?
          for example: glucose 112 fasting
        line 4: squat 3x8
          with which weight? none of Squat is known yet; write it behind the reps, such as '20kg'
            1  the body alone
            2  no weight
        line 5: weight 824
          weight 824
                 ^^^
          expected weight from 1 to 650 kg, found '824'

        """)
    #expect(done.status == .notUnderstood)
  }

  @Test("that keeps going numbers what was understood and not done, too")
  func refused() throws {
    let done = try piped(["mood 7", "weight 20kg"]) { $0.strict = true }
    #expect(done.answers == "weight 20kg\n")
    #expect(
      done.complaints.hasSuffix(
        "line 2: weight 20kg\n  not saved: weight 20 kg is outside the usual 30–300 kg\n"))
    #expect(done.status == .notDone)
  }

  @Test("of which a line is not understood answers in JSON where that is asked for")
  func nothingUnderstood() throws {
    let done = try piped(["glucose 114 fastign"]) { ($0.keepGoing, $0.json) = (false, true) }
    #expect(
      done.answers == """
        {"error": {"message": "expected a context such as 'fasting', a time, a tag or another entry, found 'fastign'", "column": 13, "length": 7, "suggestion": "fasting"}}

        """)
    #expect(done.complaints == "line 1: glucose 114 fastign\nnothing was done\n")
  }

  @Test("that keeps going says why on the other channel with --json as well, in values alone")
  func json() throws {
    let lines = ["glucose 114 fastign", "mood 7", "squat 3x8", "weight 20kg", "show zzzz", "weight 824"]
    let done = try piped(lines) { ($0.json, $0.strict) = (true, true) }
    #expect(
      done.answers == """
        {"text": ["glucose 114 fastign"]}
        {"saved": [{"kind": "mood", "id": "0000000001", "record": {"time": "2026-03-07T08:00:00+01:00", "value": 7}, "inferred": ["time"], "warnings": []}], "already": []}
        {"text": ["squat 3x8"]}
        {"text": ["weight 20kg"]}
        {"text": ["show zzzz"]}
        {"text": ["weight 824"]}

        """)
    #expect(
      done.complaints == """
        {"error": {"message": "expected a context such as 'fasting', a time, a tag or another entry, found 'fastign'", "column": 13, "length": 7, "suggestion": "fasting"}, "line": 1}
        {"ask": {"question": "with which weight? none of Squat is known yet; write it behind the reps, such as '20kg'", "choices": [{"text": "the body alone", "entry": "squat 3x8 bw"}, {"text": "no weight", "entry": "squat 3x8 unweighted"}]}, "line": 3}
        {"error": {"code": "doubtful", "message": "not saved: weight 20 kg is outside the usual 30–300 kg"}, "line": 4}
        {"error": {"code": "not-found", "message": "no record 'zzzz'"}, "line": 5}
        {"error": {"message": "expected weight from 1 to 650 kg, found '824'", "column": 8, "length": 3, "suggestion": null}, "line": 6}

        """)
    #expect(done.status == .notUnderstood)
  }

  @Test(
    "that keeps going gives back, before lines that a day line dates, that day by its date",
    arguments: [
      (["weigth 82", "mood 6", "foo 3"], "weigth 82\nfoo 3\n"),
      (
        ["yesterday:", "weigth 82", "mood 6 at 20:00", "2026-03-04:", "foo 3", "bar 4"],
        "2026-03-06:\nweigth 82\n2026-03-04:\nfoo 3\nbar 4\n"
      ),
      (["foo 1", "yesterday:", "mood 6 at 20:00", "2026-03-04:", "foo 3"], "foo 1\n2026-03-04:\nfoo 3\n"),
      (
        ["yesterday:", "foo 1", "mon:", "mood 6 at 20:00", "yesterday:", "foo 3"],
        "2026-03-06:\nfoo 1\nfoo 3\n"
      ),
      (["yesterday:", "mood 6 at 20:00"], ""),
      (["yesterday:", "foo 1", "today:", "foo 2"], "2026-03-06:\nfoo 1\n2026-03-07:\nfoo 2\n"),
      (["yesterday:", "delete zzzz"], "2026-03-06:\ndelete zzzz\n"),
    ])
  func datedLines(_ lines: [String], _ answers: String) throws {
    #expect(try piped(lines).answers == answers)
  }

  @Test("that keeps going gives them back with --json in one value")
  func datedLinesForPrograms() throws {
    #expect(
      try piped(["yesterday:", "foo 3"]) { $0.json = true }.answers
        == "{\"text\": [\"2026-03-06:\", \"foo 3\"]}\n")
  }

  @Test("that keeps going piped again does what was mended on the day that was meant")
  func again() throws {
    let first = try piped(["yesterday:", "mod 7 at 20:00"])
    let mended = first.answers.replacing("mod", with: "mood").split(separator: "\n").map(String.init)
    let second = try piped(mended) { $0.json = true }
    #expect(second.answers.contains("\"time\": \"2026-03-06T20:00:00+01:00\""))
    #expect(second.status == .done)
  }

  @Test(
    "that keeps going gives back what was understood and refused",
    arguments: [
      (["weight 82", "not fat"], "not fat\n"), (["delete zzzz"], "delete zzzz\n"), (["undo"], "undo\n"),
      (["weight 82", "check", "list"], ""),
    ])
  func refusedLines(_ lines: [String], _ answers: String) throws {
    #expect(try piped(lines).answers == answers)
  }

  @Test("goes on behind a line that was refused")
  func refusedInTurn() throws {
    let done = try piped(["mood 7", "delete zzzz", "mood 6"]) { ($0.keepGoing, $0.json) = (false, true) }
    let lines = done.answers.split(separator: "\n")
    #expect(lines.map { $0.contains("{\"saved\": [{\"kind\": \"mood\"") } == [true, false, true])
    #expect(lines[1] == "{\"error\": {\"code\": \"not-found\", \"message\": \"no record 'zzzz'\"}}")
    #expect(done.status == .notDone)
  }

  @Test("says on the other channel which day lines are of, as a value with --json")
  func days() throws {
    let done = try piped(["yesterday:", "mood 7"]) { $0.json = true }
    #expect(done.complaints == "{\"text\": [\"  what follows is of Fri 6 Mar\"], \"line\": 1}\n")
    #expect(done.answers.hasPrefix("{\"saved\": [{\"kind\": \"mood\""))
    #expect(done.status == .done)
  }

  @Test("goes on behind an answer that lacks a document", arguments: [false, true], [false, true])
  func partial(_ keepsGoing: Bool, _ json: Bool) throws {
    let bench = try Bench(mode: .pipe, width: 200)
    defer { bench.close() }
    try bench.write("weight/2026-02.json", "{")
    var options = Options()
    (options.keepGoing, options.json) = (keepsGoing, json)
    var session = Session(world: bench.session.world, mode: .pipe, options: options)
    var answers = ""
    let status = session.handle(pipe: ["list weight", "version"]) { session, reply in
      answers += session.output(of: reply, colored: false)
      return true
    }
    let unread =
      "[{\"code\": \"brackets\", \"message\": \"expected '}', found the end of the text\","
      + " \"path\": \"weight/2026-02.json\", \"line\": 1, \"column\": 2}]"
    let list = json ? "{\"records\": [], \"unread\": \(unread)}\n" : ""
    #expect(answers.hasPrefix(list))
    #expect(answers.contains("0.1.0") == (json || !keepsGoing))
    #expect(!answers.contains("list weight"))
    #expect(status == .unusable)
  }
}
