internal import CivilTime
internal import HealthLog

/// Which members of a kind's records the index is made of, by the bytes of their names.
struct ScanPlan: Sendable {
  enum Slot: Equatable, Sendable {
    /// A member that can tell the time; the lowest rank that is there counts.
    case anchor(rank: Int)
    case value
    case unit
    case choice
    case bound
    case id
    case other
  }

  let kind: Kind
  private let slots: [(name: [UInt8], slot: Slot)]
  private let units: [[UInt8]]
  private let choices: [[UInt8]]

  init(_ kind: Kind) {
    self.kind = kind
    var slots = kind.anchors.enumerated().map { ($1, Slot.anchor(rank: $0)) }
    if kind.figure == nil, let main = kind.mainField { slots.append((main, .value)) }
    if let unit = kind.mainField.flatMap(kind.field)?.unitMember { slots.append((unit, .unit)) }
    let choice = Self.choiceField(of: kind)
    if let choice { slots.append((choice.name, .choice)) }
    if kind.field("bound") != nil { slots.append(("bound", .bound)) }
    slots.append(("id", .id))
    self.slots = slots.map { (Array($0.0.utf8), $0.1) }
    units = kind.units.map { Array($0.name.utf8) }
    choices = choice.map(Self.names) ?? []
  }

  /// The field whose choice goes into the index: the first of choices that is neither a unit nor a bound.
  private static func choiceField(of kind: Kind) -> Field? {
    let units = Set(kind.fields.compactMap(\.unitMember))
    return kind.fields.first { field in
      if case .choice = field.shape { return field.name != "bound" && !units.contains(field.name) }
      return false
    }
  }

  private static func names(of field: Field) -> [[UInt8]] {
    if case .choice(let choices) = field.shape { choices.map { Array($0.name.utf8) } } else { [] }
  }

  /// The unit that a record without one is in: the only one, where there is but one.
  var unitWhenNotSaid: Int { units.count == 1 ? 0 : 15 }

  func slot(of name: Range<Int>, in bytes: Span<UInt8>) -> Slot {
    for entry in slots where Self.equal(entry.name, name, in: bytes) { return entry.slot }
    return .other
  }

  func unit(_ name: Range<Int>, in bytes: Span<UInt8>) -> Int {
    Self.place(of: name, among: units, in: bytes) ?? 15
  }

  /// The place of the choice from 1; 0 when it is none of those declared.
  func choice(_ name: Range<Int>, in bytes: Span<UInt8>) -> Int {
    Self.place(of: name, among: choices, in: bytes).map { $0 + 1 } ?? 0
  }

  private static func place(of name: Range<Int>, among names: [[UInt8]], in bytes: Span<UInt8>) -> Int? {
    names.firstIndex { equal($0, name, in: bytes) }
  }

  private static func equal(_ name: [UInt8], _ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    guard name.count == range.count else { return false }
    for index in name.indices where name[index] != bytes[range.lowerBound + index] { return false }
    return true
  }
}
