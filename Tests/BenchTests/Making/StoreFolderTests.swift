import Foundation
import Storage
import Testing

@testable import vitals_bench

@Suite("The folder of a made store")
struct StoreFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let files = [
    StoreFile(path: "vitals.json", bytes: [123, 125]),
    StoreFile(path: "mood/2026-01.json", bytes: [91, 93, 10]),
  ]

  @Test("is made with those above it, and holds the files and nothing else")
  func write() throws {
    let path = folder.path + "/a/b"
    let size = try StoreFolder(path: path, files: .system).write(files)
    #expect(size == StoreFolder.Size(files: 2, bytes: 5))
    #expect(try folder.contents(of: "a/b") == ["vitals.json": "{}", "mood/2026-01.json": "[]\n"])
  }

  @Test("may be there already if it is empty")
  func empty() throws {
    #expect(try StoreFolder(path: folder.path, files: .system).write(files).files == 2)
  }

  @Test("is refused when it holds anything, and stays as it was")
  func notEmpty() throws {
    try "mine".write(toFile: folder.path + "/notes.txt", atomically: true, encoding: .utf8)
    let error = try #require(throws: BenchError.self) {
      try StoreFolder(path: folder.path, files: .system).write(files)
    }
    #expect("\(error)" == "expected a new or empty folder, found files in \(folder.path)")
    #expect(error.status == 1)
    #expect(try folder.contents(of: ".") == ["notes.txt": "mine"])
  }

  @Test("is named in the error when the system refuses")
  func failure() throws {
    try "a file".write(toFile: folder.path + "/file", atomically: true, encoding: .utf8)
    let error = try #require(throws: BenchError.self) {
      try StoreFolder(path: folder.path + "/file/store", files: .system).write(files)
    }
    #expect(error.status == 4)
    #expect("\(error)" == "cannot make the folder \(folder.path)/file/store: not a directory")
  }
}
