internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Session {
  /// The answer to an entry, in one glance: what was read, what was taken for granted, how it compares, and the way back.
  mutating func saved(_ saving: Saving, _ done: Committed?) -> Reply {
    var lines: [StyledText] = []
    var records: [JSONValue] = []
    for (item, change) in zip(saving.items, done.map { self.changes($0, for: saving) } ?? []) {
      lines += savedLines(item, change)
      records.append(json(item.reading, change))
    }
    lines += saving.already.map {
      "  already there, not saved again: \(phrase(of: $0.record.record, dated: true))"
    }
    let already = saving.already.map { pair in
      JSONValue.object([
        JSONMember("kind", .string(pair.record.kind)), JSONMember("id", .string(pair.record.id)),
      ])
    }
    let json = JSONValue.object([
      JSONMember("saved", .array(records)), JSONMember("already", .array(already)),
    ])
    return Reply(lines, json: json)
  }

  /// The change that each reading came to, in their order.
  private func changes(_ done: Committed, for saving: Saving) -> [Changed] {
    var added = done.changes.filter { $0.before == nil }
    return saving.items.compactMap { item in
      if let id = item.joins { return done.changes.first { $0.id == id } }
      guard let place = added.firstIndex(where: { $0.after?.content == item.reading.record.content }) else {
        return nil
      }
      return added.remove(at: place)
    }
  }

  private mutating func savedLines(_ item: Saving.Item, _ change: Changed) -> [StyledText] {
    guard let record = change.after else { return [] }
    let isWorkout = record.kind == Kind.workout.name
    let shown = isWorkout ? item.reading.record : record
    var first = "  \(phrase(of: shown))" as StyledText
    if let anchor = anchor(of: shown) { first += " · \(when(anchor))" }
    if let judgement = bodyMass(of: record) { first += judgement }
    let lines =
      [first] + notes(on: item, record)
      + self.lines(of: item.reading.warnings)
    return lines + pictured(shown)
  }

  /// What the typed words did not say, where the answer does not show it by itself.
  private func notes(on item: Saving.Item, _ record: Record) -> [StyledText] {
    var notes: [String] = []
    let inferred = item.reading.inferred
    if inferred.contains(.order) { notes.append("read as the larger number being the weight") }
    if inferred.contains(.weight) { notes.append("with the last weight used") }
    if inferred.contains(.seconds) { notes.append("time reckoned from the pace") }
    if record.kind == Kind.workout.name {
      let start = record.time("start", in: documentZone)?.clock.short ?? ""
      notes.append(item.joins == nil ? "a new session" : "joins the session of \(start)")
    }
    return notes.isEmpty ? [] : ["  \(notes.joined(separator: "; "), .dim)"]
  }

  /// The picture of the last days with its figures, and at the right, or below where there is no room, the way back.
  private mutating func pictured(_ record: Record) -> [StyledText] {
    let hint = takeBackHint()
    guard let noun = noun(of: record) else { return [hint] }
    do throws(Failure) {
      let figures = try picturedFigures(noun)
      let unit = figures.kind.displayUnit(settings, latest: record)
      let width = world.width() ?? 80
      let line = pictureLine(figures, unit, besides: hint.width)
      guard line.width + hint.width <= width else { return [line, hint] }
      return [line.facing(hint, width: width, glyphs: world.glyphs)]
    } catch {
      // A month before that cannot be used takes nothing from what was saved.
      return [hint]
    }
  }

  private func noun(of record: Record) -> Noun? {
    if record.kind == Kind.workout.name,
      let name = HealthLog.Session.exercises(of: record).last?.exercise,
      let exercise = catalogue.exercise(name)
    {
      return .exercise(exercise)
    }
    return catalogue.kind(record.kind).map(Noun.kind)
  }

  /// How to take the action back, and where it went when that is not the usual place.
  mutating func takeBackHint() -> StyledText {
    let place = location.map { $0.origin == .standard ? "" : "in \($0.path) · " } ?? ""
    return "  \("\(place)undo takes it back", .dim)"
  }

  /// The class of the BMI that a weight makes with the height that held then.
  private mutating func bodyMass(of record: Record) -> StyledText? {
    guard record.kind == Kind.weight.name else { return nil }
    do throws(Failure) {
      guard let index = try heights().index(of: record, in: documentZone) else { return nil }
      return " · BMI \(Shown.decimals(index.value, 1)), \(index.category.words, index.category.style)"
    } catch {
      return nil
    }
  }

  /// A reading that was not saved, as it would be.
  func lines(of reading: Reading) -> [StyledText] {
    let anchor = anchor(of: reading.record).map { " · " + when($0) } ?? ""
    let inferred = reading.inferred.map(\.rawValue).joined(separator: ", ")
    return ["  \(phrase(of: reading.record))\(anchor)", "  \(reading.text, .dim)"]
      + (inferred.isEmpty ? [] : ["  \("taken for granted: \(inferred)", .dim)"])
      + lines(of: reading.warnings)
  }
}

// MARK: - For programs

extension Session {
  private func json(_ reading: Reading, _ change: Changed) -> JSONValue {
    let members = change.after?.members.filter { $0.name != "id" } ?? []
    return .object([
      JSONMember("kind", .string(change.kind)), JSONMember("id", .string(change.after?.id ?? change.id)),
      JSONMember("record", Value.group(members).json), JSONMember("inferred", reading.inferredJSON),
      JSONMember("warnings", reading.warnings.json),
    ])
  }
}

extension Reading {
  var json: JSONValue {
    .object([
      JSONMember("kind", .string(record.kind)), JSONMember("record", Value.group(record.members).json),
      JSONMember("inferred", inferredJSON), JSONMember("warnings", warnings.json),
      JSONMember("text", .string(text)),
    ])
  }

  fileprivate var inferredJSON: JSONValue { .array(inferred.map { .string($0.rawValue) }) }
}

extension [Warning] {
  var json: JSONValue {
    .array(
      map {
        .object([JSONMember("code", .string($0.code)), JSONMember("message", .string($0.message))])
      })
  }
}
