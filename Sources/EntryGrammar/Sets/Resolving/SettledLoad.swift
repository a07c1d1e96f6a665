internal import HealthLog

/// A weight with its unit.
struct SettledLoad: Equatable, Sendable {
  var weight: Number?
  var unit: String?
  var isBodyweight = false
  var isPerHand = false
}

/// The unit of a weight that was typed without one: the nearest that was typed for the exercise, else the owner's.
struct LoadUnits: Equatable, Sendable {
  /// Units of this exercise and where they were typed.
  private var typed: [(unit: String, place: Int)]
  private let fallback: String

  /// `other` is a unit typed for another exercise of the line, which counts where the owner has set none; `own` is
  /// that of sets which are corrected, and counts before.
  init(_ tokens: [SetToken], settings: Settings, other: String?, own: String? = nil) {
    typed = tokens.compactMap { token in
      guard case .load(let unit)? = token.unit else { return nil }
      return (unit, token.range.lowerBound)
    }
    let known = loadUnits.map(\.name)
    let owners = [own, settings.unit(of: "workout"), settings.unit(of: "weight")].compactMap(\.self)
    fallback = owners.first { known.contains($0) } ?? other ?? "kg"
  }

  /// The first unit that was typed for the exercise.
  var typedUnit: String? { typed.first?.unit }

  func unit(at place: Int) -> String {
    (typed.last { $0.place < place } ?? typed.first)?.unit ?? fallback
  }

  static func == (a: LoadUnits, b: LoadUnits) -> Bool {
    a.fallback == b.fallback && a.typed.elementsEqual(b.typed) { $0 == $1 }
  }
}
