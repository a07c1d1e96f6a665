import CivilTime
import HealthLog
import JSONText
import Testing

@testable import Storage

@Suite("A document in which one byte is another")
struct ScanStrictnessTests {
  private static let text = document([
    line(20, 120, id: "a000000001"), line(19, 119, id: "a000000002"), line(18, 118, id: "a000000003"),
    line(17, 117, id: "a000000004"),
  ])
  private static let marks = Array(",:{}[]\"\\ 0a.\n-".utf8)

  private func isJSON(_ bytes: ContiguousArray<UInt8>) -> Bool {
    do throws(JSONError) { _ = try JSONReader.read(bytes) } catch {
      // That a member stands twice is for the check of the document to say.
      if case .doubleName = error.kind { return true }
      return false
    }
    return true
  }

  private func isScanned(_ bytes: ContiguousArray<UInt8>) -> Bool {
    do throws(JSONError) { _ = try DocumentScan.read(bytes, plan: ScanPlan(.glucose), zone: .utc) } catch {
      return false
    }
    return true
  }

  @Test("is read as one where, and only where, it is JSON", arguments: 0..<Self.text.utf8.count)
  func everyByte(_ place: Int) {
    let bytes = ContiguousArray(Self.text.utf8)
    var changed: [ContiguousArray<UInt8>] = []
    var without = bytes
    without.remove(at: place)
    changed.append(without)
    for mark in Self.marks {
      var other = bytes
      other[place] = mark
      changed.append(other)
      other = bytes
      other.insert(mark, at: place)
      changed.append(other)
    }
    for bytes in changed {
      #expect(isScanned(bytes) == isJSON(bytes), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
