/// A place in an array or object, told by what stands beside it.
///
/// Ranges of bytes are all that an edit needs to know of a document, so that one of thousands of records is not
/// read into a tree for it. In an object the neighbours are whole members, from the quote of the name on.
package struct JSONSlot: Hashable, Sendable {
  /// The array or object with its brackets.
  package var container: Range<Int>
  /// The element before the place, `nil` at the start.
  package var previous: Range<Int>?
  /// The element behind the place, `nil` at the end.
  package var next: Range<Int>?

  package init(in container: Range<Int>, after previous: Range<Int>?, before next: Range<Int>?) {
    self.container = container
    self.previous = previous
    self.next = next
  }

  /// The place for a new element before the one at `index`, or at the end.
  package init(in container: Range<Int>, at index: Int, of elements: [Range<Int>]) {
    self.init(
      in: container, after: index > 0 ? elements[index - 1] : nil,
      before: index < elements.count ? elements[index] : nil)
  }

  /// The place that the element at `index` takes.
  package init(in container: Range<Int>, takenBy index: Int, of elements: [Range<Int>]) {
    self.init(
      in: container, after: index > 0 ? elements[index - 1] : nil,
      before: index + 1 < elements.count ? elements[index + 1] : nil)
  }
}
