import Foundation
import Testing

@testable import Storage

@Suite("The spare file", .enabled(if: FileSystem.system.isAlone != nil))
struct SpareFileTests {
  private let folder: TemporaryFolder
  private let spare: SpareFile
  private let files = FileSystem.system

  init() throws {
    folder = try TemporaryFolder()
    spare = SpareFile(files: .system, path: folder.root + "/spare")
  }

  /// Writes over the spare file, as the stage of a document that is there.
  private func stage(_ text: String) throws -> Bool {
    try folder.write("document", "{}")
    chmod(folder.root + "/document", 0o600)
    let model = try #require(try files.status(folder.root + "/document"))
    return try spare.becomes(folder.root + "/stage", SplicedText(.init(text.utf8)), like: model)
  }

  private func keep(_ text: String, mode: mode_t = 0o600) throws {
    try folder.write("old", text)
    chmod(folder.root + "/old", mode)
    try spare.keep(folder.root + "/old")
  }

  @Test(
    "is written over whole, whatever its length",
    arguments: [
      "", "a", "older", String(repeating: "x", count: 5000), String(repeating: "x", count: 300_000),
    ],
    ["{", "newer", String(repeating: "y", count: 4999), String(repeating: "z", count: 70_000)])
  func writing(old: String, new: String) throws {
    try keep(old)
    #expect(try folder.names(in: "") == ["spare"])
    let inode = try files.status(spare.path)?.inode
    #expect(try stage(new))
    #expect(try folder.read("stage") == new)
    #expect(try files.status(folder.root + "/stage")?.inode == inode)
    #expect(try folder.names(in: "") == ["document", "stage"])
  }

  @Test("is the last of those that were kept")
  func last() throws {
    for text in ["one", "two", "three"] { try keep(text) }
    #expect(try folder.read("spare") == "three")
    #expect(try folder.names(in: "") == ["spare"])
  }

  @Test("a text that somebody still reads is not written over: they read on in it")
  func reader() throws {
    try keep("the older text")
    let reader = try #require(FileHandle(forReadingAtPath: spare.path))
    #expect(try !stage("newer"))
    #expect(try reader.readToEnd() == Data("the older text".utf8))
    #expect(try folder.names(in: "") == ["document"])
  }

  @Test("a text that is mapped into memory is not written over")
  func mapped() throws {
    try keep("the older text")
    let file = try files.open(spare.path, .read)
    let memory = mmap(nil, 4096, PROT_READ, MAP_PRIVATE, file.number, 0)
    try files.close(file, spare.path)
    #expect(try !stage("newer"))
    #expect(memory.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } == "the older text")
    munmap(memory, 4096)
  }

  @Test("a text that has another name too is neither kept nor written over")
  func otherNames() throws {
    try keep("the older text")
    link(spare.path, folder.root + "/backup")
    #expect(try !stage("newer"))
    #expect(try folder.read("backup") == "the older text")
    try folder.write("old", "another")
    link(folder.root + "/old", folder.root + "/backup2")
    try spare.keep(folder.root + "/old")
    #expect(try folder.names(in: "") == ["backup", "backup2", "document"])
  }

  @Test("takes the mode of the document", arguments: [0o600, 0o644, 0o666])
  func mode(before: mode_t) throws {
    try keep("old", mode: before)
    try folder.write("document", "{}")
    chmod(folder.root + "/document", 0o640)
    let model = try #require(try files.status(folder.root + "/document"))
    #expect(try spare.becomes(folder.root + "/stage", SplicedText([7]), like: model))
    #expect(try files.status(folder.root + "/stage")?.mode == 0o640)
  }

  @Test("what is too large is not kept")
  func large() throws {
    try keep(String(repeating: "x", count: SpareFile.largest + 1))
    #expect(try folder.names(in: "").isEmpty)
  }

  @Test(
    "whatever else stands in its place, a new file is made instead",
    arguments: ["nothing", "folder", "link", "dangling link", "pipe"])
  func strange(_ thing: String) throws {
    switch thing {
    case "folder": mkdir(spare.path, 0o700)
    case "link":
      try folder.write("elsewhere", "the owner's")
      symlink("elsewhere", spare.path)
    case "dangling link": symlink("nowhere", spare.path)
    case "pipe": mkfifo(spare.path, 0o600)
    default: break
    }
    #expect(try !stage("newer"))
    if thing == "link" { #expect(try folder.read("elsewhere") == "the owner's") }
    try keep("old")
    #expect(try !folder.names(in: "").contains("old"))
  }

  @Test("until it is written to its end it is no document, at whatever call it ends")
  func unfinished() throws {
    for place in 1...40 {
      try keep(#"{"older": 1}"#)
      try folder.write("document", "{}")
      let model = try #require(try files.status(folder.root + "/document"))
      let faulty = FaultyFiles(.kill, at: place)
      do throws(FileError) {
        let spare = SpareFile(files: faulty.files, path: spare.path)
        _ = try spare.becomes(folder.root + "/stage", SplicedText(.init(#"{"newer": 2}"#.utf8)), like: model)
      } catch { _ = error }
      if let text = try files.readWhole(folder.root + "/stage")?.bytes {
        let isWhole = RecordText.value(text) != nil
        #expect(!isWhole || text == .init(#"{"newer": 2}"#.utf8), "killed at call \(place)")
      }
      try files.removeIfThere(folder.root + "/stage")
      if !faulty.hasStruck { return }
    }
    Issue.record("40 calls are not enough")
  }
}
