internal import CivilTime
package import HealthLog
internal import JSONText

/// A month document as it was read: its bytes, and where its records lie in them.
package struct Document: Sendable {
  package typealias Bytes = ContiguousArray<UInt8>

  package let name: DocumentName
  package var bytes: Bytes
  package var index: DocumentIndex

  package var rows: ContiguousArray<IndexRow> { index.rows }

  /// The very bytes of a record.
  package func text(at row: Int) -> Bytes { Bytes(bytes[rows[row].range]) }

  /// The record as a value; `nil` where something that is no object stands among the records.
  package func record(at row: Int) -> Record? { RecordText.record(kind: name.kind, text(at: row)) }

  /// The ids that the records answer to, in the order of the file.
  ///
  /// A record without an id answers to its digest, an equal twin of it to the digest with `-2`. Of two different
  /// records with one id the lower keeps it, since a line is copied upward; the other counts as having none.
  package func ids() -> [String] {
    var ids = [String](repeating: "", count: rows.count)
    var taken: Set<String> = []
    for row in rows.indices.reversed() {
      if let id = spelledID(at: row), taken.insert(id).inserted { ids[row] = id }
    }
    for row in rows.indices.reversed() where ids[row].isEmpty {
      let digest = record(at: row).map(RecordDigest.id) ?? RecordID.digest(text(at: row))
      ids[row] = Self.free(digest, &taken)
    }
    return ids
  }

  private static func free(_ digest: String, _ taken: inout Set<String>) -> String {
    var (id, count) = (digest, 1)
    while !taken.insert(id).inserted {
      count += 1
      id = "\(digest)-\(count)"
    }
    return id
  }

  /// Rows whose id stands on a lower record too, which is another one.
  package func rowsWithCopiedID() -> [Int] {
    guard mayShareIDs(rows.indices) else { return [] }
    var seen: Set<String> = []
    return rows.indices.reversed().filter { row in
      spelledID(at: row).map { !seen.insert($0).inserted } ?? false
    }.reversed()
  }

  /// The id that a record spells, `nil` when it has none or an empty one.
  package func spelledID(at row: Int) -> String? {
    let row = rows[row]
    guard row.idStart > 0 else { return nil }
    if row.idStart < UInt16.max {
      let start = Int(row.start) + Int(row.idStart)
      guard let end = bytes[start..<row.range.upperBound].firstIndex(of: UInt8(ascii: "\"")) else {
        return nil
      }
      let id = bytes[start..<end]
      if !id.contains(UInt8(ascii: "\\")) { return id.isEmpty ? nil : String(decoding: id, as: UTF8.self) }
    }
    let record = RecordText.record(kind: name.kind, Bytes(bytes[row.range]))
    return record?.id.flatMap { $0.isEmpty ? nil : $0 }
  }

  package var rowsByTime: TimeOrder { TimeOrder(index) }
}

extension Document {
  /// Whether it holds no record, and no member but those that every document has.
  var isBare: Bool {
    guard rows.isEmpty, case .object(let members)? = RecordText.value(bytes) else { return false }
    return members.allSatisfy { ["schema", "kind", "records"].contains($0.name) }
  }
}
