package import HealthLog

/// The unit of a number that was typed without one.
package enum UnitChoice: Sendable {
  case unit(Unit)
  /// More than one would do; the likelier first.
  case several([Unit])
  case none

  /// The owner's unit if the number can be that; else the unit whose range holds the number.
  ///
  /// Where a unit is presumed, ranges overlap too far to tell, and another is taken only for a number that is
  /// usual in it and plausible by what was recorded before.
  package init(
    for number: Number, among units: [Unit], owner: String?, presumed: String?,
    isPlausible: (Unit) -> Bool = { _ in true }
  ) {
    if let own = units.first(where: { $0.name == owner ?? presumed }), own.allows(number) {
      self = .unit(own)
      return
    }
    let possible = units.filter {
      presumed == nil ? $0.allows(number) : $0.usual.contains(number.double) && isPlausible($0)
    }
    switch possible.count {
    case 0: self = .none
    case 1: self = .unit(possible[0])
    default: self = .several(Self.likelierFirst(possible, number))
    }
  }

  private static func likelierFirst(_ units: [Unit], _ number: Number) -> [Unit] {
    units.filter { $0.usual.contains(number.double) } + units.filter { !$0.usual.contains(number.double) }
  }
}
