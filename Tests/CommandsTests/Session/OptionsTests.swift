import CivilTime
import Testing
import TextLayout

@testable import Commands

@Suite("Options")
struct OptionsTests {
  private func taken(_ line: String) throws -> (options: Options, rest: [String]) {
    var options = Options()
    var words = [Word](of: line)
    try options.take(from: &words)
    return (options, words.map(\.text))
  }

  @Test(
    "are taken out wherever they stand",
    arguments: [
      "--json glucose 112 fasting", "glucose --json 112 fasting", "glucose 112 fasting --json",
    ])
  func anywhere(_ line: String) throws {
    let (options, rest) = try taken(line)
    #expect(options.json)
    #expect(rest == ["glucose", "112", "fasting"])
  }

  @Test(
    "are words of a note from its mark on",
    arguments: ["mood 7 -- no --json here", "mood 7 \"no --json\"", "note --json is a word", "NOTE --json"])
  func notes(_ line: String) throws {
    let (options, rest) = try taken(line)
    #expect(options == Options())
    #expect(rest == [Word](of: line).map(\.text))
  }

  @Test(
    "take their value behind a blank or an equals sign",
    arguments: ["--store /tmp/a --limit 3 --color never", "--store=/tmp/a --limit=3 --color=never"])
  func values(_ line: String) throws {
    var expected = Options()
    (expected.store, expected.limit, expected.color) = ("/tmp/a", 3, .never)
    #expect(try taken(line).options == expected)
  }

  @Test("all have an effect")
  func all() throws {
    let options = try taken(
      "--json --plain --no-input --strict --yes --keep-going --lines --now 2026-11-29T07:05"
    ).options
    #expect(options.json && options.plain && options.noInput && options.strict)
    #expect(options.yes && options.keepGoing && options.lines)
    #expect(options.now == SpelledTime("2026-11-29T07:05"))
  }

  @Test("that are none are left to the command")
  func unknown() throws { #expect(try taken("check --fix --jsonx").rest == ["check", "--fix", "--jsonx"]) }

  @Test(
    "without a value that fits are refused at their place",
    arguments: [
      ("list --limit", "12..<12 expected a value after '--limit'"),
      ("list --limit many", "13..<17 expected a number after '--limit', found 'many'"),
      ("list --limit=-1", "5..<15 expected a number after '--limit', found '-1'"),
      ("--now soon list", "6..<10 expected a time such as 2026-11-29T07:05, found 'soon'"),
      ("--color pink", "8..<12 expected 'auto', 'always' or 'never', found 'pink'"),
      ("--store", "7..<7 expected a value after '--store'"),
    ])
  func refused(_ line: String, _ message: String) {
    #expect(usage { _ = try taken(line) } == message)
  }
}

@Suite("Words of a line")
struct WordsTests {
  @Test(
    "keep their places",
    arguments: [
      ("", [Word]()), ("  ", []), ("a", [Word("a", 0..<1)]),
      ("  glucose\t112 ", [Word("glucose", 2..<9), Word("112", 10..<13)]),
      ("wé🍕 b", [Word("wé🍕", 0..<3), Word("b", 4..<5)]),
    ])
  func places(_ line: String, _ words: [Word]) { #expect([Word](of: line) == words) }

  @Test("that are arguments stand as in the line they make, blanks and all")
  func arguments() {
    #expect(
      [Word](arguments: ["mood", "7", "so so"]) == [
        Word("mood", 0..<4), Word("7", 5..<6), Word("so so", 7..<12),
      ])
  }

  @Test("leave the others blank, so that columns stay")
  func keeping() {
    let line = "add --json glucose 112  fastign"
    let words = [Word](of: line).filter { $0.text != "add" && $0.text != "--json" }
    #expect(line.keeping(words) == "           glucose 112  fastign")
    #expect(line.keeping([]) == "")
  }
}

/// The message of a usage failure, behind its place.
func usage(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    guard case .usage(let message, let range, let suggestion)? = (error as? Failure)?.kind else {
      return "\(error)"
    }
    return "\(range) \(message)" + (suggestion.map { "; \($0)" } ?? "")
  }
}

@Suite("The time that the surroundings name")
struct SurroundingTimeTests {
  @Test("must be one", arguments: ["banana", "2026-13-01T00:00", "12:00"])
  func refused(_ text: String) throws {
    var bench = try Bench(width: 200, now: text)
    defer { bench.close() }
    let reply = bench.session.handle(line: "glucose 112")
    #expect(reply.status == .notUnderstood)
    #expect(
      bench.session.complaints(of: reply, colored: false).contains(
        "expected a time such as 2026-11-29T07:05 in VITALS_NOW, found '\(text)'"))
    #expect(try bench.documents() == [:])
  }

  @Test("without rules for the zone is taken as UTC, which is said once")
  func withoutRules() throws {
    var bench = try Bench(width: 200, tz: "Mars/Olympus")
    defer { bench.close() }
    let notice = "  this machine has no rules for its time zone (Mars/Olympus): times are taken as UTC"
    #expect(bench.session.handle(line: "glucose 112").notices.map(\.description) == [notice])
    #expect(bench.session.handle(line: "weight 82").notices.map(\.description) == [])
    #expect(try bench.file("glucose/2026-03.json").contains("2026-03-07T08:00:00+00:00"))
  }
}
