internal import HealthLog
internal import JSONText

/// Members that no declaration names, each once with how many records have it: they are kept, and may be a slip.
struct UnknownMembers {
  private struct Finding {
    var range: Range<Int>
    var count: Int
    var fix: String?
  }

  private let fields: [Field]
  private var findings: [String: Finding] = [:]

  init(_ kind: Kind) { fields = kind.fields }

  mutating func note(_ record: JSONNode) { note(record, fields) }

  private mutating func note(_ node: JSONNode, _ fields: [Field]) {
    for member in node.members ?? [] {
      guard let field = fields.first(where: { $0.name == member.name }) else {
        let meant = Nearest.word(to: member.name, among: fields.map(\.name))
        let fix = meant.map { "write '\($0)', if that is meant" }
        findings[member.name, default: Finding(range: member.nameRange, count: 0, fix: fix)].count += 1
        continue
      }
      if case .list(let inner) = field.shape {
        for element in member.node.elements ?? [] { note(element, inner) }
      }
    }
  }

  /// In the order of the document.
  var found: [(range: Range<Int>, message: String, fix: String?)] {
    findings.sorted { $0.value.range.lowerBound < $1.value.range.lowerBound }.map { name, finding in
      let rest = finding.count > 1 ? ", and \(finding.count - 1) more times" : ""
      return (finding.range, "expected a member that is declared, found '\(name)'\(rest)", finding.fix)
    }
  }
}
