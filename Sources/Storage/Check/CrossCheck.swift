internal import CivilTime
internal import HealthLog

/// What is wrong between the documents of a store: one id in two of them, nights that overlap.
struct CrossCheck {
  /// A document: no byte of it is kept, unless something in it is to be shown.
  private struct Noted {
    var name: DocumentName
    var kind: Kind
    /// The numbers of its ids, in `ids`.
    var ids: Range<Int>
    /// Whether what is wrong with it by itself has been told.
    var isTold: Bool
    var kept: Kept?
  }

  private struct Kept {
    var document: Document
    var places: TextPlaces
  }

  /// A record, by the document that it stands in among those noted.
  private struct Place {
    var document: Int
    var range: Range<Int>
  }

  private struct Slept {
    var span: QuickRecord.Slept
    var place: Place
  }

  /// Reads a document once more, to keep it.
  typealias Reader = (DocumentName, Kind) throws(StorageError) -> DocumentCheck.Findings

  let zone: Zone
  private var noted: [Noted] = []
  /// The numbers of all ids; only of those that come twice the ids themselves are compared.
  private var ids = ContiguousArray<UInt64>()
  private var nights: [Slept] = []
  private var problems: [Problem] = []

  init(zone: Zone) { self.zone = zone }

  /// Takes a sound document in; those of a kind come from the newest to the oldest.
  ///
  /// One id on two of its records is told when it is read again.
  mutating func note(_ name: DocumentName, _ kind: Kind, _ findings: QuickLook.Findings) {
    let (number, start) = (noted.count, ids.count)
    ids += findings.ids
    noted.append(Noted(name: name, kind: kind, ids: start..<ids.count, isTold: false))
    nights += findings.nights.map {
      Slept(span: $0.slept, place: Place(document: number, range: $0.range))
    }
  }

  /// Takes in a document of which has been told what is wrong with it.
  mutating func note(_ document: Document, _ kind: Kind) {
    let (number, start) = (noted.count, ids.count)
    ids.append(contentsOf: document.rows.indices.lazy.compactMap(document.idNumber))
    noted.append(Noted(name: document.name, kind: kind, ids: start..<ids.count, isTold: true))
    guard kind.form == .sleep else { return }
    for row in document.rows.indices {
      let place = Place(document: number, range: document.rows[row].range)
      guard let record = document.record(at: row),
        let span = Night.span(of: record, in: zone) ?? Night.inBed(record, zone)
      else { continue }
      nights.append(Slept(span: QuickRecord.Slept(span), place: place))
    }
  }

  /// All that is wrong between them, and ids that two records of one of them have.
  mutating func problems(_ read: Reader) throws(StorageError) -> [Problem] {
    try findCopiedIDs(read)
    try findOverlaps(read)
    return problems
  }

  /// Reads a document once more, since something in it is to be shown.
  private mutating func keep(_ number: Int, _ read: Reader) throws(StorageError) {
    guard noted[number].kept == nil else { return }
    let findings = try read(noted[number].name, noted[number].kind)
    if !noted[number].isTold { problems += findings.problems }
    noted[number].isTold = true
    guard let document = findings.document else { return }
    noted[number].kept = Kept(document: document, places: findings.places)
  }

  private mutating func add(
    _ place: Place, _ code: String, _ message: String, fix: String? = nil, isMendable: Bool = false
  ) {
    guard let places = noted[place.document].kept?.places else { return }
    problems.append(places.problem(place.range, code, message, .warning, fix: fix, isMendable: isMendable))
  }
}

// MARK: Ids

extension CrossCheck {
  /// As within a document, the record further down, in the older document, keeps the id.
  private mutating func findCopiedIDs(_ read: Reader) throws(StorageError) {
    let repeated = ids.repeated()
    guard !repeated.isEmpty else { return }
    for number in noted.indices where ids[noted[number].ids].contains(where: repeated.contains) {
      try keep(number, read)
    }
    for (id, places) in placesByID(repeated) {
      guard let last = places.last, places.count > 1 else { continue }
      let message = "expected another id than '\(id)' of a record in \(noted[last.document].name.path)"
      for place in places.dropLast() { add(place, "id", message, fix: "remove the id", isMendable: true) }
    }
  }

  /// The records whose ids may stand in two documents, by the whole id; the first in each document.
  private func placesByID(_ repeated: Set<UInt64>) -> [String: [Place]] {
    var ids: [String: [Place]] = [:]
    for number in noted.indices {
      guard let document = noted[number].kept?.document,
        self.ids[noted[number].ids].contains(where: repeated.contains)
      else { continue }
      for row in document.rows.indices {
        guard document.idNumber(at: row).map(repeated.contains) ?? false,
          let id = document.spelledID(at: row), ids[id]?.last?.document != number
        else { continue }
        ids[id, default: []].append(Place(document: number, range: document.rows[row].range))
      }
    }
    return ids
  }
}

// MARK: Nights

extension CrossCheck {
  /// Each night that begins before one is over that began earlier.
  private mutating func findOverlaps(_ read: Reader) throws(StorageError) {
    var longest: Slept?
    for night in nights.sorted(by: { $0.span.start.seconds < $1.span.start.seconds }) {
      if let before = longest, night.span.start.seconds < before.span.end.seconds {
        try keep(night.place.document, read)
        let (start, end) = (before.span.start.time, before.span.end.time)
        let message =
          "expected a night after \(start.clock.short)–\(end.clock.short) of \(end.date),"
          + " found one that begins at \(night.span.start.time.clock.short)"
        add(night.place, "overlap", message)
      }
      if longest.map({ $0.span.end.seconds < night.span.end.seconds }) ?? true { longest = night }
    }
  }
}

extension QuickRecord.Moment {
  fileprivate init(_ time: OffsetTime) { self.init(seconds: time.instant.seconds, offset: time.offset) }

  fileprivate var time: OffsetTime { OffsetTime(Instant(seconds: seconds), offset: offset) }
}

extension QuickRecord.Slept {
  fileprivate init(_ span: Night.Span) {
    self.init(start: QuickRecord.Moment(span.start), end: QuickRecord.Moment(span.end))
  }
}
