import Testing

@testable import Commands

@Suite("How the program was called")
struct FrontTests {
  @Test(
    "is complained of where it cannot be understood",
    arguments: [
      (["note", "bad \u{FFFD} byte"], "expected UTF-8, found 'bad \u{FFFD} byte'"),
      (["list", "--limit", "x"], "expected a number after '--limit', found 'x'"),
    ])
  func complaints(_ arguments: [String], _ message: String) throws {
    let bench = try Bench(width: 200)
    defer { bench.close() }
    let front = Front(arguments, world: bench.session.world)
    let complaint = try #require(front.complaint)
    #expect(complaint.status == .notUnderstood)
    #expect(bench.session.complaints(of: complaint, colored: false).contains(message))
  }

  @Test("gives the words, options among them, and none where there are only options")
  func words() throws {
    let bench = try Bench()
    defer { bench.close() }
    let world = bench.session.world
    #expect(Front(["--json", "list"], world: world).arguments == ["--json", "list"])
    #expect(Front(["--json"], world: world).arguments == [])
    #expect(Front(["--json"], world: world).options.json)
    #expect(Front(["list"], world: world).complaint == nil)
  }
}
