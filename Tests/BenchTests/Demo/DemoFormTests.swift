import CivilTime
import Foundation
import HealthLog
import JSONText
import Storage
import Testing

@testable import vitals_bench

@Suite("The demo store as documents")
struct DemoFormTests {
  private static let files = Demo(seed: 1).files

  /// The folder that is shipped.
  private var shipped: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../../../Data/demo"
  }

  @Test("is what its generator makes of seed 1, byte for byte, and holds nothing else")
  func shippedBytes() throws {
    let made = Dictionary(uniqueKeysWithValues: Self.files.map { ($0.path, $0.bytes) })
    let found = try filesBelow(shipped)
    #expect(found.keys.sorted() == made.keys.sorted())
    for (path, bytes) in found { #expect(made[path] == bytes, "\(path)") }
  }

  @Test("has documents in the form of the program", arguments: Self.files.filter { $0.path != "vitals.json" })
  func form(_ file: StoreFile) throws {
    try expectGoodForm(try ReadDocument(file))
  }

  @Test("holds sound documents whatever the seed", arguments: [2, 7, 40, 1_000_003] as [UInt64])
  func otherSeeds(_ seed: UInt64) throws {
    let files = Demo(seed: seed).files
    #expect(files == Demo(seed: seed).files)
    #expect(files != Self.files)
    for file in files where file.path != "vitals.json" { try expectGoodForm(try ReadDocument(file)) }
  }

  @Test("names zone, unit, range and goal in its settings")
  func settings() {
    #expect(
      Self.files.first
        == StoreFile(
          path: "vitals.json",
          bytes: ContiguousArray(
            """
            {
              "schema": 2,
              "kind": "settings",
              "zone": "Europe/Berlin",
              "glucose": {"unit": "mg/dL", "range": [70, 180]},
              "sleep": {"goal": 480}
            }

            """.utf8)))
  }

  @Test("is of a middle size")
  func size() throws {
    let count = try Self.files.dropFirst().reduce(0) { $0 + (try ReadDocument($1).records.count) }
    #expect(2000...3000 ~= count)
    #expect(Self.files.reduce(0) { $0 + $1.bytes.count } < 600_000)
  }

  @Test("gives no id twice")
  func ids() throws {
    let ids = try Self.files.dropFirst().flatMap { try ReadDocument($0).records.compactMap(\.id) }
    #expect(Set(ids).count == ids.count)
  }

  @Test("is read by the store whole, and is nobody's to write to until it is claimed")
  func store() throws {
    var store = try Store(root: shipped, catalogue: .standard)
    #expect(try store.state() == .unclaimed)
    #expect(store.zone == Zone(named: "Europe/Berlin"))
    let names = try store.allDocuments()
    #expect(Set(names.map(\.path)) == Set(Self.files.dropFirst().map(\.path)))
    for file in Self.files.dropFirst() {
      let name = try #require(DocumentName(path: file.path))
      #expect(try store.document(name)?.rows.count == ReadDocument(file).records.count)
    }
  }
}
