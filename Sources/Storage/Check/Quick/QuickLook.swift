internal import CivilTime
internal import HealthLog
internal import JSONText

/// Reads month documents of a kind once, from the first byte to the last, and tells which of their records need no
/// other look.
///
/// A sound document is passed over at the speed of memory, and nothing is kept of it but the numbers of its ids and
/// the times of its nights.
struct QuickLook {
  typealias Bytes = ContiguousArray<UInt8>

  struct Night {
    var slept: QuickRecord.Slept
    /// The bytes of the record.
    var range: Range<Int>
  }

  /// What a document is by itself.
  struct Findings {
    /// Whether there is nothing to say about it but of an id that two records have: all ids are compared later.
    var isSound = true
    /// How many records there are, and those of them that nobody vouches for.
    var count = 0
    var doubtful: [Int] = []
    var ids: ContiguousArray<UInt64> = []
    var nights: [Night] = []

    /// For each record whether nothing is wrong with it, wherever it stands and whenever it was.
    var known: ContiguousArray<Bool> {
      var known = ContiguousArray(repeating: true, count: count)
      for row in doubtful { known[row] = false }
      return known
    }
  }

  private let now: Instant
  private let firstDay: CivilDate
  private var record: QuickRecord
  private var scanner = JSONScanner()
  private var findings = Findings()
  /// The seconds of the document's month on the wall.
  private var month: Range<Int64> = 0..<0
  private var last = Int64.max

  /// `nil` for a kind whose records cannot be looked at quickly.
  init?(_ kind: Kind, zone: Zone, now: Instant, firstDay: CivilDate = .first) {
    guard let plan = QuickPlan(kind) else { return nil }
    (self.now, self.firstDay) = (now, firstDay)
    record = QuickRecord(plan, zone: zone)
  }

  /// What stands in a document; `nil` where it is not JSON, or not a document of this kind and the program's schema.
  mutating func findings(in bytes: Bytes, _ name: DocumentName) -> Findings? {
    let days = name.days
    month = Int64(days.from.dayNumber) * 86_400..<Int64(days.to.dayNumber + 1) * 86_400
    (scanner, last) = (JSONScanner(), .max)
    findings = Findings()
    // All records of such a month are to be told of, or stand in the wrong document.
    if days.from < firstDay { findings.isSound = false }
    findings.ids.reserveCapacity(bytes.count / 110)
    do throws(JSONError) { return try document(bytes.span, name) ? findings : nil } catch { return nil }
  }

  private mutating func document(_ bytes: Span<UInt8>, _ name: DocumentName) throws(JSONError) -> Bool {
    if bytes.byte(orNoneAt: 0) == 0xEF { return false }
    scanner.start(in: bytes)
    guard var members = try scanner.enterObject(in: bytes) else { return false }
    var (hasSchema, hasRecords) = (false, false)
    while let member = try scanner.nextMember(of: &members, in: bytes) {
      if member.equals("records", in: bytes) {
        guard try records(bytes) else { return false }
        hasRecords = true
      } else if member.equals("schema", in: bytes) {
        let spelling = bytes.copy(of: try scanner.skipValue(in: bytes))
        hasSchema = SchemaFault(String(decoding: spelling, as: UTF8.self)) == nil
      } else if member.equals("kind", in: bytes), let kind = try scanner.string(in: bytes) {
        guard kind.string(in: bytes) == name.kind else { return false }
      } else {
        try scanner.skipValue(in: bytes)
      }
    }
    try scanner.finish(in: bytes)
    return hasSchema && hasRecords
  }

  private mutating func records(_ bytes: Span<UInt8>) throws(JSONError) -> Bool {
    guard var elements = try scanner.enterArray(in: bytes) else { return false }
    while try scanner.nextElement(of: &elements, in: bytes) {
      if record.look(at: scanner.offset, in: bytes) {
        note()
      } else {
        findings.doubtful.append(findings.count)
        findings.isSound = false
        try scanner.skipValue(in: bytes)
      }
      findings.count &+= 1
    }
    return true
  }

  /// Takes in the record that was looked at last.
  @inline(__always)
  private mutating func note() {
    scanner.offset = record.offset
    let (seconds, wall) = (record.anchor.seconds, record.anchor.seconds &+ Int64(record.anchor.offset))
    if seconds > last || !month.contains(wall) || seconds &- now.seconds > 600 { findings.isSound = false }
    last = seconds
    if let id = record.id { findings.ids.append(id) }
    if let slept = record.slept {
      findings.nights.append(Night(slept: slept, range: record.start..<record.offset))
    }
  }
}
