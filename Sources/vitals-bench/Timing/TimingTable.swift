internal import HealthLog

/// The measured lines as text: figures under each other, wrong results named below.
struct TimingTable: Equatable, Sendable {
  var lines: [TimingLine]
  /// What it was measured on: the core.
  var core: Int?

  private static let head = [
    "job", "ms", "user+sys", "MB", "beside", "ms", "user+sys", "(ratio)", "ratio", "at most", "",
  ]
  private static let namedColumns: Set = [0, 4, 10]

  var text: String {
    let rows = [Self.head] + lines.map(Self.cells)
    let widths = Self.head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let table = rows.map { row in
      let cells = row.indices.map { Self.padded(row[$0], widths[$0], isName: Self.namedColumns.contains($0)) }
      return Self.withoutBlanks(cells.joined(separator: "  "))
    }
    return (table + ["", foot] + complaints).joined(separator: "\n")
  }

  var isRight: Bool { complaints.isEmpty }

  /// Each once, however many lines it stands behind.
  private var complaints: [String] {
    lines.flatMap(\.complaints).reduce(into: []) { all, words in
      if !all.contains(words) { all.append(words) }
    }
  }

  private var foot: String {
    "Medians of whole processes, warm cache, \(core.map { "all on core \($0)" } ?? "on any core"). "
      + "Each result was compared with a plain sum over the made records: "
      + (isRight ? "all are right." : "these are wrong:")
  }

  private static func cells(_ line: TimingLine) -> [String] {
    [line.name] + figures(line.own) + [line.peer] + figures(line.other).dropLast()
      + [
        line.processorRatio.map { "(\(Shown.decimals($0, 3)))" } ?? "",
        number(line.judged, line.decimals, line.unit), limit(line), line.verdict.words,
      ]
  }

  private static func figures(_ outcome: Outcome?) -> [String] {
    guard let run = outcome?.run else { return ["", "", ""] }
    return [number(run.wall, 2), number(run.cpu, 2), number(run.peak, 1)]
  }

  private static func number(_ value: Double?, _ places: Int, _ unit: String = "") -> String {
    value.map { Shown.decimals($0, places) + unit } ?? ""
  }

  private static func limit(_ line: TimingLine) -> String {
    line.limit.map { Shown.short($0, 2) + line.unit } ?? ""
  }

  private static func padded(_ text: String, _ width: Int, isName: Bool) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return isName ? text + blanks : blanks + text
  }

  private static func withoutBlanks(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
