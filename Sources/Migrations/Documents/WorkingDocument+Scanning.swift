internal import CivilTime
internal import JSONText

extension WorkingDocument {
  /// The id that a record spells, found without making a tree of it.
  func spelledID(of item: Item) throws(JSONError) -> String? {
    switch item.text {
    case .kept:
      guard let row = item.row, let base else { return nil }
      return try Self.id(at: base.rows[row].lowerBound, in: base.bytes.span)
    case .fitted(let bytes), .printed(let bytes): return try Self.id(at: 0, in: bytes.span)
    }
  }

  private static func id(at offset: Int, in bytes: Span<UInt8>) throws(JSONError) -> String? {
    var scanner = JSONScanner(at: offset)
    guard var walk = try scanner.enterObject(in: bytes) else { return nil }
    while let name = try scanner.nextMember(of: &walk, in: bytes) {
      if name.equals("id", in: bytes) { return try scanner.string(in: bytes)?.string(in: bytes) }
      try scanner.skipValue(in: bytes)
    }
    return nil
  }

  /// Puts the records in order, newest first; equal times keep their order, and what has no time goes to the end.
  mutating func sort(in zone: Zone) throws(JSONError) {
    guard var items else { return }
    for place in items.indices where items[place].seconds == nil {
      items[place].seconds = try value(of: items[place]).anchor(in: zone)
    }
    let order = items.indices.sorted { one, other in
      let (a, b) = (items[one].seconds ?? .min, items[other].seconds ?? .min)
      return a == b ? one < other : a > b
    }
    self.items = ContiguousArray(order.map { items[$0] })
  }
}

extension JSONValue {
  /// The first member of a record that tells a time or a day, in seconds since 1970.
  func anchor(in zone: Zone) -> Int64? {
    for case .string(let text) in (members ?? []).lazy.map(\.value) {
      if let time = SpelledTime(text) { return time.resolved(in: zone).instant.seconds }
      if let date = CivilDate(text) { return Int64(date.dayNumber) * 86_400 }
    }
    return nil
  }
}
