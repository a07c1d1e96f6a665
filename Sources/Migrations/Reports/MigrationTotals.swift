/// A quantity that one record adds to a sum: 82.4 kg to the weights.
package struct MigrationFigure: Hashable, Sendable {
  package var quantity: Quantity
  package var amount: ExactDecimal

  /// What is summed up, in one unit: kilograms and pounds are two.
  package struct Quantity: Hashable, Sendable {
    package var name: String
    package var unit: String

    package init(_ name: String, _ unit: String) { (self.name, self.unit) = (name, unit) }
  }

  package init(_ name: String, _ unit: String, _ amount: ExactDecimal) {
    quantity = Quantity(name, unit)
    self.amount = amount
  }
}

extension MigrationFigure.Quantity: Comparable {
  package static func < (a: Self, b: Self) -> Bool { (a.name, a.unit) < (b.name, b.unit) }
}

extension MigrationFigure.Quantity: CustomStringConvertible {
  /// `glucose (mg/dL)`; a bare count has no unit.
  package var description: String { unit.isEmpty ? name : "\(name) (\(unit))" }
}

/// How many records of each kind there are, and what they add up to.
package struct MigrationTotals: Hashable, Sendable {
  package private(set) var counts: [String: Int] = [:]
  package private(set) var sums: [MigrationFigure.Quantity: ExactDecimal] = [:]
  /// Sums with more digits than can be held; they are not compared.
  private var tooLong: Set<MigrationFigure.Quantity> = []

  package init() {}

  package mutating func count(_ kind: String, _ number: Int = 1) { counts[kind, default: 0] += number }

  package mutating func add(_ figure: MigrationFigure) {
    guard !tooLong.contains(figure.quantity) else { return }
    guard let sum = (sums[figure.quantity] ?? .zero).adding(figure.amount) else {
      sums[figure.quantity] = nil
      tooLong.insert(figure.quantity)
      return
    }
    sums[figure.quantity] = sum
  }

  /// The sums that are not the same in both, each with its two values.
  package func differences(to other: MigrationTotals) -> [String] {
    Set(sums.keys).union(other.sums.keys).subtracting(tooLong).subtracting(other.tooLong).sorted()
      .compactMap { quantity in
        let (before, after) = (sums[quantity] ?? .zero, other.sums[quantity] ?? .zero)
        return before == after ? nil : "\(quantity) \(before) before, \(after) after"
      }
  }
}
