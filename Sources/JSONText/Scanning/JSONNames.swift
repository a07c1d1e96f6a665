/// The names of members, all of them ASCII, that a walk over an object stops at.
///
///     let names: JSONNames = ["time", "value"]
///     while let index = try scanner.nextMember(of: &members, among: names, in: bytes) {
///       switch index { … }
///     }
package struct JSONNames: ExpressibleByArrayLiteral, Sendable {
  private let names: ContiguousArray<StaticString>
  private let hashes: ContiguousArray<UInt64>

  package init(arrayLiteral names: StaticString...) {
    self.names = ContiguousArray(names)
    hashes = ContiguousArray(names.map { NameHash.of("\($0)") })
    precondition(Set(hashes).count == hashes.count, "each name is asked for once")
  }

  /// The index of a name; `nil` if it is none of these.
  @inline(__always)
  func index(of name: JSONScanner.Name, in bytes: Span<UInt8>) -> Int? {
    guard let index = hashes.firstIndex(of: name.hash) else { return nil }
    let length = name.text.range.upperBound &- name.text.range.lowerBound
    let isSameWord = !name.text.hasEscapes && length <= 8 && length == names[index].utf8CodeUnitCount
    return isSameWord || name.text.equals(names[index], in: bytes) ? index : nil
  }
}

extension JSONScanner {
  /// Moves to the value of the next member with one of the names, over all others, and returns the index of the
  /// name; `nil` behind the end of the object.
  ///
  /// This takes a call for each member that counts; to look at every name takes a third longer.
  package mutating func nextMember(
    of members: inout Members, among names: JSONNames, in bytes: Span<UInt8>
  ) throws(JSONError) -> Int? {
    while let name = try member(of: &members, in: bytes) {
      if let index = names.index(of: name, in: bytes) { return index }
      try skipValue(in: bytes)
    }
    return nil
  }
}
