package import JSONText

/// The members of an object on their way into another shape: what is not taken stays.
package struct Reshaping: Sendable {
  private var old: [JSONMember]
  private var new: [JSONMember] = []

  package init(_ members: [JSONMember]) { old = members }

  /// What was not taken yet.
  package var rest: [JSONMember] { old }

  package subscript(name: String) -> JSONValue? { old.first { $0.isNamed(name) }?.value }

  /// Takes a member out, to become something else.
  package mutating func take(_ name: String) -> JSONValue? {
    old.firstIndex { $0.isNamed(name) }.map { old.remove(at: $0).value }
  }

  /// Gives a member of the new shape.
  package mutating func give(_ name: String, _ value: JSONValue?) {
    if let value { new.append(JSONMember(name, value)) }
  }

  /// Whether the new shape has the member already.
  func gives(_ name: String) -> Bool { new.contains { $0.isNamed(name) } }

  /// Gives a member another name; without one, nothing is done.
  package mutating func rename(_ name: String, to other: String) { give(other, take(name)) }

  /// The object: the members of `order` first, then those that no schema knows, then the id.
  ///
  /// A member that was given must not be there already: one of the two would be lost.
  package func arranged(in order: [String]) throws(MigrationError) -> JSONValue {
    if let double = new.first(where: { member in old.contains { $0.isNamed(member.name) } }) {
      throw MigrationError(.nameTaken(double.name))
    }
    let all = new + old
    let ranks = all.map { member in
      order.firstIndex(of: member.name) ?? (member.isNamed("id") ? order.count + 1 : order.count)
    }
    return .object(all.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { all[$0] })
  }
}

extension JSONValue {
  /// The object with another name for a member, which keeps its place; without that member, the same.
  package func renaming(_ name: String, to other: String) throws(MigrationError) -> JSONValue {
    guard self[name] != nil, let members else { return self }
    guard self[other] == nil else { throw MigrationError(.nameTaken(other)) }
    return .object(members.map { $0.isNamed(name) ? JSONMember(other, $0.value) : $0 })
  }
}
