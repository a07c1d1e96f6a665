internal import CivilTime
internal import HealthLog
internal import JSONText

/// A month document while a command changes it: the text as it was read, what has become of it, and by which edits.
///
/// The index follows each edit without reading the text again; `checked` reads the result once, at the end.
struct Draft {
  typealias Bytes = ContiguousArray<UInt8>

  let name: DocumentName
  /// The document on the disk; `nil` when there is none.
  let base: Bytes?
  private(set) var document: Document
  private(set) var edits: [Edit] = []
  /// The document is to go, with its file.
  private(set) var goes = false
  private let plan: ScanPlan
  private let zone: Zone

  /// A draft of the document that `bytes` hold, or of one that is not there yet.
  init(_ name: DocumentName, _ bytes: Bytes?, plan: ScanPlan, zone: Zone) throws(DocumentFault) {
    self.name = name
    base = bytes
    self.plan = plan
    self.zone = zone
    if let bytes {
      document = try Document.read(bytes, as: name, plan: plan, zone: zone)
    } else {
      document = Document(name: name, bytes: [], index: DocumentIndex())
    }
  }

  var bytes: Bytes { document.bytes }

  /// The row of the record that answers to `id`.
  func row(of id: String) -> Int? { document.ids().firstIndex(of: id) }

  /// Puts a record in its place by time: before the first that is not newer.
  mutating func insert(_ text: Bytes, id: String) throws(DocumentFault) {
    guard let array = document.index.array else { return try begin(with: text, id: id) }
    let row = try scanned(text)
    let place = document.rows.place(for: row.instant)
    let slot = JSONSlot(in: array, after: range(place - 1), before: range(place))
    let laidOut = Self.fitting(text, slot, in: bytes)
    note(JSONSplice.inserting(laidOut, at: slot, in: bytes.span), id: id, before: nil, after: laidOut)
    document.index.rows.insert(try scanned(laidOut, at: offset(of: laidOut)), at: place)
  }

  /// A record of several lines in the layout of its place, if it is in this program's; a hand's own layout stays.
  private static func fitting(_ text: Bytes, _ slot: JSONSlot, in bytes: Bytes) -> Bytes {
    guard text.contains(.newline), let value = RecordText.value(text), RecordText.printed(value) == text
    else { return text }
    return JSONPrinter.element(value, layout: JSONLayout(at: slot, in: bytes.span))
  }

  /// Does what the journal holds, byte for byte; `false` when this is not the document that it was done to.
  mutating func replay(_ change: DocumentChange) throws(DocumentFault) -> Bool {
    guard edits.isEmpty, change.base == base.map({ Checksum($0) }), let result = change.applied(to: bytes)
    else {
      return false
    }
    edits = change.edits
    goes = change.sum == nil
    if !goes { document = try Document.read(result, as: name, plan: plan, zone: zone) }
    return true
  }

  /// Takes a record out.
  mutating func remove(at row: Int, id: String) throws(DocumentFault) {
    guard let array = document.index.array else { return }
    let (range, text) = (document.rows[row].range, document.text(at: row))
    let slot = JSONSlot(in: array, after: self.range(row - 1), before: self.range(row + 1))
    document.index.rows.remove(at: row)
    note(JSONSplice.removing(range, from: slot, in: bytes.span), id: id, before: text, after: nil)
  }

  /// Puts other bytes in the place of a record.
  mutating func replace(at row: Int, with text: Bytes, id: String) throws(DocumentFault) {
    let (range, old) = (document.rows[row].range, document.text(at: row))
    let new = try scanned(text, at: range.lowerBound)
    document.index.rows.remove(at: row)
    note(JSONSplice(range: range, replacement: text), id: id, before: old, after: text)
    document.index.rows.insert(new, at: row)
  }

  private func range(_ row: Int) -> Range<Int>? {
    document.rows.indices.contains(row) ? document.rows[row].range : nil
  }

  /// The whole text of a document with one record.
  private mutating func begin(with text: Bytes, id: String) throws(DocumentFault) {
    guard let record = RecordText.value(text) else { return }
    let whole = JSONPrinter.document(
      ["schema": .number("\(Document.schema)"), "kind": .string(name.kind), "records": .array([record])])
    let printed = JSONPrinter.element(record, layout: JSONLayout(indentation: "    "))
    edits.append(Edit(target: .record(id), before: nil, after: printed, offset: 0, old: bytes, new: whole))
    document = try Document.read(whole, as: name, plan: plan, zone: zone)
  }

  /// Carries out a splice and moves the rows behind it; the row that it is about is not among them.
  private mutating func note(_ splice: JSONSplice, id: String, before: Bytes?, after: Bytes?) {
    let old = Bytes(bytes[splice.range])
    edits.append(
      Edit(
        target: .record(id), before: before, after: after, offset: splice.range.lowerBound, old: old,
        new: splice.replacement))
    splice.apply(to: &document.bytes)
    for row in document.index.rows.indices where document.rows[row].start >= splice.range.lowerBound {
      document.index.rows[row].start = UInt32(Int(document.rows[row].start) + splice.growth)
    }
    document.index.array = document.index.array.map { $0.lowerBound..<$0.upperBound + splice.growth }
  }

  /// Where the record that the last edit put in begins: behind what separates it from the one before.
  private func offset(of text: Bytes) -> Int {
    guard let edit = edits.last, let place = edit.new.firstRange(of: text) else { return 0 }
    return edit.offset + place.lowerBound
  }

  private func scanned(_ text: Bytes, at offset: Int = 0) throws(DocumentFault) -> IndexRow {
    do throws(JSONError) {
      var row = try DocumentScan.row(of: text, plan: plan, zone: zone)
      row.start = UInt32(offset)
      return row
    } catch {
      throw DocumentFault(json: error, in: text, path: name.path)
    }
  }

  /// The instant of a record by its text; `nil` when it has none.
  func seconds(of text: Bytes) -> Int64? {
    do throws(DocumentFault) {
      let row = try scanned(text)
      return row.isPlaced ? row.seconds : nil
    } catch {
      return nil
    }
  }

  /// Reads the result as a later command will, so that no edit can leave a document that does not parse.
  func checked() throws(DocumentFault) -> Document {
    let read = try Document.read(bytes, as: name, plan: plan, zone: zone)
    precondition(
      read.rows.map(\.range) == document.rows.map(\.range), "the index has lost track of the records")
    return read
  }
}
