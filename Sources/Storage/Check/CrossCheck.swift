internal import CivilTime
internal import HealthLog

/// What is wrong between the documents of a store: one id in two of them, nights that overlap.
struct CrossCheck {
  /// A record, by the document that it stands in among those noted.
  private struct Place {
    var document: Int
    var range: Range<Int>
  }

  private struct Slept {
    var span: Night.Span
    var place: Place
  }

  let zone: Zone
  private var documents: [TextPlaces] = []
  private var ids: [String: [Place]] = [:]
  private var nights: [Slept] = []

  init(zone: Zone) { self.zone = zone }

  /// Takes a document in; those of a kind come from the newest to the oldest.
  mutating func note(_ document: Document, _ places: TextPlaces, _ kind: Kind) {
    let number = documents.count
    documents.append(places)
    for row in document.rows.indices {
      let place = Place(document: number, range: document.rows[row].range)
      if let id = document.spelledID(at: row), ids[id]?.last?.document != number {
        ids[id, default: []].append(place)
      }
      guard kind.form == .sleep, let record = document.record(at: row),
        let span = Night.span(of: record, in: zone) ?? Night.inBed(record, zone)
      else { continue }
      nights.append(Slept(span: span, place: place))
    }
  }

  func problems() -> [Problem] { copiedIDs() + overlaps() }

  /// As within a document, the record further down, in the older document, keeps the id.
  private func copiedIDs() -> [Problem] {
    ids.filter { $0.value.count > 1 }.flatMap { id, places in
      places.dropLast().map { place in
        let keeper = documents[places[places.count - 1].document].path
        let message = "expected another id than '\(id)' of a record in \(keeper)"
        return problem(place, "id", message, fix: "remove the id", isMendable: true)
      }
    }
  }

  /// Each night that begins before one is over that began earlier.
  private func overlaps() -> [Problem] {
    var problems: [Problem] = []
    var longest: Slept?
    for night in nights.sorted(by: { $0.span.start.instant < $1.span.start.instant }) {
      if let before = longest, night.span.start.instant < before.span.end.instant {
        let other = before.span
        let message =
          "expected a night after \(other.start.clock.short)–\(other.end.clock.short) of \(other.end.date),"
          + " found one that begins at \(night.span.start.clock.short)"
        problems.append(problem(night.place, "overlap", message))
      }
      if longest.map({ $0.span.end.instant < night.span.end.instant }) ?? true { longest = night }
    }
    return problems
  }

  private func problem(
    _ place: Place, _ code: String, _ message: String, fix: String? = nil, isMendable: Bool = false
  ) -> Problem {
    documents[place.document].problem(place.range, code, message, .warning, fix: fix, isMendable: isMendable)
  }
}
