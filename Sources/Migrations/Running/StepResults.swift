internal import CivilTime
internal import JSONText

/// What a step has taken and put so far, until it becomes documents again.
struct StepResults: Sendable {
  private struct Taken: Sendable {
    /// Without its records.
    var document: WorkingDocument
    var successor: DocumentPath
    var wasEmpty: Bool
  }

  fileprivate struct Made: Sendable {
    var items: ContiguousArray<WorkingDocument.Item> = []
    /// The document that the last record came from, and whether all others did.
    var source: String
    var hasOneSource = true
  }

  private var taken: [String: Taken] = [:]
  private var made: [DocumentPath: Made] = [:]
  private var current = ""

  mutating func take(_ document: WorkingDocument, successor kind: String, month: String) {
    var empty = document
    empty.items = []
    current = document.path.text
    taken[current] = Taken(
      document: empty, successor: DocumentPath(kind: kind, month: month),
      wasEmpty: document.items?.isEmpty ?? true)
  }

  mutating func put(_ item: WorkingDocument.Item, at path: DocumentPath) {
    made[path, default: Made(source: current)].add(item, from: current)
  }

  /// Adds the new documents to those that the step left alone.
  consuming func finish(
    _ documents: inout [String: WorkingDocument], schema: Int, zone: Zone
  ) throws(JSONError) {
    for (path, made) in made.sorted(by: { $0.key.text < $1.key.text }) {
      var document = documents[path.text] ?? successor(at: path) ?? WorkingDocument(new: path, schema: schema)
      let isShared = document.items?.isEmpty == false
      document.items?.append(contentsOf: made.items)
      if isShared || made.needsOrder { try document.sort(in: zone) }
      documents[path.text] = document
    }
    for rest in taken.values.sorted(by: { $0.document.path.text < $1.document.path.text }) {
      keepHead(of: rest, among: &documents)
    }
  }

  /// The document whose text goes on in that of `path`: that of the same place, else one that leads there.
  private mutating func successor(at path: DocumentPath) -> WorkingDocument? {
    if let same = taken.removeValue(forKey: path.text) { return same.document }
    let places = taken.filter { $0.value.successor == path && made[$0.value.document.path] == nil }.keys
    guard let place = places.min(), var document = taken.removeValue(forKey: place)?.document else {
      return nil
    }
    document.move(to: path)
    return document
  }

  /// Keeps what else a document held that has no records left, and one that never had any.
  private func keepHead(of rest: Taken, among documents: inout [String: WorkingDocument]) {
    guard rest.wasEmpty || !rest.document.holdsOnlyRecords else { return }
    guard var document = documents[rest.successor.text] else {
      var document = rest.document
      document.move(to: rest.successor)
      documents[rest.successor.text] = document
      return
    }
    for member in rest.document.head where document[member.name] == nil {
      document[member.name] = member.value
    }
    documents[rest.successor.text] = document
  }
}

extension StepResults.Made {
  fileprivate mutating func add(_ item: WorkingDocument.Item, from source: String) {
    hasOneSource = hasOneSource && source == self.source
    items.append(item)
  }

  /// Records from several documents, or with a time that the step told, are put in order.
  fileprivate var needsOrder: Bool { !hasOneSource || items.contains { $0.seconds != nil } }
}
