import Testing

@testable import HealthLog

@Suite("Ways to write one name")
struct WordKeyTests {
  @Test(
    "are one key without case, hyphens, blanks, apostrophes and plural",
    arguments: [
      ("Pull-Up", "pullup"), ("pull ups", "pullup"), ("PULLUPS", "pullup"), ("pull–ups", "pullup"),
      ("Bench Presses", "benchpress"), ("press", "press"), ("crunches", "crunch"), ("flies", "fly"),
      ("flyes", "flye"),
      ("boxes", "box"), ("Farmer's Walk", "farmerwalk"), ("farmer’s walks", "farmerwalk"),
      ("Biceps Curl", "bicepcurl"),
      ("s", "s"), ("as", "as"), ("ties", "tie"), ("", ""), ("-", ""), ("Übungen", "übungen"),
      ("T-Bar Row", "tbarrow"),
    ])
  func singular(_ name: String, _ key: String) {
    #expect(WordKey.singular([name]) == key)
    #expect(WordKey.singular(name.split(separator: " ").map(String.init)) == key)
  }

  @Test("keep the plural where it tells a kind from an exercise")
  func plain() {
    #expect(WordKey.plain(["Blood", "Sugar"]) == "bloodsugar")
    #expect(WordKey.plain(["steps"]) == "steps")
    #expect(WordKey.plain(["body-weight"]) == "bodyweight")
  }

  @Test(
    "are found at the beginning of a line, the longest first",
    arguments: [
      ("bench press 80", ["bench"], 1), ("bench press 80", ["bench", "bench press"], 2),
      ("bench press 80", ["bench press", "bench"], 2), ("bench press 80", ["press"], 0),
      ("bench", ["bench press"], 0),
      ("bench press 80", ["squat", "row"], 0), ("", ["bench"], 0), ("bench - press", ["bench press"], 3),
      ("bench -", ["bench"], 1), ("- bench", ["bench"], 0),
      ("a b c d e f g h i", ["a b c d e f g h"], 8), ("a b c d e f g h i", ["a b c d e f g h i"], 0),
    ] as [(String, [String], Int)])
  func prefixes(_ line: String, _ names: [String], _ count: Int) {
    let words = line.split(separator: " ").map(String.init)
    #expect(WordPrefixes(words, key: WordKey.singular).count(matching: names) == count)
  }
}
