import Foundation
import Testing

@testable import Storage

@Suite("Files as a whole")
struct WholeFileTests {
  private let files = FileSystem.system
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("file", "text")
  }

  @Test("a file that is not there is told from one that is empty")
  func missing() throws {
    try folder.write("empty", "")
    #expect(try files.readWhole(folder.root + "/nothing") == nil)
    #expect(try files.readWhole(folder.root + "/empty")?.bytes == [])
    #expect(try files.readWhole(folder.root + "/file")?.bytes == ContiguousArray("text".utf8))
  }

  @Test("what is no file is an error that says so, and does not hang")
  func noFile() throws {
    #expect(mkfifo(folder.root + "/pipe", 0o600) == 0)
    #expect(throws: FileError("read", folder.root, code: EISDIR)) { try files.readWhole(folder.root) }
    #expect(throws: FileError("read", folder.root + "/pipe", code: EINVAL)) {
      try files.readWhole(folder.root + "/pipe")
    }
  }

  @Test("a file above the limit is refused before it is read")
  func limit() throws {
    #expect(throws: FileError("read", folder.root + "/file", code: EFBIG)) {
      try files.readWhole(folder.root + "/file", sizeLimit: 3)
    }
    #expect(try files.readWhole(folder.root + "/file", sizeLimit: 4) != nil)
  }

  @Test("a file that grows while it is read is followed, up to the limit")
  func grows() throws {
    let path = folder.root + "/file"
    let file = try files.open(path, .read)
    defer { do { try files.close(file, path) } catch { Issue.record(error) } }
    #expect(try files.readAll(file, path, sizeHint: 1) == ContiguousArray("text".utf8))
    try files.seek(file, path, 0)
    #expect(throws: FileError("read", path, code: EFBIG)) {
      try files.readAll(file, path, sizeHint: 1, sizeLimit: 3)
    }
  }

  @Test(
    "a new file is for the owner alone, and one like another has its mode", arguments: [0o600, 0o644, 0o640])
  func modes(_ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.root + "/file")
    try files.makeDurable(folder.root + "/own", [1])
    try files.makeDurable(folder.root + "/like", [1], like: files.status(folder.root + "/file"))
    #expect(try folder.mode("own") == 0o600)
    #expect(try folder.mode("like") == mode)
  }

  @Test("a file like another belongs to whom that does, where the system lets it")
  func owner() throws {
    try #require(getuid() == 0, "only the superuser gives files away")
    #expect(chown(folder.root + "/file", 1234, 4321) == 0)
    try files.makeDurable(folder.root + "/like", [1], like: files.status(folder.root + "/file"))
    let status = try #require(try files.status(folder.root + "/like"))
    #expect(status.owner == 1234)
    #expect(status.group == 4321)
  }

  @Test("a file that cannot be finished is not left", arguments: ["write", "sync", "close", "status"])
  func unfinished(_ call: String) throws {
    let path = folder.root + "/new"
    let faulty = FaultyFiles()
    try faulty.files.makeDurable(path, [1, 2, 3], like: files.status(folder.root + "/file"))
    try files.remove(path)
    let place = try #require(faulty.calls.firstIndex { $0.name == call }) + 1
    #expect(throws: FileError(call, path, code: ENOSPC)) {
      try FaultyFiles(.once(ENOSPC), at: place).files.makeDurable(
        path, [1, 2, 3], like: files.status(folder.root + "/file"))
    }
    #expect(try files.status(path) == nil)
  }

  @Test("links are followed to their end, even where nothing is yet; a loop is an error")
  func links() throws {
    let root = folder.root
    for (name, target) in [("a", "b"), ("b", "\(root)/file"), ("dangling", "nowhere"), ("loop", "loop")] {
      try FileManager.default.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: target)
    }
    #expect(try files.resolved(root + "/a") == root + "/file")
    #expect(try files.resolved(root + "/file") == root + "/file")
    #expect(try files.resolved(root + "/dangling") == root + "/nowhere")
    #expect(throws: FileError("follow", root + "/loop", code: ELOOP)) { try files.resolved(root + "/loop") }
    #expect(throws: FileError("read", root + "/a", code: ELOOP)) { try files.readWhole(root + "/a") }
  }

  @Test(
    "an error names the path, the call and the reason",
    arguments: [
      (FileError("write", "/s/a.json", code: ENOSPC), "cannot write /s/a.json: no space left on device"),
      (FileError("save", "/s/a.json", code: EIO), "cannot save /s/a.json: input/output error"),
      (FileError("lock", "/s/lock", code: EINTR), "cannot lock /s/lock: interrupted system call"),
      (FileError.linkLoop("/s"), "cannot follow /s: too many levels of symbolic links"),
      (FileError.missing("/s/kept"), "cannot read /s/kept: no such file or directory"),
    ])
  func descriptions(_ error: FileError, _ text: String) { #expect("\(error)" == text) }

  @Test(
    "paths are taken apart",
    arguments: [("/a/b", "/a", "b"), ("/a", "/", "a"), ("a", ".", "a"), ("a/b/c", "a/b", "c")])
  func paths(_ path: String, _ folder: String, _ name: String) {
    #expect(parent(path) == folder)
    #expect(lastName(path) == name)
  }

  @Test("a file that was touched in the moment of its reading counts as changed")
  func racy() {
    let status = FileStatus(kind: .file, modified: 1_000_000_000, changed: 1_000_000_000)
    #expect(status.isRacy(readAt: 1_000_000_000))
    #expect(status.isRacy(readAt: 1_010_000_000))
    #expect(!status.isRacy(readAt: 1_030_000_000))
    // The clock was set back: the file is from the future.
    #expect(status.isRacy(readAt: 500_000_000))
  }
}
