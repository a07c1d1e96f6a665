internal import CivilTime
internal import HealthLog
internal import JSONText

/// What a document says of itself, and where its records lie.
package struct DocumentIndex: Sendable {
  /// The member `schema`, where it is a whole number.
  package var schema: Int?
  /// The spelling of the member `schema`; `nil` when it is missing.
  package var schemaText: String?
  package var kind: String?
  /// In the order of the file.
  package var rows: ContiguousArray<IndexRow> = []
  /// The array of records with its brackets; `nil` when there is none.
  package var array: Range<Int>?
}

/// Reads a month document once, from its first byte to its last, without making a tree of it.
struct DocumentScan {
  private let plan: ScanPlan
  /// Holds where a hand left the offset out.
  private let zone: Zone
  private var scanner = JSONScanner()
  private var index = DocumentIndex()

  private init(plan: ScanPlan, zone: Zone) { (self.plan, self.zone) = (plan, zone) }

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
      if name.equals("records", in: bytes) {
        try records(bytes)
      } else if name.equals("schema", in: bytes) {
        let range = try scanner.skipValue(in: bytes)
        index.schemaText = bytes.spelling(in: range)
        index.schema = Int(bytes.spelling(in: range))
      } else if name.equals("kind", in: bytes) {
        index.kind = try scanner.string(in: bytes)?.string(in: bytes)
        if index.kind == nil { try scanner.skipValue(in: bytes) }
      } else {
        try scanner.skipValue(in: bytes)
      }
    }
    try scanner.finish(in: bytes)
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
      index.rows.append(try record(bytes))
    }
    index.array = start..<scanner.offset
  }

  private mutating func record(_ bytes: Span<UInt8>) throws(JSONError) -> IndexRow {
    var draft = RowDraft(start: scanner.offset, unit: plan.unitWhenNotSaid)
    guard var members = try scanner.enterObject(in: bytes) else {
      try scanner.skipValue(in: bytes)
      return draft.row(end: scanner.offset)
    }
    while let name = try scanner.nextMember(of: &members, in: bytes) {
      try member(plan.slot(of: name.range, in: bytes), bytes, &draft)
    }
    if plan.kind.figure != nil { draft.value = figure(of: draft.start..<scanner.offset, in: bytes) }
    return draft.row(end: scanner.offset)
  }

  @inline(__always)
  private mutating func member(
    _ slot: ScanPlan.Slot, _ bytes: Span<UInt8>, _ draft: inout RowDraft
  ) throws(JSONError) {
    if slot == .value, let number = try scanner.number(in: bytes) {
      draft.value = number
      return
    }
    guard slot != .other, slot != .value, let text = try scanner.string(in: bytes) else {
      try scanner.skipValue(in: bytes)
      return
    }
    switch slot {
    case .anchor(let rank): if rank < draft.rank { place(text.range, rank, bytes, &draft) }
    case .unit: draft.tag.unit = plan.unit(text.range, in: bytes)
    case .choice: draft.tag.choice = plan.choice(text.range, in: bytes)
    case .bound:
      draft.tag.isLow = text.equals("low", in: bytes)
      draft.tag.isHigh = text.equals("high", in: bytes)
    case .id: draft.idStart = text.range.lowerBound - draft.start
    case .value, .other: break
    }
  }

  private func place(_ text: Range<Int>, _ rank: Int, _ bytes: Span<UInt8>, _ draft: inout RowDraft) {
    let scan = TimeScan.read(bytes, text)
    if scan.length == text.count {
      let offset =
        scan.hasOffset ? scan.offset : zone.resolve(LocalTime(seconds: scan.localSeconds)).first.offset
      draft.place(seconds: scan.localSeconds - Int64(offset), offset: offset, rank: rank)
    } else if text.count == 10, let date = CivilDate(bytes.spelling(in: text)) {
      draft.place(seconds: Int64(date.dayNumber) * 86_400, offset: 0, rank: rank)
    }
  }

  /// The figure of a record that no single member holds; rare enough to be decoded for it.
  private func figure(of range: Range<Int>, in bytes: Span<UInt8>) -> Double {
    let text = bytes.copy(of: range)
    guard let record = RecordText.record(kind: plan.kind.name, text) else { return .nan }
    return plan.kind.mainFigure(of: record, in: zone) ?? .nan
  }
}

/// What is known so far of the row that is being read.
private struct RowDraft {
  let start: Int
  var value = Double.nan
  var tag = IndexRow.Tag()
  var idStart = 0
  private(set) var rank = Int.max
  private var seconds = IndexRow.unplaced
  private var offset = 0

  init(start: Int, unit: Int) {
    self.start = start
    tag.unit = unit
  }

  mutating func place(seconds: Int64, offset: Int, rank: Int) {
    self.seconds = seconds
    self.offset = offset
    self.rank = rank
  }

  func row(end: Int) -> IndexRow {
    IndexRow(
      seconds: seconds, value: value, start: start, length: end - start, tag: tag, idStart: idStart,
      offsetMinutes: Int16(truncatingIfNeeded: offset / 60))
  }
}

extension Span<UInt8> {
  func copy(of range: Range<Int>) -> ContiguousArray<UInt8> {
    ContiguousArray(range.map { self[$0] })
  }

  fileprivate func spelling(in range: Range<Int>) -> String {
    String(decoding: copy(of: range), as: UTF8.self)
  }
}
