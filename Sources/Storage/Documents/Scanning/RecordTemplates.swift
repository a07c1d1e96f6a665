/// The templates that were learned of a document, the likeliest found first.
struct RecordTemplates {
  /// Where each record is laid out otherwise, learning is of no use.
  private static let (most, mostAttempts) = (48, 160)

  private var all: ContiguousArray<RecordTemplate> = []
  private var blocks: ContiguousArray<RecordTemplate.Block> = []
  private var otherNumbers: ContiguousArray<RecordTemplate.NumberPlace> = []
  /// What followed each template when another one did.
  private var followers: ContiguousArray<Int> = []
  private var last = 0
  private var attempts = 0

  /// The row of the record that comes behind `start`; `nil` when it is laid out as none of these.
  @inline(__always)
  mutating func row(
    after start: Int, in bytes: Span<UInt8>, _ plan: ScanPlan, _ times: inout TimeMemory
  ) -> IndexRow? {
    guard let index = index(at: start, in: bytes) else { return nil }
    return all[index].row(at: start, in: bytes, otherNumbers.span, plan, &times)
  }

  @inline(__always)
  private mutating func index(at start: Int, in bytes: Span<UInt8>) -> Int? {
    guard last < all.count else { return nil }
    return fits(last, start, bytes) ? last : another(at: start, in: bytes)
  }

  @inline(__always)
  private func fits(_ index: Int, _ start: Int, _ bytes: Span<UInt8>) -> Bool {
    all[index].fits(bytes, at: start, among: blocks.span)
  }

  @inline(never)
  private mutating func another(at start: Int, in bytes: Span<UInt8>) -> Int? {
    if fits(followers[last], start, bytes) {
      last = followers[last]
      return last
    }
    for index in all.indices
    where all[index].endsWithBrace(in: bytes, from: start) && fits(index, start, bytes) {
      followers[last] = index
      last = index
      return index
    }
    return nil
  }

  /// Learns the layout of a record that none of the templates fits; `end` is that of the element before it.
  mutating func learn(_ record: Range<Int>, after end: Int, in bytes: Span<UInt8>, _ plan: ScanPlan) {
    guard all.count < Self.most, attempts < Self.mostAttempts else { return }
    attempts += 1
    guard let draft = TemplateDraft(record, after: end, in: bytes, plan) else { return }
    if last < all.count { followers[last] = all.count }
    last = all.count
    var template = draft.template
    template.blocks = blocks.count..<blocks.count + draft.blocks.count
    template.otherNumbers = otherNumbers.count..<otherNumbers.count + draft.otherNumbers.count
    blocks += draft.blocks
    otherNumbers += draft.otherNumbers
    all.append(template)
    followers.append(0)
  }
}
