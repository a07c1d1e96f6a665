import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite("Texts of which most is there already")
struct SplicedTextTests {
  private typealias Bytes = ContiguousArray<UInt8>

  /// A text with one place of it exchanged, and what it should be.
  private static func text(_ numbers: inout SplitMix, upTo limit: Int) -> (SplicedText, Bytes) {
    func bytes(_ count: Int, _ numbers: inout SplitMix) -> Bytes {
      Bytes((0..<count).map { _ in UInt8(numbers.below(256)) })
    }
    let base = bytes(numbers.below(limit), &numbers)
    let start = numbers.below(base.count + 1)
    let range = start..<start + numbers.below(base.count - start + 1)
    let new = bytes(numbers.below(40), &numbers)
    return (SplicedText(base, range, with: new), base[..<start] + new + base[range.upperBound...])
  }

  @Test("have the length, the bytes and the checksum of the whole", arguments: Seed.some(100))
  func whole(_ seed: Seed) {
    var numbers = seed.numbers
    let (text, whole) = Self.text(&numbers, upTo: 200)
    #expect(text.count == whole.count, seed.comment)
    #expect(text.bytes == whole, seed.comment)
    #expect(text.checksum == Checksum(whole), seed.comment)
    #expect(text.checksums.base == Checksum(text.base), seed.comment)
    #expect(text.checksums.new == Checksum(whole), seed.comment)
  }

  @Test("are the same as their whole, and as nothing else", arguments: Seed.some(100))
  func same(_ seed: Seed) {
    var numbers = seed.numbers
    let (text, whole) = Self.text(&numbers, upTo: 300)
    #expect(text.isSame(as: whole), seed.comment)
    #expect(!text.isSame(as: whole + [0]), seed.comment)
    guard !whole.isEmpty else { return }
    var other = whole
    other[numbers.below(other.count)] ^= UInt8(1 << numbers.below(8))
    #expect(!text.isSame(as: other), seed.comment)
    #expect(!text.isSame(as: Bytes(whole.dropLast())), seed.comment)
  }

  @Test("hold each part of the whole at its place", arguments: Seed.some(100))
  func part(_ seed: Seed) {
    var numbers = seed.numbers
    let (text, whole) = Self.text(&numbers, upTo: 300)
    let offset = numbers.below(whole.count + 1)
    let length = numbers.below(whole.count - offset + 1)
    var part = Bytes(whole[offset..<offset + length]) + [1, 2, 3]
    #expect(text.holds(part, length, at: offset), seed.comment)
    #expect(!text.holds(part, whole.count - offset + 1, at: offset), seed.comment)
    guard length > 0 else { return }
    part[numbers.below(length)] ^= 1
    #expect(!text.holds(part, length, at: offset), seed.comment)
  }

  @Test("are written from any place on, and read back as they are", arguments: Seed.some(30))
  func written(_ seed: Seed) throws {
    var numbers = seed.numbers
    let (folder, files) = (try TemporaryFolder(), FileSystem.system)
    let (text, whole) = Self.text(&numbers, upTo: 200_000)
    let path = folder.path + "/file"
    try files.makeDurable(path, text, like: nil)
    #expect(try files.readWhole(path)?.bytes == whole, seed.comment)
    #expect(try files.holds(text, path), seed.comment)
    let start = numbers.below(whole.count + 1)
    let rest = try files.open(path + "-rest", .new(0o600))
    defer { do { try files.close(rest, path) } catch { Issue.record(error) } }
    if start < whole.count { #expect(try files.write(rest, path, text, start) == whole.count - start) }
    #expect(try files.readWhole(path + "-rest")?.bytes == Bytes(whole[start...]), seed.comment)
  }

  @Test(
    "a file holds a text when it has all its bytes and no other",
    arguments: [("text", true), ("tex", false), ("texts", false), ("tent", false), ("", false)])
  func holds(_ content: String, _ expected: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("file", content)
    let text = SplicedText(Bytes("tet".utf8), 2..<2, with: Bytes("x".utf8))
    #expect(try FileSystem.system.holds(text, folder.root + "/file") == expected)
  }

  @Test("what is not there, or a link or a folder, holds no text")
  func holdsNothing() throws {
    let (folder, empty) = (try TemporaryFolder(), SplicedText([]))
    try folder.write("file", "")
    #expect(symlink("file", folder.root + "/link") == 0)
    #expect(try FileSystem.system.holds(empty, folder.root + "/file"))
    for name in ["nothing", "link", ""] {
      #expect(try !FileSystem.system.holds(empty, folder.root + "/" + name))
    }
  }

  @Test(
    "a file that is longer than the buffer is compared to its end", arguments: [0, 65_535, 65_536, 150_000])
  func holdsLong(_ changed: Int) throws {
    let (folder, files) = (try TemporaryFolder(), FileSystem.system)
    var bytes = Bytes(repeating: 7, count: 150_001)
    try files.makeDurable(folder.path + "/file", bytes)
    #expect(try files.holds(SplicedText(bytes), folder.path + "/file"))
    bytes[changed] = 8
    #expect(try !files.holds(SplicedText(bytes), folder.path + "/file"))
  }

  @Test("a file that is changed while it is compared is compared again")
  func changedMeanwhile() throws {
    let folder = try TemporaryFolder()
    let path = folder.root + "/file"
    try folder.write("file", "old!")
    // The fourth call looks whether the file is what it was before it was read.
    let faulty = FaultyFiles { number, _ in
      guard number == 4 else { return }
      do { try folder.write("file", "text") } catch { Issue.record(error) }
    }
    #expect(try faulty.files.holds(SplicedText(Bytes("text".utf8)), path))
    #expect(faulty.calls.map(\.name).filter { $0 == "read" }.count == 3)
  }
}
