import Foundation
import Testing

@testable import JSONText

/// The files of a conformance suite: `y_` must be read, `n_` refused, `i_` is the reader's choice.
///
/// Set `JSON_TEST_SUITE` to the folder `test_parsing` of JSONTestSuite to run it.
@Suite("Conformance")
struct ConformanceTests {
  static let files: [URL] = {
    guard let folder = ProcessInfo.processInfo.environment["JSON_TEST_SUITE"] else { return [] }
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "json" }
  }()

  @Test("reads what must be read, and nothing that must be refused", arguments: files)
  func file(_ url: URL) throws {
    let bytes = ContiguousArray(try Data(contentsOf: url))
    let error = readError(bytes, allowsDoubleNames: true)
    #expect(error == scanError(bytes, allowsDoubleNames: true))
    switch url.lastPathComponent.prefix(2) {
    case "y_": #expect(error == nil)
    case "n_": #expect(error != nil)
    default: break
    }
    if let error {
      print(
        "\(url.lastPathComponent): \(error.position(in: bytes.span)) \(error), \(error.remedy(in: bytes.span) ?? "-")"
      )
    } else if url.lastPathComponent.hasPrefix("i_") {
      print("\(url.lastPathComponent): accepted")
    }
  }
}
