package import CivilTime

/// One thing that was measured or done: the members of its line in the document, those unknown here among them.
package struct Record: Hashable, Sendable {
  /// The name of its kind, which is also the name of its folder.
  package var kind: String
  package var members: [Member]

  package init(kind: String, members: [Member] = []) { (self.kind, self.members) = (kind, members) }

  package subscript(name: String) -> Value? {
    get { members[name] }
    set { members[name] = newValue }
  }

  package var id: String? { self["id"]?.text }

  /// The record without its id, as it is compared with another.
  package var content: Record { Record(kind: kind, members: members.filter { $0.name != "id" }) }

  /// The members in the order of the kind's declaration, those unknown to it behind.
  package func inOrder(of kind: Kind) -> Record {
    let order = kind.fields.map(\.name)
    let known = order.compactMap { name in members.first { $0.name == name } }
    return Record(kind: self.kind, members: known + members.filter { !order.contains($0.name) })
  }

  package func number(_ name: String) -> Number? { self[name]?.number }

  package func text(_ name: String) -> String? { self[name]?.text }

  /// The time under `name`; `zone` holds where a hand left the offset out.
  package func time(_ name: String, in zone: Zone) -> OffsetTime? {
    text(name).flatMap(SpelledTime.init)?.resolved(in: zone)
  }

  package func date(_ name: String) -> CivilDate? { text(name).flatMap { CivilDate($0) } }
}

/// The place of a record in time: what it is ordered by, and which document it belongs in.
package enum Anchor: Hashable, Sendable {
  case time(OffsetTime)
  /// A night known by its day alone; it sorts at 00:00 UTC, so that every machine agrees.
  case date(CivilDate)

  package var instant: Instant {
    switch self {
    case .time(let time): time.instant
    case .date(let date): Instant(seconds: Int64(date.dayNumber) * 86_400)
    }
  }

  /// The day on the wall where it was written.
  package var date: CivilDate {
    switch self {
    case .time(let time): time.date
    case .date(let date): date
    }
  }
}
