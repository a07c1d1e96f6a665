internal import CivilTime
internal import HealthLog
internal import JSONText

/// What is wrong with one month document, by itself.
struct DocumentCheck {
  typealias Bytes = ContiguousArray<UInt8>

  let name: DocumentName
  let kind: Kind
  let plan: ScanPlan
  let zone: Zone
  /// Later times have not come yet.
  let now: Instant
  /// Nobody tells of an earlier day: it is a slip of the year.
  var firstDay = CivilDate.first

  struct Findings {
    var problems: [Problem] = []
    /// The document, as far as it can be read; with faults that have one right answer, as it would be without them.
    var document: Document?
    var places: TextPlaces
  }

  func findings(in bytes: Bytes) -> Findings {
    var look = QuickLook(kind, zone: zone, now: now, firstDay: firstDay)
    return findings(in: bytes, known: look?.findings(in: bytes, name)?.known, &look)
  }

  /// The same, passing over the records that are `known` to be sound.
  func findings(in bytes: Bytes, known: ContiguousArray<Bool>?, _ look: inout QuickLook?) -> Findings {
    guard let document = document(of: bytes) else { return findingsOfAll(in: bytes, &look) }
    let known = document.matching(known)
    guard JSONFaults.find(in: document.text(without: known)).isEmpty else {
      return findingsOfAll(in: bytes, &look)
    }
    var findings = Findings(places: TextPlaces(path: name.path, bytes))
    findings.document = document
    findings.problems = problems(of: document, findings.places, known)
    return findings
  }

  /// The document, if it can be read as it is.
  private func document(of bytes: Bytes) -> Document? {
    do throws(DocumentFault) {
      let document = try Document.scan(bytes, as: name, plan: plan, zone: zone)
      return document.headFault() == nil ? document : nil
    } catch {
      return nil
    }
  }

  private func findingsOfAll(in bytes: Bytes, _ look: inout QuickLook?) -> Findings {
    let faults = JSONFaults.find(in: bytes)
    let mends = faults.compactMap(\.mend)
    var findings = Findings(places: TextPlaces(path: name.path, bytes, mends: mends))
    findings.problems = findings.places.problems(of: faults)
    guard mends.count == faults.count else { return findings }
    do throws(DocumentFault) {
      let text = faults.isEmpty ? bytes : JSONSplice.applying(mends, to: bytes)
      let document = try Document.scan(text, as: name, plan: plan, zone: zone)
      if let head = document.headFault() {
        let severity: Problem.Severity = head.code == SchemaFault.older ? .warning : .fault
        findings.problems.append(findings.places.problem(head.range, head.code, head.message, severity))
      } else {
        findings.document = document
        let known = document.matching(look?.findings(in: text, name)?.known)
        findings.problems += problems(of: document, findings.places, known)
      }
    } catch {
      findings.problems.append(Problem(error, .fault))
    }
    return findings
  }

  private func problems(
    of document: Document, _ places: TextPlaces, _ known: ContiguousArray<Bool>
  ) -> [Problem] {
    var problems: [Problem] = []
    let copied = document.rowsWithCopiedID()
    var unknown = UnknownMembers(kind)
    let days = name.days.from.dayNumber...name.days.to.dayNumber
    for row in document.rows.indices {
      if known[row] {
        problems += self.problems(of: document.rows[row], days, places)
        continue
      }
      let range = document.rows[row].range
      guard let node = document.node(at: row), node.members != nil,
        let record = RecordText.record(kind: kind.name, node.value)
      else {
        let found = String(decoding: document.bytes[range].prefix(30), as: UTF8.self)
        problems.append(places.problem(range, "record", "expected a record, found \(found)", .fault))
        continue
      }
      problems += kind.faults(in: record, zone: zone).map { places.problem(of: $0, in: node) }
      unknown.note(node)
      problems += self.problems(of: document.rows[row], days, places)
    }
    problems += unknown.found.map { places.problem($0.range, "unknown", $0.message, .warning, fix: $0.fix) }
    problems += copiedIDs(document, copied, places)
    return problems + unsorted(document, places)
  }

  private func problems(of row: IndexRow, _ days: ClosedRange<Int>, _ places: TextPlaces) -> [Problem] {
    guard row.isPlaced else { return [] }
    var problems: [Problem] = []
    if !days.contains(row.dayNumber) {
      let home = DocumentName(kind: name.kind, date: row.date)
      let message = "expected in \(home.path), as its time says"
      problems.append(
        places.problem(row.range, "month", message, .warning, fix: "move it there", isMendable: true))
    }
    if row.dayNumber < firstDay.dayNumber {
      let message = "expected a day from \(firstDay.year) on, found \(row.date)"
      problems.append(
        places.problem(row.range, "past", message, .warning, fix: "write the year that is meant"))
    }
    if row.instant.seconds(since: now) > 600 {
      let time = OffsetTime(row.instant, offset: Int(row.offsetMinutes) * 60)
      problems.append(
        places.problem(row.range, "future", "expected a time that has come, found \(time)", .warning))
    }
    return problems
  }

  private func copiedIDs(_ document: Document, _ rows: [Int], _ places: TextPlaces) -> [Problem] {
    let ids = rows.isEmpty ? [] : document.ids()
    return rows.map { row in
      let id = document.spelledID(at: row) ?? ""
      let range = document.node(at: row)?["id"]?.range ?? document.rows[row].range
      let message = "expected another id than '\(id)' of a lower record; this one answers to '\(ids[row])'"
      return places.problem(range, "id", message, .warning, fix: "remove the id", isMendable: true)
    }
  }

  private func unsorted(_ document: Document, _ places: TextPlaces) -> [Problem] {
    document.rowsOutOfPlace().map { row in
      let message = "expected records newest first, found this one out of place"
      return places.problem(
        document.rows[row].range, "unsorted", message, .warning, fix: "move it to its place", isMendable: true
      )
    }
  }
}

extension TextPlaces {
  func problem(
    _ range: Range<Int>, _ code: String, _ message: String, _ severity: Problem.Severity, fix: String? = nil,
    isMendable: Bool = false
  ) -> Problem {
    Problem(fault(at: original(range), code, message, remedy: fix), severity, isMendable: isMendable)
  }

  func problems(of faults: [JSONFault]) -> [Problem] {
    faults.map { fault in
      let error = fault.error
      // A byte order mark is passed over when a document is read.
      let severity: Problem.Severity = error.kind == .byteOrderMark ? .warning : .fault
      let place = self.fault(
        at: error.range, error.kind.code, "\(error)", remedy: error.remedy(in: bytes.span))
      return Problem(place, severity, isMendable: fault.mend != nil)
    }
  }

  /// A fault of a record, at the member that it is about; where that is missing, at the record or the group.
  fileprivate func problem(of fault: RecordFault, in node: JSONNode) -> Problem {
    let severity: Problem.Severity =
      switch fault.severity {
      case .fault: .fault
      case .warning: .warning
      }
    let range = node.range(of: fault.path[...])
    return problem(range, fault.code, fault.message, severity, fix: fault.remedy)
  }
}

extension JSONNode {
  /// The bytes of a member by its path; of the innermost thing there is, the first where that is not all of it.
  fileprivate func range(of path: ArraySlice<String>) -> Range<Int> {
    guard let name = path.first else { return range }
    if let member = self[name] { return member.range(of: path.dropFirst()) }
    if let place = Int(name), let elements, elements.indices.contains(place) {
      return elements[place].range(of: path.dropFirst())
    }
    return range.lowerBound..<range.lowerBound + 1
  }
}

extension Document {
  /// For each record whether it is known to be sound; none where nothing is known.
  fileprivate func matching(_ known: ContiguousArray<Bool>?) -> ContiguousArray<Bool> {
    if let known, known.count == rows.count { return known }
    return ContiguousArray(repeating: false, count: rows.count)
  }

  /// The text without the records that are known to be sound.
  ///
  /// Without a fault of JSON in it there is none in all of it: what stands between records, the scan has read.
  fileprivate func text(without known: ContiguousArray<Bool>) -> Bytes {
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

extension JSONSplice {
  /// The text with splices that stand in order and touch each other nowhere.
  static func applying(_ splices: [JSONSplice], to bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var text = ContiguousArray<UInt8>()
    var end = 0
    for splice in splices {
      text += bytes[end..<splice.range.lowerBound] + splice.replacement
      end = splice.range.upperBound
    }
    return text + bytes[end...]
  }
}
