internal import JSONText

extension WorkingDocument {
  /// Reads a document once, its records only as far as to know where they lie.
  init(reading file: StoreFile, number: Int) throws(MigrationError) {
    var reading = DocumentReading(hasRecords: DocumentPath(file.path).records != nil)
    do throws(JSONError) { try reading.document(file.bytes.span) } catch {
      throw MigrationError(error, in: file)
    }
    guard let members = reading.members else {
      throw MigrationError(.expected("an object with a member 'schema'", found: "another value"), in: file)
    }
    let base = Base(bytes: file.bytes, range: reading.outer, members: members, rows: reading.rows ?? [])
    let items = reading.rows.map { rows in
      ContiguousArray(
        rows.enumerated().map { row, range in
          let origin = RecordOrigin(file: number, row: row, range: range)
          return Item(text: .kept, row: row, origin: origin, seconds: nil)
        })
    }
    self.init(path: DocumentPath(file.path), base: base, items: items)
    try checkRecords(in: file)
  }

  private func checkRecords(in file: StoreFile) throws(MigrationError) {
    guard let month = path.records else { return }
    guard items != nil else {
      let found = self[Self.records]?.shown ?? "none"
      throw MigrationError(
        .expected("an array 'records'", found: found), in: file, at: base?.range(of: "records"))
    }
    if let kind = self["kind"], kind != .string(month.kind) {
      let expected = "kind '\(month.kind)' as the folder says"
      throw MigrationError(.expected(expected, found: kind.shown), in: file, at: base?.range(of: "kind"))
    }
  }
}

/// One pass over the bytes of a document.
private struct DocumentReading {
  let hasRecords: Bool
  /// `nil` when the text is no object.
  private(set) var members: [WorkingDocument.Member]?
  private(set) var outer = 0..<0
  /// The ranges of the records; `nil` when there is no array of them.
  private(set) var rows: ContiguousArray<Range<Int>>?
  private var scanner = JSONScanner()

  init(hasRecords: Bool) { self.hasRecords = hasRecords }

  mutating func document(_ bytes: Span<UInt8>) throws(JSONError) {
    scanner.start(in: bytes)
    let start = scanner.offset
    guard var walk = try scanner.enterObject(in: bytes) else {
      try scanner.skipValue(in: bytes)
      return try scanner.finish(in: bytes)
    }
    var members: [WorkingDocument.Member] = []
    while let name = try scanner.nextMember(of: &walk, in: bytes) {
      let (value, range) = try value(of: name, in: bytes)
      members.append(
        WorkingDocument.Member(
          name: name.string(in: bytes), value: value, range: name.quotedRange.lowerBound..<range.upperBound,
          valueRange: range))
    }
    outer = start..<scanner.offset
    self.members = members
    try scanner.finish(in: bytes)
  }

  private mutating func value(
    of name: JSONScanner.Text, in bytes: Span<UInt8>
  ) throws(JSONError) -> (JSONValue, Range<Int>) {
    guard hasRecords, name.equals("records", in: bytes), scanner.kind(in: bytes) == .array else {
      // The scanner goes first: it knows how deep the brackets stand.
      let range = try scanner.skipValue(in: bytes)
      return (try JSONReader.read(at: range.lowerBound, in: bytes).value, range)
    }
    let start = scanner.offset
    try records(bytes)
    return (.null, start..<scanner.offset)
  }

  private mutating func records(_ bytes: Span<UInt8>) throws(JSONError) {
    guard var walk = try scanner.enterArray(in: bytes) else { return }
    var rows = ContiguousArray<Range<Int>>()
    while try scanner.nextElement(of: &walk, in: bytes) { rows.append(try scanner.skipValue(in: bytes)) }
    self.rows = rows
  }
}
