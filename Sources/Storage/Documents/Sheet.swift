internal import JSONText

/// The text of a document while records are put in, taken out and exchanged, from the last to the first.
///
/// In that order all that stands before an edit is still as it was, so that places found once stay right. Each edit
/// is noted with its bytes.
struct Sheet {
  typealias Bytes = ContiguousArray<UInt8>

  private(set) var bytes: Bytes
  private(set) var edits: [Edit] = []
  /// The array of records with its brackets.
  private var array: Range<Int>
  private let rows: [Range<Int>]
  /// The element that stands behind the place that was edited last; `nil` at the end.
  private var next: Range<Int>?
  /// The row from which on `next` is known, those before it being as they were.
  private var known: Int

  init(_ bytes: Bytes, array: Range<Int>, rows: [Range<Int>]) {
    self.bytes = bytes
    self.array = array
    self.rows = rows
    known = rows.count
  }

  /// The element that stands behind the gap before `row`.
  private func follower(of row: Int) -> Range<Int>? { row < known ? rows[row] : next }

  private func previous(_ row: Int) -> Range<Int>? { row > 0 ? rows[row - 1] : nil }

  /// Puts a record into the gap before `row`, before all that was put there already.
  mutating func insert(_ text: Bytes, id: String, before row: Int) {
    let slot = JSONSlot(in: array, after: previous(row), before: follower(of: row))
    let laidOut = Self.fitting(text, slot, in: bytes)
    let splice = JSONSplice.inserting(laidOut, at: slot, in: bytes.span)
    apply(splice, target: .record(id), before: nil, after: laidOut)
    // In an empty array the element may be set off by white space on both sides.
    let lead = slot.next == nil ? splice.replacement.firstRange(of: laidOut)?.lowerBound ?? 0 : 0
    let start = splice.range.lowerBound + lead
    (next, known) = (start..<start + laidOut.count, row)
  }

  mutating func remove(_ row: Int, id: String) {
    let follower = follower(of: row + 1)
    let slot = JSONSlot(in: array, after: previous(row), before: follower)
    let splice = JSONSplice.removing(rows[row], from: slot, in: bytes.span)
    let text = Bytes(bytes[rows[row]])
    apply(splice, target: .record(id), before: text, after: nil)
    next = follower.map { $0.lowerBound + splice.growth..<$0.upperBound + splice.growth }
    known = row
  }

  mutating func replace(_ row: Int, with text: Bytes, id: String) {
    let range = rows[row]
    let old = Bytes(bytes[range])
    apply(JSONSplice(range: range, replacement: text), target: .record(id), before: old, after: text)
    (next, known) = (range.lowerBound..<range.lowerBound + text.count, row)
  }

  private mutating func apply(_ splice: JSONSplice, target: Edit.Target, before: Bytes?, after: Bytes?) {
    edits.append(
      Edit(
        target: target, before: before, after: after, offset: splice.range.lowerBound,
        old: Bytes(bytes[splice.range]), new: splice.replacement))
    splice.apply(to: &bytes)
    array = array.lowerBound..<array.upperBound + splice.growth
  }

  /// A record of several lines in the layout of its place, if it is in this program's; a hand's own layout stays.
  static func fitting(_ text: Bytes, _ slot: JSONSlot, in bytes: Bytes) -> Bytes {
    guard text.contains(.newline), let value = RecordText.value(text), RecordText.printed(value) == text
    else { return text }
    return JSONPrinter.element(value, layout: JSONLayout(at: slot, in: bytes.span))
  }
}
