internal import HealthLog
internal import JSONText

/// Changes a record where it stands: what stays the same keeps its bytes, its order and its spelling.
enum RecordEditing {
  typealias Bytes = ContiguousArray<UInt8>

  /// The text of a record with the members of `record`, made of the text that it has.
  static func edited(_ text: Bytes, to record: Record) -> Bytes { edited(text, to: RecordText.value(record)) }

  /// The text of a value that says what `value` does, made of the text that there is.
  static func edited(_ text: Bytes, to value: JSONValue) -> Bytes {
    var text = text
    // Each step brings it nearer; the limit is for a value that has one name twice, to which there is no end.
    for _ in 0..<100_000 {
      guard let splice = firstDifference(text, value) else { return text }
      splice.apply(to: &text)
    }
    return RecordText.printed(value)
  }

  private static func firstDifference(_ text: Bytes, _ value: JSONValue) -> JSONSplice? {
    do throws(JSONError) { return difference(try JSONReader.read(text), value, text) } catch {
      return JSONSplice(range: text.indices, replacement: RecordText.printed(value))
    }
  }

  private static func difference(_ node: JSONNode, _ value: JSONValue, _ text: Bytes) -> JSONSplice? {
    if node.says(value) { return nil }
    switch (node.content, value) {
    case (.object(let old), .object(let new)): return difference(node, old, new, text)
    case (.array(let old), .array(let new)): return difference(node, old, new, text)
    default: return JSONSplice(range: node.range, replacement: RecordText.printed(value))
    }
  }

  private static func difference(
    _ object: JSONNode, _ old: [JSONNode.Member], _ new: [JSONMember], _ text: Bytes
  ) -> JSONSplice? {
    if let gone = old.first(where: { member in !new.contains { $0.name == member.name } }) {
      return JSONSplice.removing(gone.name, of: object, in: text.span)
    }
    for (place, member) in new.enumerated() {
      guard let known = object[member.name] else {
        let follower = new[place...].first { object[$0.name] != nil }?.name
        let value = RecordText.printed(member.value)
        return JSONSplice.setting(member.name, to: value, of: object, before: follower, in: text.span)
      }
      if let splice = difference(known, member.value, text) { return splice }
    }
    return nil
  }

  private static func difference(
    _ array: JSONNode, _ old: [JSONNode], _ new: [JSONValue], _ text: Bytes
  ) -> JSONSplice? {
    let shared = min(old.count, new.count)
    var (same, sameAtEnd) = (0, 0)
    while same < shared, old[same].says(new[same]) { same += 1 }
    while sameAtEnd < shared - same, old[old.count - 1 - sameAtEnd].says(new[new.count - 1 - sameAtEnd]) {
      sameAtEnd += 1
    }
    let ranges = old.map(\.range)
    switch (old.count - same - sameAtEnd, new.count - same - sameAtEnd) {
    case (0, 1...):
      let slot = JSONSlot(in: array.range, at: same, of: ranges)
      let element = JSONPrinter.element(new[same], layout: JSONLayout(at: slot, in: text.span))
      return JSONSplice.inserting(element, at: slot, in: text.span)
    case (1..., 0):
      return JSONSplice.removing(
        ranges[same], from: JSONSlot(in: array.range, takenBy: same, of: ranges), in: text.span)
    case (0, 0): return nil
    default: return difference(old[same], new[same], text)
    }
  }
}

extension JSONNode {
  /// Whether it says what `value` does; numbers are compared as numbers, so that another spelling of the same one stays.
  fileprivate func says(_ value: JSONValue) -> Bool {
    switch (content, value) {
    case (.null, .null): true
    case (.bool(let mine), .bool(let its)): mine == its
    case (.string(let mine), .string(let its)): mine == its
    case (.number(let mine), .number(let its)): mine == its || Value(.number(mine)) == Value(value)
    case (.array(let mine), .array(let its)):
      mine.count == its.count && mine.indices.allSatisfy { mine[$0].says(its[$0]) }
    case (.object(let mine), .object(let its)):
      mine.count == its.count
        && mine.indices.allSatisfy { mine[$0].name == its[$0].name && mine[$0].node.says(its[$0].value) }
    case (.null, _), (.bool, _), (.string, _), (.number, _), (.array, _), (.object, _): false
    }
  }
}
