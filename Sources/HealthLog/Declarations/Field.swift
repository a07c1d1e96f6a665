/// A member of a kind's records: its name, what it holds, and the words that bring it in.
package struct Field: Sendable {
  package indirect enum Shape: Sendable {
    /// A number in one of the units, the first of which is the canonical one; `isWhole` refuses fractions.
    case number([Unit], isWhole: Bool = false)
    case choice([Choice])
    case text
    /// RFC 3339, as `SpelledTime` reads it.
    case time
    /// ISO 8601, a day.
    case date
    case flag
    case texts
    /// Numbers or nulls.
    case numbers
    /// Groups of fields: the exercises of a workout, the sets of an exercise.
    case list([Field])
  }

  /// A word of a closed list.
  package struct Choice: Sendable {
    package var name: String
    package var spellings: [String]

    package init(_ name: String, _ spellings: [String] = []) {
      self.name = name
      self.spellings = [name] + spellings
    }
  }

  package var name: String
  /// Words that announce it in an entry: `fat` in `weight 82.4 fat 18%`; none when its place or unit tells.
  package var words: [String]
  package var shape: Shape
  package var isRequired: Bool
  /// The member that names the unit, where the field has more than one to choose from.
  package var unitMember: String?
  /// The mark between it and the field before, where both are written as one: `120/80`, `ibuprofen 400 mg`.
  package var mark: String?

  package init(
    _ name: String, _ shape: Shape, words: [String] = [], isRequired: Bool = false, unitMember: String? = nil,
    mark: String? = nil
  ) {
    self.name = name
    self.shape = shape
    self.words = words
    self.isRequired = isRequired
    self.unitMember = unitMember
    self.mark = mark
  }

  package var units: [Unit] { if case .number(let units, _) = shape { units } else { [] } }
}

extension Field {
  /// The unit that its number is written in among `members`; `nil` when they name none that it has.
  package func unit(in members: [Member]) -> Unit? {
    guard let unitMember else { return units.first }
    guard let name = members[unitMember]?.text else { return nil }
    return units.first { $0.name == name }
  }

  /// Its number in the canonical unit, where `members` hold one.
  package func canonical(in members: [Member]) -> Double? {
    guard let number = members[name]?.number, let unit = unit(in: members) else { return nil }
    return unit.canonical(number.double)
  }
}
