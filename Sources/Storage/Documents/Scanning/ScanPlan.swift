internal import CivilTime
internal import HealthLog
internal import JSONText

/// Which members of a kind's records the index is made of, by the bytes of their names.
struct ScanPlan: Sendable {
  enum Slot: Equatable, Sendable {
    /// A member that can tell the time; the lowest rank that is there counts.
    case anchor(rank: Int)
    case value
    /// Many numbers, whose mean stands for the record.
    case readings
    case unit
    case choice
    case bound
    case id
    case other
  }

  let kind: Kind
  private let names: Spellings
  private let slots: ContiguousArray<Slot>
  private let units: Spellings
  /// What makes a value canonical, by unit; `nil` where the index does not hold what the figure is made of.
  private let figureUnits: ContiguousArray<Unit>?
  private let choices: Spellings
  private let hasUnitMember: Bool

  init(_ kind: Kind) {
    self.kind = kind
    var slots = kind.anchors.enumerated().map { ($1, Slot.anchor(rank: $0)) }
    let (value, unit) = Self.valueMembers(of: kind)
    if let value { slots.append(value) }
    if let unit { slots.append((unit, .unit)) }
    hasUnitMember = unit != nil
    let choice = Self.choiceField(of: kind)
    if let choice { slots.append((choice.name, .choice)) }
    if kind.field("bound") != nil { slots.append(("bound", .bound)) }
    slots.append(("id", .id))
    names = Spellings(slots.map(\.0))
    self.slots = ContiguousArray(slots.map(\.1))
    units = Spellings(kind.figureUnits.map(\.name))
    figureUnits = value == nil ? nil : ContiguousArray(kind.figureUnits)
    choices = Spellings(choice.map(Self.names) ?? [])
  }

  /// The member that holds the figure, if one does, and that which names its unit.
  private static func valueMembers(of kind: Kind) -> (value: (String, Slot)?, unit: String?) {
    if let main = kind.mainField { return ((main, .value), kind.field(main)?.unitMember) }
    guard kind.form == .imported, let readings = kind.fields.first(where: \.holdsNumbers) else {
      return (nil, nil)
    }
    return ((readings.name, .readings), kind.field("unit")?.name)
  }

  /// The field whose choice goes into the index: the first of choices that is neither a unit nor a bound.
  private static func choiceField(of kind: Kind) -> Field? {
    let units = Set(kind.fields.compactMap(\.unitMember))
    return kind.fields.first { field in
      if case .choice = field.shape { return field.name != "bound" && !units.contains(field.name) }
      return false
    }
  }

  private static func names(of field: Field) -> [String] {
    if case .choice(let choices) = field.shape { choices.map(\.name) } else { [] }
  }

  /// The unit that a record without one is in: the first, where no member names it.
  var unitWhenNotSaid: Int { hasUnitMember ? IndexRow.Tag.noUnit : 0 }

  func slot(of name: JSONScanner.Text, in bytes: Span<UInt8>) -> Slot {
    guard name.hasEscapes else { return names.index(of: name.range, in: bytes).map { slots[$0] } ?? .other }
    let plain = ContiguousArray(name.string(in: bytes).utf8)
    return names.index(of: 0..<plain.count, in: plain.span).map { slots[$0] } ?? .other
  }

  @inline(__always)
  func unit(_ name: Range<Int>, in bytes: Span<UInt8>) -> Int {
    units.index(of: name, in: bytes) ?? IndexRow.Tag.noUnit
  }

  /// The place of the choice from 1; 0 when it is none of those declared.
  @inline(__always)
  func choice(_ name: Range<Int>, in bytes: Span<UInt8>) -> Int {
    choices.index(of: name, in: bytes).map { $0 + 1 } ?? 0
  }

  func bound(_ text: Range<Int>, in bytes: Span<UInt8>) -> IndexRow.Tag.Bound {
    switch Self.bounds.index(of: text, in: bytes) {
    case 0: .low
    case 1: .high
    default: .odd
    }
  }

  private static let bounds = Spellings(["low", "high"])

  /// The main figure of a record in the canonical unit, `nil` where it has none; by its row, or by its text where
  /// that does not tell.
  @inline(__always)
  func figure(of row: IndexRow, in document: Document, zone: Zone) -> Double? {
    guard let figureUnits else { return decodedFigure(of: row, in: document, zone) }
    guard !row.value.isNaN, row.tag.bound == .none, row.tag.unit < figureUnits.count else { return nil }
    return figureUnits[row.tag.unit].canonical(row.value)
  }

  private func decodedFigure(of row: IndexRow, in document: Document, _ zone: Zone) -> Double? {
    RecordText.record(kind: kind.name, Document.Bytes(document.bytes[row.range])).flatMap {
      kind.mainFigure(of: $0, in: zone)
    }
  }
}

extension Field {
  fileprivate var holdsNumbers: Bool { if case .numbers = shape { true } else { false } }
}
