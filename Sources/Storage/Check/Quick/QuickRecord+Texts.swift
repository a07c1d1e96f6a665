internal import CivilTime
internal import JSONText

// Texts where they stand: those that mean something, and those that may be anything.

extension QuickRecord {
  /// Passes over a text; for most a few looks at eight bytes give its end.
  @inline(__always)
  mutating func text(in bytes: Span<UInt8>) -> Text? {
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

  mutating func id(_ bytes: Span<UInt8>) -> Bool {
    guard let text = text(in: bytes), !text.hasEscapes else { return false }
    id = text.range.isEmpty ? nil : IDNumber.of(text.range, in: bytes)
    return true
  }

  mutating func choice(_ member: Int, _ bytes: Span<UInt8>) -> Bool {
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

  mutating func time(_ member: Int, _ bytes: Span<UInt8>) -> Bool {
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

  mutating func date(_ member: Int, _ bytes: Span<UInt8>) -> Bool {
    guard let text = text(in: bytes), !text.hasEscapes,
      let date = CivilDate(String(decoding: bytes.copy(of: text.range), as: UTF8.self))
    else { return false }
    moments[member] = Moment(seconds: Int64(date.dayNumber) * 86_400, offset: 0)
    return true
  }
}
