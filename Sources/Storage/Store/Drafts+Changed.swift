internal import HealthLog

extension Drafts {
  /// More things than a line of words can be about: of so many nobody asks which came last.
  private static let manyForOneLine = 100

  /// What an action did, record by record, in the order in which it was asked for.
  ///
  /// Of a record that moved from one document to another it is the state before and the state after.
  func changed(by targets: [Publication.Target]) -> [Changed] {
    Changed.of(targets.map { ($0.path, $0.edits) }).inOrder(of: touched.map(\.key))
  }

  /// The things that an action changed in the order in which they were asked for; empty where its edits tell them so.
  func order(of targets: [Publication.Target]) -> [String] {
    guard 2...Self.manyForOneLine ~= touched.count else { return [] }
    let changes = Changed.of(targets.map { ($0.path, $0.edits) })
    let ordered = changes.inOrder(of: touched.map(\.key)).map(\.key)
    return ordered == changes.map(\.key) ? [] : ordered
  }
}

extension JournalEntry {
  /// What it did, record by record, in the order in which it was asked for.
  package var changes: [Changed] { Changed.of(documents.map { ($0.path, $0.edits) }).inOrder(of: order) }
}

extension [Changed] {
  /// Those that `keys` name in their order, and behind them the others as they stand.
  fileprivate func inOrder(of keys: [String]) -> [Changed] {
    guard !keys.isEmpty else { return self }
    let places = Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    return enumerated().sorted { a, b in
      (places[a.element.key] ?? .max, a.offset) < (places[b.element.key] ?? .max, b.offset)
    }.map(\.element)
  }
}

extension Changed {
  fileprivate var key: String { Drafts.Touch(kind: kind, id: id).key }
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
