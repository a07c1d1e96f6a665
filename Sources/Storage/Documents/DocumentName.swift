package import CivilTime

/// Which document of the store: the records of one kind in one month.
package struct DocumentName: Hashable, Sendable {
  package let kind: String
  /// `2026-11`.
  package let month: String

  package init(kind: String, month: String) { (self.kind, self.month) = (kind, month) }

  package init(kind: String, date: CivilDate) { self.init(kind: kind, month: date.monthName) }

  /// Below the store's folder: `glucose/2026-11.json`.
  package var path: String { "\(kind)/\(month).json" }

  /// The name that a file in the folder of `kind` stands for; `nil` when it is no month document.
  package init?(kind: String, file: String) {
    guard Self.monthNumber(ofFile: file) != nil else { return nil }
    self.init(kind: kind, month: String(file.dropLast(5)))
  }

  /// The document with that path below the store's folder; `nil` for the settings.
  package init?(path: String) {
    let parts = path.split(separator: "/")
    guard parts.count == 2 else { return nil }
    self.init(kind: String(parts[0]), file: String(parts[1]))
  }

  /// Whether a kind of that name can have a folder in the store: one plain name that hides and leads nowhere.
  package static func isFolder(_ kind: String) -> Bool {
    !kind.isEmpty && kind.utf8.count <= 100 && !kind.hasPrefix(".")
      && kind.unicodeScalars.allSatisfy { $0.value > 0x1F && $0.value != 0x7F && $0 != "/" && $0 != "\\" }
  }

  package var days: DateRange { .month(CivilDate(month: month) ?? .first) }
}

extension DocumentName: Comparable {
  package static func < (a: DocumentName, b: DocumentName) -> Bool { (a.month, a.kind) < (b.month, b.kind) }
}
