internal import CivilTime

/// A month that an answer had to be made without, and why.
package struct Gap: Equatable, Sendable {
  package var kind: String
  /// `2026-10`; `nil` where no document of the kind can be come to.
  package var month: String?
  package var error: StorageError
}

extension Store {
  /// What an answer about all that is kept has to be made without: the owner's own trackers and exercises, while
  /// `trackers.json` cannot be used.
  package var declarationGaps: [Gap] {
    fault(of: .trackers).map { [Gap(kind: "trackers", month: nil, error: .document($0))] } ?? []
  }

  /// A document for an answer: one that cannot be used is passed over where gaps are gathered, else it is an error.
  mutating func documentForAnswer(_ name: DocumentName) throws(StorageError) -> Document? {
    do throws(StorageError) { return try document(name) } catch {
      try passOver(Gap(kind: name.kind, month: name.month, error: error))
      return nil
    }
  }

  /// The months that may hold records of a kind, from the oldest; none where the folder of the kind cannot be used.
  mutating func monthsForAnswer(of kind: String, in range: DateRange? = nil) throws(StorageError)
    -> MonthNames
  {
    do throws(StorageError) {
      guard let range else { return try months(of: kind) }
      return try months(of: kind, in: range)
    } catch {
      try passOver(Gap(kind: kind, month: nil, error: error))
      return MonthNames(kind: kind, [])
    }
  }

  private mutating func passOver(_ gap: Gap) throws(StorageError) {
    guard var known = gaps, gap.error.isOfOneFile else { throw gap.error }
    if !known.contains(gap) { known.append(gap) }
    gaps = known
  }
}

extension StorageError {
  /// Whether it says something of one file or folder, beside which others can be used.
  var isOfOneFile: Bool {
    switch kind {
    case .document, .file: true
    case .locked, .noHome, .notInitialised, .older, .migration, .losses, .recorded, .contended, .notFound,
      .ambiguous, .changedSince, .nothingToUndo, .nothingToRedo, .unplaced, .unknownKind:
      false
    }
  }
}
