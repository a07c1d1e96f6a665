internal import HealthLog

/// Records that were found sound, by all of their text but the time and the id: what says the same at another time is
/// sound too.
///
/// Only of kinds whose rules look at no time, and only where time and id are spelled as the program spells them.
/// The first member is the time then:
///
///     {"time": "2026-11-29T07:05:00+01:00", "value": 112, "unit": "mg/dL", "id": "7k2m9x4qpa"}
struct SoundRecords {
  typealias Bytes = ContiguousArray<UInt8>

  private struct Shape: Hashable {
    let bytes: Bytes
    let sum: UInt64

    init(_ bytes: Bytes) { (self.bytes, sum) = (bytes, Checksum(bytes).value) }

    static func == (a: Shape, b: Shape) -> Bool { a.sum == b.sum && a.bytes.isSame(as: b.bytes) }
    func hash(into hasher: inout Hasher) { hasher.combine(sum) }
  }

  private static let opening = Bytes(#"{"time": ""#.utf8)
  private static let time = Bytes("dddd-dd-ddTdd:dd:dd+dd:dd".utf8)
  /// More shapes than these are not kept.
  private static let limit = 200_000

  private let isOfUse: Bool
  private var shapes: Set<Shape> = []

  init(_ kind: Kind) {
    switch kind.form {
    case .fields, .glucose: isOfUse = true
    case .sleep, .workout, .imported, .derived: isOfUse = false
    }
  }

  func knows(_ row: IndexRow, in bytes: Bytes) -> Bool {
    guard !shapes.isEmpty, let shape = shape(of: row, in: bytes) else { return false }
    return shapes.contains(shape)
  }

  /// Takes in a record in which nothing is wrong.
  mutating func note(_ row: IndexRow, in bytes: Bytes) {
    guard shapes.count < Self.limit, let shape = shape(of: row, in: bytes) else { return }
    shapes.insert(shape)
  }

  private func shape(of row: IndexRow, in bytes: Bytes) -> Shape? {
    let (start, end) = (row.range.lowerBound, row.range.upperBound)
    let rest = start + Self.opening.count + Self.time.count
    let id = start + Int(row.idStart)
    guard isOfUse, row.isPlaced, row.idStart < UInt16.max, id > rest, id + RecordID.length < end,
      bytes.span.isSame(as: Self.opening.span, start..<start + Self.opening.count, Self.opening.indices),
      Self.isTime(bytes, at: start + Self.opening.count), Self.isID(bytes, at: id)
    else { return nil }
    var text = Bytes()
    text.reserveCapacity(end - rest)
    text += bytes[rest..<id]
    text += bytes[(id + RecordID.length)..<end]
    return Shape(text)
  }

  private static func isTime(_ bytes: Bytes, at start: Int) -> Bool {
    for place in time.indices {
      let byte = bytes[start + place]
      switch time[place] {
      case UInt8(ascii: "d"): guard isDigit(byte) else { return false }
      case UInt8(ascii: "+"):
        guard byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else { return false }
      case let mark: guard byte == mark else { return false }
      }
    }
    return bytes[start + time.count] == UInt8(ascii: "\"")
  }

  private static func isID(_ bytes: Bytes, at start: Int) -> Bool {
    for place in start..<start + RecordID.length {
      guard isDigit(bytes[place]) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[place] else {
        return false
      }
    }
    return bytes[start + RecordID.length] == UInt8(ascii: "\"")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}

extension SoundRecords {
  /// For each record of a document whether it is known.
  func known(of document: Document) -> ContiguousArray<Bool> {
    ContiguousArray(document.rows.lazy.map { knows($0, in: document.bytes) })
  }
}

extension Document {
  /// The text without the records that are known to be sound.
  ///
  /// Without a fault of JSON in it there is none in all of it: what stands between records, the scan has read.
  func text(without known: ContiguousArray<Bool>) -> Bytes {
    guard let first = rows.first, let last = rows.last else { return bytes }
    var text = Bytes(bytes[..<first.range.lowerBound])
    var isFirst = true
    for row in rows.indices where !known[row] {
      if !isFirst { text.append(UInt8(ascii: ",")) }
      text += bytes[rows[row].range]
      isFirst = false
    }
    return text + bytes[last.range.upperBound...]
  }
}
