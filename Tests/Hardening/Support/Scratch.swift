import Foundation

/// A folder of its own for one run, with a home and a store in it; it goes at the end.
final class Scratch {
  let path: String
  private let files = FileManager.default

  /// In `TMPDIR`, else in memory where there is room for it: nothing here has to last.
  init() throws {
    let places = [ProcessInfo.processInfo.environment["TMPDIR"], "/dev/shm", "/tmp"].compactMap(\.self)
    let place = places.first(where: files.isWritableFile) ?? "/tmp"
    path =
      URL(filePath: place).resolvingSymlinksInPath().path(percentEncoded: false)
      .trimmingSuffix("/") + "/harden-\(getpid())-\(Int.random(in: 0..<1_000_000))"
    for folder in [path, data, home, output] {
      try files.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    }
  }

  deinit {
    do { try files.removeItem(atPath: path) } catch { Say.line("left behind: \(path)") }
  }

  /// What a person has: nothing but a home and a store.
  var data: String { path + "/data" }
  var home: String { data + "/home" }
  var store: String { data + "/store" }
  private var output: String { path + "/out" }

  private var count = 0

  /// Names for what a program writes to its two channels.
  func outputs() -> (output: String, errors: String) {
    // So many programs run at once, and no more.
    count = (count + 1) % 64
    return ("\(output)/\(count).out", "\(output)/\(count).err")
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Data(text.utf8))
  }

  @discardableResult
  func write(_ name: String, _ data: Data) throws -> String {
    let path = file(name)
    try files.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try data.write(to: URL(filePath: path))
    chmod(path, 0o600)
    return path
  }

  /// Takes away a file or a whole folder, if it is there.
  func remove(_ path: String) throws {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    try files.removeItem(atPath: path)
  }

  /// Puts a copy of the folder `from` in the place of `to`.
  func replace(_ to: String, by from: String) throws {
    try remove(to)
    try files.copyItem(atPath: from, toPath: to)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
