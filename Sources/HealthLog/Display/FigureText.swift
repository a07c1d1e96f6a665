internal import CivilTime

extension Kind {
  /// The unit to show figures in: the owner's, else that of `latest`, else the canonical one.
  package func displayUnit(_ settings: Settings, latest: Record? = nil) -> Unit? {
    let names = [settings.unit(of: name), latest?.text("unit")]
    return names.lazy.compactMap { name in figureUnits.first { $0.name == name } }.first ?? figureUnits.first
  }

  /// A main figure, given in the canonical unit, as it is read in `unit`: `112 mg/dL`, `82.4 kg`, `7 h 55`.
  package func text(_ figure: Double, in unit: Unit? = nil) -> String {
    guard let unit = unit ?? figureUnits.first else { return Shown.short(figure, 1) }
    return Self.isMinutes(unit) ? Shown.minutes(figure) : unit.text(unit.fromCanonical(figure))
  }

  /// The same without the unit, for a column whose head names it: `112`.
  package func number(_ figure: Double, in unit: Unit? = nil) -> String {
    guard let unit = unit ?? figureUnits.first else { return Shown.short(figure, 1) }
    return Self.isMinutes(unit)
      ? Shown.minutes(figure) : Shown.decimals(unit.fromCanonical(figure), unit.decimals)
  }

  /// A change of the main figure with its sign: `+3 mg/dL`, `-0.6 kg`, `+35 min`.
  package func text(change: Double, in unit: Unit? = nil) -> String {
    guard let unit = unit ?? figureUnits.first else { return Self.signed(Shown.short(change, 1)) }
    return Self.signed(Self.isMinutes(unit) ? Shown.minutes(change) : unit.text(unit.difference(change)))
  }

  /// Hours read better than hundreds of minutes.
  private static func isMinutes(_ unit: Unit) -> Bool { unit.name == "min" }

  private static func signed(_ text: String) -> String { text.hasPrefix("-") ? text : "+" + text }
}

extension Shown {
  /// A pace, given in seconds: `5:02 /km`, `1:45 /500 m`.
  package static func pace(_ seconds: Double, per unit: String = "km") -> String {
    guard let whole = Number(rounding: seconds, places: 0)?.whole else { return "–" }
    return "\(whole / 60):\(digits(whole % 60, 2)) /\(unit)"
  }

  /// A share of all, rounded to whole percent: `71 %`.
  package static func percent(_ share: Double) -> String { decimals(share, 0) + " %" }
}
