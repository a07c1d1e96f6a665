extension Store {
  /// What differs between two texts of a document, record by record, without a splice.
  ///
  /// A text that cannot be read has no records to compare: then only the whole differs.
  func edits(from old: Edit.Bytes?, to new: Edit.Bytes?, path: String) -> [Edit] {
    guard let name = DocumentName(path: path), let plan = kind(name.kind).map(ScanPlan.init),
      let before = Document.ifSound(old, name, plan, self),
      let after = Document.ifSound(new, name, plan, self)
    else { return [] }
    let (oldTexts, newTexts) = (before.textsByID(), after.textsByID())
    var edits: [Edit] = []
    for id in before.ids() where newTexts[id] != oldTexts[id] {
      edits.append(Edit(id, oldTexts[id], newTexts[id]))
    }
    for id in after.ids() where oldTexts[id] == nil { edits.append(Edit(id, nil, newTexts[id])) }
    return edits
  }
}

extension Edit {
  fileprivate init(_ id: String, _ before: Bytes?, _ after: Bytes?) {
    self.init(target: .record(id), before: before, after: after, offset: 0, old: [], new: [])
  }
}

extension Document {
  /// The document that these bytes are; an empty one for none, `nil` when they cannot be used.
  fileprivate static func ifSound(
    _ bytes: Bytes?, _ name: DocumentName, _ plan: ScanPlan, _ store: Store
  ) -> Document? {
    guard let bytes else { return Document(name: name, bytes: [], index: DocumentIndex()) }
    do throws(DocumentFault) {
      return try Document.read(bytes, as: name, plan: plan, zone: store.zone)
    } catch {
      return nil
    }
  }
}
