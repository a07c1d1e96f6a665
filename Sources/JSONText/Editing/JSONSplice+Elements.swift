// Edits of one element of an array, or one member of an object, that touch no other byte.
//
// The layout is that of the neighbours. Where a line is an element, to insert adds its line and to remove takes
// its line out, and nothing else shows in a diff; only behind the last element a comma is due on the line before.

extension JSONSplice {
  /// Puts an element into its place.
  ///
  ///     [                                     [
  ///       {"value": 112}     ──▶                {"value": 98},
  ///     ]                                       {"value": 112}
  ///                                           ]
  ///
  /// - Parameters:
  ///   - element: the bytes to put in, as they are; `JSONLayout.init(at:in:)` is the layout to print them in.
  ///   - slot: the place for them.
  ///   - bytes: the text before the change.
  /// - Returns: the change of the text.
  package static func inserting(
    _ element: ContiguousArray<UInt8>, at slot: JSONSlot, in bytes: Span<UInt8>
  ) -> JSONSplice {
    if let next = slot.next {
      let separator = bytes.separator(before: next, isFirst: slot.previous == nil)
      return JSONSplice(range: next.lowerBound..<next.lowerBound, replacement: element + separator)
    }
    if let previous = slot.previous {
      let separator = bytes.separator(after: previous)
      return JSONSplice(range: previous.upperBound..<previous.upperBound, replacement: separator + element)
    }
    return EmptyContainer(slot.container, in: bytes).filling(with: element)
  }

  /// Takes an element out, with its line if it has one for itself.
  ///
  /// To remove what was inserted gives the former text back, except that an empty array is always left as `[]`.
  ///
  /// - Parameters:
  ///   - element: the range of the element.
  ///   - slot: the place that it takes.
  ///   - bytes: the text before the change.
  /// - Returns: the change of the text.
  package static func removing(
    _ element: Range<Int>, from slot: JSONSlot, in bytes: Span<UInt8>
  ) -> JSONSplice {
    let range =
      if let next = slot.next {
        bytes.lines(of: element, before: next) ?? element.lowerBound..<next.lowerBound
      } else if let previous = slot.previous {
        previous.upperBound..<element.upperBound
      } else {
        slot.container.lowerBound + 1..<slot.container.upperBound - 1
      }
    return JSONSplice(range: range, replacement: [])
  }
}

extension Span<UInt8> {
  /// What stands between a new element and the one behind it.
  fileprivate func separator(before next: Range<Int>, isFirst: Bool) -> ContiguousArray<UInt8> {
    let following = isFirst ? separatorRange(after: next.upperBound) : nil
    if let following, beginsWithLineBreak(following) { return shortened(following) }
    if let lead = lead(of: next.lowerBound) { return [.comma] + array(in: lead) }
    let known = isFirst ? following : separatorRange(before: next.lowerBound)
    guard let known else { return [.comma, .blank] }
    return shortened(known)
  }

  /// What stands between the last element and a new one.
  fileprivate func separator(after previous: Range<Int>) -> ContiguousArray<UInt8> {
    if let lead = lead(of: previous.lowerBound) { return [.comma] + array(in: lead) }
    guard let known = separatorRange(before: previous.lowerBound) else { return [.comma, .blank] }
    return shortened(known)
  }

  /// The lines of an element that shares them with nothing but its comma.
  fileprivate func lines(of element: Range<Int>, before next: Range<Int>) -> Range<Int>? {
    guard let lead = lead(of: element.lowerBound) else { return nil }
    let comma = nextOffset(from: element.upperBound)
    for at in element.upperBound..<comma where self[at] == .lineFeed { return nil }
    for at in comma..<next.lowerBound where self[at] == .lineFeed {
      return lead.lowerBound + lineBreakLength(at: lead.lowerBound)..<at + 1
    }
    return nil
  }

  /// The white space and the comma before an element; `nil` before the first.
  private func separatorRange(before offset: Int) -> Range<Int>? {
    guard let comma = lastOffset(before: offset), self[comma] == .comma else { return nil }
    return (lastOffset(before: comma) ?? -1) + 1..<offset
  }

  /// The comma and the white space behind an element; `nil` behind the last.
  private func separatorRange(after offset: Int) -> Range<Int>? {
    let comma = nextOffset(from: offset)
    guard comma < count, self[comma] == .comma else { return nil }
    return offset..<nextOffset(from: comma + 1)
  }

  /// Whether the comma stands at the start of a line.
  private func beginsWithLineBreak(_ separator: Range<Int>) -> Bool {
    for offset in separator where !self[offset].isWhiteSpace || self[offset] == .lineFeed {
      return self[offset] == .lineFeed
    }
    return false
  }

  /// A separator without the empty lines in it.
  private func shortened(_ separator: Range<Int>) -> ContiguousArray<UInt8> {
    let comma = nextOffset(from: separator.lowerBound)
    return lastLineBreak(in: separator.lowerBound..<comma) + [.comma]
      + lastLineBreak(in: comma + 1..<separator.upperBound)
  }

  /// White space from its last line break on; all of it without one.
  private func lastLineBreak(in space: Range<Int>) -> ContiguousArray<UInt8> {
    array(in: lead(of: space.upperBound).map { $0.clamped(to: space) } ?? space)
  }
}
