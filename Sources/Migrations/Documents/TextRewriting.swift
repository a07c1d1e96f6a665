internal import JSONText

/// Turns a text into that of another value, and leaves what stays the same as a hand has written it.
enum TextRewriting {
  typealias Bytes = ContiguousArray<UInt8>

  /// The text of `value`, made of the text that it has so far.
  ///
  /// The order of members that stay is that of the text; the value is the same by any reader's measure.
  static func rewritten(_ text: Bytes, to value: JSONValue) throws(JSONError) -> Bytes {
    var text = text
    while let splice = difference(try JSONReader.read(text), value, text) { splice.apply(to: &text) }
    return text
  }

  /// The first change that brings the text nearer to the value; `nil` when it is there.
  private static func difference(_ node: JSONNode, _ value: JSONValue, _ text: Bytes) -> JSONSplice? {
    switch (node.content, value) {
    case (.object(let old), .object(let new)): members(node, old, new, text)
    case (.array(let old), .array(let new)): elements(node, old, new, text)
    default:
      node.value == value ? nil : JSONSplice(range: node.range, replacement: printed(value, at: node, text))
    }
  }

  private static func members(
    _ object: JSONNode, _ old: [JSONNode.Member], _ new: [JSONMember], _ text: Bytes
  ) -> JSONSplice? {
    if let gone = old.first(where: { member in !new.contains { $0.isNamed(member.name) } }) {
      return JSONSplice.removing(gone.name, of: object, in: text.span)
    }
    for (place, member) in new.enumerated() {
      guard let known = object[member.name] else {
        let follower = new[place...].first { object[$0.name] != nil }?.name
        let value = printed(member.value, at: object, text)
        return JSONSplice.setting(member.name, to: value, of: object, before: follower, in: text.span)
      }
      if let splice = difference(known, member.value, text) { return splice }
    }
    return nil
  }

  private static func elements(
    _ array: JSONNode, _ old: [JSONNode], _ new: [JSONValue], _ text: Bytes
  ) -> JSONSplice? {
    let same = zip(old, new).prefix { $0.value == $1 }.count
    let rest = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed())
    let sameAtEnd = rest.prefix { $0.value == $1 }.count
    let ranges = old.map(\.range)
    switch (old.count - same - sameAtEnd, new.count - same - sameAtEnd) {
    case (0, 0): return nil
    case (0, 1...):
      let slot = JSONSlot(in: array.range, at: same, of: ranges)
      let element = JSONPrinter.element(new[same], layout: JSONLayout(at: slot, in: text.span))
      return JSONSplice.inserting(element, at: slot, in: text.span)
    case (1..., 0):
      let slot = JSONSlot(in: array.range, takenBy: same, of: ranges)
      return JSONSplice.removing(ranges[same], from: slot, in: text.span)
    default: return difference(old[same], new[same], text) ?? replacement(old[same], new[same], text)
    }
  }

  /// An element that differs from another only in the order of its members.
  private static func replacement(_ node: JSONNode, _ value: JSONValue, _ text: Bytes) -> JSONSplice {
    JSONSplice(range: node.range, replacement: printed(value, at: node, text))
  }

  private static func printed(_ value: JSONValue, at node: JSONNode, _ text: Bytes) -> Bytes {
    let slot = JSONSlot(in: node.range, after: nil, before: node.range)
    return JSONPrinter.element(value, layout: JSONLayout(at: slot, in: text.span))
  }
}

extension WorkingDocument {
  /// The text of a record that becomes another where it stands, its new lines in the layout of the document.
  func rewritten(_ item: Item, to value: JSONValue) throws(JSONError) -> Bytes {
    guard let base, let row = item.row else { return JSONPrinter.element(value) }
    let range = base.rows[row]
    let layout = JSONLayout(at: JSONSlot(in: base.range, after: nil, before: range), in: base.bytes.span)
    // Alone, the text would not tell how the lines around it are indented.
    let lead = layout.lineBreak + layout.unit + layout.lineBreak + layout.indentation
    let text = try TextRewriting.rewritten(lead + bytes(of: item), to: value)
    return Bytes(text.dropFirst(lead.count))
  }
}

extension JSONMember {
  /// Whether this is its name, byte for byte.
  func isNamed(_ name: String) -> Bool { self.name.utf8.elementsEqual(name.utf8) }
}
