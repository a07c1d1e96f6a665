// The grammar of `JSONScanner` once more, a step at a time, so that a walk can go on behind a fault.

extension JSONFaults {
  mutating func text(in bytes: Span<UInt8>) throws(Stop) {
    if bytes.hasByteOrderMark {
      let error = JSONError(kind: .byteOrderMark, range: 0..<3)
      try append(JSONFault(error, mend: JSONSplice(range: error.range, replacement: [])))
    }
    scanner.start(in: bytes)
    _ = try value(in: bytes)
    while true {
      do throws(JSONError) { return try scanner.finish(in: bytes) } catch {
        _ = try note(error, at: .end, in: bytes)
      }
    }
  }

  /// Walks a value; `false` if the end of its container stood in its place.
  private mutating func value(in bytes: Span<UInt8>) throws(Stop) -> Bool {
    while true {
      switch scanner.kind(in: bytes) {
      case .object:
        try members(in: bytes)
        return true
      case .array:
        try elements(in: bytes)
        return true
      case .string, .number, .bool, .null, nil:
        switch try scalar(in: bytes) {
        case .again: continue
        case .closed: return false
        case .done, .insideText, .valueEnds, .stop: return true
        }
      }
    }
  }

  private mutating func scalar(in bytes: Span<UInt8>) throws(Stop) -> Sequel {
    let start = scanner.offset
    do throws(JSONError) { return .done(at: try scanner.skipValue(in: bytes).upperBound) } catch {
      let sequel = try note(error, at: .value, in: bytes)
      guard case .insideText = sequel else { return sequel }
      return try restOfText(startingAt: start + 1, at: .value, in: bytes)
    }
  }

  private mutating func restOfText(
    startingAt start: Int, at step: Step, in bytes: Span<UInt8>
  ) throws(Stop) -> Sequel {
    while true {
      do throws(JSONError) {
        return .done(at: try scanner.restOfText(startingAt: start, in: bytes).quotedRange.upperBound)
      } catch {
        let sequel = try note(error, at: step, in: bytes)
        guard case .insideText = sequel else { return sequel }
      }
    }
  }

  private mutating func members(in bytes: Span<UInt8>) throws(Stop) {
    guard var members = try enter(JSONScanner.Members.self, in: bytes) else { return }
    var known: Set<ContiguousArray<UInt8>> = []
    while try separator(in: &members, of: bytes) {
      switch try name(of: members, notAmong: &known, in: bytes) {
      case .valueEnds: continue
      case .closed: return
      case .done(let end): try colon(after: end, in: bytes)
      case .again, .insideText, .stop: break
      }
      guard try value(in: bytes) else { return }
    }
  }

  private mutating func elements(in bytes: Span<UInt8>) throws(Stop) {
    guard var elements = try enter(JSONScanner.Elements.self, in: bytes) else { return }
    while try separator(in: &elements, of: bytes) {
      guard try value(in: bytes) else { return }
    }
  }

  private mutating func enter<C: JSONScanner.Container>(
    _ container: C.Type, in bytes: Span<UInt8>
  ) throws(Stop) -> C? {
    do throws(JSONError) { return try scanner.enter(container, in: bytes) } catch {
      _ = try note(error, at: .value, in: bytes)
      return nil
    }
  }

  /// Walks over a comma; `false` behind the end of the container.
  private mutating func separator<C: JSONScanner.Container>(
    in container: inout C, of bytes: Span<UInt8>
  ) throws(Stop) -> Bool {
    while true {
      do throws(JSONError) { return try scanner.separator(in: &container, of: bytes) } catch {
        switch try note(error, at: .separator, in: bytes) {
        case .done: return true
        case .closed: return false
        case .again, .insideText, .valueEnds, .stop: continue
        }
      }
    }
  }

  /// Walks over a name; where that did not work out, tells how to go on.
  private mutating func name(
    of members: JSONScanner.Members, notAmong known: inout Set<ContiguousArray<UInt8>>, in bytes: Span<UInt8>
  ) throws(Stop) -> Sequel {
    var sequel: Sequel
    var start: Int
    repeat {
      start = scanner.offset
      do throws(JSONError) {
        sequel = .done(at: try scanner.name(of: members, in: bytes).text.quotedRange.upperBound)
      } catch {
        sequel = try note(error, at: .name, in: bytes)
        if case .insideText = sequel { sequel = try restOfText(startingAt: start + 1, at: .name, in: bytes) }
      }
    } while sequel.isAgain
    if case .done(let end) = sequel { try check(start..<end, isNotAmong: &known, in: bytes) }
    return sequel
  }

  /// Notes a name that the object has twice, once the mends are made.
  private mutating func check(
    _ name: Range<Int>, isNotAmong known: inout Set<ContiguousArray<UInt8>>, in bytes: Span<UInt8>
  ) throws(Stop) {
    let text =
      if let mend = faults.last?.mend, mend.range == name {
        JSONString.unescaped(1..<mend.replacement.count - 1, in: mend.replacement.span)
      } else {
        JSONString.unescaped(name.lowerBound + 1..<name.upperBound - 1, in: bytes)
      }
    guard !known.insert(ContiguousArray(text.utf8)).inserted else { return }
    try append(JSONFault(JSONError(kind: .doubleName(text), range: name)))
  }

  private mutating func colon(after name: Int, in bytes: Span<UInt8>) throws(Stop) {
    while true {
      do throws(JSONError) { return try scanner.colon(after: name, in: bytes) } catch {
        guard case .again = try note(error, at: .colon, in: bytes) else { return }
      }
    }
  }
}
