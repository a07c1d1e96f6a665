import CivilTime
import Foundation
import HealthLog
import Testing

@testable import Storage

@Suite("Copies of documents before a migration")
struct BackupTests {
  private let folder: TemporaryFolder
  private var store: Store

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(OlderDocuments.small)
    try folder.store().initialise()
    store = try folder.store()
  }

  private mutating func migrate(to schema: Int? = nil, day: Int = 0) throws -> Migrated {
    let time = OffsetTime(morning.instant.adding(seconds: day * 86_400), offset: 3600)
    return try store.migrate(try store.migration(to: schema), words: "migrate", time: time)
  }

  @Test("are a store of their own, with the documents as they were")
  mutating func copy() throws {
    let before = try folder.contents()
    let copy = try #require(try migrate().copy)
    #expect(copy == folder.root + "/.vitals/backup/2026-11-29T063000Z-schema-1")
    for (path, text) in before {
      #expect(try String(contentsOfFile: copy + "/" + path, encoding: .utf8) == text)
    }
    var old = try Store(root: copy, catalogue: .standard)
    #expect(try old.values(of: "glucose") == [112, 105])
  }

  @Test("are listed from the oldest, two of one moment under two names")
  mutating func listed() throws {
    _ = try migrate()
    _ = try store.undo(at: morning)
    _ = try migrate()
    _ = try migrate(to: 1, day: 2)
    let copies = try store.copies()
    #expect(
      copies.map(\.name) == [
        "2026-11-29T063000Z-schema-1", "2026-11-29T063000Z-schema-1-2", "2026-12-01T063000Z-schema-2",
      ])
    #expect(copies.map(\.documents) == [4, 4, 6])
    #expect(copies[0].size == OlderDocuments.small.values.reduce(0) { $0 + $1.utf8.count })
    #expect(copies[0].time.instant == morning.instant)
  }

  @Test("go by age, and never by the number of runs")
  mutating func rotation() throws {
    for day in [0, 1, 2, 3, 4, 5, 6, 7] {
      _ = try migrate(to: day % 2 == 0 ? 2 : 1, day: day)
    }
    #expect(try store.copies().count == 8)
    _ = try migrate(day: 182)
    #expect(try store.copies().map { $0.name.prefix(10) }.prefix(2) == ["2026-12-01", "2026-12-02"])
    #expect(try store.copies().count == 7)
  }

  @Test("that a killed command has begun go at the next, and other things in the folder stay")
  mutating func leftovers() throws {
    try folder.write(".vitals/backup.part/glucose/2026-03.json", "{")
    try folder.write(".vitals/backup/my own/keep.txt", "mine")
    #expect(try store.copies() == [])
    try store.begin()
    #expect(try !folder.names(in: ".vitals").contains("backup.part"))
    _ = try migrate()
    #expect(try folder.names(in: ".vitals/backup") == ["2026-11-29T063000Z-schema-1", "my own"])
  }

  @Test("do not stay when nothing was done")
  mutating func failed() throws {
    let faulty = FaultyFiles(.once(ENOSPC), at: .max) { _, _ in }
    var counting = try folder.store(files: faulty.files)
    _ = try counting.migrate(try counting.migration(), words: "migrate", time: morning)
    let place = try #require(
      faulty.calls.firstIndex { $0.name == "openToWrite" && $0.path.hasSuffix("journal") })
    let other = try TemporaryFolder()
    try other.write(OlderDocuments.small)
    try other.store().initialise()
    let failing = FaultyFiles(.once(ENOSPC), at: place + 1)
    var store = try other.store(files: failing.files)
    #expect(throws: StorageError.self) {
      try store.migrate(try store.migration(), words: "migrate", time: morning)
    }
    #expect(try other.names(in: ".vitals/backup") == [])
  }
}
