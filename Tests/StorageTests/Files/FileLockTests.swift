import Foundation
import Testing

@testable import Storage

@Suite("The lock", .serialized)
struct FileLockTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/lock" }

  init() throws { folder = try TemporaryFolder() }

  @Test("is had by one at a time, and given up after a while with the name of who has it")
  func one() throws {
    let lock = try FileLock(path, files: .system)
    let error = #expect(throws: StorageError.self) { _ = try FileLock(path, files: .system, patience: 20) }
    let own = Int(getpid())
    #expect(error == StorageError(.locked(path: path, holder: own)))
    #expect(
      "\(error.map { "\($0)" } ?? "")" == "another program is writing (process \(own)): \(path) stays locked")
    _ = consume lock
    _ = try FileLock(path, files: .system, patience: 0)
  }

  @Test("is free again when its holder was killed")
  func killedHolder() throws {
    let holder = Process()
    holder.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
    holder.arguments = [path, "sleep", "60"]
    try holder.run()
    while true {
      do { _ = try FileLock(path, files: .system, patience: 0) } catch { break }
    }
    // `flock` hands the lock to its child, so both have to die.
    let children = try String(
      contentsOfFile: "/proc/\(holder.processIdentifier)/task/\(holder.processIdentifier)/children",
      encoding: .utf8)
    for child in children.split(separator: " ").compactMap({ Int32($0) }) { kill(child, SIGKILL) }
    kill(holder.processIdentifier, SIGKILL)
    holder.waitUntilExit()
    #expect(throws: Never.self) { _ = try FileLock(path, files: .system, patience: 2000) }
  }

  @Test("goes round among those who want it again and again: nobody waits for long")
  func fairness() throws {
    let waits = Waits()
    let path = path
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<40 {
        let start = FileSystem.system.ticks()
        do {
          let lock = try FileLock(path, files: .system)
          waits.note(FileSystem.system.ticks() - start)
          FileSystem.system.nap(1)
          _ = consume lock
        } catch {
          Issue.record(error)
        }
      }
    }
    #expect(waits.count == 320)
    #expect(waits.longest < 4000)
  }

  @Test("an error of the system is told, and leaves nothing open", arguments: ["openToWrite", "lock"])
  func failure(_ call: String) throws {
    for occurrence in 0..<2 {
      let rehearsal = FaultyFiles()
      _ = try FileLock(path, files: rehearsal.files)
      let places = rehearsal.calls.indices.filter { rehearsal.calls[$0].name == call }
      let faulty = FaultyFiles(.once(EIO), at: places[occurrence] + 1)
      let name = rehearsal.calls[places[occurrence]].path
      let error = #expect(throws: StorageError.self) { _ = try FileLock(path, files: faulty.files) }
      #expect(error == StorageError(.file(FileError(call, name, code: EIO))))
      _ = try FileLock(path, files: .system, patience: 0)
    }
  }
}

private final class Waits: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var count = 0
  private(set) var longest = 0

  func note(_ wait: Int) {
    lock.withLock {
      count += 1
      longest = max(longest, wait)
    }
  }
}
