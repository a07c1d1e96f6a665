import Foundation
import Migrations
import Testing

@Suite("The folder of steps")
struct PlanFolderTests {
  /// The names of the files and folders right below `Steps`, without what a file's name ends with.
  private func names() throws -> Set<String> {
    let folder = packageFolder.appending(path: "Sources/Migrations/Steps")
    let entries = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(
      entries.filter { !$0.hasPrefix(".") }.map { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : $0 })
  }

  @Test("each file or folder in it is a step of the plan, and each step of the plan has one")
  func agrees() throws {
    let steps = MigrationPlan.standard.steps.map { "Step\($0.from)to\($0.to)" }
    #expect(try names() == Set(steps))
  }

  @Test("every schema that shipped keeps a frozen store")
  func frozen() throws {
    let entries = try FileManager.default.contentsOfDirectory(
      atPath: packageFolder.appending(path: "Data").path)
    let schemas = (MigrationPlan.standard.oldest...MigrationPlan.standard.current).map { "schema-\($0)" }
    #expect(entries.filter { $0.hasPrefix("schema-") }.sorted() == schemas)
  }
}
