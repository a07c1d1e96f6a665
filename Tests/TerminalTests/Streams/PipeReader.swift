import Foundation

/// The other end of a pipe, read by a thread of its own while a test writes.
final class PipeReader: @unchecked Sendable {
  let pipe = Pipe()
  private let isDone = DispatchSemaphore(value: 0)
  private var content = Data()

  /// Begins to read after `delay` seconds.
  init(delay: Double = 0) {
    Thread.detachNewThread { [self] in
      Thread.sleep(forTimeInterval: delay)
      content = pipe.fileHandleForReading.readDataToEndOfFile()
      isDone.signal()
    }
  }

  var descriptor: Int32 { pipe.fileHandleForWriting.fileDescriptor }

  /// Ends the writing, and gives all that was written.
  func finish() throws -> Data {
    try pipe.fileHandleForWriting.close()
    isDone.wait()
    return content
  }
}
