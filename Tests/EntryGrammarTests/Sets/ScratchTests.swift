import Foundation
import Testing
@testable import EntryGrammar

@Suite struct ScratchTests {
  @Test func scratch() throws {
    let path = ProcessInfo.processInfo.environment["LINES"] ?? "/tmp/lines"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let bench = SetsBench()
    for line in text.split(separator: "\n") {
      print("\(line)\n      \(bench.answer(String(line)))")
    }
  }
}
