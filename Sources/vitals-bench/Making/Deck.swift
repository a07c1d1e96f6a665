internal import CivilTime

/// Remarks that are dealt like cards, so that none comes twice before all of its season have come.
struct Deck: Sendable {
  private enum Season: Equatable, Sendable { case any, warm, cold }

  private struct Card: Sendable {
    var text: String
    var season: Season
  }

  private let cards: [Card]
  private var left: [Card] = []
  private var last: String?
  private var random: SeededRandom

  /// `warm` are dealt from May to September only, `cold` from November to March.
  init(_ texts: [String], warm: [String] = [], cold: [String] = [], seed: UInt64, _ theme: String) {
    cards =
      texts.map { Card(text: $0, season: .any) } + warm.map { Card(text: $0, season: .warm) }
      + cold.map { Card(text: $0, season: .cold) }
    random = SeededRandom(seed: seed, "deck of " + theme)
  }

  mutating func deal(on date: CivilDate) -> String {
    var fitting = places(in: date.month)
    if fitting.isEmpty {
      left = cards.filter { $0.text != last }
      fitting = places(in: date.month)
    }
    let text = left.remove(at: random.pick(fitting)).text
    last = text
    return text
  }

  private func places(in month: Int) -> [Int] {
    let season: Season =
      switch month {
      case 5...9: .warm
      case 11, 12, 1...3: .cold
      default: .any
      }
    return left.indices.filter { left[$0].season == .any || left[$0].season == season }
  }
}
