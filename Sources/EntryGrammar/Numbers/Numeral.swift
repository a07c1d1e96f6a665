package import HealthLog

// numeral = ["-"] (digits [("." / ",") digits] / ("." / ",") digits) [fraction] / fraction
// fraction = "½" / "¼" / "¾"
//
// All glued. A comma is a decimal point; three digits behind it could be thousands, and are refused.

/// A number as it was typed, and where.
package struct Numeral: Equatable, Sendable {
  package var number: Number
  package var range: Range<Int>
  /// A zero stands before other digits: `071`.
  package var hasLeadingZero: Bool

  package init(_ number: Number, _ range: Range<Int>, hasLeadingZero: Bool = false) {
    (self.number, self.range, self.hasLeadingZero) = (number, range, hasLeadingZero)
  }

  /// Marks that add a part of one to the digits before them, by the digits behind the point.
  static let fractions = ["½": "5", "¼": "25", "¾": "75"]
}

extension Cursor {
  /// Reads a number, or `nil` when none begins here.
  package mutating func numeral(isSigned: Bool = false) throws(Stop) -> Numeral? {
    let start = position
    let sign = isSigned && isAt(mark: "-") && isAtGap && isGluedDigits(1) ? "-" : ""
    guard isNumberStart(sign.isEmpty ? 0 : 1) else { return nil }
    if !sign.isEmpty { advance() }
    let whole = take(digits: ())
    let fraction = try fraction(behind: whole, from: start)
    guard let number = Number(sign + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction))
    else {
      move(to: start)
      throw .error(.expected("a number of at most 18 digits", found: text(wordRange), at: wordRange))
    }
    return Numeral(number, range(from: start), hasLeadingZero: whole.count > 1 && whole.hasPrefix("0"))
  }

  /// Reads a number where something else may stand too; one that is malformed is left for a rule that must have it.
  package mutating func wellFormedNumeral() -> Numeral? {
    let start = position
    do throws(Stop) {
      return try numeral()
    } catch {
      move(to: start)
      return nil
    }
  }

  /// Whether a number begins `count` atoms ahead.
  package func isNumberStart(_ count: Int = 0) -> Bool {
    guard let atom = peek(count) else { return false }
    if atom.sort == .digits || Numeral.fractions[atom.text] != nil { return true }
    return atom.text == "." && !atom.isGlued && isGluedDigits(count + 1)
  }

  func isGluedDigits(_ count: Int) -> Bool { peek(count)?.sort == .digits && peek(count)?.isGlued == true }

  private mutating func take(digits: Void) -> String {
    guard let digits = next, digits.sort == .digits else { return "" }
    advance()
    return digits.text
  }

  private mutating func fraction(behind whole: String, from start: Int) throws(Stop) -> String {
    if let part = next.flatMap({ Numeral.fractions[$0.text] }), whole.isEmpty || next?.isGlued == true {
      advance()
      return part
    }
    guard isAt(mark: ".", ","), isGluedDigits(1), whole.isEmpty || next?.isGlued == true else {
      try refuseExponent(from: start)
      return ""
    }
    let isComma = isAt(mark: ",")
    advance()
    let fraction = take(digits: ())
    if isAt(mark: ".", ","), next?.isGlued == true, isGluedDigits(1) { try refuse(from: start) }
    try refuseExponent(from: start)
    if isComma, fraction.count == 3, whole.count <= 3, whole != "0" {
      let word = range(from: start)
      throw .error(
        .expected(
          "a number without a thousands mark", found: text(word), at: word, suggestion: whole + fraction))
    }
    return fraction
  }

  /// `1e5` is a way for programs to write numbers; a person who types it slipped.
  private mutating func refuseExponent(from start: Int) throws(Stop) {
    if isAt(word: "e"), next?.isGlued == true, isGluedDigits(1) { try refuse(from: start) }
  }

  private mutating func refuse(from start: Int) throws(Stop) {
    move(to: start)
    throw .error(.expected("a number", found: text(wordRange), at: wordRange))
  }
}
