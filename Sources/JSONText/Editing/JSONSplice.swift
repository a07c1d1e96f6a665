/// One contiguous change of a text.
package struct JSONSplice: Hashable, Sendable {
  /// The bytes that go.
  package var range: Range<Int>
  /// The bytes that come in their place.
  package var replacement: ContiguousArray<UInt8>

  package init(range: Range<Int>, replacement: ContiguousArray<UInt8>) {
    self.range = range
    self.replacement = replacement
  }

  package init(range: Range<Int>, replacement: String) {
    self.init(range: range, replacement: ContiguousArray(replacement.utf8))
  }

  /// How many bytes the text gets longer: the way that all behind the range moves.
  package var growth: Int { replacement.count - range.count }

  /// Makes the change.
  package func apply(to bytes: inout ContiguousArray<UInt8>) {
    bytes.replaceSubrange(range, with: replacement)
  }

  /// The change that takes this one back, made from the text before it.
  package func inverse(in bytes: ContiguousArray<UInt8>) -> JSONSplice {
    JSONSplice(
      range: range.lowerBound..<range.lowerBound + replacement.count,
      replacement: ContiguousArray(bytes[range]))
  }

  /// Makes several changes at once.
  ///
  /// Their ranges are all of the text as it is, in order, and do not overlap.
  package static func apply(_ splices: [JSONSplice], to bytes: inout ContiguousArray<UInt8>) {
    var changed = ContiguousArray<UInt8>()
    changed.reserveCapacity(splices.reduce(bytes.count) { $0 + $1.growth })
    var end = 0
    for splice in splices {
      precondition(splice.range.lowerBound >= end, "splices stand in order and do not overlap")
      changed += bytes[end..<splice.range.lowerBound]
      changed += splice.replacement
      end = splice.range.upperBound
    }
    bytes = changed + bytes[end...]
  }
}
