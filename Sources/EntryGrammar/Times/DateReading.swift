internal import CivilTime
internal import HealthLog

// date   = 4digit ("-" / "/" / ".") 1*2digit ("-" / "/" / ".") 1*2digit
//        / day month-name [[","] 4digit] / month-name day [[","] 4digit]
// day    = 1*2digit ["st" / "nd" / "rd" / "th" / "."]
// order  = 1*2digit ("-" / "/" / ".") 1*2digit the-same-mark (4digit / 2digit)
//        / 1*2digit "/" 1*2digit / 1*2digit "." 1*2digit "."
//
// An `order` can be day and month either way: it asks, unless one is above 12 or the setting `entry.dates` says
// `dmy` or `mdy`.

extension Cursor {
  /// Whether two numbers with a slash between them stand here, which is a day unless a kind writes its values so.
  var isAtShortDate: Bool {
    isAtDigits && peek(1)?.text == "/" && peek(1)?.isGlued == true && isGluedDigits(2)
  }
}

extension TimeReader {
  /// Reads a date that can be nothing else.
  mutating func date() throws(Stop) -> CivilDate? {
    if let date = try isoDate() { return date }
    if let date = try namedMonth() { return date }
    return try fullDate()
  }

  private mutating func isoDate() throws(Stop) -> CivilDate? {
    guard cursor.next?.text.count == 4, let (mark, parts) = numbers(count: 3), parts[0].count == 4,
      ["-", "/", "."].contains(mark)
    else { return nil }
    return try date(year: parts[0], month: parts[1], day: parts[2], atoms: 5)
  }

  private mutating func namedMonth() throws(Stop) -> CivilDate? {
    if let day = dayNumber(at: 0), let month = monthName(at: day.atoms) {
      return try named(day: day.number, month: month, atoms: day.atoms + 1)
    }
    guard let month = monthName(at: 0), let day = dayNumber(at: 1), peek(1 + day.atoms)?.text != ":" else {
      return nil
    }
    return try named(day: day.number, month: month, atoms: 1 + day.atoms)
  }

  private mutating func named(day: Int, month: Int, atoms: Int) throws(Stop) -> CivilDate {
    let comma = peek(atoms)?.text == "," ? 1 : 0
    if let year = peek(atoms + comma), year.sort == .digits, year.text.count == 4, !year.isGlued,
      year.text.hasPrefix("19") || year.text.hasPrefix("20"), !isContinued(atoms + comma + 1)
    {
      return try date(year: year.text, month: "\(month)", day: "\(day)", atoms: atoms + comma + 1)
    }
    guard let date = CivilDate.latest(month: month, day: day, notAfter: context.now.date) else {
      return try refuseDate(atoms: atoms)
    }
    cursor.advance(by: atoms)
    return date
  }

  /// Whether digits, letters or a clock's colon hang on what stands before.
  private func isContinued(_ count: Int) -> Bool {
    guard let atom = peek(count), atom.isGlued else { return false }
    return atom.sort != .mark || atom.text == ":" && peek(count + 1)?.isGlued == true
  }

  /// A month by three letters of its name or more, beside a day: `may` alone is a word.
  private func monthName(at count: Int) -> Int? {
    guard let atom = peek(count), atom.sort == .letters else { return nil }
    return Month.number(atom.text)
  }

  private func dayNumber(at count: Int) -> (number: Int, atoms: Int)? {
    guard let digits = peek(count), digits.sort == .digits, digits.text.count <= 2,
      let number = Int(digits.text)
    else { return nil }
    let ending = peek(count + 1)
    if ending?.isGlued == true, ["st", "nd", "rd", "th"].contains(ending?.text) { return (number, 2) }
    if ending?.isGlued == true, ending?.text == ".", monthName(at: count + 2) != nil { return (number, 2) }
    let isOther = ending?.isGlued == true && ending?.sort == .mark && ending?.text != ","
    return isOther ? nil : (number, 1)
  }

  // MARK: Day and month in one of two orders

  /// A date with its year behind: `20/11/2026`, `20.11.26`, `11-20-2026`.
  private mutating func fullDate() throws(Stop) -> CivilDate? {
    guard let (mark, parts) = numbers(count: 3), parts[0].count <= 2, parts[1].count <= 2,
      parts[2].count == 4 || parts[2].count == 2 && mark == "."
    else { return nil }
    let year = parts[2].count == 4 ? parts[2] : "20" + parts[2]
    try refuseOldYear(year, atoms: 5)
    return try ordered(parts[0], parts[1], year: year, atoms: 5)
  }

  /// `20/11`, `20.11.`, which a value or a list could be as well.
  mutating func shortDate() throws(Stop) -> CivilDate? {
    if let (_, parts) = numbers(count: 3, marks: ["/"]), parts.allSatisfy({ $0.count <= 2 }) {
      return try ordered(parts[0], parts[1], year: "20" + parts[2], atoms: 5)
    }
    guard let (mark, parts) = numbers(count: 2), parts.allSatisfy({ $0.count <= 2 }) else { return nil }
    if mark == "/" { return try ordered(parts[0], parts[1], year: nil, atoms: 3) }
    guard mark == ".", peek(3)?.text == ".", peek(3)?.isGlued == true else { return nil }
    return try ordered(parts[0], parts[1], year: nil, atoms: 4)
  }

  private mutating func ordered(
    _ a: String, _ b: String, year: String?, atoms: Int
  ) throws(Stop) -> CivilDate {
    let dayFirst = date(day: a, month: b, year: year)
    let monthFirst = date(day: b, month: a, year: year)
    let range = cursor.range(cursor.position..<cursor.position + atoms)
    let order = context.settings["entry.dates"]?.text
    switch (dayFirst, monthFirst) {
    case (nil, nil): return try refuseDate(atoms: atoms)
    case (let day?, let month?) where day != month && order == nil:
      throw .question(.dayOrMonth(day, month, in: cursor.line, at: range))
    case (let day?, _) where order == "dmy" || monthFirst == nil || order == nil:
      cursor.advance(by: atoms)
      return day
    case (_, let month):
      cursor.advance(by: atoms)
      return month ?? dayFirst ?? context.now.date
    }
  }

  /// Without a year the latest such date.
  private func date(day: String, month: String, year: String?) -> CivilDate? {
    guard let day = Int(day), let month = Int(month) else { return nil }
    guard let year else { return CivilDate.latest(month: month, day: day, notAfter: context.now.date) }
    return Int(year).flatMap { CivilDate(year: $0, month: month, day: day) }
  }

  // MARK: Parts

  /// Numbers with one mark between them, all glued, and nothing more glued on.
  private func numbers(count: Int, marks: [String] = ["-", "/", "."]) -> (mark: String, parts: [String])? {
    guard let mark = peek(1)?.text, marks.contains(mark) else { return nil }
    var parts: [String] = []
    for index in 0..<count {
      guard let digits = peek(index * 2), digits.sort == .digits, index == 0 || digits.isGlued else {
        return nil
      }
      parts.append(digits.text)
      guard index + 1 < count else { break }
      guard peek(index * 2 + 1)?.text == mark, peek(index * 2 + 1)?.isGlued == true else { return nil }
    }
    return (mark, parts)
  }

  private mutating func date(
    year: String, month: String, day: String, atoms: Int
  ) throws(Stop) -> CivilDate {
    guard let year = Int(year), let month = Int(month), let day = Int(day),
      let date = CivilDate(year: year, month: month, day: day)
    else { return try refuseDate(atoms: atoms) }
    try refuseOldYear(digits(year, 4), atoms: atoms)
    cursor.advance(by: atoms)
    return date
  }

  /// Nobody who can type was measured so long ago.
  private func refuseOldYear(_ year: String, atoms: Int) throws(Stop) {
    guard let year = Int(year), year < CivilDate.firstLogged.year else { return }
    let range = cursor.range(cursor.position..<cursor.position + atoms)
    throw .error(.expected(CivilDate.loggedDays, found: cursor.text(range), at: range))
  }

  private func refuseDate(atoms: Int) throws(Stop) -> CivilDate {
    let range = cursor.range(cursor.position..<cursor.position + atoms)
    throw .error(.expected("a day of the calendar", found: cursor.text(range), at: range))
  }
}
