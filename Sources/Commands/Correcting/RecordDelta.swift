internal import HealthLog

/// What one version of a record has otherwise than another, to be carried over to a third.
struct RecordDelta: Sendable {
  private let old: Record
  private let new: Record

  init(from old: Record, to new: Record) { (self.old, self.new) = (old, new) }

  /// `record` with the members that differ; its others, and their order, stay as they are.
  func applied(to record: Record) -> Record {
    if record.content == old.content { return reordered(record) }
    var result = record
    for member in new.members where member.name != "id" && old[member.name] != member.value {
      result[member.name] = member.value
    }
    for member in old.members where member.name != "id" && new[member.name] == nil {
      result[member.name] = nil
    }
    return result
  }

  /// The new record whole, with the id that the old one spells.
  private func reordered(_ record: Record) -> Record {
    var result = new.content
    if let id = record["id"] { result["id"] = id }
    return result
  }
}
