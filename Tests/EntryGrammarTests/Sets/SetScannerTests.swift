import HealthLog
import Testing

@testable import EntryGrammar

/// A token as one word: a number, a unit in angle brackets, a word after a colon, a name in brackets.
private func spelled(_ token: SetToken) -> String {
  switch token.sort {
  case .number(let number): "\(number)"
  case .clock(let parts): parts.map { "\($0)" }.joined(separator: ":")
  case .unit(.load(let unit)), .unit(.distance(let unit)): "<\(unit)>"
  case .unit(.time(let seconds)): "<\(seconds)s>"
  case .unit(.minutesOrMetres): "<m?>"
  case .unit(.sets): "<sets>"
  case .unit(.reps): "<reps>"
  case .word(.mark(let mark)): ":\(mark)"
  case .word(let word): ":\(word)"
  case .name(let exercise): "[\(exercise.name)]"
  case .unknownName: "[?]"
  }
}

@Suite("Tokens of sets")
struct SetScannerTests {
  private func tokens(_ text: String, name: Range<Int>? = nil) throws -> [SetToken] {
    try SetScanner.tokens(Cursor(try Line(text)), name: name, in: .standard)
  }

  @Test(
    "numbers, clocks and units",
    arguments: [
      ("8", "8"), ("82.5", "82.5"), ("82,5", "82 :comma 5"), ("82½", "82.5"), ("½", "0.5"), ("8 ½", "8 0.5"),
      ("8.", "8"), ("25:10", "25:10"), ("1:05:30", "1:5:30"), ("1:45.3", "1:45.3"), ("5:2", "5 :colon 2"),
      ("25: 10", "25 :colon 10"), ("80kg", "80 <kg>"), ("80 lbs", "80 <lb>"), ("185#", "185 <lb>"),
      ("5k", "5 <km>"), ("5 miles", "5 <mi>"), ("400yd", "400 <yd>"), ("500m", "500 <m?>"),
      ("500 meters", "500 <m>"), ("60s", "60 <1s>"), ("40min", "40 <60s>"), ("1h5m", "1 <3600s> 5 <m?>"),
      ("25'10\"", "25 <60s> 10 <1s>"), ("3 sets of 8 reps", "3 <sets> :filler 8 <reps>"),
    ])
  func numbers(_ text: String, _ expected: String) throws {
    #expect(try tokens(text).map(spelled).joined(separator: " ") == expected)
  }

  @Test(
    "words and marks",
    arguments: [
      ("3x8", "3 :times 8"), ("3×8", "3 :times 8"), ("3*8", "3 :times 8"), ("3 by 8", "3 :times 8"),
      ("80kgx8", "80 <kg> :times 8"), ("bwx8", ":bodyweight :times 8"), ("8xbw", "8 :times :bodyweight"),
      ("80xamrap", "80 :times :open"), ("@8", ":at 8"), ("at 8", ":atWord 8"), ("rpe8", ":rpe 8"),
      ("8 w", "8 :warmup"), ("8w", "8 :warmup"), ("warm-up:", ":warmup :colon"), ("warm up", ":warmup"),
      ("8f", "8 :failure"), ("8 to failure", "8 :failure"), ("8 to 12", "8 :to 12"), ("a>b", ""),
      ("8 > 6", "8 :drop 6"), ("8 -> 6", "8 :drop 6"), ("8 then drop to 6", "8 :drop 6"),
      ("8 drop set 6", "8 :drop 6"), ("8/side", "8 :perSide"), ("8 / side", "8 :perSide"),
      ("8 each leg", "8 :perSide"), ("8 per hand", "8 :perHand"), ("5:02/km", "5:2 :slash <km>"),
      ("5:02 per km", "5:2 :per <km>"), ("bw+20", ":bodyweight :plus 20"), ("body weight", ":bodyweight"),
      ("8 & 8", "8 :ampersand 8"), ("8 with 8", "8 :with 8"), ("8;8", "8 :semicolon 8"),
    ])
  func words(_ text: String, _ expected: String) throws {
    #expect(try tokens(text).map(spelled).joined(separator: " ") == expected)
  }

  @Test(
    "names of exercises, the longest first",
    arguments: [
      ("bench 8", "[Bench Press] 8"), ("Bench Press 8", "[Bench Press] 8"),
      ("bench8x80", "[Bench Press] 8 :times 80"),
      ("pull-ups 8", "[Pull-Up] 8"), ("pull ups 8", "[Pull-Up] 8"),
      ("side plank 60s", "[Side Plank] 60 <1s>"),
      ("clean and jerk 2", "[Clean and Jerk] 2"), ("farmer's walk 40m", "[Farmer's Walk] 40 <m?>"),
      ("8 bench & curl", "8 [Bench Press] :ampersand [Biceps Curl]"), ("l-sit 20s", "[L-Sit] 20 <1s>"),
    ])
  func names(_ text: String, _ expected: String) throws {
    #expect(try tokens(text).map(spelled).joined(separator: " ") == expected)
  }

  @Test(
    "what is of another kind ends the tokens, and its number is none of them",
    arguments: [
      ("8 foo", "8"), ("8 60g carbs", "8"), ("8, 6u rapid", "8 :comma"), ("8 112 mg/dl", "8"), ("8 18%", "8"),
      ("8 37°C", "8"), ("8q4", ""), ("glucose 112", ""),
    ])
  func end(_ text: String, _ expected: String) throws {
    #expect(try tokens(text).map(spelled).joined(separator: " ") == expected)
  }

  @Test("the words of an exercise that is not known are one token where they are said to stand")
  func unknownName() throws {
    #expect(try tokens("zercher squat 8x80", name: 0..<2).map(spelled) == ["[?]", "8", ":times", "80"])
    #expect(try tokens("8x80 zercher", name: 3..<4).map(spelled) == ["8", ":times", "80", "[?]"])
  }

  @Test("a token knows its characters, also where it shares an atom with another")
  func ranges() throws {
    let tokens = try tokens("80kgx8 @9")
    #expect(tokens.map(\.range) == [0..<2, 2..<4, 4..<5, 5..<6, 7..<8, 8..<9])
    #expect(tokens.map(\.isGlued) == [false, true, true, true, false, true])
    #expect(tokens.map(\.end) == [1, 2, 2, 3, 4, 5])
  }

  @Test("a number with more digits than can be kept is refused")
  func tooLong() throws {
    let stop = #expect(throws: Stop.self) { try tokens("1234567890123456789 kg") }
    let message = "expected a number of at most 18 digits, found '1234567890123456789'"
    #expect(stop == .error(EntryError(message, at: 0..<19)))
  }
}
