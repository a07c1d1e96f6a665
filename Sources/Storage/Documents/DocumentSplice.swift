internal import JSONText

/// One change of a document's bytes, and what comes of it in the index.
struct DocumentSplice: Sendable {
  typealias Bytes = ContiguousArray<UInt8>

  /// The bytes that go, and those that come in their place.
  var splice: JSONSplice
  /// The rows that go.
  var rows: Range<Int>
  /// What comes in their place, if anything does.
  var row: IndexRow?

  /// The text after it, made of the text before.
  func text(_ base: Bytes) -> SplicedText { SplicedText(base, splice.range, with: splice.replacement) }
}

extension Document {
  /// Makes a change; nothing is copied where nobody else has this document.
  mutating func apply(_ change: DocumentSplice) {
    change.splice.apply(to: &bytes)
    index.replace(change.rows, with: change.row, growth: change.splice.growth)
  }
}
