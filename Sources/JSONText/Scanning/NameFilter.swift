/// Finds a name that an object has twice, without keeping the names.
///
/// Two bits of 64 stand for a name. As long as one of them is new, the name is; only where both are known is
/// the object read again from its start to compare the names themselves, once in dozens of objects of six names.
/// Where that comes up often, of an object with many names, they are all compared at once: time stays linear.
struct NameFilter: Sendable {
  private static let often = 8

  private var known: UInt64 = 0
  private var comparisons = 0
  /// Where the first double name of an object with many names begins; `Int.max` if it has none.
  private var knownDouble: Int?

  @inline(__always)
  mutating func add(
    _ name: JSONScanner.Name, toMembersFrom start: Int, in bytes: Span<UInt8>
  ) throws(JSONError) {
    let bits: UInt64 = 1 &<< (name.hash &>> 58) | 1 &<< (name.hash &>> 52)
    if known & bits == bits { try compare(name.text, withMembersFrom: start, in: bytes) }
    known |= bits
  }

  @inline(never)
  private mutating func compare(
    _ name: JSONScanner.Text, withMembersFrom start: Int, in bytes: Span<UInt8>
  ) throws(JSONError) {
    comparisons += 1
    if comparisons > Self.often && knownDouble == nil {
      knownDouble = bytes.firstDoubleName(inMembersFrom: start) ?? .max
    }
    let isDouble =
      knownDouble.map { $0 == name.range.lowerBound }
      ?? bytes.hasName(like: name, inMembersFrom: start)
    if isDouble { throw .doubleName(name, in: bytes) }
  }
}

extension Span<UInt8> {
  fileprivate func hasName(like name: JSONScanner.Text, inMembersFrom start: Int) -> Bool {
    let text = name.string(in: self).utf8
    var names = NameWalk(from: start)
    while let other = names.next(in: self), other.range.lowerBound < name.range.lowerBound {
      if other.string(in: self).utf8.elementsEqual(text) { return true }
    }
    return false
  }

  fileprivate func firstDoubleName(inMembersFrom start: Int) -> Int? {
    var known: Set<ContiguousArray<UInt8>> = []
    var names = NameWalk(from: start)
    while let name = names.next(in: self) {
      let text = ContiguousArray(name.string(in: self).utf8)
      guard known.insert(text).inserted else { return name.range.lowerBound }
    }
    return nil
  }
}

/// The names of an object, up to its end or to the first fault, which the walk that asks will meet by itself.
private struct NameWalk {
  private var scanner: JSONScanner
  private var members: JSONScanner.Members

  init(from start: Int) {
    scanner = JSONScanner(at: start, allowsDoubleNames: true)
    members = JSONScanner.Members(start: start)
  }

  mutating func next(in bytes: Span<UInt8>) -> JSONScanner.Text? {
    do throws(JSONError) {
      if !members.isFirst { try scanner.skipValue(in: bytes) }
      return try scanner.nextMember(of: &members, in: bytes)
    } catch {
      return nil
    }
  }
}
