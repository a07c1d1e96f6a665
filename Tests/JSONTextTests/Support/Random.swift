import TestSupport
import Foundation

@testable import JSONText

/// How many random cases a property is tried on: `JSON_TEST_COUNT`, else a few.
let propertyCount = ProcessInfo.processInfo.environment["JSON_TEST_COUNT"].flatMap { Int($0) } ?? 200

extension SplitMix {
  init(seed: Int) { self.init(seed: UInt64(truncatingIfNeeded: seed)) }

  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}

extension SplitMix {
  /// A tree with names that are never double.
  mutating func value(depth: Int = 4) -> JSONValue {
    switch below(depth > 0 ? 10 : 6) {
    case 0: .null
    case 1: .bool(oneIn(2))
    case 2, 3: .number(number())
    case 4, 5: .string(string())
    case 6, 7: .array((0..<below(5)).map { _ in value(depth: depth - 1) })
    default: object(depth: depth)
    }
  }

  mutating func object(depth: Int = 4) -> JSONValue {
    var members: [JSONMember] = []
    var names: Set<[UInt8]> = []
    for _ in 0..<below(6) {
      let name = string()
      if names.insert(Array(name.utf8)).inserted { members.append(JSONMember(name, value(depth: depth - 1))) }
    }
    return .object(members)
  }

  mutating func number() -> String {
    var spelling = oneIn(4) ? "-" : ""
    spelling += oneIn(3) ? "0" : String(UInt64.random(in: 1...(1 << UInt64(1 + below(63))), using: &self))
    if oneIn(2) { spelling += "." + digits(1 + below(oneIn(5) ? 25 : 4)) }
    if oneIn(6) { spelling += pick(["e", "E", "e+", "E-"]) + digits(1 + below(3)) }
    return spelling
  }

  mutating func digits(_ count: Int) -> String {
    String((0..<count).map { _ in Character(String(below(10))) })
  }

  /// Text of all lengths around eight bytes, with all that strings must handle.
  mutating func string() -> String {
    let parts = [
      "a", "bc", "time", "value", " ", "12345678", "\"", "\\", "/", "\n", "\u{1B}", "\0", "é", "€", "😀",
      "\u{2028}",
      "\u{202E}", "e\u{301}", "[", "}", ",", ":", "“", "\u{7F}", "\u{85}", "//", "'",
    ]
    return (0..<below(oneIn(8) ? 12 : 4)).map { _ in pick(parts) }.joined()
  }

  /// JSON of `value` with white space and escapes as a hand or another program might set them.
  mutating func spelling(of value: JSONValue) -> String {
    let inner: String
    switch value {
    case .null: inner = "null"
    case .bool(let value): inner = "\(value)"
    case .number(let spelling): inner = spelling
    case .string(let text): inner = quoted(text)
    case .array(let elements):
      inner =
        "[" + elements.map { spelling(of: $0) }.joined(separator: ",") + (elements.isEmpty ? space() : "")
        + "]"
    case .object(let members):
      let texts = members.map { space() + quoted($0.name) + space() + ":" + spelling(of: $0.value) }
      inner = "{" + texts.joined(separator: ",") + (texts.isEmpty ? space() : "") + "}"
    }
    return space() + inner + space()
  }

  mutating func space() -> String {
    oneIn(2) ? "" : pick([" ", " ", "\n", "\r\n", "\t", "\r", "\n    ", "  \r\n\r\n\t "])
  }

  private mutating func quoted(_ text: String) -> String {
    var escaped = ""
    for unit in text.utf16 {
      let isHalf = UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit)
      if oneIn(10) && !isHalf {
        let digits = String(unit, radix: 16, uppercase: oneIn(2))
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else if isHalf {
        escaped += "\\u" + String(unit, radix: 16)
      } else if unit < 0x20 || unit == 0x22 || unit == 0x5C {
        escaped += JSONString.escaped(String(decoding: [unit], as: UTF16.self))
      } else {
        escaped += String(decoding: [unit], as: UTF16.self)
      }
    }
    return "\"\(escaped)\""
  }
}

extension SplitMix {
  /// `bytes` with one to three slips of a hand, an editor or a disk.
  mutating func mutated(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var mutated = bytes
    for _ in 0...below(3) { mutate(&mutated) }
    return mutated
  }

  private mutating func mutate(_ bytes: inout ContiguousArray<UInt8>) {
    let slips = [
      ",", ",,", ":", ";", "\"", "'", "“", "”", "[", "]", "{", "}", "\\", "\\u12", "\\ud800", "\n", "\t",
      "\0", "5,6",
      "+", "-", ".", "0", "e", "é", "\u{A0}", "\u{FEFF}", "// x\n", "/*", "#", "\n<<<<<<< a\n", "True", "NaN",
      "tru",
      "null", "−", "a", " a b", "\"x\" ", "=",
    ]
    let start = below(bytes.count + 1)
    let length = min(below(oneIn(4) ? 12 : 3), bytes.count - start)
    switch below(6) {
    case 0: bytes.removeSubrange(start..<start + length)
    case 1: bytes.insert(UInt8(truncatingIfNeeded: next()), at: start)
    case 2: bytes.insert(contentsOf: bytes[start..<start + length], at: below(bytes.count + 1))
    case 3: if start < bytes.count { bytes[start] = UInt8(truncatingIfNeeded: next()) }
    default: bytes.replaceSubrange(start..<start + (oneIn(2) ? length : 0), with: pick(slips).utf8)
    }
  }
}
