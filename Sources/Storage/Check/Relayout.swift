internal import JSONText

/// Brings a document back to a record a line, every name, text and number spelled as it was.
struct Relayout {
  typealias Bytes = ContiguousArray<UInt8>

  private let source: Bytes
  private let lineBreak: Bytes
  private var text = Bytes()

  private init(_ source: Bytes) {
    self.source = source
    let end = source.firstIndex(of: .newline) ?? 0
    lineBreak = end > 0 && source[end - 1] == UInt8(ascii: "\r") ? Bytes("\r\n".utf8) : [.newline]
  }

  /// The document laid out anew; `nil` where each record stands on lines of its own already, and on no more than due.
  static func text(of document: Document) -> Bytes? {
    guard let node = document.root, let members = node.members, needsLayout(document) else { return nil }
    var layout = Relayout(document.bytes)
    layout.document(members)
    return layout.text == document.bytes ? nil : layout.text
  }

  /// Whether two records share a line, or one is spread over more lines than it has exercises and sets.
  private static func needsLayout(_ document: Document) -> Bool {
    var line = document.index.array?.lowerBound ?? 0
    for row in document.rows.indices {
      let range = document.rows[row].range
      guard document.bytes[line..<range.lowerBound].contains(.newline), let node = document.node(at: row)
      else {
        return true
      }
      let breaks = document.bytes[range].count { $0 == .newline }
      if breaks > node.brokenElements { return true }
      line = range.upperBound
    }
    return false
  }

  private mutating func document(_ members: [JSONNode.Member]) {
    text += "{".utf8
    for (place, member) in members.enumerated() {
      if place > 0 { text += ",".utf8 }
      breakLine(1)
      name(of: member)
      if member.name == "records", let records = member.node.elements, !records.isEmpty {
        self.records(records)
      } else {
        element(member.node, level: 1)
      }
    }
    breakLine(0)
    text += "}".utf8
    // What stands behind the last bracket, most often a line break, stays.
    let end = source.lastIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? source.count
    text += source[end...]
  }

  private mutating func records(_ records: [JSONNode]) {
    text += "[".utf8
    for (place, record) in records.enumerated() {
      if place > 0 { text += ",".utf8 }
      breakLine(2)
      element(record, level: 2)
    }
    breakLine(1)
    text += "]".utf8
  }

  private mutating func breakLine(_ level: Int) {
    text += lineBreak
    text += repeatElement(UInt8(ascii: " "), count: 2 * level)
  }

  private mutating func name(of member: JSONNode.Member) {
    text += source[member.nameRange]
    text += ": ".utf8
  }

  /// A value on one line, but for lists of objects: each of these has a line, one level deeper.
  private mutating func element(_ node: JSONNode, level: Int) {
    switch node.content {
    case .null, .bool, .number, .string: text += source[node.range]
    case .object(let members):
      text += "{".utf8
      for (place, member) in members.enumerated() {
        if place > 0 { text += ", ".utf8 }
        name(of: member)
        element(member.node, level: level)
      }
      text += "}".utf8
    case .array(let elements):
      let isBroken = node.holdsObjects
      text += "[".utf8
      for (place, element) in elements.enumerated() {
        if place > 0 { text += (isBroken ? "," : ", ").utf8 }
        if isBroken { breakLine(level + 1) }
        self.element(element, level: isBroken ? level + 1 : level)
      }
      text += "]".utf8
    }
  }
}

extension JSONNode {
  fileprivate var holdsObjects: Bool { elements?.contains { $0.members != nil } ?? false }

  /// How many lines it has beyond its first when it is laid out.
  fileprivate var brokenElements: Int {
    switch content {
    case .null, .bool, .number, .string: 0
    case .object(let members): members.reduce(0) { $0 + $1.node.brokenElements }
    case .array(let elements):
      elements.reduce(holdsObjects ? elements.count : 0) { $0 + $1.brokenElements }
    }
  }
}

extension Document {
  /// The whole document as a tree; `nil` where it is no JSON.
  fileprivate var root: JSONNode? {
    do throws(JSONError) { return try JSONReader.read(bytes) } catch { return nil }
  }
}
