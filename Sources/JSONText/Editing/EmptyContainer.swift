/// An array or object without elements, to find where its first one goes.
struct EmptyContainer {
  /// What is between the brackets: white space or nothing.
  private let inner: Range<Int>
  private let space: ContiguousArray<UInt8>
  /// Whether the brackets stand on two lines already.
  private let isBroken: Bool
  /// The line break and the indentation for the first element; `nil` where it stays on the line.
  let opening: ContiguousArray<UInt8>?
  /// The line break and the indentation for the closing bracket; empty where that stays behind the element.
  private let closing: ContiguousArray<UInt8>

  init(_ container: Range<Int>, in bytes: Span<UInt8>) {
    inner = container.lowerBound + 1..<container.upperBound - 1
    space = bytes.array(in: inner)
    isBroken = space.contains(.lineFeed)
    let owner = isBroken ? bytes.lead(of: inner.upperBound) : bytes.lineLead(of: container.lowerBound)
    let lead = owner.map { bytes.array(in: $0) } ?? []
    let isOwnLine = owner.map { bytes.isValue(container, ofMemberAt: $0.upperBound) } ?? false
    let hasIndentation = lead.last == .blank || lead.last == .tab
    opening = isBroken || isOwnLine || hasIndentation ? lead + bytes.indentationUnit : nil
    closing = isOwnLine ? lead : []
  }

  /// The change that puts the first element in.
  ///
  /// An object gets a line of its own where the text has indented lines; what else there is stays on the line.
  func filling(with element: ContiguousArray<UInt8>) -> JSONSplice {
    guard let opening, isBroken || element.first == .openBrace else {
      return JSONSplice(range: inner, replacement: space + element + space)
    }
    guard !isBroken else {
      return JSONSplice(range: inner.lowerBound..<inner.lowerBound, replacement: opening + element)
    }
    return JSONSplice(range: inner, replacement: opening + element + closing)
  }
}

extension Span<UInt8> {
  /// Whether the line whose text begins at `offset` begins with the name of the member that `container` is.
  fileprivate func isValue(_ container: Range<Int>, ofMemberAt offset: Int) -> Bool {
    guard self[offset] == .quote else { return false }
    var scanner = JSONScanner(at: offset)
    do throws(JSONError) {
      let name = try scanner.text(in: self)
      try scanner.colon(after: name.quotedRange.upperBound, in: self)
      return scanner.offset == container.lowerBound
    } catch {
      return false
    }
  }
}
