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
  private var read: [Document] = []
  /// The beginnings of all ids; only of those that come twice the whole ids are compared.
  private var starts = ContiguousArray<UInt64>()
  private var nights: [Slept] = []

  init(zone: Zone) { self.zone = zone }

  /// Takes a document in; those of a kind come from the newest to the oldest.
  mutating func note(_ document: Document, _ places: TextPlaces, _ kind: Kind) {
    let number = documents.count
    documents.append(places)
    read.append(document)
    starts.append(contentsOf: document.rows.indices.lazy.compactMap(document.startOfID))
    guard kind.form == .sleep else { return }
    for row in document.rows.indices {
      let place = Place(document: number, range: document.rows[row].range)
      guard let record = document.record(at: row),
        let span = Night.span(of: record, in: zone) ?? Night.inBed(record, zone)
      else { continue }
      nights.append(Slept(span: span, place: place))
    }
  }

  func problems() -> [Problem] { copiedIDs() + overlaps() }

  /// As within a document, the record further down, in the older document, keeps the id.
  private func copiedIDs() -> [Problem] {
    placesByID().filter { $0.value.count > 1 }.flatMap { id, places in
      places.dropLast().map { place in
        let keeper = documents[places[places.count - 1].document].path
        let message = "expected another id than '\(id)' of a record in \(keeper)"
        return problem(place, "id", message, fix: "remove the id", isMendable: true)
      }
    }
  }

  /// The records whose ids may stand in two documents, by the whole id; the first in each document.
  private func placesByID() -> [String: [Place]] {
    let sorted = starts.sorted()
    let repeated = Set(zip(sorted, sorted.dropFirst()).lazy.filter { $0 == $1 }.map(\.0))
    var ids: [String: [Place]] = [:]
    guard !repeated.isEmpty else { return ids }
    for (number, document) in read.enumerated() {
      for row in document.rows.indices {
        guard let start = document.startOfID(at: row), repeated.contains(start),
          let id = document.spelledID(at: row), ids[id]?.last?.document != number
        else { continue }
        ids[id, default: []].append(Place(document: number, range: document.rows[row].range))
      }
    }
    return ids
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
