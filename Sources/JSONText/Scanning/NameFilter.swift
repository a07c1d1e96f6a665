/// Finds a name that an object has twice, without keeping the names.
///
/// Two bits stand for a name. As long as one of them is new, the name is; only where both are known is the
/// object read again from its start to compare the names themselves, one time in a hundred for objects of six
/// names. Of an object with many names that is done once, to its end, so that the time stays linear.
struct NameFilter: Sendable {
  private static let many = 24

  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var count = 0
  /// Where the first double name of an object with many names begins; `Int.max` if it has none.
  private var knownDouble: Int?

  @inline(__always)
  mutating func add(
    _ name: JSONScanner.Text, toMembersFrom start: Int, in bytes: Span<UInt8>
  ) throws(JSONError) {
    let hash = bytes.hash(of: name)
    let one: UInt64 = 1 &<< (hash &>> 58)
    let other: UInt64 = 1 &<< (hash &>> 52)
    let isNew = first & one == 0 || second & other == 0
    first |= one
    second |= other
    count += 1
    if !isNew { try compare(name, withMembersFrom: start, in: bytes) }
  }

  @inline(never)
  private mutating func compare(
    _ name: JSONScanner.Text, withMembersFrom start: Int, in bytes: Span<UInt8>
  ) throws(JSONError) {
    if count > Self.many && knownDouble == nil {
      knownDouble = bytes.firstDoubleName(inMembersFrom: start) ?? .max
    }
    let isDouble =
      knownDouble.map { $0 == name.range.lowerBound }
      ?? bytes.hasName(like: name, inMembersFrom: start)
    if isDouble { throw .doubleName(name, in: bytes) }
  }
}

extension Span<UInt8> {
  /// The same number for the same name, however it is escaped.
  @inline(__always)
  fileprivate func hash(of name: JSONScanner.Text) -> UInt64 {
    guard !name.hasEscapes, name.range.lowerBound + 8 <= count else { return slowHash(of: name) }
    return hash(in: name.range)
  }

  @inline(never)
  private func slowHash(of name: JSONScanner.Text) -> UInt64 {
    var text = ContiguousArray(name.string(in: self).utf8)
    let range = text.indices
    text.append(contentsOf: repeatElement(0, count: 8))
    return text.span.hash(in: range)
  }

  /// Mixes the first and the last eight bytes and the length.
  @inline(__always)
  private func hash(in range: Range<Int>) -> UInt64 {
    var mixed = word(at: range.lowerBound)
    if range.count < 8 {
      mixed &= 1 &<< UInt64(truncatingIfNeeded: range.count &* 8) &- 1
    } else {
      mixed ^= word(at: range.upperBound - 8) &<< 1
    }
    return (mixed ^ UInt64(truncatingIfNeeded: range.count)) &* 0x9E37_79B9_7F4A_7C15
  }

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
