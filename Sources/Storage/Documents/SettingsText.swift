internal import HealthLog
internal import JSONText

/// The documents of settings: `vitals.json` and `trackers.json`.
package enum SettingsText {
  package typealias Bytes = ContiguousArray<UInt8>

  /// Whether a file is the owner's settings, and so makes a store of its folder.
  static func isSettings(_ bytes: Bytes) -> Bool { RecordText.value(bytes)?["kind"] == .string("settings") }

  /// The members of a document of settings, without those that say what it is.
  static func members(_ bytes: Bytes, path: String) throws(DocumentFault) -> [Member] {
    let node: JSONNode
    do throws(JSONError) { node = try JSONReader.read(bytes) } catch {
      throw DocumentFault(json: error, in: bytes, path: path)
    }
    guard case .group(let members) = Value(node.value) else {
      throw DocumentFault(
        at: node.range, in: bytes, path: path, code: "settings", message: "expected an object")
    }
    return members.filter { $0.name != "schema" && $0.name != "kind" }
  }

  /// A member's value, as the one member of a record that stands for the setting.
  static func member(_ text: Bytes) -> Member {
    Member("value", RecordText.value(text).map { Value($0) } ?? .null)
  }
}
