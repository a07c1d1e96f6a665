import CSystem
import Foundation
import Testing

@testable import Storage

@Suite("The spare file", .enabled(if: isLinux))
struct SpareFileTests {
  private let folder: TemporaryFolder
  private let spare: SpareFile
  private let files: FileSystem

  init() throws {
    folder = try TemporaryFolder()
    files = .tellingReaders
    spare = SpareFile(files: files, in: folder.root)
  }

  /// Writes over the spare file, as the stage of a document that is there.
  private func stage(_ text: String) throws -> Bool {
    try folder.write("document", "{}")
    chmod(folder.root + "/document", 0o600)
    let model = try #require(try files.status(folder.root + "/document"))
    return spare.becomes(folder.root + "/stage", SplicedText(.init(text.utf8)), like: model)
  }

  @discardableResult
  private func keep(_ text: String, mode: mode_t = 0o600) throws -> Bool {
    try folder.write("old", text)
    chmod(folder.root + "/old", mode)
    return spare.keeps(folder.root + "/old")
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
    #expect(!spare.keeps(folder.root + "/old"))
    #expect(try folder.names(in: "") == ["backup", "backup2", "document", "old"])
  }

  @Test("takes the mode of the document", arguments: [0o600, 0o644, 0o666])
  func mode(before: mode_t) throws {
    try keep("old", mode: before)
    try folder.write("document", "{}")
    chmod(folder.root + "/document", 0o640)
    let model = try #require(try files.status(folder.root + "/document"))
    #expect(spare.becomes(folder.root + "/stage", SplicedText([7]), like: model))
    #expect(try files.status(folder.root + "/stage")?.mode == 0o640)
  }

  @Test("what is too large is not kept")
  func large() throws {
    #expect(try !keep(String(repeating: "x", count: SpareFile.largest + 1)))
    #expect(try folder.names(in: "") == ["old"])
  }

  @Test("a text with attributes of its own, such as rights of single users, is not written over")
  func attributes() throws {
    try keep("the older text")
    let isSet = setxattr(spare.path, "user.note", "mine", 4, 0) == 0
    #expect(try stage("newer") == !isSet)
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
    #expect(try !folder.names(in: "").contains("stage"))
    #expect(try keep("old"))
    #expect(try folder.read("spare") == "old")
  }

  @Test("one that is put in its place while it is written does not become the document", arguments: 1...12)
  func exchanged(atCall place: Int) throws {
    try keep("the older text")
    try folder.write("document", "{}")
    chmod(folder.root + "/document", 0o600)
    let model = try #require(try files.status(folder.root + "/document"))
    let (root, path) = (folder.root, spare.path)
    let faulty = FaultyFiles { number, _ in
      guard number == place else { return }
      for name in [path, root + "/spare.new"] where access(name, F_OK) == 0 {
        _ = FileManager.default.createFile(atPath: root + "/foreign", contents: Data("foreign".utf8))
        rename(root + "/foreign", name)
      }
    }
    let itself = SpareFile(files: faulty.files, in: root)
    let isMade = itself.becomes(root + "/stage", SplicedText(.init("newer".utf8)), like: model)
    #expect(try folder.names(in: "").contains("stage") == isMade)
    if isMade { #expect(try folder.read("stage") == "newer") }
  }

  @Test(
    "it has the name of a stage only while it is whole and on the disk, at whatever call that ends",
    arguments: [FaultyFiles.Fault.kill, .tear, .once(EIO), .forever(EIO), .once(ENOSPC)])
  func unfinished(_ fault: FaultyFiles.Fault) throws {
    for place in 1...40 {
      try keep("the older text")
      try folder.write("document", "{}")
      chmod(folder.root + "/document", 0o600)
      let model = try #require(try files.status(folder.root + "/document"))
      let faulty = FaultyFiles(fault, at: place)
      let itself = SpareFile(files: faulty.files, in: folder.root)
      let isMade = itself.becomes(folder.root + "/stage", SplicedText(.init("newer".utf8)), like: model)
      let staged = try files.readWhole(folder.root + "/stage").map {
        String(decoding: $0.bytes, as: UTF8.self)
      }
      if isMade { #expect(staged == "newer") }
      #expect(staged ?? "newer" == "newer", "at call \(place)")
      // What stayed under that name would be in the way of a new file.
      if case .once = fault, !isMade { #expect(staged == nil, "at call \(place)") }
      for name in ["stage", "spare.new"] { try files.removeIfThere(folder.root + "/" + name) }
      if !faulty.hasStruck { return }
    }
    Issue.record("40 calls are not enough")
  }
}

/// Only Linux tells who has a file open.
private let isLinux: Bool = {
  #if os(Linux)
    true
  #else
    false
  #endif
}()

extension FileSystem {
  /// Also on a file system that the program does not trust to tell: here nobody comes to a file by another way.
  fileprivate static let tellingReaders: FileSystem = {
    var files = FileSystem.system
    files.tellsReaders = { _ in true }
    return files
  }()
}
