internal import CivilTime
internal import JSONText

extension DocumentScan {
  /// More bytes than a record mostly has; none is begun nearer to the end of what was read.
  private static let margin = 8192

  /// Shows each record of a document that is newest first, read through a window, to `visit`.
  ///
  /// `false` where that does not tell what reading it whole would: when it is of another schema or kind, or not newest
  /// first, or laid out in an unusual way, or no JSON, or `visit` says so.
  static func visit(
    _ window: inout DocumentWindow, as name: DocumentName, plan: ScanPlan, zone: Zone,
    _ visit: (IndexRow, Span<UInt8>) -> Bool
  ) throws(FileError) -> Bool {
    var scan = DocumentScan(plan: plan, zone: zone)
    do throws(Obstacle) {
      return try scan.visit(&window, as: name, visit)
    } catch {
      switch error {
      case .json: return false
      case .file(let error): throw error
      }
    }
  }

  private enum Obstacle: Error {
    case json
    case file(FileError)
  }

  private mutating func visit(
    _ window: inout DocumentWindow, as name: DocumentName, _ visit: (IndexRow, Span<UInt8>) -> Bool
  ) throws(Obstacle) -> Bool {
    try advance(&window, keeping: 0)
    let hasRecords = try json { scan throws(JSONError) in try scan.enterRecords(window.bytes.span) }
    guard hasRecords, SchemaFault(index.schemaText) == nil, index.kind == nil || index.kind == name.kind,
      try visitRecords(&window, visit)
    else { return false }
    return window.isAtEnd && window.bytes.span.endsObject(at: offset)
  }

  private mutating func visitRecords(
    _ window: inout DocumentWindow, _ visit: (IndexRow, Span<UInt8>) -> Bool
  ) throws(Obstacle) -> Bool {
    let elements = try json { scan throws(JSONError) in try scan.enterArray(window.bytes.span) }
    guard var elements else { return false }
    var last: IndexRow?
    while true {
      if !window.isAtEnd, window.bytes.count - offset < Self.margin {
        try advance(&window, keeping: last.map { Int($0.length) } ?? 0)
        last?.start = 0
      }
      let (bytes, before) = (window.bytes.span, last)
      let next = try json { scan throws(JSONError) in
        try scan.nextRecord(of: &elements, behind: before, bytes)
      }
      guard let row = next else { return true }
      guard row.isPlaced, row.seconds <= last?.seconds ?? .max, visit(row, bytes) else { return false }
      last = row
    }
  }

  /// Reads on, leaving behind what was looked at but for the last record; all of the rest may come at once.
  private mutating func advance(_ window: inout DocumentWindow, keeping count: Int) throws(Obstacle) {
    while !window.isAtEnd, window.bytes.count - offset < Self.margin {
      do throws(FileError) { try window.advance(by: offset - count) } catch { throw .file(error) }
      offset = count
    }
  }

  private mutating func json<T>(
    _ body: (inout DocumentScan) throws(JSONError) -> T
  ) throws(Obstacle) -> T {
    do throws(JSONError) { return try body(&self) } catch { throw .json }
  }
}

extension Span<UInt8> {
  /// Whether from `start` on the object ends, and with it the text.
  fileprivate func endsObject(at start: Int) -> Bool {
    var braces = 0
    for place in start..<count {
      switch self[place] {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      case UInt8(ascii: "}"): braces += 1
      default: return false
      }
    }
    return braces == 1
  }
}
