internal import CivilTime
internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Session {
  /// `Sun 29 Nov 07:05`, with the year where it is not this one.
  func dayAndTime(_ time: OffsetTime) -> String { "\(day(time.date)) \(time.clock.short)" }

  /// `Sun 29 Nov`, with the year where it is not this one.
  func day(_ date: CivilDate) -> String {
    let year = date.year == today().year ? "" : " \(date.year)"
    return "\(date.weekday.short) \(date.day) \(Month.short(date.month))\(year)"
  }

  func wrapped(_ text: StyledText) -> [StyledText] {
    text.wrapped(to: world.width(), glyphs: world.glyphs).lines
  }

  /// The folder of the records, and what named it.
  mutating func place() throws(Failure) -> StoreLocation {
    if let location { return location }
    do throws(StorageError) { return try locate() } catch { throw .store(error) }
  }

  /// One record of a change: what it was and what it is; of a workout only the sets that differ.
  func changeLine(_ change: Changed) -> StyledText {
    switch (change.before, change.after) {
    case (nil, let after?): return "  \("+", .good) \(phrase(of: after, dated: true))"
    case (let before?, nil): return "  \("-", .warning) \(phrase(of: before, dated: true))"
    case (let before?, let after?): return changeLine(before, after)
    case (nil, nil): return "  \(change.id)"
    }
  }

  private func changeLine(_ before: Record, _ after: Record) -> StyledText {
    guard let workout = WorkoutChange(from: before, to: after) else {
      let (old, new) = (anchor(of: before).map(when), anchor(of: after).map(when))
      let moved = old == new ? "" : old.map { " · \($0)" } ?? ""
      return
        "  \(before.kind): \(phrase(of: before))\(moved) → \(phrase(of: after))\(new.map { " · \($0)" } ?? "")"
    }
    let gone: StyledText = workout.hasGone ? " \("-", .warning) \(phrase(of: workout.gone))" : ""
    let come: StyledText = workout.hasCome ? " \("+", .good) \(phrase(of: workout.come))" : ""
    return "  workout\(anchor(of: after).map { " of \(when($0))" } ?? ""):\(gone)\(come)"
  }

  /// An action with its changes; those of a record that is doubtful tell why, by its id.
  func changesJSON(
    _ action: String, _ changes: [Changed], doubts: [String: [Warning]] = [:]
  ) -> JSONValue {
    .object([
      JSONMember("action", .string(action)),
      JSONMember("changed", .array(changes.map { $0.json(doubts[$0.id] ?? []) })),
    ])
  }

  /// The lines that tell the doubts about a record.
  func lines(of doubts: [Warning]) -> [StyledText] {
    doubts.map { "  \("doubtful", .warning): \($0.message)" }
  }
}

extension Changed {
  fileprivate func json(_ doubts: [Warning]) -> JSONValue {
    func side(_ record: Record?) -> JSONValue { record.map { Value.group($0.members).json } ?? .null }
    return .object(
      [
        JSONMember("kind", .string(kind)), JSONMember("id", .string(id)), JSONMember("before", side(before)),
        JSONMember("after", side(after)),
      ] + (doubts.isEmpty ? [] : [JSONMember("warnings", doubts.json)]))
  }
}

extension StoredRecord {
  /// The record as lists give it to programs: kind and id first, then its members.
  var json: JSONValue {
    let members = record.members.filter { $0.name != "id" }.map { JSONMember($0.name, $0.value.json) }
    return .object([JSONMember("kind", .string(kind)), JSONMember("id", .string(id))] + members)
  }
}

extension Reply {
  /// This reply and then the other, as one; the worse status is that of both.
  func followed(by other: Reply) -> Reply {
    var reply = self
    reply.lines += other.lines
    reply.notices += other.notices
    reply.faults += other.faults
    reply.isPartial = isPartial || other.isPartial
    reply.status = max(status, other.status)
    reply.json = json ?? other.json
    reply.question = question ?? other.question
    reply.quits = quits || other.quits
    return reply
  }
}

extension String {
  var trimmingBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else {
      return ""
    }
    return String(self[first...last])
  }
}
