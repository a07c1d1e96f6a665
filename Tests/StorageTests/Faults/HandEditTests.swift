import Foundation
import HealthLog
import Testing

@testable import Storage

@Suite("An edit by hand in the midst of an action")
struct HandEditTests {
  enum Editor: String, Sendable, CaseIterable {
    case inPlace = "saved in place"
    case byRename = "saved by rename"
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var scenario: Scenario
    var editor: Editor
    var testDescription: String { "\(scenario.testDescription), \(editor.rawValue)" }

    static let all = [Scenario.add, .editInPlace, .editMovingMonths, .undo].flatMap { scenario in
      Editor.allCases.map { Row(scenario: scenario, editor: $0) }
    }
  }

  private static let handLine = line(1, 199, id: "hand000001")

  /// Adds a line to what stands in the document at this moment, as an editor that was just opened would.
  private static func edit(_ folder: TemporaryFolder, _ editor: Editor) throws {
    let path = "glucose/2026-11.json"
    let text = try folder.read(path).replacingOccurrences(
      of: "\n  ]\n", with: ",\n    \(handLine)\n  ]\n")
    switch editor {
    case .inPlace: try folder.write(path, text)
    case .byRename: try folder.replace(path, text)
    }
  }

  @Test("is never lost, and the action is done or says that it is not", arguments: Row.all)
  func anyCall(_ row: Row) throws {
    let rehearsal = try Rehearsal(row.scenario)
    let expected = try Self.expected(rehearsal, row.editor)
    for place in 1...rehearsal.calls.count {
      let folder = try rehearsal.folder()
      let faulty = FaultyFiles(.none, at: .max) { number, _ in
        guard number == place else { return }
        do { try Self.edit(folder, row.editor) } catch { Issue.record(error) }
      }
      let failure = SweepTests.failure(of: row.scenario, in: folder, faulty)
      let note = Comment(rawValue: "before call \(place): \(faulty.calls[place - 1])")
      #expect(failure == nil, note)
      // Done a second time, on what is there now, an added record has the next id.
      let contents = try folder.contents().mapValues { $0.replacing("0000000002", with: "0000000001") }
      #expect(contents == expected, note)
      #expect(try folder.files().keys.allSatisfy { !$0.contains(".tmp-") && !$0.contains("rescued") }, note)
    }
  }

  /// What is there when the edit comes after the action.
  private static func expected(_ rehearsal: Rehearsal, _ editor: Editor) throws -> [String: String] {
    let folder = try rehearsal.folder()
    var store = try folder.store()
    try rehearsal.scenario.act(&store)
    try edit(folder, editor)
    return try folder.contents()
  }

  @Test("of a document that is being migrated stays, and the migration is done", arguments: Editor.allCases)
  func migration(_ editor: Editor) throws {
    let rehearsal = try Rehearsal(.migrate)
    let path = "glucose/2026-03.json"
    for place in 1...rehearsal.calls.count {
      let folder = try rehearsal.folder()
      let faulty = FaultyFiles(.none, at: .max) { number, _ in
        guard number == place else { return }
        do {
          let text = try folder.read(path).replacing("\"value\": 112", with: "\"value\": 113")
          editor == .inPlace ? try folder.write(path, text) : try folder.replace(path, text)
        } catch {
          Issue.record(error)
        }
      }
      let failure = SweepTests.failure(of: .migrate, in: folder, faulty)
      let note = Comment(rawValue: "before call \(place): \(faulty.calls[place - 1])")
      #expect(failure == nil, note)
      let text = try folder.read(path)
      #expect(text.contains("\"schema\": 2") && text.contains("\"value\": 113"), note)
      #expect(try folder.contents().keys.sorted() == rehearsal.after.keys.sorted(), note)
      #expect(try folder.files().keys.allSatisfy { !$0.contains(".tmp-") && !$0.contains("rescued") }, note)
    }
  }
}
