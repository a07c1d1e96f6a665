import Foundation
import Testing

@testable import Terminal

@Suite("History")
struct HistoryTests {
  let folder = TemporaryFolder()

  private var path: String { folder.path + "/vitals/history" }

  private func content() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func write(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/vitals", withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: path))
  }

  private func opened() -> History {
    var history = History(path: path)
    history.refresh()
    return history
  }

  private func mode(_ path: String) throws -> Int {
    let value = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    return try #require(value as? Int)
  }

  @Test("keeps entries a line each, in a file and a folder for the owner alone")
  func file() throws {
    var history = opened()
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/vitals"))
    for line in ["glucose 112", "slept 7h30", "größe 178 🍎"] { history.add(line) }
    #expect(try content() == "glucose 112\nslept 7h30\ngröße 178 🍎\n")
    #expect(try mode(path) == 0o600)
    #expect(try mode(folder.path + "/vitals") == 0o700)
    #expect(opened().entries == ["glucose 112", "slept 7h30", "größe 178 🍎"])
    #expect(history.entries == ["glucose 112", "slept 7h30", "größe 178 🍎"])
    #expect(history.takeNotice() == nil)
  }

  @Test(
    "does not keep what is private, blank or the same again",
    arguments: [[" secret"], [""], ["   "], ["\t"], ["one", "one"]])
  func notKept(_ lines: [String]) throws {
    var history = History(path: path)
    history.add("one")
    for line in lines { history.add(line) }
    #expect(history.entries == ["one"])
    #expect(try content() == "one\n")
  }

  @Test("never writes a control character")
  func controls() throws {
    var history = opened()
    history.add("a\u{1B}[31mb\nc\u{9B}d\u{7F}\u{2028}e")
    #expect(try content() == "a [31mb c d  e\n")
  }

  @Test("sees what another session has added, in the order of the file")
  func sessions() throws {
    var first = opened()
    var second = opened()
    first.add("one")
    second.add("two")
    first.add("three")
    #expect(first.entries == ["one", "two", "three"])
    #expect(second.entries == ["one", "two"])
    second.refresh()
    #expect(second.entries == ["one", "two", "three"])
    second.add("three")
    #expect(try content() == "one\ntwo\nthree\n")
  }

  @Test("what is kept for this session only is not written, and survives a new file")
  func sessionOnly() throws {
    var history = opened()
    history.add("one")
    history.keep("dropped")
    #expect(history.entries == ["one", "dropped"])
    #expect(try content() == "one\n")
    let edition = history.edition
    try FileManager.default.removeItem(atPath: path)
    try write(Array("other\n".utf8))
    history.refresh()
    #expect(history.entries == ["other", "dropped"])
    #expect(history.edition == edition + 1)
  }

  @Test(
    "goes on behind a last line without its end, and cuts off half a character",
    arguments: [
      (Array("one\ntwo".utf8), "one\ntwo\nnew\n"), (Array("one\ntw".utf8) + [0xC3], "one\nnew\n"),
      ([], "new\n"),
      (Array("\n\none\n".utf8), "\n\none\nnew\n"),
    ])
  func tail(_ bytes: [UInt8], _ expected: String) throws {
    try write(bytes)
    var history = opened()
    history.add("new")
    #expect(try content() == expected)
    #expect(history.entries == expected.split(separator: "\n").map(String.init))
  }

  @Test("sets a file aside that is no UTF-8, says so once and begins a new one")
  func notUTF8() throws {
    try write([0x6F, 0xFF, 0x0A])
    var history = opened()
    let aside = "\(path).unreadable-\(getpid())"
    #expect(history.takeNotice() == "the history was not readable and is now \(aside); a new one begins")
    #expect(history.takeNotice() == nil)
    history.add("one")
    #expect(history.takeNotice() == nil)
    #expect(try content() == "one\n")
    #expect(FileManager.default.contents(atPath: aside) == Data([0x6F, 0xFF, 0x0A]))
  }

  @Test("sets a folder of that name aside")
  func folderInTheWay() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var history = opened()
    history.add("one")
    let aside = "\(path).unreadable-\(getpid())"
    #expect(history.takeNotice() == "the history was not readable and is now \(aside); a new one begins")
    #expect(try content() == "one\n")
  }

  @Test("a link stays a link, and one to /dev/null keeps nothing and says nothing")
  func links() throws {
    try write(Array("one\n".utf8))
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    var linked = History(path: link)
    linked.add("two")
    #expect(try content() == "one\ntwo\n")
    let null = folder.path + "/null"
    try FileManager.default.createSymbolicLink(atPath: null, withDestinationPath: "/dev/null")
    var nothing = History(path: null)
    nothing.add("one")
    #expect(nothing.entries == ["one"])
    #expect(nothing.takeNotice() == nil)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: null) == "/dev/null")
  }

  @Test("goes on in memory where nothing can be written, with one notice")
  func unwritable() {
    var history = History(path: "/proc/no/such/history")
    history.add("one")
    history.add("two")
    #expect(history.entries == ["one", "two"])
    #expect(
      history.takeNotice()
        == "the history is not kept: /proc/no/such/history: cannot make the folder of: no such file or directory"
    )
    #expect(history.takeNotice() == nil)
  }

  @Test("without a file keeps entries for the session")
  func memory() {
    var history = History(path: nil)
    history.add("one")
    history.add(" two")
    history.refresh()
    #expect(history.entries == ["one"])
  }

  @Test("a file over its limit is written anew with the newest three quarters, and other sessions follow")
  func limit() throws {
    var file = HistoryFile(path: path, limit: 100)
    var other = HistoryFile(path: path, limit: 100)
    _ = try other.append("entry 00", after: nil)
    for number in 1...11 { _ = try file.append("entry \(number < 10 ? "0" : "")\(number)", after: nil) }
    let kept = (4...11).map { "entry \($0 < 10 ? "0" : "")\($0)" }
    #expect(try content() == kept.map { $0 + "\n" }.joined())
    #expect(try mode(path) == 0o600)
    #expect(try other.update() == .rewritten(kept))
    #expect(try file.append("last", after: "entry 11") == .appended([]))
    #expect(try other.append("very last", after: "entry 11") == .appended(["last"]))
    #expect(try content() == (kept + ["last", "very last"]).map { $0 + "\n" }.joined())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/vitals") == ["history"])
  }

  @Test("two sessions that write at once lose nothing", .timeLimit(.minutes(1)))
  func together() async throws {
    let path = path
    await withTaskGroup(of: Void.self) { group in
      for session in 0..<4 {
        group.addTask {
          var history = History(path: path)
          for number in 0..<50 { history.add("\(session)-\(number)") }
        }
      }
    }
    let lines = try content().split(separator: "\n").map(String.init)
    #expect(lines.sorted() == (0..<4).flatMap { session in (0..<50).map { "\(session)-\($0)" } }.sorted())
  }

  @Test("knows how an earlier line goes on")
  func rest() {
    var history = History(path: nil)
    for line in ["glucose 112", "glucose 98 fasting", "bench"] { history.add(line) }
    #expect(history.rest(of: "glu") == "cose 98 fasting")
    #expect(history.rest(of: "glucose 1") == "12")
    #expect(history.rest(of: "bench") == nil)
    #expect(history.rest(of: "") == nil)
  }
}
