internal import JSONText

/// The text of a document in which each record is set off from the next by the same bytes, as this program writes it.
///
/// There the text after any number of edits is made in one pass. The edits are those that `Sheet` makes one by one,
/// but for lines that are taken out: here the line break goes that stands before the next record.
struct EvenSheet {
  typealias Bytes = ContiguousArray<UInt8>

  private let bytes: Bytes
  private let rows: [Range<Int>]
  private let separator: Bytes
  private let layout: JSONLayout
  /// From the last to the first.
  private var elements: [Bytes.SubSequence] = []
  private(set) var edits: [Edit] = []
  /// Where the element begins that stands behind the place that was edited last; `nil` at the end.
  private var next: Int?

  /// `nil` where the document is laid out otherwise.
  init?(_ bytes: Bytes, array: Range<Int>, rows: [Range<Int>]) {
    guard let first = rows.first, let last = rows.last else { return nil }
    let lead = bytes[array.lowerBound + 1..<first.lowerBound]
    guard lead.contains(.newline), bytes[last.upperBound..<array.upperBound].contains(.newline) else {
      return nil
    }
    separator = [UInt8(ascii: ",")] + lead
    for (row, following) in zip(rows, rows.dropFirst())
    where bytes[row.upperBound..<following.lowerBound] != separator[...] { return nil }
    layout = JSONLayout(at: JSONSlot(in: array, after: nil, before: first), in: bytes.span)
    self.bytes = bytes
    self.rows = rows
  }

  private func laidOut(_ text: Bytes) -> Bytes {
    guard text.contains(.newline), let value = RecordText.value(text), RecordText.printed(value) == text
    else { return text }
    return JSONPrinter.element(value, layout: layout)
  }

  /// Leaves a row as it is.
  mutating func keep(_ row: Int) {
    elements.append(bytes[rows[row]])
    next = rows[row].lowerBound
  }

  mutating func replace(_ row: Int, with text: Bytes, id: String) {
    let range = rows[row]
    let old = Bytes(bytes[range])
    note(id, old, text, at: range.lowerBound, old: old, new: text)
    elements.append(text[...])
    next = range.lowerBound
  }

  mutating func remove(_ row: Int, id: String) {
    let (range, text) = (rows[row], Bytes(bytes[rows[row]]))
    if next != nil {
      note(id, text, nil, at: range.lowerBound, old: text + separator, new: [])
      next = range.lowerBound
    } else if row > 0 {
      note(id, text, nil, at: rows[row - 1].upperBound, old: separator + text, new: [])
    }
  }

  /// Puts a record into the gap before `row`, before all that was put there already.
  mutating func insert(_ text: Bytes, id: String, before row: Int) {
    let text = laidOut(text)
    if let next {
      note(id, nil, text, at: next, old: [], new: text + separator)
    } else {
      let end = rows[row - 1].upperBound
      note(id, nil, text, at: end, old: [], new: separator + text)
      next = end + separator.count
    }
    elements.append(text[...])
  }

  private mutating func note(
    _ id: String, _ before: Bytes?, _ after: Bytes?, at offset: Int, old: Bytes, new: Bytes
  ) {
    edits.append(
      Edit(target: .record(id), before: before, after: after, offset: offset, old: old, new: new))
  }

  /// The whole text with all edits.
  func text() -> Bytes {
    var text = Bytes(bytes[..<(rows.first?.lowerBound ?? 0)])
    text.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.new.count })
    for (place, element) in elements.reversed().enumerated() {
      if place > 0 { text += separator }
      text += element
    }
    text += bytes[(rows.last?.upperBound ?? 0)...]
    return text
  }
}
