internal import CivilTime
internal import HealthLog
internal import JSONText

/// Passes over records where they stand, and vouches for those in which nothing is wrong.
///
/// It knows the spellings that this program writes and most that a hand does. Of a record that it does not vouch
/// for nothing is said: it may be one of a rare spelling as well as one with a fault.
struct QuickRecord {
  typealias Bytes = ContiguousArray<UInt8>

  /// The bytes between quotes, and whether a backslash is among them.
  struct Text {
    var range: Range<Int>
    var hasEscapes: Bool
  }

  struct Moment {
    var seconds: Int64 = 0
    var offset = 0
  }

  /// From going to bed or falling asleep to the end, by which nights are seen to overlap.
  struct Slept {
    var start: Moment
    var end: Moment
  }

  /// What is known of the numbers in a list.
  struct Readings {
    var count = 0
    var least = Double.infinity
    var most = -Double.infinity

    mutating func note(_ low: Double, _ high: Double) {
      least = min(least, low)
      most = max(most, high)
    }
  }

  let plan: QuickPlan
  let zone: Zone
  /// Where the record begins.
  private(set) var start = 0
  /// Where the next call begins to read; behind a record that was vouched for.
  var offset = 0
  /// The members of the group that was read last.
  private var members: UInt64 = 0
  /// The member that followed each when it last stood there; behind the members, those that began the groups.
  private var followers: ContiguousArray<Int>
  /// What members held, by their places in the plan; only what a record has is of that record.
  var numbers: ContiguousArray<Double>
  var choices: ContiguousArray<Int>
  var moments: ContiguousArray<Moment>
  var memories: ContiguousArray<TimeMemory>
  var readings = Readings()
  var supersets: ContiguousArray<Double> = []
  /// The number that stands for the id; `nil` without one.
  var id: UInt64?
  /// The record's place in time.
  private(set) var anchor = Moment()
  var slept: Slept?

  init(_ plan: QuickPlan, zone: Zone) {
    (self.plan, self.zone) = (plan, zone)
    let count = plan.members.count
    followers = ContiguousArray(plan.members.indices) + plan.groups.map(\.members.lowerBound)
    numbers = ContiguousArray(repeating: 0, count: count)
    choices = ContiguousArray(repeating: 0, count: count)
    moments = ContiguousArray(repeating: Moment(), count: count)
    memories = ContiguousArray(repeating: TimeMemory(), count: count)
  }

  /// Passes over the record at `start`; `false` where nobody vouches for it.
  mutating func look(at start: Int, in bytes: Span<UInt8>) -> Bool {
    (self.start, offset) = (start, start)
    (id, slept) = (nil, nil)
    if !supersets.isEmpty { supersets.removeAll(keepingCapacity: true) }
    guard group(0, in: bytes),
      let anchor = plan.anchors.first(where: { members & plan.groups[0].bit($0) != 0 })
    else { return false }
    self.anchor = moments[anchor]
    return true
  }

  private mutating func group(_ number: Int, in bytes: Span<UInt8>) -> Bool {
    guard take(UInt8(ascii: "{"), in: bytes) else { return false }
    skipSpace(in: bytes)
    let group = plan.groups[number]
    var members: UInt64 = 0
    var last = plan.members.count &+ number
    repeat {
      guard let member = name(after: last, number, in: bytes) else { return false }
      let bit = group.bit(member)
      guard members & bit == 0, value(of: member, in: bytes) else { return false }
      members |= bit
      last = member
    } while comma(in: bytes)
    guard take(UInt8(ascii: "}"), in: bytes), group.required & ~members == 0,
      group.oneOf == 0 || group.oneOf & members != 0, areMeasured(members, of: group)
    else { return false }
    self.members = members
    return follows(group.rule, members, group, in: bytes)
  }

  /// Whether each number is allowed in the unit beside it.
  private func areMeasured(_ members: UInt64, of group: QuickPlan.Group) -> Bool {
    for index in group.measures {
      let measure = plan.measures[index]
      guard members & group.bit(measure.value) != 0 else { continue }
      guard members & group.bit(measure.unit) != 0,
        plan.limits[measure.limits.lowerBound &+ choices[measure.unit]].allow(numbers[measure.value])
      else { return false }
    }
    return true
  }
}

// MARK: Names

extension QuickRecord {
  /// Passes over a name and the colon behind it; `nil` for one that is not declared.
  @inline(__always)
  private mutating func name(after last: Int, _ group: Int, in bytes: Span<UInt8>) -> Int? {
    guard offset <= bytes.count &- BytePattern.longest else { return spelledName(in: group, bytes) }
    let (guess, block) = (followers[last], bytes.block(unchecked: offset))
    guard plan.openings[guess].begins(block) else { return otherName(after: last, group, block, bytes) }
    offset &+= plan.openings[guess].count
    return guess
  }

  @inline(never)
  private mutating func otherName(
    after last: Int, _ group: Int, _ block: SIMD16<UInt8>, _ bytes: Span<UInt8>
  ) -> Int? {
    for member in plan.groups[group].members where plan.openings[member].begins(block) {
      followers[last] = member
      offset &+= plan.openings[member].count
      return member
    }
    return spelledName(in: group, bytes)
  }

  /// A name that is long, or not spelled as the program does it.
  @inline(never)
  private mutating func spelledName(in group: Int, _ bytes: Span<UInt8>) -> Int? {
    guard let name = text(in: bytes), !name.hasEscapes,
      let place = plan.names[group].index(of: name.range, in: bytes)
    else { return nil }
    skipSpace(in: bytes)
    guard take(UInt8(ascii: ":"), in: bytes) else { return nil }
    skipSpace(in: bytes)
    return plan.groups[group].members.lowerBound + place
  }
}

// MARK: Marks

extension QuickRecord {
  @inline(__always)
  mutating func take(_ mark: UInt8, in bytes: Span<UInt8>) -> Bool {
    guard bytes.byte(orNoneAt: offset) == mark else { return false }
    offset &+= 1
    return true
  }

  @inline(__always)
  mutating func skipSpace(in bytes: Span<UInt8>) {
    while bytes.byte(orNoneAt: offset).isSpace { offset &+= 1 }
  }

  /// Passes over a comma with the white space around it; else over white space alone.
  @inline(__always)
  mutating func comma(in bytes: Span<UInt8>) -> Bool {
    skipSpace(in: bytes)
    guard take(UInt8(ascii: ","), in: bytes) else { return false }
    skipSpace(in: bytes)
    return true
  }

  /// Passes over the elements of a list, each as `element` does it; `false` where one of them stops.
  @inline(__always)
  private mutating func list(
    in bytes: Span<UInt8>, _ element: (inout Self) -> Bool
  ) -> Bool {
    guard take(UInt8(ascii: "["), in: bytes) else { return false }
    skipSpace(in: bytes)
    if take(UInt8(ascii: "]"), in: bytes) { return true }
    repeat { guard element(&self) else { return false } } while comma(in: bytes)
    return take(UInt8(ascii: "]"), in: bytes)
  }
}

// MARK: Values

extension QuickRecord {
  @inline(__always)
  private mutating func value(of member: Int, in bytes: Span<UInt8>) -> Bool {
    switch plan.members[member].shape {
    case .number: number(member, bytes)
    case .choice: choice(member, bytes)
    case .text: text(in: bytes) != nil
    case .id: id(bytes)
    case .time: time(member, bytes)
    case .date: date(member, bytes)
    case .flag: flag(member, bytes)
    case .texts: list(in: bytes) { $0.text(in: bytes) != nil }
    case .numbers: numbers(bytes)
    case .list:
      list(in: bytes) { [group = plan.members[member].group] look in look.group(group, in: bytes) }
    }
  }

  private mutating func flag(_ member: Int, _ bytes: Span<UInt8>) -> Bool {
    var scanner = JSONScanner(at: offset)
    guard scanner.kind(in: bytes) == .bool else { return false }
    do throws(JSONError) { numbers[member] = try scanner.skipValue(in: bytes).count == 4 ? 1 : 0 } catch {
      return false
    }
    offset = scanner.offset
    return true
  }
}
