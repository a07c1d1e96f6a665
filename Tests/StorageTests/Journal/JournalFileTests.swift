import CivilTime
import Foundation
import Testing

@testable import Storage

@Suite("The journal on the disk")
struct JournalFileTests {
  private let folder: TemporaryFolder
  private let journal: JournalFile

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("note", "")
    journal = JournalFile(path: folder.root + "/journal", files: .system)
  }

  private func entry(_ serial: Int, role: JournalEntry.Role? = nil, words: String = "") -> JournalEntry {
    JournalEntry(
      serial: serial, role: role ?? .action(serial), newest: serial, time: morning, words: words,
      documents: [])
  }

  private func mark(_ serial: Int) throws {
    try journal.mark(JournalText.DoneMark(serial: serial, newest: serial), after: journal.tail().size)
  }

  @discardableResult
  private func append(_ entry: JournalEntry, dropping: Int = 0) throws -> JournalFile.Place {
    try journal.append(entry, after: journal.tail(), dropping: dropping)
  }

  @Test("without a file there is nothing to be done")
  func missing() throws {
    #expect(try journal.tail() == JournalTail())
    #expect(try journal.entries() == [])
    #expect(try journal.firstSerial() == .max)
  }

  @Test("the last entry is pending until it is marked, and its number counts on")
  func pending() throws {
    try append(entry(1))
    #expect(try journal.tail().pending == entry(1))
    try mark(1)
    let tail = try journal.tail()
    #expect(tail == JournalTail(serial: 1, newest: 1, size: tail.size))
    try append(entry(2))
    #expect(try journal.entries() == [entry(1), entry(2)])
  }

  @Test("a line that was torn off is passed over, and goes with the next", arguments: [1, 30, 70])
  func torn(_ size: Int) throws {
    try append(entry(1))
    try mark(1)
    let whole = try folder.read("journal")
    let line = String(decoding: JournalText.line(entry(2)), as: UTF8.self)
    try folder.write("journal", whole + line.prefix(size))
    #expect(try journal.tail().isSettled)
    try append(entry(3))
    #expect(try journal.entries() == [entry(1), entry(3)])
  }

  @Test(
    "what a power cut tore behind the last entry goes when that is marked, and is done then",
    arguments: ["\0\0\0\0", "{\"entry\": 2", "\n", "garbage\n\0"])
  func tornBehind(_ rest: String) throws {
    try append(entry(1))
    let whole = try folder.read("journal")
    try folder.write("journal", whole + rest)
    #expect(try journal.tail().pending == entry(1))
    try journal.mark(JournalText.DoneMark(serial: 1, newest: 1), after: whole.utf8.count)
    #expect(try folder.read("journal").hasPrefix(whole + "{\"done\""))
    #expect(try journal.tail().isSettled)
  }

  @Test("every beginning of a journal has the tail of the lines that are whole")
  func prefixes() throws {
    let lines = [
      JournalText.line(entry(1, words: "é")), JournalText.line(JournalText.DoneMark(serial: 1, newest: 1)),
      ContiguousArray("garbage\n".utf8), JournalText.line(entry(2)),
    ]
    let whole = lines.reduce(into: ContiguousArray<UInt8>()) { $0 += $1 }
    var ends: [Int] = []
    for line in lines { ends.append((ends.last ?? 0) + line.count) }
    for size in 0...whole.count {
      let tail = try #require(JournalFile.tail(of: ContiguousArray(whole[..<size]), from: 0))
      let count = ends.count { $0 <= size }
      #expect(tail.serial == [0, 1, 1, 1, 2][count])
      #expect(tail.isSettled == [true, false, true, true, false][count])
      #expect(tail.size == (count == 0 ? 0 : ends[count - 1]))
    }
  }

  @Test("a long last line is read as far back as it goes, a short one no further")
  func long() throws {
    let long = entry(1, words: String(repeating: "long ", count: 20_000))
    try append(long)
    #expect(try journal.tail().pending == long)
    try mark(1)
    let faulty = FaultyFiles()
    var disturbed = journal
    disturbed = JournalFile(path: disturbed.path, files: faulty.files)
    #expect(try disturbed.tail().isSettled)
    #expect(faulty.calls.map(\.name) == ["open", "status", "seek", "read", "read", "close"])
  }

  @Test("a file of NUL bytes, as a power cut can leave it, holds nothing and is no obstacle")
  func onlyNUL() throws {
    try folder.write("journal", String(repeating: "\0", count: 10_000))
    #expect(try journal.tail() == JournalTail())
    try append(entry(1))
    #expect(try journal.entries() == [entry(1)])
  }

  @Test("a file that somebody took away is begun anew")
  func takenAway() throws {
    try append(entry(1))
    try mark(1)
    let tail = try journal.tail()
    try folder.remove("journal")
    let line = JournalText.line(entry(2))
    #expect(try journal.append(entry(2), after: tail) == JournalFile.Place(start: 0, end: line.count))
    #expect(try journal.entries() == [entry(2)])
  }

  @Test(
    "an entry that could not be added leaves the file as it was",
    arguments: ["write", "sync", "truncate", "seek"])
  func failed(_ call: String) throws {
    try append(entry(1))
    try mark(1)
    let before = try folder.read("journal")
    let tail = try journal.tail()
    let rehearsal = FaultyFiles()
    _ = try JournalFile(path: journal.path, files: rehearsal.files).append(entry(2), after: tail)
    try folder.write("journal", before)
    let place = try #require(rehearsal.calls.firstIndex { $0.name == call }) + 1
    let faulty = JournalFile(path: journal.path, files: FaultyFiles(.once(ENOSPC), at: place).files)
    let error = #expect(throws: JournalFile.AppendError.self) { try faulty.append(entry(2), after: tail) }
    #expect(error?.stands == false)
    #expect(error?.failure == FileError(call, journal.path, code: ENOSPC))
    #expect(try folder.read("journal") == before)
  }

  @Test("an entry that can neither be confirmed nor taken out again stands, and says so")
  func stands() throws {
    try append(entry(1))
    try mark(1)
    let tail = try journal.tail()
    let isBroken = Flag()
    var files = FileSystem.system
    files.sync = { _, path throws(FileError) in
      isBroken.set()
      throw FileError("save", path, code: EIO)
    }
    files.truncate = { file, path, size throws(FileError) in
      if isBroken.isSet { throw FileError("write", path, code: EIO) }
      try FileSystem.system.truncate(file, path, size)
    }
    let broken = JournalFile(path: journal.path, files: files)
    let error = #expect(throws: JournalFile.AppendError.self) { try broken.append(entry(2), after: tail) }
    #expect(error?.stands == true)
    #expect(try journal.tail().pending == entry(2))
  }

  @Test("when it is full the older half goes, from an entry on")
  func full() throws {
    var small = journal
    small.limit = 2000
    var renewals = 0
    for serial in 1...40 {
      renewals += try small.append(entry(serial), after: small.tail()).isRenewed ? 1 : 0
      #expect(try folder.read("journal").utf8.count <= 2000)
      try small.mark(JournalText.DoneMark(serial: serial, newest: serial), after: small.tail().size)
    }
    #expect(renewals == 4)
    let entries = try small.entries()
    #expect(entries.map(\.serial) == Array(entries[0].serial...40))
    #expect(try small.firstSerial() == entries[0].serial)
    #expect(try folder.names(in: "") == ["journal", "note"])
  }

  @Test("entries up to a serial can be dropped")
  func dropping() throws {
    for serial in 1...4 { try append(entry(serial)) }
    #expect(try append(entry(5), dropping: 3).isRenewed)
    #expect(try journal.entries() == [entry(4), entry(5)])
  }

  @Test("one entry is read without the others", arguments: [(1, 1), (3, 3)])
  func one(_ place: Int, _ serial: Int) throws {
    for serial in 1...3 { try append(entry(serial)) }
    #expect(try journal.entry { _ in place - 1 } == entry(serial))
    #expect(try journal.entry { _ in nil } == nil)
  }
}

private final class Flag: @unchecked Sendable {
  private(set) var isSet = false
  func set() { isSet = true }
}

@Suite("History")
struct HistoryTests {
  private static func history(_ roles: [JournalEntry.Role]) -> History {
    History(
      roles.enumerated().map { place, role in
        JournalEntry(
          serial: place + 1, role: role, newest: 9, time: morning, words: "\(place)", documents: [])
      })
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var roles: [JournalEntry.Role]
    var undone: [Bool]
    var nextUndo: Int?
    var nextRedo: Int?
    var testDescription: String { "\(roles)" }
  }

  @Test(
    "undo takes the last that stands, redo the last that was taken back, and a new action ends redo",
    arguments: [
      Row(roles: [], undone: [], nextUndo: nil, nextRedo: nil),
      Row(roles: [.action(1)], undone: [false], nextUndo: 1, nextRedo: nil),
      Row(roles: [.action(1), .undo(1)], undone: [true], nextUndo: nil, nextRedo: 1),
      Row(roles: [.action(1), .action(2), .undo(2)], undone: [false, true], nextUndo: 1, nextRedo: 2),
      Row(
        roles: [.action(1), .action(2), .undo(2), .undo(1)], undone: [true, true], nextUndo: nil, nextRedo: 1),
      Row(
        roles: [.action(1), .action(2), .undo(2), .undo(1), .redo(1)], undone: [false, true], nextUndo: 1,
        nextRedo: 2),
      Row(
        roles: [.action(1), .undo(1), .action(2)], undone: [true, false], nextUndo: 2, nextRedo: nil),
      // The older half of the journal is gone.
      Row(roles: [.undo(4), .action(5), .redo(3)], undone: [false], nextUndo: 5, nextRedo: nil),
    ])
  func rows(_ row: Row) {
    let history = Self.history(row.roles)
    #expect(history.actions.map(\.isUndone) == row.undone)
    #expect(history.nextUndo?.number == row.nextUndo)
    #expect(history.nextRedo?.number == row.nextRedo)
  }
}
