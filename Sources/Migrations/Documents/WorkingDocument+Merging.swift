internal import CivilTime
internal import JSONText

extension WorkingDocument {
  /// This document with what another of its place holds too: of the same schema by now, it had an older one.
  ///
  /// A record that stands in both is there once. Of two different records with one id, the other's loses its id.
  /// Of settings, those that are here already hold; lists of named things are joined.
  func merged(with other: WorkingDocument, in environment: MigrationEnvironment) throws(JSONError)
    -> WorkingDocument
  {
    var merged = self
    for member in other.head {
      guard let known = self[member.name] else { merged[member.name] = member.value; continue }
      if items == nil { merged[member.name] = Self.joined(known, member.value) }
    }
    guard items != nil else { return merged }
    var known = try recordsByID()
    for item in try other.detachedItems() {
      guard let item = try other.fitting(item, among: &known) else { continue }
      merged.items?.append(item)
    }
    try merged.sort(in: environment.zone)
    return merged
  }

  /// Two lists of things with a name each: those that only the second has come last.
  private static func joined(_ one: JSONValue, _ other: JSONValue) -> JSONValue {
    guard let first = one.elements, let second = other.elements else { return one }
    let names = Set(first.compactMap { $0["name"]?.string })
    return .array(
      first + second.filter { element in element["name"]?.string.map { !names.contains($0) } ?? false })
  }

  private func recordsByID() throws(JSONError) -> [String: Set<JSONMember>] {
    var records: [String: Set<JSONMember>] = [:]
    for item in items ?? [] {
      let value = try value(of: item)
      if let id = value["id"]?.string { records[id] = Set(value.members ?? []) }
    }
    return records
  }

  /// The record as it can stand beside those that are known; `nil` when it is one of them.
  private func fitting(_ item: Item, among known: inout [String: Set<JSONMember>]) throws(JSONError) -> Item?
  {
    var value = try value(of: item)
    guard let id = value["id"]?.string, let other = known[id] else { return item }
    if other == Set(value.members ?? []) { return nil }
    value["id"] = nil
    var item = item
    item.text = .printed(JSONPrinter.element(value))
    return item
  }
}
