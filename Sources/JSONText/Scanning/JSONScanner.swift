// JSON-text = [BOM] value                              start, skipValue, finish
// value     = object / array / string / number / word  skipValue
// object    = "{" [member *("," member)] "}"           enterObject, nextMember
// member    = string ":" value
// array     = "[" [value *("," value)] "]"             enterArray, nextElement
// string    = quote *(character / escape) quote        string
// number    = ["-"] int [frac] [exp]                   number
// word      = "true" / "false" / "null"                skipValue
//
// RFC 8259, with white space around every value and mark. Nothing is accepted beyond it but the BOM.

/// A cursor in JSON text that checks everything it passes over and allocates nothing.
///
/// The bytes are a parameter of each call, always the same ones; only the offset is kept. Every call expects
/// the offset at the first byte of what it is named after, and leaves it behind that. To find the values of
/// the members named `value`:
///
///     var scanner = JSONScanner()
///     scanner.start(in: bytes)
///     guard var members = try scanner.enterObject(in: bytes) else { … }
///     while let name = try scanner.nextMember(of: &members, in: bytes) {
///       if name.equals("value", in: bytes) { … } else { try scanner.skipValue(in: bytes) }
///     }
///     try scanner.finish(in: bytes)
///
/// After an error the scanner is of no use.
package struct JSONScanner: Sendable {
  /// How deep brackets may stand in brackets: far more than a document needs, far less than the stack holds.
  package static let maximumDepth = 64

  /// Where the next call begins to read, in bytes from the start of the text.
  package var offset: Int

  var depth = 0
  let allowsDoubleNames: Bool

  package init(at offset: Int = 0, allowsDoubleNames: Bool = false) {
    self.offset = offset
    self.allowsDoubleNames = allowsDoubleNames
  }

  /// Reads a whole text, and says only whether it is JSON.
  package static func check(_ bytes: Span<UInt8>, allowsDoubleNames: Bool = false) throws(JSONError) {
    var scanner = JSONScanner(allowsDoubleNames: allowsDoubleNames)
    scanner.start(in: bytes)
    try scanner.skipValue(in: bytes)
    try scanner.finish(in: bytes)
  }

  /// Moves to the first value, over white space and a byte order mark.
  package mutating func start(in bytes: Span<UInt8>) {
    if bytes.hasByteOrderMark { offset = 3 }
    skipWhiteSpace(in: bytes)
  }

  /// Makes sure that nothing follows but white space.
  package mutating func finish(in bytes: Span<UInt8>) throws(JSONError) {
    skipWhiteSpace(in: bytes)
    guard offset == bytes.count else { throw .afterText(at: offset, in: bytes) }
  }

  /// Moves over one value, and returns its range.
  @discardableResult
  package mutating func skipValue(in bytes: Span<UInt8>) throws(JSONError) -> Range<Int> {
    let start = offset
    switch byte(in: bytes) {
    case .quote: _ = try text(in: bytes)
    case .openBrace: try skipObject(in: bytes)
    case .openBracket: try skipArray(in: bytes)
    case .minus, .zero ... .nine: try skipNumber(in: bytes)
    default: try skipWord(in: bytes)
    }
    return start..<offset
  }

  private mutating func skipObject(in bytes: Span<UInt8>) throws(JSONError) {
    var members = try enter(Members.self, in: bytes)
    while try member(of: &members, in: bytes) != nil { try skipValue(in: bytes) }
  }

  private mutating func skipArray(in bytes: Span<UInt8>) throws(JSONError) {
    var elements = try enter(Elements.self, in: bytes)
    while try nextElement(of: &elements, in: bytes) { try skipValue(in: bytes) }
  }

  @inline(__always)
  func byte(in bytes: Span<UInt8>) -> UInt8 { bytes.byte(at: offset) }

  @inline(__always)
  mutating func skipWhiteSpace(in bytes: Span<UInt8>) {
    offset = bytes.spaceEnd(from: offset)
  }
}
