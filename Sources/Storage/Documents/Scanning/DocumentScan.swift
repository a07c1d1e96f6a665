internal import CivilTime
internal import HealthLog
internal import JSONText

/// What a document says of itself, and where its records lie.
package struct DocumentIndex: Sendable {
  /// The spelling of the member `schema`; `nil` when it is missing.
  package var schemaText: String?
  package var kind: String?
  /// In the order of the file.
  package fileprivate(set) var rows: ContiguousArray<IndexRow> = []
  /// Whether every record has a time, and none is newer than one above it.
  package fileprivate(set) var isNewestFirst = true
  /// The array of records with its brackets; `nil` when there is none.
  package var array: Range<Int>?

  @inline(__always)
  mutating func add(_ row: IndexRow) {
    if !row.isPlaced || row.seconds > rows.last?.seconds ?? .max { isNewestFirst = false }
    rows.append(row)
  }

  /// Puts a row, or none, in the place of some; all behind them move by `growth` bytes.
  mutating func replace(_ range: Range<Int>, with row: IndexRow?, growth: Int) {
    if let row, !range.isEmpty {
      rows[range.lowerBound] = row
    } else if let row {
      rows.insert(row, at: range.lowerBound)
    } else {
      rows.removeSubrange(range)
    }
    for place in range.lowerBound + (row == nil ? 0 : 1)..<rows.count { rows[place].move(by: growth) }
    array = array.map { $0.lowerBound..<$0.upperBound + growth }
    isNewestFirst = zip(rows, rows.dropFirst()).allSatisfy { $1.isPlaced && $1.seconds <= $0.seconds }
    if let first = rows.first, !first.isPlaced { isNewestFirst = false }
  }
}

/// Reads a month document once, from its first byte to its last, without making a tree of it.
struct DocumentScan {
  private let plan: ScanPlan
  /// Holds where a hand left the offset out.
  private let zone: Zone
  private var scanner = JSONScanner()
  private(set) var index = DocumentIndex()
  private var templates = RecordTemplates()
  private var times = TimeMemory()

  init(plan: ScanPlan, zone: Zone) { (self.plan, self.zone) = (plan, zone) }

  static func read(
    _ bytes: ContiguousArray<UInt8>, plan: ScanPlan, zone: Zone
  ) throws(JSONError) -> DocumentIndex {
    var scan = DocumentScan(plan: plan, zone: zone)
    try scan.document(bytes.span)
    return scan.index
  }

  /// The row of one record that stands alone in `bytes`.
  static func row(of bytes: ContiguousArray<UInt8>, plan: ScanPlan, zone: Zone) throws(JSONError) -> IndexRow
  {
    var scan = DocumentScan(plan: plan, zone: zone)
    return try scan.record(bytes.span)
  }

  private mutating func document(_ bytes: Span<UInt8>) throws(JSONError) {
    scanner.start(in: bytes)
    guard var members = try scanner.enterObject(in: bytes) else {
      try scanner.skipValue(in: bytes)
      return try scanner.finish(in: bytes)
    }
    while let name = try scanner.nextMember(of: &members, in: bytes) {
      if name.equals("records", in: bytes) { try records(bytes) } else { try head(name, bytes) }
    }
    try scanner.finish(in: bytes)
  }

  /// Reads a member that is not the records.
  private mutating func head(_ name: JSONScanner.Text, _ bytes: Span<UInt8>) throws(JSONError) {
    if name.equals("schema", in: bytes) {
      let range = try scanner.skipValue(in: bytes)
      index.schemaText = bytes.spelling(in: range)
    } else if name.equals("kind", in: bytes) {
      index.kind = try scanner.string(in: bytes)?.string(in: bytes)
      if index.kind == nil { try scanner.skipValue(in: bytes) }
    } else {
      try scanner.skipValue(in: bytes)
    }
  }

  private mutating func records(_ bytes: Span<UInt8>) throws(JSONError) {
    let start = scanner.offset
    guard var elements = try scanner.enterArray(in: bytes) else {
      try scanner.skipValue(in: bytes)
      return
    }
    // A record of plain fields is a line of about this many bytes.
    index.rows.reserveCapacity(bytes.count / 110)
    while try scanner.nextElement(of: &elements, in: bytes) {
      let end = index.rows.last?.range.upperBound
      let row = try record(bytes)
      index.add(row)
      // Nothing is learned of the first: no comma stands before it, and one must before all others.
      if let end { templates.learn(row.range, after: end, in: bytes, plan) }
      while let row = templates.row(after: scanner.offset, in: bytes, plan, &times) {
        index.add(row)
        scanner.offset = row.range.upperBound
      }
    }
    index.array = start..<scanner.offset
  }

  /// Reads the members of a document up to its records; `false` when there are none.
  mutating func enterRecords(_ bytes: Span<UInt8>) throws(JSONError) -> Bool {
    scanner.start(in: bytes)
    guard var members = try scanner.enterObject(in: bytes) else { return false }
    while let name = try scanner.nextMember(of: &members, in: bytes) {
      if name.equals("records", in: bytes) { return true }
      try head(name, bytes)
    }
    return false
  }

  mutating func enterArray(_ bytes: Span<UInt8>) throws(JSONError) -> JSONScanner.Elements? {
    try scanner.enterArray(in: bytes)
  }

  /// Where the scan has come; a window that moves takes it along.
  var offset: Int {
    get { scanner.offset }
    set { scanner.offset = newValue }
  }

  /// Reads the record behind another one; `nil` behind the last.
  @inline(__always)
  mutating func nextRecord(
    of elements: inout JSONScanner.Elements, behind last: IndexRow?, _ bytes: Span<UInt8>
  ) throws(JSONError) -> IndexRow? {
    if last != nil, let row = templates.row(after: scanner.offset, in: bytes, plan, &times) {
      scanner.offset = row.range.upperBound
      return row
    }
    guard try scanner.nextElement(of: &elements, in: bytes) else { return nil }
    let row = try record(bytes)
    if let last { templates.learn(row.range, after: last.range.upperBound, in: bytes, plan) }
    return row
  }

  private mutating func record(_ bytes: Span<UInt8>) throws(JSONError) -> IndexRow {
    let start = scanner.offset
    var draft = RowDraft(row: IndexRow(start: start, unit: plan.unitWhenNotSaid))
    if var members = try scanner.enterObject(in: bytes) {
      while let name = try scanner.nextMember(of: &members, in: bytes) {
        try member(plan.slot(of: name, in: bytes), bytes, &draft)
      }
    } else {
      try scanner.skipValue(in: bytes)
    }
    draft.row.length = UInt32(truncatingIfNeeded: scanner.offset - start)
    return draft.row
  }

  private mutating func member(
    _ slot: ScanPlan.Slot, _ bytes: Span<UInt8>, _ draft: inout RowDraft
  ) throws(JSONError) {
    let start = scanner.offset
    if slot == .value, let number = try scanner.number(in: bytes) {
      draft.row.value = bytes.kept(number, in: start..<scanner.offset)
      return
    }
    if slot == .readings, let mean = try meanOfReadings(bytes) {
      draft.row.value = mean
      return
    }
    guard slot != .other, slot != .value, slot != .readings, let text = try scanner.string(in: bytes) else {
      if slot == .bound { draft.row.tag.bound = .odd }
      try scanner.skipValue(in: bytes)
      return
    }
    guard text.hasEscapes else { return take(text.range, slot, bytes, &draft) }
    let plain = ContiguousArray(text.string(in: bytes).utf8)
    take(0..<plain.count, slot, plain.span, &draft)
    if slot == .id { draft.note(idAt: text.range.lowerBound) }
  }

  /// The mean of the numbers in an array, NaN where there are none; `nil`, without moving, where another value stands.
  private mutating func meanOfReadings(_ bytes: Span<UInt8>) throws(JSONError) -> Double? {
    guard var elements = try scanner.enterArray(in: bytes) else { return nil }
    var (sum, count) = (0.0, 0)
    while try scanner.nextElement(of: &elements, in: bytes) {
      let start = scanner.offset
      guard let number = try scanner.number(in: bytes) else {
        try scanner.skipValue(in: bytes)
        continue
      }
      let kept = bytes.kept(number, in: start..<scanner.offset)
      if !kept.isNaN { (sum, count) = (sum + kept, count + 1) }
    }
    return sum / Double(count)
  }

  /// Takes the text of a member of the index.
  private func take(
    _ text: Range<Int>, _ slot: ScanPlan.Slot, _ bytes: Span<UInt8>, _ draft: inout RowDraft
  ) {
    switch slot {
    case .anchor(let rank): if rank < draft.rank { place(text, rank, bytes, &draft) }
    case .unit: draft.row.tag.unit = plan.unit(text, in: bytes)
    case .choice: draft.row.tag.choice = plan.choice(text, in: bytes)
    case .bound: draft.row.tag.bound = plan.bound(text, in: bytes)
    case .id: if !text.isEmpty { draft.note(idAt: text.lowerBound) }
    case .value, .readings, .other: break
    }
  }

  private func place(_ text: Range<Int>, _ rank: Int, _ bytes: Span<UInt8>, _ draft: inout RowDraft) {
    let scan = TimeScan.read(bytes, text)
    if scan.length > 0, scan.length == text.count {
      let offset =
        scan.hasOffset ? scan.offset : zone.resolve(LocalTime(seconds: scan.localSeconds)).first.offset
      draft.place(seconds: scan.localSeconds - Int64(offset), offset: offset, rank: rank)
    } else if text.count == 10, let date = CivilDate(bytes.spelling(in: text)) {
      draft.place(seconds: Int64(date.dayNumber) * 86_400, offset: 0, rank: rank)
    }
  }
}

/// What is known so far of the row that is being read.
private struct RowDraft {
  var row: IndexRow
  /// Of the member that tells the time.
  private(set) var rank = Int.max

  init(row: IndexRow) { self.row = row }

  mutating func place(seconds: Int64, offset: Int, rank: Int) {
    row.place(seconds: seconds, offset: offset)
    self.rank = rank
  }

  mutating func note(idAt offset: Int) { row.idStart = UInt16(clamping: offset - Int(row.start)) }
}

extension Span<UInt8> {
  func copy(of range: Range<Int>) -> ContiguousArray<UInt8> {
    ContiguousArray(range.map { self[$0] })
  }

  fileprivate func spelling(in range: Range<Int>) -> String {
    String(decoding: copy(of: range), as: UTF8.self)
  }

  /// A number as a record keeps it: NaN for one of more digits, or beyond the exponents that it takes.
  fileprivate func kept(_ number: Double, in range: Range<Int>) -> Double {
    let isPlain = range.count <= 17 && !range.contains { self[$0] | 0x20 == UInt8(ascii: "e") }
    return isPlain ? number : Number(spelling(in: range), allowsExponent: true)?.double ?? .nan
  }
}
