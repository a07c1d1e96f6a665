import Foundation
import Testing

@testable import Storage

@Suite("A kill during recovery")
struct NestedTests {
  static let scenarios: [Scenario] = [.editMovingMonths, .addToNewMonth, .undoOfCreation, .addLarge]

  @Test("leaves it to the next command, which brings the action to its end", arguments: scenarios)
  func twice(_ scenario: Scenario) throws {
    let rehearsal = try Rehearsal(scenario)
    let places = try Self.places(after: rehearsal)
    for place in places {
      let killed = try rehearsal.folder()
      _ = SweepTests.failure(of: scenario, in: killed, FaultyFiles(.kill, at: place))
      let files = try killed.files()
      for second in 1... {
        let folder = try TemporaryFolder()
        try folder.restore(files)
        let faulty = FaultyFiles(.tear, at: second)
        _ = SweepTests.failure(of: Scenario("look", prepare: { _ in }) { _ in }, in: folder, faulty)
        guard faulty.hasStruck else { break }
        let note = Comment(rawValue: "killed at \(place), then at \(second): \(faulty.calls[second - 1])")
        var store = try folder.store()
        try store.begin()
        #expect(try folder.contents() == rehearsal.after, note)
        let names = try folder.files().keys.filter { $0.contains(".tmp-") || $0.hasSuffix(".new") }
        #expect(names.isEmpty, note)
      }
    }
  }

  /// Where to kill the action first: right behind the commit, between its documents, before the last mark.
  private static func places(after rehearsal: Rehearsal) throws -> [Int] {
    let names = rehearsal.calls.map(\.name)
    let commit = try #require(
      rehearsal.calls.firstIndex { $0.name == "sync" && $0.path.hasSuffix("/journal") })
    let moves = names.indices.filter { $0 > commit && ["exchange", "moveToNew"].contains(names[$0]) }
    return Array(Set([commit + 2] + moves.map { $0 + 2 } + [names.count])).sorted()
  }
}
