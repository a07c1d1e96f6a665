import Testing

@testable import JSONText

/// The first array of a text, with the ranges that edits work from.
struct FirstArray {
  var bytes: ContiguousArray<UInt8>
  var range: Range<Int>
  var elements: [Range<Int>]

  init(in bytes: ContiguousArray<UInt8>) throws {
    let node = try #require(Self.array(in: try JSONReader.read(bytes)))
    self.bytes = bytes
    range = node.range
    elements = (node.elements ?? []).map(\.range)
  }

  private static func array(in node: JSONNode) -> JSONNode? {
    if case .array = node.content { return node }
    return node.members?.lazy.compactMap { array(in: $0.node) }.first
  }

  /// The change that puts an element before the one at `index`.
  func inserting(_ element: ContiguousArray<UInt8>, at index: Int) -> JSONSplice {
    .inserting(element, at: JSONSlot(in: range, at: index, of: elements), in: bytes.span)
  }

  func removing(at index: Int) -> JSONSplice {
    .removing(elements[index], from: JSONSlot(in: range, takenBy: index, of: elements), in: bytes.span)
  }

  func layout(at index: Int) -> JSONLayout {
    JSONLayout(at: JSONSlot(in: range, at: index, of: elements), in: bytes.span)
  }

  func applying(_ splice: JSONSplice) -> ContiguousArray<UInt8> {
    var changed = bytes
    splice.apply(to: &changed)
    return changed
  }
}
