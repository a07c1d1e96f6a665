import TestSupport

/// What a terminal of the xterm family shows after the bytes it was sent; as much of it as a line editor uses.
///
/// A second reading of the same rules that libedit and the painter follow, so that a test sees what a person sees.
struct ScreenModel: Equatable {
  private struct Cell: Equatable {
    var text = " "
    var style = ""
    /// Whether a wide character begins in the cell before.
    var isContinuation = false
  }

  private struct Place: Equatable {
    var row = 0
    var column = 0
    /// Behind the last column, before the next character moves down.
    var isPending = false
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private var cells: [[Cell]]
  private var pen = Place()
  private var saved = Place()
  private var style = ""
  /// Bytes of a sequence or of a character that is not complete.
  private var pendingBytes: [UInt8] = []
  private(set) var bells = 0
  private(set) var bracketsPastes = false

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// Row and column of the cursor, from 0.
  var cursor: [Int] { [pen.row, pen.column] }

  /// The rows down to the last that is not blank, without blanks at their ends.
  var lines: [String] {
    let texts = cells.map { row in
      String(row.filter { !$0.isContinuation }.map(\.text).joined().reversed().drop { $0 == " " }.reversed())
    }
    return Array(texts.reversed().drop { $0.isEmpty }.reversed())
  }

  /// A row with each change of colour as its code in brackets: `[1]› [] weight [36]82[]`.
  func styled(row: Int) -> String {
    var before = ""
    let written = cells[row].reversed().drop { $0.text == " " }.reversed()
    return written.map { cell in
      defer { before = cell.style }
      return (cell.style == before ? "" : "[\(cell.style)]") + (cell.isContinuation ? "" : cell.text)
    }.joined()
  }

  /// Cuts or widens every row, as a terminal does that does not join rows.
  mutating func resize(columns: Int, rows: Int) {
    cells = cells.map { Array(($0 + Array(repeating: Cell(), count: columns)).prefix(columns)) }
    while cells.count < rows { cells.append(Array(repeating: Cell(), count: columns)) }
    while cells.count > rows, cells.count - 1 > pen.row, cells[cells.count - 1].allSatisfy({ $0.text == " " })
    {
      cells.removeLast()
    }
    while cells.count > rows {
      cells.removeFirst()
      pen.row = max(0, pen.row - 1)
    }
    self.columns = columns
    self.rows = rows
    pen = Place(row: pen.row, column: min(pen.column, columns - 1))
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      pendingBytes.append(byte)
      consume()
    }
  }
}

extension ScreenModel {
  private mutating func consume() {
    let first = pendingBytes[0]
    if first == 0x1B { return escape() }
    if first < 0x20 {
      control(first)
      pendingBytes = []
    } else if let text = String(validating: pendingBytes, as: UTF8.self) {
      put(text)
      pendingBytes = []
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08: pen = Place(row: pen.row, column: max(0, pen.column - 1))
    case 0x09: pen = Place(row: pen.row, column: min(columns - 1, (pen.column / 8 + 1) * 8))
    case 0x0A: lineFeed()
    case 0x0D: pen = Place(row: pen.row)
    default: break
    }
  }

  private mutating func lineFeed() {
    pen.isPending = false
    if pen.row < rows - 1 {
      pen.row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: Cell(), count: columns))
    }
  }

  private static func width(_ text: String) -> Int {
    guard let scalar = text.unicodeScalars.first?.value else { return 0 }
    if (0x300...0x36F).contains(scalar) || scalar == 0x200D { return 0 }
    return (0x1100...0x115F).contains(scalar) || (0x2E80...0xD7A3).contains(scalar)
      || (0xFF00...0xFF60).contains(scalar) || scalar >= 0x1F300 ? 2 : 1
  }

  private mutating func put(_ text: String) {
    let width = Self.width(text)
    if width == 0 {
      cells[pen.row][pen.isPending ? pen.column : max(0, pen.column - 1)].text += text
      return
    }
    if pen.isPending || pen.column + width > columns {
      pen.column = 0
      lineFeed()
    }
    cells[pen.row][pen.column] = Cell(text: text, style: style)
    if width == 2 { cells[pen.row][pen.column + 1] = Cell(text: "", style: style, isContinuation: true) }
    pen.isPending = pen.column + width >= columns
    pen.column = min(pen.column + width, columns - 1)
  }

  private mutating func escape() {
    guard pendingBytes.count > 1 else { return }
    switch UnicodeScalar(pendingBytes[1]) {
    case "[":
      guard let final = pendingBytes.last, pendingBytes.count > 2, (0x40..<0x7F).contains(final) else {
        return
      }
      let parameters = String(decoding: pendingBytes[2..<(pendingBytes.count - 1)], as: UTF8.self)
      sequence(UnicodeScalar(final), parameters)
    case "(":
      guard pendingBytes.count > 2 else { return }
    case "7": saved = pen
    case "8": pen = saved
    default: break
    }
    pendingBytes = []
  }

  private mutating func sequence(_ final: UnicodeScalar, _ parameters: String) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    let count = max(1, numbers.first ?? 1)
    let wasPending = pen.isPending
    if final != "m", final != "h", final != "l" { pen.isPending = false }
    switch final {
    case "A": pen.row = max(0, pen.row - count)
    case "B": pen.row = min(rows - 1, pen.row + count)
    case "C": pen.column = min(columns - 1, pen.column + count)
    case "D": pen.column = max(0, pen.column - count)
    case "G": pen.column = min(columns - 1, count - 1)
    case "H": pen = Place(row: count - 1, column: (numbers.count > 1 ? numbers[1] : 1) - 1)
    case "J": erase(numbers.first ?? 0)
    case "K": clear(pen.row, from: pen.column)
    case "P":
      cells[pen.row].removeSubrange(pen.column..<min(columns, pen.column + count))
      cells[pen.row] += Array(repeating: Cell(), count: columns - cells[pen.row].count)
    case "@":
      cells[pen.row].insert(contentsOf: Array(repeating: Cell(), count: count), at: pen.column)
      cells[pen.row].removeLast(count)
    case "m": style = ["", "0", "39;49"].contains(parameters) ? "" : parameters
    case "h" where parameters == "?2004": bracketsPastes = true
    case "l" where parameters == "?2004": bracketsPastes = false
    default: pen.isPending = wasPending
    }
  }

  private mutating func erase(_ what: Int) {
    if what == 0 { clear(pen.row, from: pen.column) }
    for row in (what == 0 ? pen.row + 1 : 0)..<max(rows, pen.row + 1) { clear(row, from: 0) }
  }

  private mutating func clear(_ row: Int, from column: Int) {
    for index in column..<columns { cells[row][index] = Cell() }
  }
}
