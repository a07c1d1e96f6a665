import CivilTime
import Testing

@testable import HealthLog

// record  = [ member *("," member) ]
// member  = name "=" value
// value   = number / "true" / "false" / "null" / text / "[" [ value *("," value) ] "]" / "{" record "}"

/// A record written short, so that a row of a test shows it whole: `value=112,unit=mg/dL`.
struct RecordText {
  private var rest: Substring

  static func members(_ text: String) -> [Member] {
    var reader = RecordText(rest: text[...])
    return reader.members()
  }

  private mutating func members() -> [Member] {
    var members: [Member] = []
    while let equals = rest.firstIndex(of: "="), rest.first != "}" {
      let name = String(rest[..<equals])
      rest = rest[rest.index(after: equals)...]
      members.append(Member(name, value()))
      if rest.first == "," { rest.removeFirst() }
    }
    return members
  }

  private mutating func value() -> Value {
    switch rest.first {
    case "[":
      rest.removeFirst()
      var values: [Value] = []
      while let next = rest.first, next != "]" {
        values.append(value())
        if rest.first == "," { rest.removeFirst() }
      }
      rest = rest.dropFirst()
      return .list(values)
    case "{":
      rest.removeFirst()
      let members = members()
      rest = rest.dropFirst()
      return .group(members)
    default: return plain()
    }
  }

  private mutating func plain() -> Value {
    let text = String(rest.prefix { !",]}".contains($0) })
    rest = rest.dropFirst(text.count)
    switch text {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    default:
      if let number = Number(text) { return .number(number) }
      return text.first?.isNumber == true && text.contains("e") ? .longNumber(text) : .text(text.trimmed)
    }
  }
}

extension String {
  /// The text without one pair of quote marks around it, so that `'112'` is a text.
  fileprivate var trimmed: String { hasPrefix("'") && hasSuffix("'") ? String(dropFirst().dropLast()) : self }
}

extension Record {
  /// A record of `kind` from its short form.
  init(_ kind: Kind, _ text: String) { self.init(kind: kind.name, members: RecordText.members(text)) }
}

extension RecordFault {
  /// Place, code and message in one line, with the remedy behind it.
  var line: String {
    (severity == .warning ? "warning " : "") + path.joined(separator: ".") + " [\(code)] " + message
      + (remedy.map { " → \($0)" } ?? "")
  }
}
