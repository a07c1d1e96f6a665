/// What the store needs of the disk; a test passes one that fails at the n-th call, or that changes a file in between.
package struct FileSystem: Sendable {
  package typealias Bytes = ContiguousArray<UInt8>

  package enum OpenMode: Sendable {
    case read
    case folder
    /// A file that must not be there yet, with its mode.
    case new(UInt32)
    /// A file that is there, to write over what it holds.
    case overwrite
    /// The lock and the journal: made when missing, with mode 0600.
    case readWrite
  }

  package var open: @Sendable (_ path: String, OpenMode) throws(FileError) -> Descriptor
  package var close: @Sendable (Descriptor, _ path: String) throws(FileError) -> Void
  package var read: @Sendable (Descriptor, _ path: String, _ upTo: Int) throws(FileError) -> Bytes
  /// Reads into a buffer from its beginning, at most as much as it has room for; returns how many bytes came.
  package var fill: @Sendable (Descriptor, _ path: String, _ buffer: inout Bytes) throws(FileError) -> Int
  package var write: @Sendable (Descriptor, _ path: String, SplicedText, _ from: Int) throws(FileError) -> Int
  package var sync: @Sendable (Descriptor, _ path: String) throws(FileError) -> Void
  package var seek: @Sendable (Descriptor, _ path: String, _ to: Int) throws(FileError) -> Void
  package var truncate: @Sendable (Descriptor, _ path: String, _ to: Int) throws(FileError) -> Void
  package var setMode: @Sendable (Descriptor, _ path: String, _ mode: UInt32) throws(FileError) -> Void
  package var setOwner:
    @Sendable (Descriptor, _ path: String, _ owner: UInt32, _ group: UInt32) throws(FileError) -> Void
  /// Whether the system can tell who has the file open.
  package var tellsReaders: @Sendable (_ path: String) -> Bool
  /// Whether nobody else has the file open, and it has no attributes of its own such as rights of single users.
  package var isAlone: @Sendable (Descriptor, _ path: String) throws(FileError) -> Bool
  package var lock: @Sendable (Descriptor, _ path: String) throws(FileError) -> Bool
  package var statusOfOpen: @Sendable (Descriptor, _ path: String) throws(FileError) -> FileStatus
  /// The status of what the name stands for, a link not followed; `nil` when nothing is there.
  package var status: @Sendable (_ path: String) throws(FileError) -> FileStatus?
  package var readLink: @Sendable (_ path: String) throws(FileError) -> String
  package var exchange: @Sendable (_ a: String, _ b: String) throws(FileError) -> Void
  /// Moves a file to a name that must be free.
  package var moveToNew: @Sendable (_ from: String, _ to: String) throws(FileError) -> Void
  package var move: @Sendable (_ from: String, _ to: String) throws(FileError) -> Void
  package var remove: @Sendable (_ path: String) throws(FileError) -> Void
  package var makeFolder: @Sendable (_ path: String) throws(FileError) -> Void
  package var removeFolder: @Sendable (_ path: String) throws(FileError) -> Void
  package var list: @Sendable (_ path: String) throws(FileError) -> [String]?
  /// Nanoseconds since 1970 on the clock that stamps files.
  package var clock: @Sendable () -> Int64
  /// Milliseconds on a clock that nobody sets.
  package var ticks: @Sendable () -> Int
  package var nap: @Sendable (_ milliseconds: Int) -> Void
  /// Holds back the signals that end a program, and lets through again those that it held back.
  package var holdSignals: @Sendable () -> Int32
  package var letSignals: @Sendable (_ held: Int32) -> Void

  /// The operating system's own.
  package static let system = FileSystem(
    open: SystemCall.open, close: SystemCall.close, read: SystemCall.read, fill: SystemCall.fill,
    write: SystemCall.write, sync: SystemCall.sync, seek: SystemCall.seek, truncate: SystemCall.truncate,
    setMode: SystemCall.setMode,
    setOwner: SystemCall.setOwner, tellsReaders: SystemCall.tellsReaders, isAlone: SystemCall.isAlone,
    lock: SystemCall.lock,
    statusOfOpen: SystemCall.status, status: SystemCall.status, readLink: SystemCall.readLink,
    exchange: SystemCall.exchange,
    moveToNew: SystemCall.moveToNew, move: SystemCall.move, remove: SystemCall.remove,
    makeFolder: SystemCall.makeFolder, removeFolder: SystemCall.removeFolder, list: SystemCall.list,
    clock: SystemCall.fileClock, ticks: SystemCall.ticks, nap: SystemCall.nap,
    holdSignals: SystemCall.holdSignals, letSignals: SystemCall.letSignals)
}
