internal import JSONText

/// The text of a document and where its records came to lie in it.
struct DocumentText: Sendable {
  typealias Bytes = ContiguousArray<UInt8>

  private(set) var bytes = Bytes()
  /// In the order of the document.
  private(set) var records: ContiguousArray<Range<Int>> = []
}

extension DocumentText {
  /// Writes a document: what stays the same keeps its bytes, and where nothing does, as this program lays it out.
  init(_ document: WorkingDocument) throws(JSONError) {
    guard let items = document.items else {
      bytes = try Self.settings(document)
      return
    }
    if let base = document.base, Self.staysInShape(document, base, items) {
      rewrite(base, document, items)
    } else {
      lay(out: document, items, in: JSONLayout())
    }
  }

  private static func settings(_ document: WorkingDocument) throws(JSONError) -> Bytes {
    guard let base = document.base else { return JSONPrinter.document(.object(document.head)) }
    return try TextRewriting.rewritten(base.bytes, to: .object(document.head))
  }

  /// Whether some record stands as it did, or there is none, among the same outer members.
  private static func staysInShape(
    _ document: WorkingDocument, _ base: WorkingDocument.Base, _ items: ContiguousArray<WorkingDocument.Item>
  ) -> Bool {
    guard base.members.map(\.name) == document.head.map(\.name) else { return false }
    return items.isEmpty && base.rows.isEmpty || items.contains { $0.isInPlace }
  }
}

// MARK: As this program lays it out

extension DocumentText {
  private mutating func lay(
    out document: WorkingDocument, _ items: ContiguousArray<WorkingDocument.Item>, in layout: JSONLayout
  ) {
    var line = layout
    line.indentation = layout.unit
    bytes.append(UInt8(ascii: "{"))
    for (place, member) in document.head.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += layout.lineBreak + layout.unit
      bytes += "\"\(JSONString.escaped(member.name))\": ".utf8
      if member.name == WorkingDocument.records {
        lay(items, of: document, in: line)
      } else {
        bytes += JSONPrinter.element(member.value, layout: line)
      }
    }
    bytes += layout.lineBreak + [UInt8(ascii: "}")] + layout.lineBreak
  }

  private mutating func lay(
    _ items: ContiguousArray<WorkingDocument.Item>, of document: WorkingDocument, in layout: JSONLayout
  ) {
    var deeper = layout
    deeper.indentation += layout.unit
    bytes.append(UInt8(ascii: "["))
    for (place, item) in items.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += layout.lineBreak + deeper.indentation
      append(item, of: document, in: deeper)
    }
    if !items.isEmpty { bytes += layout.lineBreak + layout.indentation }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func append(
    _ item: WorkingDocument.Item, of document: WorkingDocument, in layout: JSONLayout
  ) {
    let start = bytes.count
    switch item.text {
    case .printed(let text) where text.contains(UInt8(ascii: "\n")): bytes += layout.fitting(text)
    case .kept, .fitted, .printed: bytes += document.bytes(of: item)
    }
    records.append(start..<bytes.count)
  }
}

// MARK: In the layout that it has

extension DocumentText {
  private mutating func rewrite(
    _ base: WorkingDocument.Base, _ document: WorkingDocument, _ items: ContiguousArray<WorkingDocument.Item>
  ) {
    var at = 0
    for (member, target) in zip(base.members, document.head) {
      let isRecords = member.name == WorkingDocument.records
      guard isRecords || member.value != target.value else { continue }
      bytes += base.bytes[at..<member.valueRange.lowerBound]
      at = member.valueRange.upperBound
      if isRecords {
        rewrite(items, in: member.valueRange, of: base, document)
      } else {
        bytes += JSONPrinter.line(target.value)
      }
    }
    bytes += base.bytes[at...]
  }

  private mutating func rewrite(
    _ items: ContiguousArray<WorkingDocument.Item>, in array: Range<Int>, of base: WorkingDocument.Base,
    _ document: WorkingDocument
  ) {
    guard let first = base.rows.first, let last = base.rows.last else {
      bytes += base.bytes[array]
      return
    }
    let lead = base.bytes[array.lowerBound..<first.lowerBound]
    let layout = JSONLayout(at: JSONSlot(in: array, after: nil, before: first), in: base.bytes.span)
    bytes += lead
    for (place, item) in items.enumerated() {
      if place > 0 { separate(items[place - 1].row, item.row, in: base, lead: lead.dropFirst()) }
      append(item, of: document, in: layout)
    }
    bytes += base.bytes[last.upperBound..<array.upperBound]
  }

  /// What stood between two neighbours, or the comma and the line that any two have between them.
  private mutating func separate(
    _ row: Int?, _ next: Int?, in base: WorkingDocument.Base, lead: ArraySlice<UInt8>
  ) {
    if let row, let next, next == row + 1 {
      bytes += base.bytes[base.rows[row].upperBound..<base.rows[next].lowerBound]
    } else {
      bytes += [UInt8(ascii: ",")] + (lead.isEmpty ? [UInt8(ascii: " ")] : lead)
    }
  }
}
