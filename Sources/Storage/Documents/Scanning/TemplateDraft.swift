internal import JSONText

/// A template that is being made of a record.
struct TemplateDraft {
  /// Longer records are rare, and read by the scanner.
  static let longest = 512

  private(set) var template = RecordTemplate()
  private(set) var blocks: ContiguousArray<RecordTemplate.Block>
  private(set) var otherNumbers: [RecordTemplate.NumberPlace] = []
  private var anchorRank = Int.max

  /// The template of a record whose members are texts, numbers and words; `nil` for any other.
  ///
  /// A scanner has read the record before; `end` is where the element above it ends.
  init?(_ record: Range<Int>, after end: Int, in bytes: Span<UInt8>, _ plan: ScanPlan) {
    guard record.upperBound - end <= Self.longest else { return nil }
    template.length = record.upperBound - end
    template.lead = record.lowerBound - end
    blocks = ContiguousArray(repeating: RecordTemplate.Block(), count: (template.length + 15) / 16)
    for place in 0..<template.length {
      blocks[place / 16].bytes[place % 16] = bytes[end + place]
      blocks[place / 16].fixed[place % 16] = 0xFF
    }
    var scanner = JSONScanner(at: record.lowerBound)
    do throws(JSONError) {
      guard var members = try scanner.enterObject(in: bytes) else { return nil }
      while let name = try scanner.nextMember(of: &members, in: bytes) {
        let kind = scanner.kind(in: bytes)
        let value = try scanner.skipValue(in: bytes)
        guard note(value, from: end, kind, plan.slot(of: name, in: bytes), in: bytes) else { return nil }
      }
    } catch {
      return nil
    }
  }

  /// Leaves the bytes of a value open, and notes where it lies; `false` where they cannot be.
  private mutating func note(
    _ value: Range<Int>, from start: Int, _ kind: JSONScanner.Kind?, _ slot: ScanPlan.Slot,
    in bytes: Span<UInt8>
  ) -> Bool {
    switch kind {
    case .string:
      return note(text: value.lowerBound - start + 1..<value.upperBound - start - 1, slot)
    case .number: return note(number: value, from: start, slot, in: bytes)
    // A bound that is there and says nothing is odd.
    case .bool, .null: return slot != .bound
    case .object, .array, nil: return false
    }
  }

  private mutating func note(text: Range<Int>, _ slot: ScanPlan.Slot) -> Bool {
    // An empty text where one is looked for is rare, and means nothing.
    guard !text.isEmpty || slot == .other else { return false }
    for place in text { open(place, isText: true) }
    switch slot {
    case .anchor(let rank):
      if rank < anchorRank { (template.anchor, anchorRank) = (text, rank) }
    case .unit: template.unit = text
    case .choice: template.choice = text
    case .bound: template.bound = text
    case .id: template.id = text
    case .value, .readings, .other: break
    }
    return true
  }

  private mutating func open(_ place: Int, isText: Bool) {
    blocks[place / 16].fixed[place % 16] = 0
    blocks[place / 16].text[place % 16] = isText ? 0x80 : 0
  }

  /// Leaves the digits of a number open; its sign and its point stay where they are.
  private mutating func note(
    number: Range<Int>, from start: Int, _ slot: ScanPlan.Slot, in bytes: Span<UInt8>
  ) -> Bool {
    guard number.count <= 15, slot != .bound else { return false }
    var point = number.upperBound
    for place in number {
      switch bytes[place] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): open(place - start, isText: false)
      case UInt8(ascii: "."): point = place
      case UInt8(ascii: "-"): break
      default: return false
      }
    }
    let place = RecordTemplate.NumberPlace(
      start: number.lowerBound - start, end: number.upperBound - start, point: point - start)
    if slot == .value { template.value = place } else { otherNumbers.append(place) }
    return true
  }
}
