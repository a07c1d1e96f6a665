internal import CivilTime

/// Months of a kind from the oldest, each of which gets its name when it is come to.
struct MonthNames: RandomAccessCollection {
  let kind: String
  private let numbers: [Int]

  /// The months of these numbers, which may be in any order and there several times.
  init(kind: String, _ numbers: [Int]) {
    self.kind = kind
    var sorted: [Int] = []
    sorted.reserveCapacity(numbers.count)
    for number in numbers.sorted() where number != sorted.last { sorted.append(number) }
    self.numbers = sorted
  }

  var startIndex: Int { 0 }
  var endIndex: Int { numbers.count }
  subscript(position: Int) -> DocumentName { DocumentName(kind: kind, monthNumber: numbers[position]) }
}

extension DocumentName {
  /// The months since the year 0.
  var monthNumber: Int { (Int(month.prefix(4)) ?? 0) * 12 + (Int(month.suffix(2)) ?? 1) - 1 }

  /// The months from the year 0 to that of a file; `nil` when it is no month document.
  ///
  ///     DocumentName.monthNumber(ofFile: "2026-11.json")  // 24322
  static func monthNumber(ofFile file: String) -> Int? {
    guard file.utf8.count == 12 else { return nil }
    var (digits, ending, place) = (0, 0, 0)
    for byte in file.utf8 {
      switch place {
      case 4: guard byte == UInt8(ascii: "-") else { return nil }
      case 0..<7:
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
      default: ending = ending << 8 | Int(byte)
      }
      place += 1
    }
    guard ending == 0x2E_6A73_6F6E else { return nil }  // .json
    return CivilDate(year: digits / 100, month: digits % 100, day: 1).map(number(ofMonthOf:))
  }

  static func number(ofMonthOf date: CivilDate) -> Int { date.year * 12 + date.month - 1 }

  init(kind: String, monthNumber: Int) {
    let (year, month) = (String(monthNumber / 12), String(monthNumber % 12 + 1))
    func padded(_ text: String, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    self.init(kind: kind, month: padded(year, 4) + "-" + padded(month, 2))
  }
}
