internal import EntryGrammar
internal import HealthLog
internal import Storage

/// What an edited line does to the store.
struct LineEdit: Sendable {
  var change: RecordChange
  /// The record that comes of it; `nil` where one goes.
  var record: Record?
  var doubts: [Warning] = []
}

extension Session {
  /// What the changes of the lines do, each record doubted against those that stay.
  mutating func edits(_ changes: [LineChange], of lines: RecordLines) throws(Failure) -> [LineEdit] {
    let leaving = changes.compactMap { change -> Record? in
      switch change {
      case .removed(let place), .changed(let place, _): lines.items[place].record.record
      case .added: nil
      }
    }
    var edits: [LineEdit] = []
    for change in changes {
      switch change {
      case .removed(let place): edits.append(removal(of: lines.items[place].record))
      case .added(let line): edits += additions(try readings(of: line), leaving)
      case .changed(let place, let line):
        edits += try self.edits(of: lines.items[place].record, to: line, leaving)
      }
    }
    return edits
  }

  private func removal(of record: StoredRecord) -> LineEdit {
    LineEdit(change: .remove(id: record.id, in: record.document))
  }

  private mutating func additions(_ readings: [Reading], _ leaving: [Record]) -> [LineEdit] {
    readings.map { reading in
      LineEdit(
        change: .add(reading.record), record: reading.record,
        doubts: doubts(about: reading.record, leaving: leaving))
    }
  }

  /// A record made into what another line says; what no words can say of it stays.
  private mutating func edits(
    of old: StoredRecord, to line: String, _ leaving: [Record]
  ) throws(Failure) -> [LineEdit] {
    let readings = try readings(of: line)
    guard let first = readings.first, first.record.kind == old.kind else {
      return [removal(of: old)] + additions(readings, leaving)
    }
    let said = first.keepingSetTimes(of: old.record).record
    let known = Set(catalogue.kind(old.kind)?.fields.map(\.name) ?? [])
    let delta = RecordDelta(
      from: old.record,
      to: said.keeping(old.record.members.filter { !known.contains($0.name) || $0.name == "source" }))
    let new = delta.applied(to: old.record)
    let edit = LineEdit(
      change: .edit(id: old.id, in: old.document) { delta.applied(to: $0) }, record: new,
      doubts: doubts(about: new, inPlaceOf: old.record, leaving: leaving))
    return [edit] + additions(Array(readings.dropFirst()), leaving)
  }

  private func readings(of line: String) throws(Failure) -> [Reading] {
    let interpretation: Interpretation
    do throws(EntryError) { interpretation = try EntryReader.read(line, in: contextForEntry()) } catch {
      throw .entry(error, in: line)
    }
    switch interpretation {
    case .readings(let readings): return readings.map(\.withSetTimes)
    case .question(let question): throw Failure(kind: .question(question))
    case .bodyMass: return []
    }
  }
}

extension [LineEdit] {
  /// The doubts by the ids of the records that they are about.
  func doubts(of changes: [Changed]) -> [String: [Warning]] {
    var doubts: [String: [Warning]] = [:]
    for change in changes {
      guard let content = change.after?.content else { continue }
      doubts[change.id] = first { $0.record?.content == content }?.doubts
    }
    return doubts
  }
}

extension Record {
  /// The record with members that it does not have yet.
  fileprivate func keeping(_ members: [Member]) -> Record {
    var record = self
    for member in members where record[member.name] == nil && member.name != "id" {
      record[member.name] = member.value
    }
    return record
  }
}
