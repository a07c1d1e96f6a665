import TestSupport
import Foundation

/// All files below a store, as they are on the disk.
struct Tree: Equatable {
  typealias Bytes = [UInt8]

  /// The owner's files, by their path below the store.
  var documents: [String: Bytes] = [:]
  /// The names in the store's own folder.
  var own: Set<String> = []
  /// Files that stand in for others, and should not last.
  var stray: [String] = []

  init(_ store: String) {
    let files = FileManager.default
    for path in files.enumerator(atPath: store)?.compactMap({ $0 as? String }) ?? [] {
      let name = (path as NSString).lastPathComponent
      if name.contains(".tmp-") || name.hasSuffix(".new") { stray.append(path) }
      var isFolder: ObjCBool = false
      guard files.fileExists(atPath: "\(store)/\(path)", isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      if path.hasPrefix(".vitals/") {
        own.insert(path)
      } else if !name.contains(".tmp-") {
        documents[path] = files.contents(atPath: "\(store)/\(path)").map { Bytes($0) }
      }
    }
  }

  /// The same tree, with ids that are not among `known` replaced by one word, since they are drawn at random.
  func withoutIDs(besides known: Set<String>) -> Tree {
    var tree = self
    tree.documents = documents.mapValues { Bytes(IDs.replaced(in: $0, besides: known)) }
    return tree
  }

  var ids: Set<String> { documents.values.reduce(into: []) { $0.formUnion(IDs.found(in: $1)) } }

  /// The paths at which two trees differ.
  func differences(from other: Tree) -> [String] {
    Set(documents.keys).union(other.documents.keys).filter { documents[$0] != other.documents[$0] }.sorted()
  }
}

/// The ids in the text of documents and answers.
enum IDs {
  private static let mark = [UInt8](#""id": ""#.utf8)
  private static let length = 10

  static func found(in text: [UInt8]) -> Set<String> {
    Set(places(in: text).map { String(decoding: text[$0], as: UTF8.self) })
  }

  static func replaced(in text: [UInt8], besides known: Set<String>) -> [UInt8] {
    var text = text
    for place in places(in: text) where !known.contains(String(decoding: text[place], as: UTF8.self)) {
      text.replaceSubrange(place, with: [UInt8](repeating: 0x3F, count: length))
    }
    return text
  }

  static func replaced(in text: String, besides known: Set<String>) -> String {
    String(decoding: replaced(in: Array(text.utf8), besides: known), as: UTF8.self)
  }

  private static func places(in text: [UInt8]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var offset = 0
    while let found = text[offset...].firstIndex(of: mark[0]) {
      let end = found + mark.count
      offset = found + 1
      guard end + length <= text.count, text[found..<end].elementsEqual(mark) else { continue }
      places.append(end..<end + length)
      offset = end + length
    }
    return places
  }
}
