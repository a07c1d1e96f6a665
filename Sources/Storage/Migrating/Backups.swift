package import CivilTime
internal import Migrations

/// A copy of the documents as they were before a migration: a store of its own, laid out like the other.
package struct Backup: Equatable, Sendable {
  /// Its folder, by moment and version: `2026-11-29T063000Z-schema-1`.
  package var name: String
  package var path: String
  package var time: OffsetTime
  package var documents: Int
  /// In bytes.
  package var size: Int

  /// How long a copy stays, in days.
  package static let days = 180
}

/// The copies that migrations keep in the store's own folder; they go by age, however many there are.
struct Backups: Sendable {
  let files: FileSystem
  /// The store's `.vitals`.
  let ownFolder: String

  /// What a copy is called until all of it is on the disk; one that a killed command left is swept.
  static let unfinished = "backup.part"

  private var folder: String { ownFolder + "/backup" }

  /// Copies documents, and has the disk confirm them; returns the folder that they are in.
  func keep(_ documents: [StoreFile], schema: Int, at time: OffsetTime) throws(FileError) -> String {
    try makeFolder(folder)
    let path = folder + "/" + (try freeName(Self.name(of: time, schema: schema)))
    let part = ownFolder + "/" + Self.unfinished
    do throws(FileError) {
      try files.makeFolder(part)
      for document in documents {
        try makeFolder(parent(part + "/" + document.path))
        try files.makeDurable(part + "/" + document.path, document.bytes)
      }
      for folder in Set(documents.map { parent(part + "/" + $0.path) }) { try files.syncFolder(folder) }
      try files.syncFolder(part)
      try files.move(part, path)
      try files.syncFolder(folder)
      try files.syncFolder(ownFolder)
    } catch {
      discard(part)
      throw error
    }
    return path
  }

  private static func name(of time: OffsetTime, schema: Int) -> String {
    let clock = "\(OffsetTime(time.instant, offset: 0).local)".filter { $0 != ":" }
    return "\(clock)Z-schema-\(schema)"
  }

  private func freeName(_ name: String) throws(FileError) -> String {
    let taken = try files.list(folder) ?? []
    var (free, count) = (name, 1)
    while taken.contains(free) {
      count += 1
      free = "\(name)-\(count)"
    }
    return free
  }

  private func makeFolder(_ path: String) throws(FileError) {
    if try files.status(path) == nil { try files.makeFolder(path) }
  }

  /// Takes a copy away that nobody needs; what stays is swept, or grows old.
  func discard(_ path: String) {
    do throws(FileError) { try files.removeTree(path) } catch { return }
  }

  /// Takes away copies that are older than they need be.
  func rotate(at time: OffsetTime) throws(FileError) {
    for copy in try all()
    where time.instant.seconds(since: copy.time.instant) > Int64(Backup.days) * 86_400 {
      try files.removeTree(copy.path)
    }
  }

  func all() throws(FileError) -> [Backup] {
    var found: [Backup] = []
    for name in (try files.list(folder) ?? []).sorted() {
      guard let time = Self.time(ofName: name) else { continue }
      let path = folder + "/" + name
      let sizes = try sizes(of: path)
      found.append(
        Backup(name: name, path: path, time: time, documents: sizes.count, size: sizes.reduce(0, +)))
    }
    return found
  }

  /// The moment that a name such as `2026-11-29T063000Z-schema-1` begins with.
  private static func time(ofName name: String) -> OffsetTime? {
    var text = String(name.prefix(17))
    guard name.utf8.count > 18, name.utf8.dropFirst(17).first == UInt8(ascii: "Z") else { return nil }
    for place in [15, 13] { text.insert(":", at: text.index(text.startIndex, offsetBy: place)) }
    return SpelledTime(text + "Z")?.resolved(in: .utc)
  }

  private func sizes(of path: String) throws(FileError) -> [Int] {
    var sizes: [Int] = []
    for name in try files.list(path) ?? [] {
      guard let status = try files.status(path + "/" + name) else { continue }
      sizes += status.kind == .folder ? try self.sizes(of: path + "/" + name) : [status.size]
    }
    return sizes
  }
}

extension FileSystem {
  /// Removes what is there, a folder with all that is in it; a link goes, and not what it leads to.
  func removeTree(_ path: String) throws(FileError) {
    guard try status(path)?.kind == .folder else { return try removeIfThere(path) }
    for name in try list(path) ?? [] { try removeTree(path + "/" + name) }
    try removeFolder(path)
  }
}
