extension JSONScanner {
  /// The members of an object that is being walked, until there is no next one.
  package struct Members: Container {
    static let closing = UInt8.closeBrace
    let start: Int
    var isFirst = true
    var names = NameFilter()

    init(start: Int) { self.start = start }
  }

  /// The elements of an array that is being walked, until there is no next one.
  package struct Elements: Container {
    static let closing = UInt8.closeBracket
    let start: Int
    var isFirst = true

    init(start: Int) { self.start = start }
  }

  protocol Container: Sendable {
    static var closing: UInt8 { get }
    /// The offset behind the opening bracket.
    var start: Int { get }
    /// Whether nothing was found yet, so that no comma is due.
    var isFirst: Bool { get set }
    init(start: Int)
  }

  /// The name of a member, with what `NameHash` makes of it.
  struct Name {
    var text: Text
    var hash: UInt64
  }

  /// Goes into the object at the offset; `nil`, without moving, where another value stands.
  package mutating func enterObject(in bytes: Span<UInt8>) throws(JSONError) -> Members? {
    guard byte(in: bytes) == .openBrace else { return nil }
    return try enter(Members.self, in: bytes)
  }

  /// Goes into the array at the offset; `nil`, without moving, where another value stands.
  package mutating func enterArray(in bytes: Span<UInt8>) throws(JSONError) -> Elements? {
    guard byte(in: bytes) == .openBracket else { return nil }
    return try enter(Elements.self, in: bytes)
  }

  @inline(__always)
  mutating func enter<C: Container>(_: C.Type, in bytes: Span<UInt8>) throws(JSONError) -> C {
    guard depth < Self.maximumDepth else { throw JSONError(kind: .tooDeep, range: offset..<offset + 1) }
    depth &+= 1
    offset &+= 1
    return C(start: offset)
  }

  /// Moves to the value of the next member and returns its name; `nil` behind the end of the object.
  package mutating func nextMember(
    of members: inout Members, in bytes: Span<UInt8>
  ) throws(JSONError) -> Text? {
    try member(of: &members, in: bytes)?.text
  }

  @inline(__always)
  mutating func member(of members: inout Members, in bytes: Span<UInt8>) throws(JSONError) -> Name? {
    guard try separator(in: &members, of: bytes) else { return nil }
    let name = try name(of: members, in: bytes)
    if !allowsDoubleNames { try members.names.add(name, toMembersFrom: members.start, in: bytes) }
    try colon(after: name.text.range.upperBound &+ 1, in: bytes)
    return name
  }

  /// Moves to the next element; `false` behind the end of the array.
  package mutating func nextElement(
    of elements: inout Elements, in bytes: Span<UInt8>
  ) throws(JSONError) -> Bool {
    try separator(in: &elements, of: bytes)
  }

  /// Moves over the comma that is due, or over the closing bracket: then `false`.
  @inline(__always)
  mutating func separator<C: Container>(in container: inout C, of bytes: Span<UInt8>) throws(JSONError)
    -> Bool
  {
    skipWhiteSpace(in: bytes)
    let next = byte(in: bytes)
    if next == C.closing {
      close()
      return false
    }
    if container.isFirst {
      container.isFirst = false
      return true
    }
    guard next == .comma else { throw .separator(at: offset, in: container, of: bytes) }
    offset &+= 1
    skipWhiteSpace(in: bytes)
    return true
  }

  @inline(__always)
  mutating func close() {
    offset &+= 1
    depth &-= 1
  }

  /// Moves over a name; for most, one look at eight bytes gives end and hash.
  @inline(__always)
  mutating func name(of members: Members, in bytes: Span<UInt8>) throws(JSONError) -> Name {
    guard byte(in: bytes) == .quote else {
      throw .name(at: offset, inObjectFrom: members.start, in: bytes)
    }
    let start = offset &+ 1
    if let word = bytes.word(at: start).map({ TextWord($0) }), let short = word.beforeQuote {
      let end = start &+ word.plainCount
      offset = end &+ 1
      return Name(text: Text(range: start..<end, hasEscapes: false), hash: NameHash.of(short: short))
    }
    let text = try text(in: bytes)
    return Name(text: text, hash: NameHash.of(text, in: bytes))
  }

  @inline(__always)
  mutating func colon(after name: Int, in bytes: Span<UInt8>) throws(JSONError) {
    skipWhiteSpace(in: bytes)
    guard byte(in: bytes) == .colon else { throw .colon(at: offset, after: name, in: bytes) }
    offset &+= 1
    skipWhiteSpace(in: bytes)
  }
}
