// trackers  = [{"name", "aliases", "fields": [field …], "day", "target"} …]
// field     = {"name", "type": "number", "units": [{"unit", "min", "max"} …]}
//           / {"name", "type": "choice", "choices": [word …]} / {"name", "type": "text"}
// exercises = [{"name", "aliases", "category", "measure", "bodyweight"} …]

extension Catalogue {
  /// The catalogue with what the owner declared in `trackers.json`, which comes before what ships.
  ///
  /// A declaration that says too little, or takes the name of a kind that ships, is left out; `check` names it.
  package func adding(declarations members: [Member]) -> Catalogue {
    let groups = { (name: String) in (members[name]?.list ?? []).compactMap(\.group) }
    let own = groups("trackers").compactMap(Kind.init(declared:)).filter { kind($0.name) == nil }
    return Catalogue(
      kinds: kinds + own, exercises: exercises + groups("exercises").compactMap(Exercise.init(declared:)))
  }
}

/// What a member of a declaration takes; another value would be passed over without a word.
package struct DeclarationRule: Sendable {
  package let name: String
  /// What goes behind "expected".
  package let expected: String
  /// The words that are possible, where it takes one of some.
  package let words: [String]
  private let isUsable: @Sendable (Value) -> Bool

  private init(_ name: String, words: [String]) {
    self.init(name, alternatives(words), words: words) { $0.text.map(words.contains) ?? false }
  }

  private init(
    _ name: String, _ expected: String, words: [String] = [], isUsable: @escaping @Sendable (Value) -> Bool
  ) {
    (self.name, self.expected, self.words, self.isUsable) = (name, expected, words, isUsable)
  }

  /// Whether the value says something; `null` says as much as no member.
  package func accepts(_ value: Value) -> Bool { value == .null || isUsable(value) }

  package static let tracker = [
    aliases, DeclarationRule("day", words: Kind.DayFigure.words),
    DeclarationRule("target", "a number") { $0.number != nil },
  ]
  package static let field = [DeclarationRule("type", words: Field.declaredTypes)]
  package static let exercise = [
    aliases, DeclarationRule("measure", words: Exercise.Measure.allCases.map(\.rawValue)),
    DeclarationRule("bodyweight", "true or false") { $0.flag != nil },
  ]

  private static let aliases = DeclarationRule("aliases", "a list of words") { value in
    value.list?.allSatisfy { $0.text != nil } ?? false
  }
}

extension Kind.DayFigure {
  fileprivate static let words = [Self.last, mean, sum, max].map(\.rawValue)
}

extension Exercise {
  package init?(declared members: [Member]) {
    guard let name = members["name"]?.text, !name.isEmpty else { return nil }
    self.init(
      name, (members["aliases"]?.list ?? []).compactMap { $0.text?.lowercased() },
      Category(rawValue: members["category"]?.text ?? Category.other.rawValue),
      members["measure"]?.text.flatMap(Measure.init) ?? .reps,
      bodyweight: members["bodyweight"]?.flag ?? false)
  }

  /// The declaration as `trackers.json` holds it.
  package var declaration: Value {
    .group([
      Member("name", .text(name)), Member("aliases", .list(aliases.map(Value.text))),
      Member("category", .text(category.rawValue)), Member("measure", .text(measure.rawValue)),
      Member("bodyweight", .flag(isBodyweight)),
    ])
  }
}

extension Kind {
  /// A tracker of the owner's; its name must be fit for a folder.
  package init?(declared members: [Member]) {
    guard let name = members["name"]?.text, Self.isFolderName(name),
      let fields = members["fields"]?.list?.compactMap(\.group), !fields.isEmpty
    else { return nil }
    let own = fields.flatMap(Field.declared)
    guard !own.isEmpty else { return nil }
    self.init(
      name: name, title: "entries",
      words: (members["aliases"]?.list ?? []).compactMap { $0.text?.lowercased() },
      fields: [.time] + own + commonFields, mainField: own.first { !$0.units.isEmpty }?.name,
      dayFigure: members["day"]?.text.flatMap(DayFigure.init) ?? .last,
      target: members["target"]?.number?.double)
  }

  /// Whether a name can be that of a folder: letters, digits and hyphens, so that it never leaves the store.
  package static func isFolderName(_ name: String) -> Bool {
    !name.isEmpty && name.count <= 40 && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      && name.first?.isLetter == true
  }
}

extension Field {
  fileprivate static let declaredTypes = ["number", "choice", "text"]

  /// A declared field, with the member that names its unit where it has several.
  fileprivate static func declared(_ members: [Member]) -> [Field] {
    guard let name = members["name"]?.text, !name.isEmpty else { return [] }
    let words = name == "value" ? [] : [name.lowercased()]
    switch members["type"]?.text {
    case "number":
      let units = (members["units"]?.list ?? []).compactMap { $0.group.flatMap(Unit.init(declared:)) }
      guard !units.isEmpty else { return [] }
      let unitMember = units.count > 1 ? (name == "value" ? "unit" : name + "Unit") : nil
      let field = Field(
        name, .number(units), words: words, isRequired: name == "value", unitMember: unitMember)
      return [field] + (unitMember.map { [Field($0, .choice(units.map { Choice($0.name) }))] } ?? [])
    case "choice":
      let choices = (members["choices"]?.list ?? []).compactMap(\.text).map { Choice($0.lowercased()) }
      return choices.isEmpty ? [] : [Field(name, .choice(choices), words: words)]
    case "text": return [Field(name, .text, words: words)]
    default: return []
    }
  }
}

extension Unit {
  fileprivate init?(declared members: [Member]) {
    let (least, most) = (members["min"]?.number?.double ?? -1e9, members["max"]?.number?.double ?? 1e9)
    guard let name = members["unit"]?.text, least <= most else { return nil }
    self.init(name, factor: members["factor"]?.number?.double ?? 1, allowed: least...most)
  }
}
