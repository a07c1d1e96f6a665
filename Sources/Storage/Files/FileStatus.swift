/// What the operating system tells of a file without reading it.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Sendable { case file, folder, link, other }

  package var kind: Kind
  package var device: UInt64
  package var inode: UInt64
  package var size: Int
  package var mode: UInt32
  /// The numbers of the user and the group that the file belongs to.
  package var owner: UInt32
  package var group: UInt32
  package var links: UInt64
  /// Nanoseconds since 1970 at which the contents changed, and the file's entry.
  package var modified: Int64
  package var changed: Int64

  package init(
    kind: Kind, device: UInt64 = 0, inode: UInt64 = 0, size: Int = 0, mode: UInt32 = 0, owner: UInt32 = 0,
    group: UInt32 = 0, links: UInt64 = 1, modified: Int64 = 0, changed: Int64 = 0
  ) {
    self.kind = kind
    self.device = device
    self.inode = inode
    self.size = size
    self.mode = mode
    self.owner = owner
    self.group = group
    self.links = links
    self.modified = modified
    self.changed = changed
  }

  /// Whether the file was touched so shortly before `instant` that a later change could carry the same times.
  ///
  /// Clocks of file systems tick as slowly as 4 ms; some tools set the times back, but never that of the entry.
  package func isRacy(readAt instant: Int64) -> Bool { max(modified, changed) + 20_000_000 > instant }
}
