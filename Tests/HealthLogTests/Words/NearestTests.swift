import TestSupport
import Testing

@testable import HealthLog

@Suite("The nearest word")
struct NearestTests {
  @Test(
    "is the one that was meant",
    arguments: [
      ("fastign", "fasting"), ("bennch", "bench"), ("mod", "mood"), ("temprature", "temperature"),
      ("insuline", "insulin"), ("glocuse", "glucose"),
      ("wieght", "weight"),
      ("WIEGHT", "weight"), ("sqaut", "squat"), ("deadlfit", "deadlift"), ("pulups", "pullup"),
      ("hieght", "height"), ("glucos", "glucose"), ("slpet", "slept"), ("bedtme", "bedtime"),
      ("dumbell bench press", "dumbbell bench press"), ("worktou", "workout"),
    ])
  func found(_ typed: String, _ meant: String) {
    #expect(Nearest.word(to: typed, among: Catalogue.standard.vocabulary) == meant)
  }

  @Test(
    "is none when all are too far, or the word is too short or too long to tell",
    arguments: [
      "xyzzy", "badly", "", "q", "zz", "bq", "abcdefgh", "żółć", String(repeating: "bench", count: 2000),
    ])
  func none(_ typed: String) {
    #expect(Nearest.word(to: typed, among: Catalogue.standard.vocabulary) == nil)
  }

  @Test("is a longer word when three letters begin it")
  func beginning() {
    #expect(Nearest.word(to: "fast", among: ["bedtime", "fasting"]) == "fasting")
    #expect(Nearest.word(to: "dead", among: ["dead bug press", "deadlift"]) == "deadlift")
    #expect(Nearest.word(to: "fa", among: ["fasting"]) == nil)
  }

  @Test("begins alike before another equally near; else the first in order")
  func ties() {
    #expect(Nearest.word(to: "cat", among: ["hat", "cut"]) == "cut")
    #expect(Nearest.word(to: "cat", among: ["cut", "cot"]) == "cut")
    #expect(Nearest.word(to: "bench", among: ["benches", "bench"]) == "bench")
  }

  @Test("comes back as it was given, whatever its case")
  func spelling() {
    #expect(Nearest.word(to: "romanian deadlfit", among: ["Romanian Deadlift"]) == "Romanian Deadlift")
  }

  @Test(
    "counts slips as a finger makes them",
    arguments: [
      ("bench", "bench", 0), ("bench", "bnech", 1), ("bench", "benc", 1), ("bench", "benchh", 1),
      ("bench", "bunch", 1),
      ("ca", "abc", 3), ("kitten", "sitting", 3), ("", "abc", 3), ("ab", "ba", 1), ("abcd", "badc", 2),
    ])
  func distance(_ a: String, _ b: String, _ expected: Int) {
    #expect(Nearest.distance(a, b, atMost: 3) == expected)
    #expect(Nearest.distance(b, a, atMost: 3) == expected)
    #expect(expected == 0 || Nearest.distance(a, b, atMost: expected - 1) == nil)
  }

  @Test("one slip is found from each word, wherever it is", arguments: 1...10)
  func oneSlip(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for word in ["glucose", "fasting", "deadlift", "bodyweight", "temperature"] {
      var letters = Array(word)
      let place = Int.random(in: 1..<letters.count - 1, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: letters.remove(at: place)
      case 1: letters.insert("x", at: place)
      case 2: letters.swapAt(place, place + 1)
      default: letters[place] = "x"
      }
      #expect(Nearest.word(to: String(letters), among: Catalogue.standard.vocabulary) == word, "seed \(seed)")
    }
  }
}
