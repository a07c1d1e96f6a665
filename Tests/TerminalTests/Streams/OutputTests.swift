import Foundation
import Testing

@testable import Terminal

@Suite("Output")
struct OutputTests {
  /// What the probe says on standard error when a shell starts it like this.
  private func complaint(_ script: String) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, PseudoTerminal.probePath]
    process.standardError = pipe
    try process.run()
    process.waitUntilExit()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  @Test("says whether the text is out, nobody reads any more, or the disk is full")
  func outcomes() throws {
    #expect(try complaint("\"$0\" write saved > /dev/null") == "written\n")
    #expect(
      try complaint("\"$0\" write saved > /dev/full")
        == "failed(cannot write to standard output: no space left on device)\n")
    #expect(try complaint("(sleep 0.3; \"$0\" write saved) | true") == "closed\n")
  }

  @Test("a file that may not grow is an error, and does not end the process")
  func fileTooLarge() throws {
    let folder = TemporaryFolder()
    let script = "ulimit -f 1; \"$0\" write $(head -c 3000 /dev/zero | tr '\\0' x) > \(folder.path)/file"
    #expect(try complaint(script) == "failed(cannot write to standard output: file too large)\n")
  }

  @Test("writes more than a pipe holds", .timeLimit(.minutes(1)))
  func large() throws {
    let reader = PipeReader()
    let text = String(repeating: "0123456789", count: 50_000)
    #expect(Output(descriptor: reader.descriptor).write(text) == .written)
    #expect(try reader.finish() == Data(text.utf8))
  }

  @Test("names a descriptor that is not open")
  func closed() {
    let error = TerminalError(.system(call: "write to descriptor -1", reason: "bad file descriptor"))
    #expect(Output(descriptor: -1).write("x") == .failed(error))
  }
}
