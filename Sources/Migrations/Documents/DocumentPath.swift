internal import CivilTime

/// Where a document belongs: a kind's month, or a place of its own, such as `vitals.json`.
struct DocumentPath: Hashable, Sendable {
  let text: String
  /// The folder and the month; `nil` for a document of settings.
  let records: Month?

  struct Month: Hashable, Sendable {
    let kind: String
    /// `2026-11`.
    let month: String
  }

  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasSuffix(".json"), case let month = parts[1].dropLast(5),
      CivilDate(month: String(month)) != nil
    else {
      records = nil
      return
    }
    records = Month(kind: String(parts[0]), month: String(month))
  }

  init(kind: String, month: String) {
    text = "\(kind)/\(month).json"
    records = Month(kind: kind, month: month)
  }
}
