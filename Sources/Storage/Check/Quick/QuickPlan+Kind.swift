internal import HealthLog

extension QuickPlan {
  /// `nil` for a kind that is declared in a way that a quick look cannot follow.
  init?(_ kind: Kind) {
    self.kind = kind
    guard addGroup(kind.fields) != nil else { return nil }
    for name in kind.anchors {
      guard let anchor = place(name, in: 0), members[anchor].tellsTime else { return nil }
      anchors.append(anchor)
    }
    guard addRules() else { return nil }
  }

  /// Adds the members of a group, and the groups in them; its number.
  private mutating func addGroup(_ fields: [Field]) -> Int? {
    let names = fields.map(\.name)
    guard !fields.isEmpty, fields.count < 64, Set(names).count == names.count,
      names.allSatisfy(\.standsForItself)
    else {
      return nil
    }
    let (number, first) = (groups.count, members.count)
    var group = Group(members: first..<first + fields.count)
    for (place, field) in fields.enumerated() where field.isRequired { group.required |= 1 << UInt64(place) }
    groups.append(group)
    self.names.append(Spellings(names))
    memberNames += names
    openings += names.map { BytePattern("\"\($0)\": ") }
    choices += fields.map { Spellings($0.choiceNames) }
    members += fields.map { Member(shape: .text, limits: $0.plainLimits) }
    for (member, field) in zip(group.members, fields) {
      guard fill(member, with: field) else { return nil }
    }
    return addMeasures(fields, to: number) ? number : nil
  }

  private mutating func fill(_ member: Int, with field: Field) -> Bool {
    switch field.shape {
    case .number(_, let isWhole): (members[member].shape, members[member].isWhole) = (.number, isWhole)
    case .choice(let choices):
      guard choices.allSatisfy(\.name.standsForItself) else { return false }
      members[member].shape = .choice
      members[member].words = words.count..<words.count + choices.count
      words += choices.map { BytePattern("\"\($0.name)\"") }
    case .text:
      members[member].shape = field.name == "id" && member < groups[0].members.upperBound ? .id : .text
    case .time: members[member].shape = .time
    case .date: members[member].shape = .date
    case .flag: members[member].shape = .flag
    case .texts: members[member].shape = .texts
    case .numbers: members[member].shape = .numbers
    case .list(let fields):
      guard let group = addGroup(fields) else { return false }
      (members[member].shape, members[member].group) = (.list, group)
    }
    return true
  }

  private mutating func addMeasures(_ fields: [Field], to number: Int) -> Bool {
    let start = measures.count
    for (member, field) in zip(groups[number].members, fields) {
      guard let name = field.unitMember else { continue }
      guard let unit = place(name, in: number), members[unit].shape == .choice,
        let choices = fields.first(where: { $0.name == name })?.choiceNames
      else { return false }
      let limits = add(
        choices.map { name in field.units.first { $0.name == name }.map(Limits.init) ?? .none })
      measures.append(Measure(value: member, unit: unit, limits: limits))
    }
    groups[number].measures = start..<measures.count
    return true
  }

  private mutating func add(_ some: [Limits]) -> Range<Int> {
    limits += some
    return limits.count - some.count..<limits.count
  }

  private func place(_ name: String, in group: Int) -> Int? {
    groups[group].members.first { memberNames[$0] == name }
  }
}

// MARK: Rules

extension QuickPlan {
  /// Follows the rules of the kind; `false` where there are others than are known here.
  private mutating func addRules() -> Bool {
    switch kind.form {
    case .fields:
      if !kind.rules.isEmpty { groups[0].rule = .decoded }
      return true
    case .glucose: return kind.rules.count == 1 && ask(for: ["value", "bound"], in: 0)
    case .imported: return kind.rules.count == 2 && addSensor()
    case .sleep: return kind.rules.count == 3 && addNight()
    case .workout: return kind.rules.count == 3 && addSession()
    case .derived: return false
    }
  }

  /// Asks for one of some members.
  private mutating func ask(for names: [String], in group: Int) -> Bool {
    let places = names.compactMap { place($0, in: group) }
    groups[group].oneOf = places.reduce(0) { $0 | groups[group].bit($1) }
    return places.count == names.count
  }

  private mutating func addSensor() -> Bool {
    guard let time = place("time", in: 0), let every = place("every", in: 0), let unit = place("unit", in: 0),
      let values = place("values", in: 0), members[values].shape == .numbers,
      let choices = kind.field("unit")?.choiceNames
    else { return false }
    groups[0].required |= [time, every, unit, values].reduce(0) { $0 | groups[0].bit($1) }
    let limits = add(choices.map { Limits(SensorHour.possible(in: $0)) })
    groups[0].rule = .sensor(Sensor(time: time, every: every, unit: unit, values: values, limits: limits))
    return true
  }

  private mutating func addNight() -> Bool {
    guard let wake = place("wake", in: 0), let date = place("date", in: 0), let bed = place("bed", in: 0),
      let asleep = place("asleep", in: 0), let out = place("out", in: 0), let awake = place("awake", in: 0),
      let minutes = place("minutes", in: 0)
    else { return false }
    groups[0].rule = .night(
      Night(wake: wake, date: date, bed: bed, asleep: asleep, out: out, awake: awake, minutes: minutes))
    return true
  }

  private mutating func addSession() -> Bool {
    guard let start = place("start", in: 0), let end = place("end", in: 0),
      let exercises = list("exercises", in: 0), let superset = place("superset", in: exercises),
      let sets = list("sets", in: exercises), let weight = place("weight", in: sets),
      let bodyweight = place("bodyweight", in: sets)
    else { return false }
    groups[0].required |= groups[0].bit(start)
    groups[0].rule = .session(start: start, end: end)
    groups[exercises].rule = .exercise(superset: superset)
    groups[sets].rule = .set(weight: weight, bodyweight: bodyweight)
    return ask(for: ["reps", "seconds", "distance"], in: sets)
  }

  /// The group that the list of that name holds.
  private func list(_ name: String, in group: Int) -> Int? {
    guard let member = place(name, in: group), members[member].shape == .list else { return nil }
    return members[member].group
  }
}

extension QuickPlan.Member {
  fileprivate var tellsTime: Bool { shape == .time || shape == .date }
}

extension QuickPlan.Limits {
  fileprivate init(_ range: ClosedRange<Double>) {
    self.init(least: range.lowerBound, most: range.upperBound)
  }

  fileprivate init(_ unit: Unit) { self.init(unit.allowed) }
}

extension Field {
  fileprivate var choiceNames: [String] {
    if case .choice(let choices) = shape { choices.map(\.name) } else { [] }
  }

  /// What it allows where no member names its unit.
  fileprivate var plainLimits: QuickPlan.Limits {
    unitMember == nil ? units.first.map(QuickPlan.Limits.init) ?? .any : .any
  }
}

extension String {
  /// Whether JSON spells it by its own bytes.
  fileprivate var standsForItself: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C } }
}
