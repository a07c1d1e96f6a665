internal import CivilTime

/// A workout in words: `push day · Bench Press 3 × 8 at 80 kg · Dip bw × 10`.
enum SessionPhrase {
  static let text: @Sendable (Record, Zone) -> String = { record, _ in
    let exercises = groups(Session.exercises(of: record)).map { parts in
      parts.map(text(of:)).joined(separator: " & ")
    }
    let name = record.text("name").map { [$0] } ?? []
    let words = name + exercises
    return words.isEmpty ? "no exercises" : words.joined(separator: RecordPhrase.separator)
  }

  private static func text(of part: Session.Part) -> String {
    part.sets.isEmpty ? part.exercise : part.exercise + " " + SetPhrase.text(part.sets)
  }

  /// The exercises, those of one superset together when they stand together.
  private static func groups(_ parts: [Session.Part]) -> [[Session.Part]] {
    parts.reduce(into: []) { groups, part in
      if let superset = part.superset, groups.last?.last?.superset == superset {
        groups[groups.count - 1].append(part)
      } else {
        groups.append([part])
      }
    }
  }
}
