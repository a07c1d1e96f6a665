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
  private struct Text {
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
  }

  let plan: QuickPlan
  let zone: Zone
  /// Where the record begins.
  private(set) var start = 0
  /// Where the next call begins to read; behind a record that was vouched for.
  private(set) var offset = 0
  /// The members of the group that was read last.
  private var members: UInt64 = 0
  /// The member that followed each when it last stood there; behind the members, those that began the groups.
  private var followers: ContiguousArray<Int>
  /// What members held, by their places in the plan; only what a record has is of that record.
  private(set) var numbers: ContiguousArray<Double>
  private(set) var choices: ContiguousArray<Int>
  private(set) var moments: ContiguousArray<Moment>
  private var memories: ContiguousArray<TimeMemory>
  private(set) var readings = Readings()
  var supersets: ContiguousArray<Double> = []
  /// The number that stands for the id; `nil` without one.
  private(set) var id: UInt64?
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
  private mutating func take(_ mark: UInt8, in bytes: Span<UInt8>) -> Bool {
    guard bytes.byte(orNoneAt: offset) == mark else { return false }
    offset &+= 1
    return true
  }

  @inline(__always)
  private mutating func skipSpace(in bytes: Span<UInt8>) {
    while bytes.byte(orNoneAt: offset).isSpace { offset &+= 1 }
  }

  /// Passes over a comma with the white space around it; else over white space alone.
  @inline(__always)
  private mutating func comma(in bytes: Span<UInt8>) -> Bool {
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

  private mutating func number(_ member: Int, _ bytes: Span<UInt8>) -> Bool {
    guard let number = plainNumber(in: bytes) else { return false }
    numbers[member] = number.value
    return (number.isInteger || !plan.members[member].isWhole)
      && plan.members[member].limits.allow(number.value)
  }

  /// A number of up to fifteen digits without an exponent.
  ///
  /// Digits and power of ten are exact `Double`s, and so their quotient is rounded once, as it must be.
  @inline(__always)
  private mutating func plainNumber(in bytes: Span<UInt8>) -> (value: Double, isInteger: Bool)? {
    let isNegative = bytes.byte(orNoneAt: offset) == UInt8(ascii: "-")
    let start = isNegative ? offset &+ 1 : offset
    var (digits, place) = (0, start)
    while case let digit = bytes.byte(orNoneAt: place) ^ 0x30, digit <= 9 {
      digits = digits &* 10 &+ Int(digit)
      place &+= 1
    }
    let isZero = bytes.byte(orNoneAt: start) == UInt8(ascii: "0")
    guard place > start, place &- start <= 15, !isZero || place == start &+ 1 else { return nil }
    if bytes.byte(orNoneAt: place) == UInt8(ascii: ".") {
      return fraction(digits, isNegative, start, place, bytes)
    }
    guard bytes.byte(orNoneAt: place) | 0x20 != UInt8(ascii: "e") else { return nil }
    offset = place
    return (Double(isNegative ? 0 &- digits : digits), true)
  }

  private mutating func fraction(
    _ whole: Int, _ isNegative: Bool, _ start: Int, _ point: Int, _ bytes: Span<UInt8>
  ) -> (value: Double, isInteger: Bool)? {
    var (digits, place) = (whole, point &+ 1)
    while case let digit = bytes.byte(orNoneAt: place) ^ 0x30, digit <= 9, place &- start <= 16 {
      digits = digits &* 10 &+ Int(digit)
      place &+= 1
    }
    guard place > point &+ 1, place &- start <= 16, bytes.byte(orNoneAt: place) | 0x20 != UInt8(ascii: "e")
    else { return nil }
    offset = place
    return (Double(isNegative ? 0 &- digits : digits) / Self.tenfold[place &- point &- 1], false)
  }

  private static let tenfold: ContiguousArray<Double> = ContiguousArray(
    (0...16).map { (0..<$0).reduce(1) { power, _ in power * 10 } })

  private mutating func numbers(_ bytes: Span<UInt8>) -> Bool {
    var readings = Readings()
    let isList = list(in: bytes) { look in
      readings.count &+= 1
      guard let number = look.plainNumber(in: bytes) else { return look.null(bytes) }
      readings.least = min(readings.least, number.value)
      readings.most = max(readings.most, number.value)
      return true
    }
    self.readings = readings
    return isList
  }

  private mutating func null(_ bytes: Span<UInt8>) -> Bool {
    take(UInt8(ascii: "n"), in: bytes) && take(UInt8(ascii: "u"), in: bytes)
      && take(UInt8(ascii: "l"), in: bytes) && take(UInt8(ascii: "l"), in: bytes)
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

// MARK: Texts

extension QuickRecord {
  /// Passes over a text; for most a few looks at eight bytes give its end.
  @inline(__always)
  private mutating func text(in bytes: Span<UInt8>) -> Text? {
    guard bytes.byte(orNoneAt: offset) == UInt8(ascii: "\"") else { return nil }
    let start = offset &+ 1
    var place = start
    while place <= bytes.count &- 8 {
      let count = bytes.word(unchecked: place).plainCount
      place &+= count
      if count == 8 { continue }
      guard bytes[place] == UInt8(ascii: "\"") else { break }
      offset = place &+ 1
      return Text(range: start..<place, hasEscapes: false)
    }
    return rareText(in: bytes)
  }

  @inline(never)
  private mutating func rareText(in bytes: Span<UInt8>) -> Text? {
    var scanner = JSONScanner(at: offset)
    do throws(JSONError) {
      guard let text = try scanner.string(in: bytes) else { return nil }
      offset = scanner.offset
      return Text(range: text.range, hasEscapes: text.hasEscapes)
    } catch {
      return nil
    }
  }

  private mutating func id(_ bytes: Span<UInt8>) -> Bool {
    guard let text = text(in: bytes), !text.hasEscapes else { return false }
    id = text.range.isEmpty ? nil : IDNumber.of(text.range, in: bytes)
    return true
  }

  private mutating func choice(_ member: Int, _ bytes: Span<UInt8>) -> Bool {
    let words = plan.members[member].words
    guard offset <= bytes.count &- BytePattern.longest, choices[member] < words.count else {
      return rareChoice(member, bytes)
    }
    let block = bytes.block(unchecked: offset)
    var word = words.lowerBound &+ choices[member]
    if !plan.words[word].begins(block) {
      guard let other = words.first(where: { plan.words[$0].begins(block) }) else {
        return rareChoice(member, bytes)
      }
      word = other
      choices[member] = word &- words.lowerBound
    }
    offset &+= plan.words[word].count
    return true
  }

  private mutating func rareChoice(_ member: Int, _ bytes: Span<UInt8>) -> Bool {
    guard let text = text(in: bytes), !text.hasEscapes,
      let place = plan.choices[member].index(of: text.range, in: bytes)
    else { return false }
    choices[member] = place
    return true
  }

  private mutating func time(_ member: Int, _ bytes: Span<UInt8>) -> Bool {
    let start = offset &+ 1
    guard bytes.byte(orNoneAt: offset) == UInt8(ascii: "\""), start <= bytes.count &- TimeMemory.reach,
      bytes[start &+ TimeMemory.length] == UInt8(ascii: "\""),
      let time = memories[member].read(bytes, at: start)
    else { return rareTime(member, bytes) }
    moments[member] = Moment(seconds: time.seconds, offset: time.offset)
    offset = start &+ TimeMemory.length &+ 1
    return true
  }

  /// A time with its offset that is spelled otherwise.
  private mutating func rareTime(_ member: Int, _ bytes: Span<UInt8>) -> Bool {
    guard let text = text(in: bytes), !text.hasEscapes else { return false }
    let scan = TimeScan.read(bytes, text.range)
    guard scan.length > 0, scan.length == text.range.count, scan.hasOffset else { return false }
    moments[member] = Moment(seconds: scan.localSeconds - Int64(scan.offset), offset: scan.offset)
    return true
  }

  private mutating func date(_ member: Int, _ bytes: Span<UInt8>) -> Bool {
    guard let text = text(in: bytes), !text.hasEscapes,
      let date = CivilDate(String(decoding: bytes.copy(of: text.range), as: UTF8.self))
    else { return false }
    moments[member] = Moment(seconds: Int64(date.dayNumber) * 86_400, offset: 0)
    return true
  }
}
