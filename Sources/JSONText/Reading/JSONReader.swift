/// Reads JSON by RFC 8259, to the letter, into a tree with places.
///
///     let bytes = ContiguousArray(#"{"value": 5.60}"#.utf8)
///     try JSONReader.read(bytes)["value"]?.range  // 10..<14
///
/// Beyond the grammar a text has at most 64 brackets in one another, and no name twice in one object unless
/// that is allowed. A byte order mark at the start is passed over: `Span.hasByteOrderMark` tells.
package enum JSONReader {
  /// The value of a whole text.
  package static func read(
    _ bytes: ContiguousArray<UInt8>, allowsDoubleNames: Bool = false
  ) throws(JSONError) -> JSONNode {
    try read(bytes.span, allowsDoubleNames: allowsDoubleNames)
  }

  /// The value of a whole text.
  package static func read(
    _ bytes: Span<UInt8>, allowsDoubleNames: Bool = false
  ) throws(JSONError) -> JSONNode {
    var scanner = JSONScanner(allowsDoubleNames: allowsDoubleNames)
    scanner.start(in: bytes)
    let node = try node(at: &scanner, in: bytes)
    try scanner.finish(in: bytes)
    return node
  }

  /// The value that begins at `offset`, such as one record of a document; places are those in `bytes`.
  package static func read(at offset: Int, in bytes: Span<UInt8>) throws(JSONError) -> JSONNode {
    var scanner = JSONScanner(at: offset)
    return try node(at: &scanner, in: bytes)
  }

  private static func node(
    at scanner: inout JSONScanner, in bytes: Span<UInt8>
  ) throws(JSONError) -> JSONNode {
    let start = scanner.offset
    let content = try content(at: &scanner, in: bytes)
    return JSONNode(content: content, range: start..<scanner.offset)
  }

  private static func content(
    at scanner: inout JSONScanner, in bytes: Span<UInt8>
  ) throws(JSONError) -> JSONNode.Content {
    switch scanner.kind(in: bytes) {
    case .object: return .object(try members(at: &scanner, in: bytes))
    case .array: return .array(try elements(at: &scanner, in: bytes))
    case .string: return .string(try scanner.text(in: bytes).string(in: bytes))
    case .number: return .number(bytes.string(in: try scanner.skipValue(in: bytes)))
    case .bool: return .bool(try scanner.skipValue(in: bytes).count == 4)
    case .null, nil:
      try scanner.skipValue(in: bytes)
      return .null
    }
  }

  private static func members(
    at scanner: inout JSONScanner, in bytes: Span<UInt8>
  ) throws(JSONError) -> [JSONNode.Member] {
    var walk = try scanner.enter(JSONScanner.Members.self, in: bytes)
    var members: [JSONNode.Member] = []
    while let name = try scanner.nextMember(of: &walk, in: bytes) {
      let node = try node(at: &scanner, in: bytes)
      members.append(JSONNode.Member(name: name.string(in: bytes), nameRange: name.quotedRange, node: node))
    }
    return members
  }

  private static func elements(
    at scanner: inout JSONScanner, in bytes: Span<UInt8>
  ) throws(JSONError) -> [JSONNode] {
    var walk = try scanner.enter(JSONScanner.Elements.self, in: bytes)
    var elements: [JSONNode] = []
    while try scanner.nextElement(of: &walk, in: bytes) {
      elements.append(try node(at: &scanner, in: bytes))
    }
    return elements
  }
}
