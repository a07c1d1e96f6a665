package import JSONText

/// What differs when documents are brought to another schema and back, found out on these very documents.
package struct MigrationCheck: Hashable, Sendable {
  /// How much a difference matters.
  package enum Weight: Hashable, CaseIterable, Sendable {
    /// The same number or moment, spelled otherwise.
    case spelling
    /// A figure that is computed from others.
    case computed
    /// A member that was not there: an id, an empty note.
    case added
    /// A record that stood in a document where it did not belong.
    case moved
    /// Something that was there is gone, or is something else.
    case lost
  }

  /// How many differences there are of each weight.
  package private(set) var counts: [Weight: Int] = [:]
  /// The first of each weight.
  package private(set) var differences: [MigrationDifference] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Whether nothing differs at all.
  package var isEqual: Bool { counts.isEmpty }

  /// Whether all is there that was, however it is spelled.
  package var losesNothing: Bool { counts[.lost] == nil }

  mutating func add(_ difference: MigrationDifference) {
    counts[difference.weight, default: 0] += 1
    if counts[difference.weight, default: 0] <= limit { differences.append(difference) }
  }
}

/// One thing that is not as it was after the way there and back.
package struct MigrationDifference: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A record is not there any more.
    case gone
    /// A record has become several.
    case several(Int)
    /// A record is in another document.
    case moved(to: String)
    /// A member of a record or of a document, by its path: `exercises[0].sets[2].weight`.
    case member(String, before: JSONValue?, after: JSONValue?)
  }

  package var place: MigrationPlace
  package var kind: Kind
  package var weight: MigrationCheck.Weight

  package init(place: MigrationPlace, kind: Kind, weight: MigrationCheck.Weight = .lost) {
    self.place = place
    self.kind = kind
    self.weight = weight
  }
}

extension MigrationDifference: CustomStringConvertible {
  package var description: String { "\(place): \(reason)" }

  /// The text without the place.
  package var reason: String {
    switch kind {
    case .gone: "does not come back"
    case .several(let count): "comes back as \(count) records"
    case .moved(let path): "comes back in \(path)"
    case .member(let name, nil, let after): "'\(name)' comes to be \(after?.shown ?? "none")"
    case .member(let name, let before?, nil): "'\(name)' \(before.shown) does not come back"
    case .member(let name, let before?, let after?):
      "'\(name)' \(before.shown) comes back as \(after.shown)"
    }
  }
}
