import TestSupport
import Testing

@testable import Storage

@Suite("Numbers for ids")
struct IDNumberTests {
  @Test(
    "are the same for the same text wherever it stands",
    arguments: ["a", "7k2m9x4q", "7k2m9x4qpa", "an id of somebody who likes long ones", "größe"])
  func place(_ id: String) {
    let (count, text) = (id.utf8.count, ContiguousArray((id + "\", and more behind it").utf8))
    let inside = IDNumber.of(0..<count, in: text.span)
    let atEnd = ContiguousArray(("{\"" + id).utf8)
    #expect([inside, IDNumber.of(2..<2 + count, in: atEnd.span)] == [IDNumber.of(id), IDNumber.of(id)])
  }

  @Test("differ for ten thousand ids, and for ids that only a zero byte tells apart")
  func different() {
    var random = SplitMix(seed: 11)
    let ids = Set((0..<10_000).map { _ in RecordID.text(random.next()) }).union(["a", "a\0", "a\0\0", "\0a"])
    #expect(Set(ids.map { IDNumber.of($0) }).count == ids.count)
  }

  @Test("that come twice are found, and no others", arguments: Seed.some(20))
  func repeated(_ seed: Seed) {
    var random = seed.numbers
    let range: UInt64 = random.chance(50) ? .max : 500
    let list = ContiguousArray(
      (0..<random.below(900)).map { _ in random.next() % range &* 0x9E37_79B9_7F4A_7C15 })
    let again = list.filter { _ in random.chance(5) }
    let all = list + again
    let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(all.repeated() == Set(counts.filter { $0.value > 1 }.keys), seed.comment)
  }
}
