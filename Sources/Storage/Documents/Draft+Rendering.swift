internal import JSONText

extension Draft {
  /// The document after all changes.
  enum Outcome {
    case whole(Document)
    /// The document as it was, with one place of it changed.
    case spliced(Document, DocumentSplice)

    var document: Document {
      switch self {
      case .whole(let document): return document
      case .spliced(var document, let splice):
        document.apply(splice)
        return document
      }
    }
  }

  /// What becomes of the document, and the edits that lead to it.
  struct Rendered {
    var outcome: Outcome
    var edits: [Edit]

    var document: Document { outcome.document }

    var text: SplicedText {
      switch outcome {
      case .whole(let document): SplicedText(document.bytes)
      case .spliced(let document, let splice): splice.text(document.bytes)
      }
    }
  }

  /// Makes the text, and sees to it that a later command will read it as it should, so that no edit can leave what
  /// cannot be used.
  func rendered() throws(DocumentFault) -> Rendered {
    if let rendered = renderedInPlace() { return rendered }
    let (bytes, edits) = try text()
    let document = try Document.read(bytes, as: name, plan: plan, zone: zone)
    guard holdsWhatItShould(document, edits) else {
      throw DocumentFault(
        path: name.path, code: "layout", message: "expected all other records to stay as they are",
        remedy: "run 'vitals check --fix=layout'")
    }
    return Rendered(outcome: .whole(document), edits: edits)
  }

  private func text() throws(DocumentFault) -> (Bytes, [Edit]) {
    guard original.rows.isEmpty else { return Self.edit(original, fates, added.gaps) }
    var gaps = added.gaps
    guard let oldest = gaps[0]?.popLast() else { return (original.bytes, []) }
    let (bytes, edit) = begun(with: oldest)
    let document = try Document.read(bytes, as: name, plan: plan, zone: zone)
    let (result, edits) = Self.edit(document, [:], gaps)
    return (result, [edit] + edits)
  }

  /// The text with its first record.
  private func begun(with item: AddedRecords.Item) -> (Bytes, Edit) {
    if let array = original.index.array {
      var sheet = Sheet(original.bytes, array: array, rows: [])
      sheet.insert(item.text, id: item.id, before: 0)
      return (sheet.bytes, sheet.edits[0])
    }
    let record = RecordText.value(item.text) ?? .null
    let bytes = JSONPrinter.document(
      ["schema": .number("\(Document.schema)"), "kind": .string(name.kind), "records": .array([record])])
    let edit = Edit(
      target: .record(item.id), before: nil, after: RecordText.printed(record), offset: 0, old: [], new: bytes
    )
    return (bytes, edit)
  }

  /// Above this many edits it pays to look whether all can be made in one pass.
  private static let many = 32

  private static func edit(
    _ document: Document, _ fates: [Int: Fate], _ gaps: [Int: [AddedRecords.Item]]
  ) -> (Bytes, [Edit]) {
    let rows = document.rows.map(\.range)
    let array = document.index.array ?? 0..<0
    let removed = fates.values.count { if case .removed = $0 { true } else { false } }
    if fates.count + gaps.values.reduce(0, { $0 + $1.count }) > many, removed < rows.count,
      var sheet = EvenSheet(document.bytes, array: array, rows: rows)
    {
      sheet.edit(rows.count, fates, gaps)
      return (sheet.text(), sheet.edits)
    }
    var sheet = Sheet(document.bytes, array: array, rows: rows)
    sheet.edit(fates, gaps)
    return (sheet.bytes, sheet.edits)
  }

  /// Whether the records are those that the document had, but for those changed, in their order.
  private func holdsWhatItShould(_ document: Document, _ edits: [Edit]) -> Bool {
    var rest = document.rows[...]
    func isNext(_ text: borrowing Span<UInt8>, _ range: Range<Int>) -> Bool {
      guard let row = rest.popFirst() else { return false }
      return document.bytes.span.isSame(as: copy text, row.range, range)
    }
    func isNext(_ item: AddedRecords.Item) -> Bool {
      guard let row = rest.popFirst() else { return false }
      let text = document.bytes[row.range]
      return text == item.text[...] || RecordText.value(Bytes(text)) == RecordText.value(item.text)
    }
    for place in 0...original.rows.count {
      guard added.gaps[place]?.allSatisfy(isNext) ?? true else { return false }
      guard place < original.rows.count else { break }
      switch fates[place] {
      case .removed: break
      case .replaced(let text, _): guard isNext(text.span, 0..<text.count) else { return false }
      case nil: guard isNext(original.bytes.span, original.rows[place].range) else { return false }
      }
    }
    return rest.isEmpty
  }
}

extension Sheet {
  /// Makes all edits, from the last place to the first; places without any are not looked at.
  mutating func edit(_ fates: [Int: Draft.Fate], _ gaps: [Int: [AddedRecords.Item]]) {
    for place in Set(fates.keys).union(gaps.keys).sorted(by: >) {
      switch fates[place] {
      case .removed(let id): remove(place, id: id)
      case .replaced(let text, let id): replace(place, with: text, id: id)
      case nil: break
      }
      for item in (gaps[place] ?? []).reversed() { insert(item.text, id: item.id, before: place) }
    }
  }
}

extension EvenSheet {
  mutating func edit(
    _ count: Int, _ fates: [Int: Draft.Fate], _ gaps: [Int: [AddedRecords.Item]]
  ) {
    for place in (0...count).reversed() {
      if place < count {
        switch fates[place] {
        case .removed(let id): remove(place, id: id)
        case .replaced(let text, let id): replace(place, with: text, id: id)
        case nil: keep(place)
        }
      }
      for item in (gaps[place] ?? []).reversed() { insert(item.text, id: item.id, before: place) }
    }
  }
}
