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
  /// A number before the noun is told so only of what adds up over a day: `took 4 glucose tablets` is a medicine.
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
    guard ahead.isNumberStart() || isDosed(noun.kind) else { return nil }
    cursor = ahead
    return Start(draft: draft(of: noun.kind))
  }

  /// Whether a kind is itself of doses: `took water pills` is a medicine, `took insulin lantus 12u` is none called
  /// insulin.
  private func isDosed(_ kind: Kind) -> Bool {
    kind.fields.contains { $0.units.contains { $0.spellings.contains("units") } }
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
