import TestSupport
import HealthLog
import Testing

@testable import Storage

@Suite("Ids and checksums")
struct IdentityTests {
  // Computed with Python's hashlib, the first 50 bits five at a time.
  @Test(
    "an id is the first 50 bits of SHA-256 in Crockford's base 32",
    arguments: [("", "werc8gmrzg"), ("abc", "q9w1dfwf07")])
  func digest(_ text: String, _ id: String) {
    #expect(RecordID.digest(ContiguousArray(text.utf8)) == id)
  }

  @Test(
    "a record without an id answers to the same name however a hand lays it out",
    arguments: [
      #"{"time": "2026-11-29T07:05:00+01:00", "value": 112, "unit": "mg/dL", "context": "fasting"}"#,
      #"{"value":112.0,"context":"fasting","unit":"mg/dL","time":"2026-11-29T07:05:00+01:00"}"#,
      #"{"id": "7k2m9x4qpa", "context": "fasting", "time": "2026-11-29T07:05:00+01:00", "unit": "mg\/dL", "value": 112}"#,
    ])
  func recordDigest(_ text: String) throws {
    let record = try #require(RecordText.record(kind: "glucose", ContiguousArray(text.utf8)))
    #expect(RecordDigest.id(of: record) == "18aj16283j")
  }

  @Test("the kind and the order of a list are part of the name")
  func differentDigests() throws {
    let text = #"{"time": "2026-11-29T07:05:00+01:00", "value": 82.40, "unit": "kg", "tags": ["gym", 7.0]}"#
    let weight = try #require(RecordText.record(kind: "weight", ContiguousArray(text.utf8)))
    #expect(RecordDigest.id(of: weight) == "n5jxh5m3dg")
    var turned = weight
    turned["tags"] = .list([.number(7), .text("gym")])
    #expect(RecordDigest.id(of: turned) != "n5jxh5m3dg")
    #expect(RecordDigest.id(of: Record(kind: "waist", members: weight.members)) != "n5jxh5m3dg")
  }

  @Test("random ids are ten characters of the alphabet, and differ")
  func random() {
    let ids = (0..<500).map { _ in RecordID.random() }
    #expect(Set(ids).count == 500)
    #expect(ids.allSatisfy { $0.count == 10 && RecordID.isPrefix($0) })
  }

  @Test(
    "a beginning of an id is told from another word",
    arguments: [
      ("7k2", true), ("7k2m9x4qpa", true), ("", false), ("7k2m9x4qpa0", false), ("il", false), ("7K2", false),
    ])
  func prefix(_ text: String, _ expected: Bool) { #expect(RecordID.isPrefix(text) == expected) }

  // Computed with Python's integers by the same formula: a change would orphan the journals of all users.
  @Test(
    "a checksum stays what it is",
    arguments: [
      ("", "e7157c6bd1493c30"), ("a", "4c338c5813daf743"), ("12345678", "5ad9b53dd464b674"),
      ("{\"schema\": 2}\n", "3845798e2396d81c"), (String(repeating: "x", count: 1000), "ec4aaa855b78020f"),
    ])
  func checksum(_ text: String, _ sum: String) {
    #expect("\(Checksum(ContiguousArray(text.utf8)))" == sum)
    #expect(Checksum(sum) == Checksum(ContiguousArray(text.utf8)))
  }

  @Test("a checksum of pieces is that of the whole, whatever their lengths", arguments: Seed.some(50))
  func pieces(_ seed: Seed) {
    var numbers = seed.numbers
    let bytes = ContiguousArray((0..<numbers.below(120)).map { _ in UInt8(numbers.below(256)) })
    var (one, other, start) = (Checksum.Sum(), Checksum.Sum(), 0)
    let lead = ContiguousArray((0..<numbers.below(20)).map { _ in UInt8(numbers.below(256)) })
    other.add(lead.span, lead.indices)
    while start < bytes.count {
      let end = start + numbers.below(bytes.count - start) + 1
      Checksum.Sum.add(bytes.span, start..<end, to: &one, and: &other)
      start = end
    }
    #expect(one.checksum == Checksum(bytes), seed.comment)
    #expect(other.checksum == Checksum(lead + bytes), seed.comment)
  }

  @Test(
    "what is no checksum is read as none",
    arguments: ["", "e7157c6bd1493c3", "e7157c6bd1493c30f", "e7157c6bd1493c3g", "+7157c6bd1493c30"])
  func noChecksum(_ text: String) { #expect(Checksum(text) == nil) }

  @Test("one byte more, less or other makes another checksum", arguments: Seed.some(20))
  func differs(_ seed: Seed) {
    var numbers = seed.numbers
    let bytes = ContiguousArray((0..<numbers.below(80) + 1).map { _ in UInt8(numbers.below(256)) })
    var other = bytes
    other[numbers.below(bytes.count)] ^= UInt8(1 << numbers.below(8))
    #expect(Checksum(other) != Checksum(bytes), seed.comment)
    #expect(Checksum(bytes + [0]) != Checksum(bytes), seed.comment)
    #expect(Checksum(ContiguousArray(bytes.dropLast())) != Checksum(bytes), seed.comment)
  }
}
