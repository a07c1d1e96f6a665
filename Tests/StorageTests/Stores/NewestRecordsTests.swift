import CivilTime
import HealthLog
import TestSupport
import Testing

@testable import Storage

@Suite("The newest records of a large document")
struct NewestRecordsTests {
  /// What a hand, or another program, may have done to a document.
  enum Quirk: CaseIterable {
    case none, copiedID, equalTimes, outOfOrder, noIDAbove, noIDBelow, shortIDs, escapedID, longNote, hugeNote
    case noTime, noObject, fault, memberBehind, otherKind, otherSchema, memberBefore, lineEnds, doubleName,
      textBehind
    case noLineEnd, spacedOut, sameIDAbove, offsetLeftOut, cutOff
  }

  private let folder: TemporaryFolder
  private let name = DocumentName(kind: "glucose", month: "2026-11")
  private let range = DateRange.all

  init() throws {
    folder = try TemporaryFolder()
    try folder.store().initialise()
  }

  private static let count = 3600

  /// A record every eight minutes, newest first.
  private static func line(_ place: Int, id: String? = nil) -> String {
    let minutes = (count - place) * 8 + 1440
    let clock = "\(two(minutes / 60 % 24)):\(two(minutes % 60))"
    return "{\"time\": \"2026-11-\(two(minutes / 1440))T\(clock):00+01:00\", \"value\": \(70 + place % 130), "
      + "\"unit\": \"mg/dL\", \"id\": \"\(id ?? Self.id(place))\"}"
  }

  /// Ids begin differently, as those made at random do.
  private static func id(_ place: Int) -> String { String("\(100_000_000 + place)".reversed()) + "x" }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func document(_ quirks: [Quirk], _ random: inout SplitMix) -> String {
    var lines = (0..<count).map { line($0) }
    var (head, foot) = ("{\n  \"schema\": 2,\n  \"kind\": \"glucose\",\n  \"records\": [\n    ", "\n  ]\n}\n")
    var separator = ",\n    "
    for quirk in quirks {
      let place = random.below(count - 1)
      switch quirk {
      case .none: break
      case .copiedID: lines[place] = line(place, id: id(random.below(8)))
      case .equalTimes: lines[place] = line(place + 1, id: "equal\(place)xx")
      case .outOfOrder: lines.swapAt(place, random.below(count))
      case .noIDAbove: lines[random.below(8)].replace(#/, "id": "[^"]*"/#, with: "")
      case .noIDBelow: lines[place].replace(#/, "id": "[^"]*"/#, with: "")
      case .shortIDs: for low in 0..<6 { lines[low] = line(low, id: "a\(low)") }
      case .escapedID: lines[place] = line(place, id: "id\\u0031000\(place)")
      case .longNote: lines[place] = noted(lines[place], 9000)
      case .hugeNote: lines[place] = noted(lines[place], 90_000)
      case .noTime: lines[place].replace(#/"time": "[^"]*", /#, with: "")
      case .noObject: lines[place] = "12"
      case .fault: lines[place].removeLast()
      case .memberBehind: foot = "\n  ],\n  \"mine\": [1]\n}\n"
      case .otherKind: head.replace("\"glucose\"", with: "\"weight\"")
      case .otherSchema: head.replace("2", with: "3")
      case .memberBefore:
        head.replace("{\n", with: "{\n  \"mine\": \"\(String(repeating: "x", count: 5000))\",\n")
      case .lineEnds: separator = ",\r\n    "
      case .doubleName: lines[place].replace("\"unit\"", with: "\"value\"")
      case .textBehind: foot += "x"
      case .noLineEnd: foot = String(foot.dropLast())
      case .spacedOut: separator = ",\n\n" + String(repeating: " ", count: 40)
      case .sameIDAbove: lines[0] = line(0, id: id(3))
      case .offsetLeftOut: lines[place].replace("+01:00", with: "")
      case .cutOff: foot = ""
      }
    }
    return head + lines.joined(separator: separator) + foot
  }

  private static func noted(_ line: String, _ length: Int) -> String {
    line.dropLast() + ", \"note\": \"\(String(repeating: "n", count: length))\"}"
  }

  private func answer(_ limit: Int, least: Int) throws -> String {
    var store = try folder.store()
    do {
      let records = try store.records(of: "glucose", in: range, limit: limit) {
        $0.number("value").map { $0.double >= Double(least) } ?? false
      }
      return records.map { "\($0.id) \($0.seconds) \($0.record)" }.joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  @Test("are found through a window", arguments: [1, 10, 100])
  func found(_ limit: Int) throws {
    var random = SplitMix(seed: 1)
    try folder.write(name.path, Self.document([], &random))
    var store = try folder.store()
    let found = try store.newestRecords(of: name, limit, rows: { _ in true }, { _ in true })
    #expect(found?.map(\.id) == (0..<limit).reversed().map { Self.id($0) })
    #expect(store.cache.isEmpty)
  }

  @Test(
    "are those that reading it whole finds, or its fault",
    arguments: Quirk.allCases, Seed.some(2))
  func isSame(_ quirk: Quirk, _ seed: Seed) throws {
    var random = seed.numbers
    let quirks = [quirk] + (random.chance(40) ? [random.pick(Quirk.allCases)] : [])
    try folder.write(name.path, Self.document(quirks, &random))
    let (limit, least) = (1 + random.below(12), random.pick([0, 0, 150, 199]))
    let whole = try answer(100_000, least: least).split(separator: "\n", omittingEmptySubsequences: false)
    let expected = whole.first?.hasPrefix("glucose/") ?? true ? whole[...] : whole.suffix(limit)
    let found = try answer(limit, least: least).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(found == Array(expected), "\(quirks) \(limit) \(least) \(found) \(expected), \(seed.comment)")
  }

  @Test(
    "an id that was copied upward is not that of the upper record, however few are asked for, in documents of any size",
    arguments: [6, 60, count], [1, 2, 3])
  func copied(_ count: Int, _ limit: Int) throws {
    var lines = (0..<count).map { Self.line($0) }
    for low in 0..<limit { lines[low] = Self.line(low, id: Self.id(low + 3)) }
    try folder.write(
      name.path, "{\"schema\": 2, \"records\": [\n\(lines.joined(separator: ",\n"))\n]}\n")
    var store = try folder.store()
    let found = try store.records(of: "glucose", in: range, limit: limit).map(\.id)
    #expect(found == (try store.document(name)?.ids() ?? []).prefix(limit).reversed())
    #expect(Set(found).isDisjoint(with: (0..<limit).map { Self.id($0 + 3) }))
  }
}
