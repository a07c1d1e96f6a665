import HealthLog
import Testing

@testable import EntryGrammar

@Suite("Decimal commas")
struct DecimalCommasTests {
  /// The numbers of a line, each comma between them as the rules have it: `82.5 8`.
  private func merged(_ text: String, _ name: String) throws -> String {
    let line = try Line(text)
    let exercise = try #require(Catalogue.standard.exercise(name))
    let tokens = try SetScanner.tokens(Cursor(line), in: .standard)
    do throws(Stop) {
      let result = try DecimalCommas.merged(tokens, of: exercise, in: line)
      return result.tokens.compactMap { $0.number.map { "\($0)" } }.joined(separator: " ")
    } catch {
      guard case .question(let question) = error else { throw error }
      return "? " + question.choices.map(\.text).joined(separator: " | ")
    }
  }

  @Test(
    "of a weight",
    arguments: [
      ("82,5", "82 5"), ("82,5x5", "82.5 5"), ("8x82,5", "8 82.5"), ("3x8x82,5", "3 8 82.5"),
      ("82,5kg", "82.5"), ("82,25 kg", "82.25"), ("82,5 8/8", "82.5 8 8"), ("82,5 3x8", "82.5 3 8"),
      ("3x8 82,5", "3 8 82.5"), ("8 82,5", "8 82.5"), ("82,5/8/8", "82.5 8 8"), ("@82,5", "82.5"),
      ("+2,5", "2.5"), ("bw+12,5", "12.5"), ("8,8,7", "8 8 7"), ("82,5,5", "82 5 5"), ("80x8,8", "80 8 8"),
      ("80kg x 8,5", "80 8 5"), ("80 8,5", "80 8 5"), ("bw 8,5", "8 5"), ("8,8 80kg", "8 8 80"),
      ("8,8x80kg", "8 8 80"), ("8,5@bw", "8 5"), ("8, 5", "8 5"), ("8 ,5", "8 5"), ("82.5,5", "82.5 5"),
      ("12,5x10", "12.5 10"), ("12,5 10 10", "12.5 10 10"), ("5x12,10", "5 12 10"), ("8x80,85", "8 80 85"),
      ("3x7,5x10", "3 7.5 10"), ("8,8 reps", "8 8"),
    ])
  func weight(_ text: String, _ expected: String) throws {
    #expect(try merged(text, "Bench Press") == expected)
  }

  @Test(
    "of an effort",
    arguments: [
      ("@8,5", "8.5"), ("rpe 8,5", "8.5"), ("@8,9", "8 9"), ("@8,8,9", "8 8 9"), ("rir 1,5", "1.5"),
    ])
  func effort(_ text: String, _ expected: String) throws {
    #expect(try merged("8 " + text, "Bench Press") == "8 " + expected)
  }

  @Test(
    "of reps done with the body, time and distance",
    arguments: [
      ("Push-Up", "40,25", "40 25"), ("Pull-Up", "10,5", "10 5"), ("Pull-Up", "12,5x5", "12.5 5"),
      ("Run", "5,2", "5.2"), ("Run", "5,2km", "5.2"), ("Run", "5,2 25:10", "5.2"),
      ("Run", "21,0975km", "21.0975"),
      ("Plank", "60,45", "60 45"),
    ])
  func others(_ name: String, _ text: String, _ expected: String) throws {
    #expect(try merged(text, name) == expected)
  }

  @Test(
    "asks where both read",
    arguments: [
      ("Bench Press", "20x7,5", "? 7.5 | 7 and 5"), ("Bench Press", "8x7,5", "? 7.5 | 7 and 5"),
      ("Bench Press", "8,6x80", "? 8.6 | 8 and 6"), ("Bench Press", "8x80,8", "? 80.8 | 80 and 8"),
      ("Plank", "60,45s", "? 60.45 | 60 and 45"), ("Swim", "1,500m", "? 1.500 | 1500"),
      ("Run", "5,125km", "? 5.125 | 5125"),
    ])
  func asks(_ name: String, _ text: String, _ expected: String) throws {
    #expect(try merged(text, name) == expected)
  }
}
