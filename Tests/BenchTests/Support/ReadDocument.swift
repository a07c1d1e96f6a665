import CivilTime
import HealthLog
import JSONText
import Storage
import Testing

@testable import vitals_bench

/// A made document as a reader sees it.
struct ReadDocument: Sendable {
  let file: StoreFile
  let kind: Kind
  let value: JSONValue
  /// In the order of the file: the newest first.
  let records: [Record]

  init(_ file: StoreFile) throws {
    self.file = file
    let name = try #require(DocumentName(path: file.path))
    kind = try #require(Catalogue.standard.kind(name.kind))
    value = try JSONReader.read(file.bytes).value
    records = try #require(value["records"]?.elements).map { element in
      guard case .group(let members) = Value(element) else { throw NoRecord(path: file.path) }
      return Record(kind: name.kind, members: members)
    }
  }

  private struct NoRecord: Error { let path: String }

  func anchor(_ record: Record) throws -> Anchor { try #require(kind.anchor(of: record, in: .utc)) }
}

extension StoreFile: CustomTestStringConvertible {
  /// The path tells which of many it was.
  public var testDescription: String { path }
}

/// Everything that spells a moment in a value, however deep.
func times(in value: Value) -> [String] {
  switch value {
  case .text(let text): SpelledTime(text) == nil ? [] : [text]
  case .list(let values): values.flatMap(times)
  case .group(let members): members.flatMap { times(in: $0.value) }
  case .number, .flag, .null, .longNumber: []
  }
}

/// What must hold for every document of a made store.
func expectGoodForm(_ document: ReadDocument) throws {
  let path = document.file.path
  #expect(document.value.members?.map(\.name) == ["schema", "kind", "records"], "\(path)")
  #expect(document.value["schema"] == 2, "\(path)")
  #expect(document.value["kind"]?.string == document.kind.name, "\(path)")
  #expect(JSONPrinter.document(document.value) == document.file.bytes, "\(path)")
  let instants = try document.records.map { try document.anchor($0).instant }
  #expect(zip(instants, instants.dropFirst()).allSatisfy { $0 >= $1 }, "\(path)")
  let berlin = try #require(Zone(named: "Europe/Berlin"))
  #expect(try document.records.flatMap { try document.problems(of: $0, berlin) } == [], "\(path)")
}

extension ReadDocument {
  /// What is wrong with a record, in words: nothing, if it is as the program would have written it.
  fileprivate func problems(of record: Record, _ berlin: Zone) throws -> [String] {
    var problems = kind.faults(in: record, zone: .utc).map(\.message)
    let anchor = try anchor(record)
    if file.path != "\(record.kind)/\(anchor.date.monthName).json" {
      problems.append("\(anchor) is elsewhere")
    }
    let names = kind.fields.map(\.name)
    let places = record.members.compactMap { names.firstIndex(of: $0.name) }
    if places.count < record.members.count || places != places.sorted() {
      problems.append("members \(record.members.map(\.name))")
    }
    let id = record.id ?? ""
    if id.utf8.count != RecordID.length || !RecordID.isPrefix(id) { problems.append("id '\(id)'") }
    let moved = times(in: .group(record.members)).filter { time in
      SpelledTime(time).map { "\(berlin.time(at: $0.resolved(in: .utc).instant))" } != time
    }
    return problems + moved.map { "\($0) is not Berlin's time" }
  }
}
