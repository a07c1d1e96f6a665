internal import HealthLog

extension Drafts {
  /// What an action did, record by record, in the order in which it was asked for.
  ///
  /// Of a record that moved from one document to another it is the state before and the state after.
  func changed(by targets: [Publication.Target]) -> [Changed] {
    var order: [String: Int] = [:]
    for (place, touch) in touched.enumerated() where order[touch.key] == nil { order[touch.key] = place }
    return Changed.of(targets.map { ($0.path, $0.edits) }).sorted { a, b in
      let (one, other) = (Touch(kind: a.kind, id: a.id).key, Touch(kind: b.kind, id: b.id).key)
      return (order[one] ?? .max, a.kind, a.id) < (order[other] ?? .max, b.kind, b.id)
    }
  }
}

extension JournalEntry {
  /// What it did, record by record, in the order of its edits.
  package var changes: [Changed] { Changed.of(documents.map { ($0.path, $0.edits) }) }
}

extension Changed {
  /// One change a record, in the order in which the records are met.
  fileprivate static func of(_ documents: [(path: String, edits: [Edit])]) -> [Changed] {
    var changes: [Changed] = []
    var places: [String: Int] = [:]
    for document in documents {
      let (kind, name) = (Committed.kind(of: document.path), DocumentName(path: document.path))
      for edit in document.edits where edit.target != .document {
        let touch = Drafts.Touch(kind: kind, id: "\(edit.target)")
        let place = places[touch.key] ?? changes.count
        if place == changes.count {
          changes.append(Changed(kind: kind, id: touch.id, before: nil, after: nil, document: name))
          places[touch.key] = place
        }
        changes[place].note(
          before: record(kind, name, edit.before), after: record(kind, name, edit.after), in: name)
      }
    }
    return changes
  }

  private static func record(_ kind: String, _ name: DocumentName?, _ text: Edit.Bytes?) -> Record? {
    guard let text else { return nil }
    return name == nil
      ? Record(kind: kind, members: [SettingsText.member(text)]) : RecordText.record(kind: kind, text)
  }

  fileprivate mutating func note(before: Record?, after: Record?, in name: DocumentName?) {
    if self.before == nil { self.before = before }
    guard let after else { return }
    self.after = after
    document = name
  }
}
