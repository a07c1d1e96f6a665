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
    guard file.utf8.count == 12, file.hasSuffix(".json") else { return nil }
    return CivilDate(month: String(file.prefix(7))).map(number(ofMonthOf:))
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
