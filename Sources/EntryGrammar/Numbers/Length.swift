internal import CivilTime
package import HealthLog

// length   = hours [["and"] minutes] [seconds] / hours 2digits / minutes [seconds] / seconds
//          / digits ":" 2digits hours-word / spoken
// hours    = numeral ("h" / "hr" / "hour" …)      minutes, seconds alike
// spoken   = ["a"] "half" ["an"] "hour" / ("a" / "an" / "one") ("hour" / "minute") ["and" "a" "half"]
//          / numeral "and" "a" "half" "hours"

/// A length of time as it was typed: `7h30`, `1h 5m`, `450min`, `half an hour`.
package struct Length: Equatable, Sendable {
  package var seconds: Number
  package var range: Range<Int>

  /// The length that a text is, as a question says one: `6h`, `7h30`; `nil` for any other text.
  package static func seconds(of text: String) -> Number? {
    do throws(EntryError) {
      var cursor = Cursor(try Lexer.line(text))
      guard let length = cursor.length(), cursor.isAtEnd else { return nil }
      return length.seconds
    } catch {
      return nil
    }
  }

  /// The whole minutes; `nil` when it is not made of them.
  package var minutes: Int? { seconds.whole.flatMap { $0 % 60 == 0 ? $0 / 60 : nil } }

  enum Unit: Int, CaseIterable {
    case hour = 3600
    case minute = 60
    case second = 1

    var words: [String] {
      switch self {
      case .hour: ["h", "hr", "hrs", "hour", "hours"]
      case .minute: ["m", "min", "mins", "minute", "minutes"]
      case .second: ["s", "sec", "secs", "second", "seconds"]
      }
    }
  }
}

extension Cursor {
  /// Reads a length of time, or leaves the cursor where it is.
  package mutating func length() -> Length? {
    let start = position
    if let seconds = spokenLength() ?? clockLength() ?? summedLength() {
      return Length(seconds: seconds, range: range(from: start))
    }
    move(to: start)
    return nil
  }

  private mutating func lengthUnit() -> Length.Unit? {
    Length.Unit.allCases.first { take(anyWord: $0.words) != nil }
  }

  /// `half an hour`, `an hour and a half`, `7 and a half hours`.
  private mutating func spokenLength() -> Number? {
    let start = position
    if isHalf(article: "a") { advance() }
    if take(word: "half") != nil {
      _ = take(word: "an", "a")
      if take(word: "hour") != nil { return 1800 }
    } else if take(word: "a", "an", "one") != nil, isAt(word: "hour", "minute", "h"), let unit = lengthUnit()
    {
      return Number(unit.rawValue + (takeAndAHalf() ? unit.rawValue / 2 : 0))
    } else if let number = wellFormedNumeral(), takeAndAHalf(), let unit = lengthUnit() {
      return number.number.multiplied(by: unit.rawValue)?.adding(Number(unit.rawValue / 2))
    }
    move(to: start)
    return nil
  }

  private func isHalf(article: String) -> Bool { isAt(word: article) && peek(1)?.text == "half" }

  private mutating func takeAndAHalf() -> Bool {
    guard isAt(word: "and"), peek(1)?.text == "a", peek(2)?.text == "half" else { return false }
    advance(by: 3)
    return true
  }

  /// Hours and minutes as on a clock, with the unit of hours: `1:30h`.
  private mutating func clockLength() -> Number? {
    guard isAtDigits, peek(1)?.text == ":", isGluedDigits(2), peek(2)?.text.count == 2,
      Length.Unit.hour.words.contains(peek(3)?.text ?? ""), let hours = next.flatMap({ Int($0.text) }),
      let minutes = peek(2).flatMap({ Int($0.text) }), minutes < 60, hours < 1000
    else { return nil }
    advance(by: 4)
    return Number(hours * 3600 + minutes * 60)
  }

  private mutating func summedLength() -> Number? {
    var sum: Number?
    var last = Int.max
    while let (number, unit) = lengthPart(below: last) {
      guard let part = number.multiplied(by: unit.rawValue), let next = (sum ?? 0).adding(part) else {
        return nil
      }
      (sum, last) = (next, unit.rawValue)
      if unit == .hour, let minutes = minutesBehindHours() { return next.adding(Number(minutes * 60)) }
    }
    return sum
  }

  /// A number with a unit of time, which is smaller than the one before.
  private mutating func lengthPart(below last: Int) -> (Number, Length.Unit)? {
    let start = position
    if last < .max { _ = take(word: "and") }
    if !isClock, let numeral = wellFormedNumeral(), let unit = lengthUnit(), unit.rawValue < last {
      return (numeral.number, unit)
    }
    move(to: start)
    return nil
  }

  /// Digits with a colon behind them are a clock time.
  private var isClock: Bool { peek(1)?.text == ":" && peek(1)?.isGlued == true }

  /// The `30` of `7h30` and `7h 30`: no unit, no month, and nothing glued behind it.
  private mutating func minutesBehindHours() -> Int? {
    guard let digits = next, digits.sort == .digits, digits.text.count <= 2, let minutes = Int(digits.text),
      minutes < 60, !isContinued(1), Month.number(peek(1)?.text ?? "") == nil,
      !Length.Unit.allCases.contains(where: { isUnit($0, at: 1) })
    else { return nil }
    advance()
    return minutes
  }

  /// Whether letters, digits or a part of a number hang on the atom before.
  private func isContinued(_ count: Int) -> Bool {
    guard let atom = peek(count), atom.isGlued else { return false }
    return atom.sort != .mark || [":", ".", ",", "/"].contains(atom.text) && isGluedDigits(count + 1)
  }

  private func isUnit(_ unit: Length.Unit, at count: Int) -> Bool {
    unit.words.contains(peek(count)?.text ?? "")
  }
}

extension Number {
  /// The exact product, `nil` when the digits do not suffice.
  func multiplied(by factor: Number) -> Number? {
    let (product, overflow) = digits.multipliedReportingOverflow(by: factor.digits)
    return overflow || product == .min
      ? nil : Number(digits: product, scale: scale + factor.scale).normalized
  }

  /// The exact product, `nil` when the digits do not suffice.
  package func multiplied(by factor: Int) -> Number? {
    let (product, overflow) = digits.multipliedReportingOverflow(by: Int64(factor))
    return overflow || product == .min ? nil : Number(digits: product, scale: scale).normalized
  }
}
