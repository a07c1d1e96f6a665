internal import HealthLog
internal import JSONText

/// The documents that hold no records: the owner's settings, and the trackers and exercises that the owner added.
package enum SettingsDocument: String, CaseIterable, Sendable {
  case settings
  case trackers

  /// Below the store's folder.
  package var path: String {
    switch self {
    case .settings: "vitals.json"
    case .trackers: "trackers.json"
    }
  }

  package init?(path: String) {
    guard let document = Self.allCases.first(where: { $0.path == path }) else { return nil }
    self = document
  }
}

/// The reading of documents of settings.
package enum SettingsText {
  package typealias Bytes = ContiguousArray<UInt8>

  /// Whether a file is the owner's settings, and so makes a store of its folder.
  static func isSettings(_ bytes: Bytes) -> Bool { RecordText.value(bytes)?["kind"] == .string("settings") }

  /// The members of a document of settings, without those that say what it is.
  ///
  /// Settings of an older schema are read as they are: what they hold has not changed its meaning.
  static func members(_ bytes: Bytes, of document: SettingsDocument) throws(DocumentFault) -> [Member] {
    let node = try node(bytes, of: document)
    return (node.members ?? []).filter { $0.name != "schema" && $0.name != "kind" }.map {
      Member($0.name, Value($0.node.value))
    }
  }

  /// The object that a document of settings is, once that it is one which this program can use.
  static func node(_ bytes: Bytes, of document: SettingsDocument) throws(DocumentFault) -> JSONNode {
    let node: JSONNode
    do throws(JSONError) { node = try JSONReader.read(bytes) } catch {
      throw DocumentFault(json: error, in: bytes, path: document.path)
    }
    func fault(_ code: String, _ message: String, at node: JSONNode) -> DocumentFault {
      DocumentFault(at: node.range, in: bytes, path: document.path, code: code, message: message)
    }
    guard node.members != nil else { throw fault("settings", "expected an object", at: node) }
    if let kind = node["kind"], kind.string != document.rawValue {
      throw fault("kind", "expected kind '\(document.rawValue)', found \(kind.value)", at: kind)
    }
    if let schema = node["schema"], let found = SchemaFault("\(schema.value)"), !found.isOlder {
      throw fault(found.code, found.message, at: schema)
    }
    return node
  }

  /// A member's value, as the one member of a record that stands for the setting.
  static func member(_ text: Bytes) -> Member {
    Member("value", RecordText.value(text).map { Value($0) } ?? .null)
  }
}
