extension JSONSplice {
  /// Gives a member of an object another value, or adds the member.
  ///
  /// - Parameters:
  ///   - name: the member's name.
  ///   - value: the bytes of the value, as they are.
  ///   - object: the object, as it was read from `bytes`.
  ///   - follower: the member that a new one goes before; without it, it goes to the end.
  ///   - bytes: the text before the change.
  /// - Returns: the change of the text.
  package static func setting(
    _ name: String, to value: ContiguousArray<UInt8>, of object: JSONNode, before follower: String? = nil,
    in bytes: Span<UInt8>
  ) -> JSONSplice {
    precondition(object.members != nil, "only an object has members to set")
    if let member = object.member(named: name) {
      return JSONSplice(range: member.node.range, replacement: value)
    }
    var text = ContiguousArray("\"\(JSONString.escaped(name))\"".utf8)
    text += bytes.colon(of: object) + value
    return inserting(text, at: object.slot(before: follower), in: bytes)
  }

  /// Takes a member out of an object; `nil` if there is none with the name.
  package static func removing(_ name: String, of object: JSONNode, in bytes: Span<UInt8>) -> JSONSplice? {
    let members = object.members ?? []
    guard let index = members.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return nil }
    let ranges = members.map(\.range)
    return removing(ranges[index], from: JSONSlot(in: object.range, takenBy: index, of: ranges), in: bytes)
  }
}

extension JSONNode {
  fileprivate func slot(before follower: String?) -> JSONSlot {
    let members = members ?? []
    let index = follower.flatMap { name in members.firstIndex { $0.name.utf8.elementsEqual(name.utf8) } }
    return JSONSlot(in: range, at: index ?? members.count, of: members.map(\.range))
  }
}

extension Span<UInt8> {
  /// How the object sets its colons, without line breaks.
  fileprivate func colon(of object: JSONNode) -> ContiguousArray<UInt8> {
    guard let member = object.members?.first else { return [.colon, .blank] }
    let colon = array(in: member.nameRange.upperBound..<member.node.range.lowerBound)
    return colon.contains(.lineFeed) ? [.colon, .blank] : colon
  }
}
