import TestSupport
import HealthLog
import Testing

@testable import EntryGrammar

@Suite("Sets retyped")
struct SetsTextTests {
  @Test("random sets read again as the same, and nothing is inferred", arguments: 0..<30 as Range<UInt64>)
  func roundTrip(_ seed: UInt64) throws {
    var random = RandomSets(seed: seed)
    for _ in 0..<50 {
      let exercises = random.exercises(of: Exercise.standard).map(\.value)
      let text = SetRules.text(of: exercises)
      let answer = SetsBench().answer(text)
      let expected = exercises.map(spelled).joined(separator: "; ")
      #expect(answer == expected, "seed \(seed): \(text)")
    }
  }
}
