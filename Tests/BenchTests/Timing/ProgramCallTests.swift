import Foundation
import Storage
import Testing

@testable import vitals_bench

@Suite("Measuring a program")
struct ProgramCallTests {
  @Test(
    "gives its exit status, as a shell does",
    arguments: [("exit 0", 0), ("exit 3", 3), ("kill -9 $$", 137)])
  func status(_ script: String, _ status: Int) {
    #expect(Run(figures: ProgramCall.measure(["sh", "-c", script]))?.status == status)
  }

  @Test("gives a status below 0 where there is no such program")
  func missing() {
    #expect(Run(figures: ProgramCall.measure(["/nowhere/vitals"]))?.status == -1)
  }

  @Test("gives wall time, and time of the processor apart from it")
  func times() throws {
    let run = try #require(Run(figures: ProgramCall.measure(["sleep", "0.2"])))
    #expect(run.wall >= 200)
    #expect(run.cpu < 100)
    #expect(run.peak > 0)
  }

  @Test("leaves what was printed in the file, complaints beside it, and reads what it is given")
  func streams() throws {
    let folder = try TemporaryFolder()
    let input = folder.path + "/in"
    try Data("given".utf8).write(to: URL(fileURLWithPath: input))
    let words = ["sh", "-c", "cat; echo bad >&2"]
    _ = ProgramCall.measure(words, input: input, output: folder.path + "/out")
    try Data().write(to: URL(fileURLWithPath: input))
    #expect(try folder.contents(of: "") == ["in": "", "out": "given", "out.err": "bad\n"])
  }

  @Test("of a prompt ends with the prompt, and waits in it as long as it is told")
  func prompt() throws {
    let words = ["sh", "-c", "printf '› '; cat"]
    let run = try #require(Run(figures: ProgramCall.measurePrompt(words, idle: 0)))
    #expect(run.status == 0)
    #expect(run.wall < 5000)
  }

  @Test("of a prompt that never comes says so")
  func noPrompt() throws {
    let run = try #require(Run(figures: ProgramCall.measurePrompt(["sh", "-c", "echo bye"], idle: 0)))
    #expect(run.status == -1)
  }
}
