/// A day of the proleptic Gregorian calendar, in the years 0001–9999.
package struct CivilDate: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// The date, or `nil` when the calendar has no such day.
  ///
  ///     CivilDate(year: 2026, month: 2, day: 29)  // nil
  package init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.length(ofMonth: month, year: year) else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The date that lies `dayNumber` days after 1970-01-01.
  ///
  /// Counts in eras of 400 years that begin on 1 March, so that the leap day is the last of its year.
  package init(dayNumber: Int) {
    let shifted = min(max(dayNumber, Self.first.dayNumber), Self.last.dayNumber) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  private init(uncheckedYear year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  package static let first = CivilDate(uncheckedYear: 1, month: 1, day: 1)
  package static let last = CivilDate(uncheckedYear: 9999, month: 12, day: 31)

  /// Days since 1970-01-01, below 0 before it.
  package var dayNumber: Int { Self.dayNumber(year: year, month: month, day: day) }

  package var weekday: Weekday {
    Weekday.allCases[((dayNumber + 3) % 7 + 7) % 7]
  }

  package func adding(days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  package var firstOfMonth: CivilDate { CivilDate(uncheckedYear: year, month: month, day: 1) }

  package var lastOfMonth: CivilDate {
    CivilDate(uncheckedYear: year, month: month, day: Self.length(ofMonth: month, year: year))
  }

  /// The days since 1970-01-01 of a date that is known to be one; no check, for the path of every record.
  @inlinable
  package static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  @inlinable
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  @inlinable
  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDate: Comparable {
  package static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// ISO 8601: `2026-11-29`.
  package var description: String { digits(year, 4) + "-" + digits(month, 2) + "-" + digits(day, 2) }

  /// The name of the month's document: `2026-11`.
  package var monthName: String { digits(year, 4) + "-" + digits(month, 2) }
}

extension CivilDate {
  /// Reads `2026-11-29`, with two digits for month and day.
  package init?(_ text: Substring) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[7] == UInt8(ascii: "-"), let day = number(in: bytes[8...]) else {
      return nil
    }
    self.init(year: bytes[..<7], day: day)
  }

  package init?(_ text: String) { self.init(text[...]) }

  /// The first day of a month spelled like `2026-11`.
  package init?(month text: String) { self.init(year: Array(text.utf8)[...], day: 1) }

  /// `bytes` spell the year and the month.
  private init?(year bytes: ArraySlice<UInt8>, day: Int) {
    guard bytes.count == 7, bytes[4] == UInt8(ascii: "-"), let year = number(in: bytes[..<4]),
      let month = number(in: bytes[5...])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

/// The number that `text` spells in ASCII digits alone: no sign, no blank.
///
/// Not generic, as the other readers of short texts are not: across modules a generic function is not specialized, and
/// to look up the conformances that it needs takes longer than all the reading.
package func plainNumber(_ text: Substring) -> Int? {
  text.utf8.count <= 18 ? number(in: Array(text.utf8)[...]) : nil
}

package func plainNumber(_ text: String) -> Int? { plainNumber(text[...]) }

private func number(in digits: ArraySlice<UInt8>) -> Int? {
  guard !digits.isEmpty else { return nil }
  var number = 0
  for digit in digits {
    guard 48...57 ~= digit else { return nil }
    number = number * 10 + Int(digit - 48)
  }
  return number
}

/// `value` in decimal digits, with zeros before it up to `width`.
package func digits(_ value: Int, _ width: Int) -> String {
  let text = String(value)
  return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
}
