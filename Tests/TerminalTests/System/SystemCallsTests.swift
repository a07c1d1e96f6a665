import Foundation
import Testing

@testable import Terminal

@Suite("System calls")
struct SystemCallsTests {
  let folder = TemporaryFolder()

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  @Test("reads what was written, and nothing at the end")
  func readAndWrite() throws {
    let pipe = Pipe()
    try SystemCalls.writeAll(pipe.fileHandleForWriting.fileDescriptor, Array("abcdef".utf8))
    let input = pipe.fileHandleForReading.fileDescriptor
    #expect(try SystemCalls.read(input, upTo: 4) == Array("abcd".utf8))
    #expect(try SystemCalls.read(input, upTo: 4) == Array("ef".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(try SystemCalls.read(input, upTo: 4) == [])
  }

  @Test(
    "a call that signals interrupt is made again, but not for ever",
    arguments: [(0, 1), (1, 2), (99, 100), (100, 100), (.max, 100)])
  func interrupted(times: Int, calls: Int) {
    var made = 0
    let result = Result { () throws(SystemCalls.Failure) in
      try SystemCalls.checked { () -> Int in
        made += 1
        errno = EINTR
        return made > times ? 7 : -1
      }
    }
    #expect(result == (times < 100 ? .success(7) : .failure(.interrupted)))
    #expect(made == calls)
  }

  @Test("waits for what is ready, and no longer than told")
  func wait() throws {
    let quiet = Pipe()
    let busy = Pipe()
    try busy.fileHandleForWriting.write(contentsOf: Data("x".utf8))
    let descriptors = [quiet, busy].map { $0.fileHandleForReading.fileDescriptor }
    #expect(try SystemCalls.wait(for: descriptors, milliseconds: nil) == [false, true])
    #expect(try SystemCalls.wait(for: [descriptors[0]], milliseconds: 1) == [false])
    let output = quiet.fileHandleForWriting.fileDescriptor
    #expect(try SystemCalls.wait(for: [output], writing: true, milliseconds: 0) == [true])
  }

  @Test("writes all into a pipe that is not ready at once", .timeLimit(.minutes(1)))
  func notReady() throws {
    let reader = PipeReader(delay: 0.05)
    #expect(fcntl(reader.descriptor, F_SETFL, O_NONBLOCK) == 0)
    let bytes = Array(repeating: UInt8(ascii: "x"), count: 300_000)
    try SystemCalls.writeAll(reader.descriptor, bytes)
    #expect(try reader.finish() == Data(bytes))
  }

  @Test(
    "a failure has the system's words, with a small first letter",
    arguments: [
      (SystemCalls.Failure.missing, "no such file or directory"), (.brokenPipe, "broken pipe"),
      (SystemCalls.Failure(code: ENOSPC), "no space left on device"),
      (SystemCalls.Failure(code: EIO), "input/output error"),
    ])
  func reasons(_ failure: SystemCalls.Failure, _ reason: String) {
    #expect(failure.reason == reason)
    #expect("\(failure.whileTrying(to: "read", path: "/a"))" == "/a: cannot read: \(reason)")
    #expect("\(failure.whileTrying(to: "read"))" == "cannot read: \(reason)")
  }

  @Test("what is no descriptor is a failure, and no terminal")
  func noDescriptor() throws {
    let bad = SystemCalls.Failure(code: EBADF)
    #expect(throws: bad) { try SystemCalls.read(-1, upTo: 1) }
    #expect(throws: bad) { try SystemCalls.write(-1, [0]) }
    #expect(throws: bad) { try SystemCalls.terminalModes(-1) }
    #expect(!SystemCalls.isTerminal(-1))
    #expect(SystemCalls.windowSize(-1) == nil)
  }

  @Test(
    "makes the folders that are missing",
    arguments: ["a", "a/b/c", "a//b", "a/b/", "./a"])
  func makeFolders(_ path: String) throws {
    try SystemCalls.makeFolders("\(folder.path)/\(path)")
    try SystemCalls.makeFolders("\(folder.path)/\(path)")
    #expect(isFolder("\(folder.path)/\(path)"))
  }

  @Test("a file in the way of a folder is a failure")
  func fileInTheWay() throws {
    try Data().write(to: URL(filePath: folder.path + "/file"))
    #expect(throws: SystemCalls.Failure(code: ENOTDIR)) {
      try SystemCalls.makeFolders(folder.path + "/file/a")
    }
  }

  @Test("follows links, and leaves a path alone that leads nowhere")
  func resolve() throws {
    let real = URL(filePath: folder.path).resolvingSymlinksInPath().path()
    try Data().write(to: URL(filePath: folder.path + "/file"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/file")
    #expect(SystemCalls.resolve(folder.path + "/link").hasSuffix("/file"))
    #expect(SystemCalls.resolve(folder.path + "/none") == folder.path + "/none")
    #expect(!real.isEmpty)
  }

  @Test("renames and removes, or says why not")
  func names() throws {
    let paths = ["a", "b"].map { folder.path + "/" + $0 }
    try Data("x".utf8).write(to: URL(filePath: paths[0]))
    try SystemCalls.rename(paths[0], to: paths[1])
    #expect(throws: SystemCalls.Failure.missing) { try SystemCalls.remove(paths[0]) }
    #expect(throws: SystemCalls.Failure.missing) { try SystemCalls.rename(paths[0], to: paths[1]) }
    try SystemCalls.remove(paths[1])
    #expect(!FileManager.default.fileExists(atPath: paths[1]))
  }

  @Test("an environment variable has its value or none")
  func environment() {
    setenv("TERMINAL_TEST_VALUE", "é", 1)
    #expect(TerminalInfo.environment("TERMINAL_TEST_VALUE") == "é")
    #expect(TerminalInfo.environment("TERMINAL_TEST_NO_VALUE") == nil)
  }

  /// Widths of the C.UTF-8 locale of glibc, which is what libedit asks.
  @Test(
    "a character has its columns",
    arguments: [
      ("a", 1), ("é", 1), ("字", 2), ("🍎", 2), ("\u{301}", 0), ("\u{200D}", 0), ("›", 1), ("ｱ", 1), ("Ａ", 2),
      ("\u{7}", nil), ("\u{9B}", nil), ("\u{7F}", nil),
    ] as [(Unicode.Scalar, Int?)])
  func width(_ scalar: Unicode.Scalar, _ columns: Int?) {
    CharacterSet.prepare()
    #expect(SystemCalls.width(scalar) == columns)
  }
}

@Suite("Open files")
struct OpenFileTests {
  let folder = TemporaryFolder()

  private var path: String { folder.path + "/file" }

  @Test("appends, reads from anywhere, and can be cut")
  func content() throws {
    let file = try OpenFile(appendingTo: path, mode: 0o600)
    try file.write(Array("one\ntwo\n".utf8))
    #expect(try file.bytes(from: 4) == Array("two\n".utf8))
    try file.truncate(to: 4)
    try file.write(Array("three\n".utf8))
    try file.synchronize()
    #expect(try file.bytes(from: 0) == Array("one\nthree\n".utf8))
    #expect(try file.bytes(from: 99) == [])
    #expect(try file.status().size == 10)
  }

  @Test("knows what it is, and that two names are one file")
  func status() throws {
    try Data("abc".utf8).write(to: URL(filePath: path))
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: path)
    let status = try #require(try OpenFile.Status(at: path))
    #expect(status.kind == .regular)
    #expect(status.size == 3)
    #expect(try OpenFile.Status(at: folder.path + "/link") == status)
    #expect(try OpenFile.Status(at: folder.path)?.kind == .folder)
    #expect(try OpenFile.Status(at: "/dev/null")?.kind == .other)
    #expect(try OpenFile.Status(at: folder.path + "/none") == nil)
    #expect(try OpenFile(reading: path).status() == status)
  }

  @Test("a new file must be new, and a file to be read must be there")
  func opening() throws {
    try OpenFile(creating: path, mode: 0o600).write([1])
    #expect(throws: SystemCalls.Failure(code: EEXIST)) {
      _ = try OpenFile(creating: path, mode: 0o600).status()
    }
    #expect(throws: SystemCalls.Failure.missing) { _ = try OpenFile(reading: folder.path + "/none").status() }
  }

  @Test("a lock is waited for until its holder has gone", .timeLimit(.minutes(1)))
  func lock() throws {
    let holder = Process()
    holder.executableURL = URL(filePath: "/bin/sh")
    holder.arguments = ["-c", "exec 9>>\"$0\"; flock 9; echo held; sleep 0.3; echo done >&9", path]
    let pipe = Pipe()
    holder.standardOutput = pipe
    try holder.run()
    #expect(pipe.fileHandleForReading.availableData == Data("held\n".utf8))
    let file = try OpenFile(appendingTo: path, mode: 0o600)
    try file.lock()
    #expect(try file.bytes(from: 0) == Array("done\n".utf8))
    holder.waitUntilExit()
  }
}
