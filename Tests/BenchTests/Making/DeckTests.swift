import CivilTime
import Testing

@testable import vitals_bench

@Suite("A deck of remarks")
struct DeckTests {
  private let january = CivilDate.first
  private let july = CivilDate.first.adding(days: 190)
  private let april = CivilDate.first.adding(days: 100)

  private func deck() -> Deck { Deck(["a", "b", "c"], warm: ["sun"], cold: ["snow"], seed: 4, "remarks") }

  @Test("deals each of its season once before one comes again", arguments: 1...20)
  func once(_ seed: UInt64) {
    var deck = Deck(["a", "b", "c"], warm: ["sun"], cold: ["snow"], seed: seed, "remarks")
    #expect(Set((0..<4).map { _ in deck.deal(on: january) }) == ["a", "b", "c", "snow"])
  }

  @Test("keeps what belongs to summer from winter, and both from April")
  func seasons() {
    var (cold, warm, mild) = (deck(), deck(), deck())
    #expect(Set((0..<50).map { _ in cold.deal(on: january) }) == ["a", "b", "c", "snow"])
    #expect(Set((0..<50).map { _ in warm.deal(on: july) }) == ["a", "b", "c", "sun"])
    #expect(Set((0..<50).map { _ in mild.deal(on: april) }) == ["a", "b", "c"])
  }

  @Test("never deals the same twice in a row", arguments: 1...20)
  func neverTwice(_ seed: UInt64) {
    var deck = Deck(["a", "b", "c"], seed: seed, "remarks")
    let dealt = (0..<200).map { _ in deck.deal(on: january) }
    #expect(zip(dealt, dealt.dropFirst()).allSatisfy { $0 != $1 }, "seed \(seed)")
  }
}
