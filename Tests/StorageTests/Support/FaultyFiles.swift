import Foundation

@testable import Storage

/// The operating system's files, with something that happens at the n-th call.
///
/// After a kill nothing is carried out any more: all calls fail without effect, but that files are closed, as the
/// kernel would do.
final class FaultyFiles: @unchecked Sendable {
  enum Fault: Sendable {
    case none
    /// The call fails with this `errno`.
    case once(Int32)
    /// It and all later ones of its name fail.
    case forever(Int32)
    /// The program dies before the call.
    case kill
    /// The program dies while it writes: half of the bytes are there. For other calls the same as a kill.
    case tear
  }

  struct Call: Equatable, Sendable {
    var name: String
    var path: String
  }

  private let fault: Fault
  private let place: Int
  /// Runs before each call, with its number from 1.
  private let before: @Sendable (Int, Call) -> Void
  private(set) var calls: [Call] = []
  private(set) var hasStruck = false
  private var isDead = false
  private var failingName: String?
  /// Calls while this is false are neither counted nor disturbed.
  var isArmed = true

  init(
    _ fault: Fault = .none, at place: Int = .max,
    before: @escaping @Sendable (Int, Call) -> Void = { _, _ in }
  ) {
    self.fault = fault
    self.place = place
    self.before = before
  }

  /// Counts a call, and fails if it is to fail.
  private func count(_ name: String, _ path: String) throws(FileError) {
    guard isArmed else { return }
    if isDead { throw FileError("(dead) \(name)", path, code: EIO) }
    calls.append(Call(name: name, path: path))
    before(calls.count, Call(name: name, path: path))
    if name == failingName, case .forever(let code) = fault { throw FileError(name, path, code: code) }
    guard calls.count == place else { return }
    hasStruck = true
    switch fault {
    case .none: return
    case .once(let code): throw FileError(name, path, code: code)
    case .forever(let code):
      failingName = name
      throw FileError(name, path, code: code)
    case .kill, .tear:
      isDead = true
      throw FileError("(killed) \(name)", path, code: EIO)
    }
  }

  private func counting<T>(
    _ name: String, _ path: String, _ call: () throws(FileError) -> T
  ) throws(FileError) -> T {
    try count(name, path)
    return try call()
  }

  private func write(
    _ file: Descriptor, _ path: String, _ text: SplicedText, _ start: Int
  ) throws(FileError) -> Int {
    do throws(FileError) { try count("write", path) } catch {
      if case .tear = fault, isDead, calls.count == place {
        let half = FileSystem.Bytes(text.bytes[..<(start + (text.count - start) / 2)])
        _ = try FileSystem.system.write(file, path, SplicedText(half), start)
      }
      throw error
    }
    return try FileSystem.system.write(file, path, text, start)
  }

  var files: FileSystem {
    let real = FileSystem.system
    return FileSystem(
      open: { path, mode throws(FileError) in
        try self.counting(mode.name, path) { () throws(FileError) in try real.open(path, mode) }
      },
      close: { file, path throws(FileError) in
        // The kernel closes the files of the dead.
        if self.isDead { return try real.close(file, path) }
        do throws(FileError) { try self.count("close", path) } catch {
          try real.close(file, path)
          throw error
        }
        try real.close(file, path)
      },
      read: { file, path, count throws(FileError) in
        try self.counting("read", path) { () throws(FileError) in try real.read(file, path, count) }
      },
      fill: { file, path, buffer throws(FileError) in
        try self.count("read", path)
        return try real.fill(file, path, &buffer)
      },
      write: { file, path, text, start throws(FileError) in try self.write(file, path, text, start) },
      sync: { file, path throws(FileError) in
        try self.counting("sync", path) { () throws(FileError) in try real.sync(file, path) }
      },
      seek: { file, path, offset throws(FileError) in
        try self.counting("seek", path) { () throws(FileError) in try real.seek(file, path, offset) }
      },
      truncate: { file, path, size throws(FileError) in
        try self.counting("truncate", path) { () throws(FileError) in try real.truncate(file, path, size) }
      },
      setMode: { file, path, mode throws(FileError) in
        try self.counting("setMode", path) { () throws(FileError) in try real.setMode(file, path, mode) }
      },
      setOwner: { file, path, owner, group throws(FileError) in
        try self.counting("setOwner", path) { () throws(FileError) in
          try real.setOwner(file, path, owner, group)
        }
      },
      tellsReaders: { _ in true },
      isAlone: { file, path throws(FileError) in
        try self.counting("isAlone", path) { () throws(FileError) in try real.isAlone(file, path) }
      },
      lock: { file, path throws(FileError) in
        try self.counting("lock", path) { () throws(FileError) in try real.lock(file, path) }
      },
      statusOfOpen: { file, path throws(FileError) in
        try self.counting("status", path) { () throws(FileError) in try real.statusOfOpen(file, path) }
      },
      status: { path throws(FileError) in
        try self.counting("status", path) { () throws(FileError) in try real.status(path) }
      },
      readLink: { path throws(FileError) in
        try self.counting("readLink", path) { () throws(FileError) in try real.readLink(path) }
      },
      exchange: { a, b throws(FileError) in
        try self.counting("exchange", b) { () throws(FileError) in try real.exchange(a, b) }
      },
      moveToNew: { from, to throws(FileError) in
        try self.counting("moveToNew", to) { () throws(FileError) in try real.moveToNew(from, to) }
      },
      move: { from, to throws(FileError) in
        try self.counting("move", to) { () throws(FileError) in try real.move(from, to) }
      },
      remove: { path throws(FileError) in
        try self.counting("remove", path) { () throws(FileError) in try real.remove(path) }
      },
      makeFolder: { path throws(FileError) in
        try self.counting("makeFolder", path) { () throws(FileError) in try real.makeFolder(path) }
      },
      removeFolder: { path throws(FileError) in
        try self.counting("removeFolder", path) { () throws(FileError) in try real.removeFolder(path) }
      },
      list: { path throws(FileError) in
        try self.counting("list", path) { () throws(FileError) in try real.list(path) }
      },
      clock: real.clock, ticks: real.ticks, nap: real.nap, holdSignals: { 0 }, letSignals: { _ in })
  }
}

extension FileSystem.OpenMode {
  var name: String {
    switch self {
    case .read: "open"
    case .folder: "openFolder"
    case .new: "make"
    case .overwrite: "openToReplace"
    case .readWrite: "openToWrite"
    }
  }
}

extension FaultyFiles.Fault: CustomStringConvertible {
  var description: String {
    switch self {
    case .none: "nothing"
    case .once(let code): "error \(code) once"
    case .forever(let code): "error \(code) for ever"
    case .kill: "kill"
    case .tear: "torn write"
    }
  }

  /// Whether it makes a difference at that call that another fault does not.
  func concerns(_ call: FaultyFiles.Call) -> Bool {
    if case .tear = self { call.name == "write" } else { true }
  }

  /// Every fault that a call can meet.
  static let all: [FaultyFiles.Fault] = [
    .kill, .tear, .once(ENOSPC), .forever(ENOSPC), .once(EIO), .forever(EIO), .once(EACCES), .forever(EACCES),
    .once(EINTR), .forever(EINTR),
  ]
}
