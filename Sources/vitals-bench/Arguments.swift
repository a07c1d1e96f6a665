internal import CivilTime

/// The words behind a subcommand, taken one after the other.
struct Arguments: Equatable, Sendable {
  private var words: [String]
  /// Where the random numbers begin.
  private(set) var seed: UInt64 = 1

  /// Takes `--seed S` out of `words`, wherever it stands.
  init(_ words: some Sequence<String>) throws(BenchError) {
    self.words = Array(words)
    guard let place = self.words.firstIndex(of: "--seed") else { return }
    self.words.remove(at: place)
    seed = UInt64(try number("the seed", from: 0, at: place))
  }

  /// The next word, which the usage calls `name`.
  mutating func next(_ name: String) throws(BenchError) -> String {
    guard !words.isEmpty else { throw BenchError(.missing(name)) }
    return words.removeFirst()
  }

  /// The next word as a whole number.
  mutating func number(_ name: String, from least: Int) throws(BenchError) -> Int {
    try number(name, from: least, at: words.startIndex)
  }

  private mutating func number(_ name: String, from least: Int, at place: Int) throws(BenchError) -> Int {
    guard words.indices.contains(place) else { throw BenchError(.missing(name)) }
    let word = words.remove(at: place)
    guard let number = plainNumber(word), number >= least else {
      throw BenchError(.expectedNumber(name, from: least, found: word))
    }
    return number
  }

  /// The next word, where there is one more.
  mutating func nextOrNone() -> String? { words.isEmpty ? nil : words.removeFirst() }

  /// All words that are left.
  mutating func rest() -> [String] {
    defer { words = [] }
    return words
  }

  func end() throws(BenchError) {
    if let word = words.first { throw BenchError(.surplus(word)) }
  }
}
