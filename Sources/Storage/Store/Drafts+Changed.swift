internal import HealthLog

extension Drafts {
  /// What an action did, record by record, in the order in which it was asked for.
  ///
  /// Of a record that moved from one document to another it is the state before and the state after.
  func changed(by targets: [Publication.Target]) -> [Changed] {
    var changes: [Touch: Changed] = [:]
    for target in targets {
      let kind = Committed.kind(of: target.path)
      let name = DocumentName(path: target.path)
      for edit in target.edits where edit.target != .document {
        let touch = Touch(kind: kind, id: "\(edit.target)")
        let (before, after) = (Self.record(kind, name, edit.before), Self.record(kind, name, edit.after))
        changes[touch, default: Changed(kind: kind, id: touch.id, before: nil, after: nil, document: name)]
          .note(before: before, after: after, in: name)
      }
    }
    let order = Dictionary(touched.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return changes.sorted { a, b in
      (order[a.key] ?? .max, a.key.kind, a.key.id) < (order[b.key] ?? .max, b.key.kind, b.key.id)
    }.map(\.value)
  }

  private static func record(_ kind: String, _ name: DocumentName?, _ text: Edit.Bytes?) -> Record? {
    guard let text else { return nil }
    return name == nil
      ? Record(kind: kind, members: [SettingsText.member(text)]) : RecordText.record(kind: kind, text)
  }
}

extension Changed {
  fileprivate mutating func note(before: Record?, after: Record?, in name: DocumentName?) {
    if self.before == nil { self.before = before }
    guard let after else { return }
    self.after = after
    document = name
  }
}
