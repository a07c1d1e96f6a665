package import JSONText

extension StoreDocuments {
  /// A document of settings, such as `trackers.json`.
  package func settings(_ path: String) -> JSONValue? { documents[path].map { .object($0.head) } }

  /// A document of settings that had the other schema before.
  package func settledSettings(_ path: String) -> JSONValue? { settled[path].map { .object($0.head) } }

  /// Gives a document of settings other members, makes it, or with `nil` takes it away.
  package mutating func setSettings(_ path: String, _ value: JSONValue?) {
    guard let members = value?.members else {
      documents[path] = nil
      return
    }
    if documents[path] == nil {
      documents[path] = WorkingDocument(new: DocumentPath(path), members: members)
    } else {
      documents[path]?.setMembers(members)
    }
  }
}
