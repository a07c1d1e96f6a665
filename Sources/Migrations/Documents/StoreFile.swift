/// A document of a store as it lies on the disk.
package struct StoreFile: Hashable, Sendable {
  package typealias Bytes = ContiguousArray<UInt8>

  /// Below the store's folder: `glucose/2026-11.json`.
  package let path: String
  package let bytes: Bytes

  package init(path: String, bytes: Bytes) { (self.path, self.bytes) = (path, bytes) }

  package init(path: String, text: String) { self.init(path: path, bytes: Bytes(text.utf8)) }
}
