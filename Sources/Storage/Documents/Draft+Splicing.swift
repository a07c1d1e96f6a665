internal import JSONText

// One record that is put in, taken out or exchanged: its neighbours and what stands between them are all that changes.
//
// The document was read, so it is sound up to the record before the place, and from the record behind it on; both
// are left as they are. What comes to stand from the one to the other is read again, as the elements of a document
// of its own: when these are the two records and between them what should stand there, the whole text is sound too.

extension Draft {
  /// The document with its one change; `nil` where there are several, or where the change is not so plain.
  func renderedInPlace() -> Rendered? {
    guard !original.rows.isEmpty, let array = original.index.array, let change = onlyChange(in: array),
      let row = row(after: change, in: array)
    else { return nil }
    let edit = Edit(
      target: .record(change.id), before: change.rows.first.map { original.text(at: $0) }, after: change.text,
      offset: change.splice.range.lowerBound, old: Bytes(original.bytes[change.splice.range]),
      new: change.splice.replacement)
    return Rendered(
      outcome: .spliced(original, DocumentSplice(splice: change.splice, rows: change.rows, row: row.row)),
      edits: [edit])
  }

  private struct Change {
    var splice: JSONSplice
    var rows: Range<Int>
    var id: String
    /// What comes to stand in their place.
    var text: Bytes?
  }

  private func onlyChange(in array: Range<Int>) -> Change? {
    if let (row, fate) = fates.first, fates.count == 1, added.isEmpty { return change(row, fate, array) }
    guard fates.isEmpty, let (gap, item) = added.only else { return nil }
    return insertion(item, gap, array)
  }

  private func change(_ row: Int, _ fate: Fate, _ array: Range<Int>) -> Change {
    let (range, rows) = (original.rows[row].range, row..<row + 1)
    switch fate {
    case .replaced(let text, let id):
      return Change(splice: JSONSplice(range: range, replacement: text), rows: rows, id: id, text: text)
    case .removed(let id):
      let splice = JSONSplice.removing(range, from: slot(rows, in: array), in: original.bytes.span)
      return Change(splice: splice, rows: rows, id: id)
    }
  }

  private func insertion(_ item: AddedRecords.Item, _ gap: Int, _ array: Range<Int>) -> Change {
    let slot = slot(gap..<gap, in: array)
    let text = Sheet.fitting(item.text, slot, in: original.bytes)
    let splice = JSONSplice.inserting(text, at: slot, in: original.bytes.span)
    return Change(splice: splice, rows: gap..<gap, id: item.id, text: text)
  }

  /// The place that some rows take, told by their neighbours.
  private func slot(_ rows: Range<Int>, in array: Range<Int>) -> JSONSlot {
    JSONSlot(
      in: array, after: rows.lowerBound > 0 ? original.rows[rows.lowerBound - 1].range : nil,
      before: rows.upperBound < original.rows.count ? original.rows[rows.upperBound].range : nil)
  }

  private static let opening = Bytes("{\"records\": [".utf8)

  /// The row of the record that comes to stand there, if one does; `nil` where anything else is not as it should be.
  private func row(after change: Change, in array: Range<Int>) -> (row: IndexRow?, Void)? {
    let slot = slot(change.rows, in: array)
    let start = slot.previous?.lowerBound ?? array.lowerBound + 1
    let end = slot.next?.upperBound ?? array.upperBound - 1
    let (bytes, splice) = (original.bytes, change.splice)
    guard start <= splice.range.lowerBound, splice.range.upperBound <= end else { return nil }
    let text =
      Self.opening + bytes[start..<splice.range.lowerBound] + splice.replacement
      + bytes[splice.range.upperBound..<end] + Bytes("]}".utf8)
    let wanted = [slot.previous.map { Bytes(bytes[$0]) }, change.text, slot.next.map { Bytes(bytes[$0]) }]
      .compactMap(\.self)
    guard let index = index(of: text), index.array == Self.opening.count - 1..<text.count - 1,
      index.rows.map({ Bytes(text[$0.range]) }) == wanted
    else { return nil }
    guard change.text != nil else { return (nil, ()) }
    return (index.rows[slot.previous == nil ? 0 : 1].moved(by: start - Self.opening.count), ())
  }

  private func index(of text: Bytes) -> DocumentIndex? {
    do throws(JSONError) { return try DocumentScan.read(text, plan: plan, zone: zone) } catch { return nil }
  }
}
