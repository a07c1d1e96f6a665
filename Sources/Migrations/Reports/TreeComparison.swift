internal import CivilTime
internal import JSONText

/// Compares two values member by member, whatever their order.
struct TreeComparison {
  typealias Found = (path: String, before: JSONValue?, after: JSONValue?, weight: MigrationCheck.Weight)

  let zone: Zone
  let computed: Set<String>
  private(set) var found: [Found] = []

  init(zone: Zone, computed: Set<String>) { (self.zone, self.computed) = (zone, computed) }

  mutating func compare(_ before: JSONValue?, _ after: JSONValue?, at path: String = "", name: String = "") {
    switch (before, after) {
    case (.object(let old)?, .object(let new)?): compare(old, new, at: path)
    case (.array(let old)?, .array(let new)?):
      for place in 0..<max(old.count, new.count) {
        compare(
          place < old.count ? old[place] : nil, place < new.count ? new[place] : nil, at: path + "[\(place)]")
      }
    default:
      guard before != after else { return }
      found.append((path, before, after, weight(before, after, name)))
    }
  }

  private mutating func compare(_ old: [JSONMember], _ new: [JSONMember], at path: String) {
    let lead = path.isEmpty ? "" : path + "."
    for member in old {
      let other = new.first { $0.isNamed(member.name) }?.value
      compare(member.value, other, at: lead + member.name, name: member.name)
    }
    for member in new where !old.contains(where: { $0.isNamed(member.name) }) {
      compare(nil, member.value, at: lead + member.name, name: member.name)
    }
  }

  private func weight(_ before: JSONValue?, _ after: JSONValue?, _ name: String) -> MigrationCheck.Weight {
    if computed.contains(name) { return .computed }
    guard before != nil else { return .added }
    switch (before, after) {
    case (.number?, .number?):
      return before?.decimal == after?.decimal && after?.decimal != nil ? .spelling : .lost
    case (.string(let one)?, .string(let other)?):
      guard let one = Moment(one, in: zone), let other = Moment(other, in: zone) else { return .lost }
      return (one.instant, one.fraction) == (other.instant, other.fraction) ? .spelling : .lost
    default: return .lost
    }
  }
}
