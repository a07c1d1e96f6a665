internal import HealthLog

/// Count, sum and ends of the values of some records, by plain addition.
struct PlainSums: Equatable, Sendable {
  private(set) var count = 0
  private(set) var sum = 0.0
  private(set) var min = Double.infinity
  private(set) var max = -Double.infinity

  var mean: Double { sum / Double(count) }

  mutating func add(_ value: Double) {
    count += 1
    sum += value
    min = Swift.min(min, value)
    max = Swift.max(max, value)
  }
}

/// What the made glucose records come to, from the records themselves: no document and no index is in it.
struct PlainFigures: Equatable, Sendable {
  /// The last two weeks of the store, as a question on its last day asks for them.
  static let fortnight = "2026-10-18"
  static let month = "2026-10"

  private(set) var all = PlainSums()
  private(set) var lastFortnight = PlainSums()
  private(set) var lastMonth = PlainSums()
  /// `23:55` and the value of the newest ten, from the oldest.
  private(set) var newest: [(clock: String, value: Double)] = []

  init(_ records: some Sequence<Record>) {
    for record in records { add(record) }
  }

  private mutating func add(_ record: Record) {
    guard let time = record.text("time"), let value = record.number("value")?.double else { return }
    all.add(value)
    guard time >= Self.month else { return }
    lastMonth.add(value)
    if time >= Self.fortnight { lastFortnight.add(value) }
    newest = newest.suffix(9) + [(String(time.dropFirst(11).prefix(5)), value)]
  }

  static func == (a: PlainFigures, b: PlainFigures) -> Bool {
    a.all == b.all && a.lastFortnight == b.lastFortnight && a.lastMonth == b.lastMonth
      && a.newest.elementsEqual(b.newest, by: ==)
  }
}
