internal import CivilTime
internal import HealthLog

// intake = verb number unit ["of"] noun / verb number noun / verb noun number

extension Dispatch {
  /// Words for taking something in, or for doing it, that tell nothing of what it is.
  private static let verbs = [
    "took", "taken", "take", "had", "have", "ate", "eaten", "drank", "injected", "walked",
  ]

  /// `took 6u insulin`, `ate 45g of carbs`, `walked 10000 steps`: the noun says what it is, whatever the verb.
  ///
  /// Only what adds up over a day is told so: `took 4 glucose tablets` is a medicine and no reading.
  func startingWithVerb(_ cursor: inout Cursor) throws(Stop) -> Start? {
    var ahead = cursor
    guard ahead.take(anyWord: Self.verbs) != nil else { return nil }
    if let kind = try kindOfIntake(ahead) {
      cursor = ahead
      return Start(draft: FieldsDraft(kind), mayHaveNounBehind: true)
    }
    guard let noun = names.kind(at: ahead), measured.contains(where: { $0.name == noun.kind.name }) else {
      return nil
    }
    ahead.advance(by: noun.count)
    guard ahead.isNumberStart() || !tellsMedicines(noun.kind, ahead) else { return nil }
    cursor = ahead
    return Start(draft: draft(of: noun.kind))
  }

  /// `took water pills` are pills; `took insulin lantus 12u` is no medicine called insulin, nor `took meds` one of that
  /// name.
  private func tellsMedicines(_ kind: Kind, _ ahead: Cursor) -> Bool {
    let isDose = kind.units.contains { $0.spellings.contains("units") }
    return !isDose && kind.fields.first { $0.isRequired && $0.name == "text" } == nil
  }

  private func isIntake(_ kind: Kind) -> Bool { kind.form == .fields && kind.dayFigure == .sum }

  /// The kind that is named behind its amount, by a noun or by one of its choices: `6 units of rapid`.
  private func kindOfIntake(_ cursor: Cursor) throws(Stop) -> Kind? {
    for kind in measured where isIntake(kind) {
      var ahead = cursor
      guard let quantity = try ahead.quantity(in: kind.units, names: names) else { continue }
      if quantity.unit?.name == kind.name { return kind }
      _ = ahead.take(word: "of")
      if quantity.unit != nil, FieldsDraft(kind).claims(ahead) { return kind }
      guard let noun = names.kind(at: ahead), noun.kind.name == kind.name else { continue }
      ahead.advance(by: noun.count)
      if quantity.unit != nil || ahead.isAtEnd || ahead.next?.sort == .mark { return kind }
    }
    return nil
  }
}
