extension JSONLayout {
  /// The layout that an element at this place has in the text.
  package init(at slot: JSONSlot, in bytes: Span<UInt8>) {
    self.init()
    unit = bytes.indentationUnit
    let lead = ContiguousArray(bytes.elementLead(at: slot))
    indentation = ContiguousArray(lead.drop { $0 == .carriageReturn || $0 == .lineFeed })
    lineBreak = bytes.lineBreak
  }
}

extension Span<UInt8> {
  fileprivate func elementLead(at slot: JSONSlot) -> ContiguousArray<UInt8> {
    if let neighbour = slot.next ?? slot.previous {
      return lineLead(of: neighbour.lowerBound).map { array(in: $0) } ?? []
    }
    let first = EmptyContainer(slot.container, in: self).opening
    return first ?? lineLead(of: slot.container.lowerBound).map { array(in: $0) } ?? []
  }

  /// The indentation of the first line that has any, which is that of one level; without one, two blanks.
  var indentationUnit: ContiguousArray<UInt8> {
    for offset in indices.dropFirst() where self[offset - 1] == .lineFeed {
      var end = offset
      while end < count, self[end] == .blank || self[end] == .tab { end += 1 }
      if end > offset { return array(in: offset..<end) }
    }
    return [.blank, .blank]
  }

  /// How the first line of the text ends.
  fileprivate var lineBreak: ContiguousArray<UInt8> {
    for offset in indices where self[offset] == .lineFeed {
      return offset > 0 && self[offset - 1] == .carriageReturn ? [.carriageReturn, .lineFeed] : [.lineFeed]
    }
    return [.lineFeed]
  }
}
