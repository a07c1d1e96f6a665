package import CivilTime

extension Kind {
  /// What is wrong with `record` by this declaration, in the order of its fields and then of its rules.
  ///
  /// Members that no field names are the owner's own and no fault. `zone` holds for times without an offset.
  package func faults(in record: Record, zone: Zone) -> [RecordFault] {
    var check = FieldCheck(zone: zone)
    check.group(record.members, fields.map { $0.named(by: self) }, at: [])
    check.strayUnit(record, of: self)
    return check.faults + rules.flatMap { $0(record, zone) }
  }
}

extension Field {
  /// A field with what a message calls it: a value has the name of its kind.
  struct Named {
    var field: Field
    var title: String
  }

  func named(by kind: Kind) -> Named { Named(field: self, title: name == "value" ? kind.name : name) }
}

extension [Field.Named] {
  /// The units of the number whose unit is in the member `name`.
  fileprivate func units(namedBy name: String) -> [Unit] {
    first { $0.field.unitMember == name }?.field.units ?? []
  }
}

/// Compares members with the fields that declare them, and gathers what differs.
struct FieldCheck {
  let zone: Zone
  private(set) var faults: [RecordFault] = []

  init(zone: Zone) { self.zone = zone }

  mutating func group(_ members: [Member], _ fields: [Field.Named], at path: [String]) {
    for named in fields {
      let path = path + [named.field.name]
      guard let value = members[named.field.name] else {
        if named.field.isRequired { missing(named.field, at: path) }
        continue
      }
      if case .number(let units, let isWhole) = named.field.shape {
        number(value, named, units, isWhole: isWhole, in: members, at: path)
      } else {
        self.value(value, named.field, units: fields.units(namedBy: named.field.name), at: path)
      }
    }
    for named in fields { missingUnit(named.field, members, fields, at: path) }
  }

  /// A unit written beside a number that has only one counts for nothing, so a wrong one must not pass unseen.
  mutating func strayUnit(_ record: Record, of kind: Kind) {
    guard let unit = kind.units.first, kind.units.count == 1, kind.field("unit") == nil,
      let text = record.text("unit"), text != unit.name
    else { return }
    add("unit", ["unit"], "expected no unit but '\(unit.name)', found \(quoted(text))", severity: .warning)
  }

  private mutating func add(
    _ code: String, _ path: [String], _ message: String, remedy: String? = nil,
    severity: RecordFault.Severity = .fault
  ) {
    faults.append(RecordFault(code: code, severity: severity, path: path, message: message, remedy: remedy))
  }
}

// MARK: What is not there

extension FieldCheck {
  private mutating func missing(_ field: Field, at path: [String]) {
    add("missing", path, "expected a member '\(field.name)', \(field.shape.expectation)")
  }

  /// A number that could be in several units says nothing without one.
  private mutating func missingUnit(
    _ field: Field, _ members: [Member], _ fields: [Field.Named], at path: [String]
  ) {
    guard let name = field.unitMember, members[field.name] != nil, members[name] == nil,
      let unit = fields.first(where: { $0.field.name == name })?.field, !unit.isRequired
    else { return }
    missing(unit, at: path + [name])
  }
}

// MARK: Numbers

extension FieldCheck {
  private mutating func number(
    _ value: Value, _ named: Field.Named, _ units: [Unit], isWhole: Bool, in members: [Member],
    at path: [String]
  ) {
    guard let number = value.number else {
      wrongNumber(value, named.title, at: path)
      return
    }
    guard let unit = named.field.unit(in: members) else { return }
    if !unit.allows(number) {
      let other = units.first { $0.name != unit.name && $0.allows(number) }
      add(
        "range", path, "expected \(named.title) \(unit.expectation), found \(number)",
        remedy: other.map { "write the unit '\($0.name)'" })
    } else if isWhole, !number.isWhole {
      add("whole", path, "expected \(named.title) to be a whole number, found \(number)")
    }
  }

  private mutating func wrongNumber(_ value: Value, _ title: String, at path: [String]) {
    if case .longNumber = value {
      add("digits", path, "expected \(title) in at most 18 digits, found \(value.found)")
      return
    }
    let isQuoted = value.text.flatMap { Number($0) } != nil
    add(
      "type", path, "expected \(title) to be a number, found \(value.found)",
      remedy: isQuoted ? "take away the quote marks" : nil)
  }
}

// MARK: All other shapes

extension FieldCheck {
  /// `units` are those of the number whose unit the member names, if it names one.
  private mutating func value(_ value: Value, _ field: Field, units: [Unit], at path: [String]) {
    switch (field.shape, value) {
    case (.choice(let choices), .text(let text)): choice(text, choices, field, units, at: path)
    case (.time, .text(let text)): time(text, field, at: path)
    case (.date, .text(let text)):
      if CivilDate(text) == nil { mismatch("date", value, field, at: path) }
    case (.text, .text), (.flag, .flag): break
    case (.texts, .list(let elements)):
      each(elements, at: path) {
        $0.text == nil ? "expected \(field.name) to hold texts, found \($0.found)" : nil
      }
    case (.numbers, .list(let elements)):
      each(elements, at: path) {
        $0.number == nil && $0 != .null ? "expected \(field.name) to hold numbers, found \($0.found)" : nil
      }
    case (.list(let fields), .list(let elements)): list(elements, fields, of: field, at: path)
    default: mismatch("type", value, field, at: path)
    }
  }

  private mutating func mismatch(
    _ code: String, _ value: Value, _ field: Field, at path: [String], remedy: String? = nil
  ) {
    add(
      code, path, "expected \(field.name) to be \(field.shape.expectation), found \(value.found)",
      remedy: remedy)
  }

  private mutating func each(_ elements: [Value], at path: [String], _ fault: (Value) -> String?) {
    for (place, element) in elements.enumerated() {
      if let message = fault(element) { add("type", path + ["\(place)"], message) }
    }
  }

  private mutating func list(_ elements: [Value], _ fields: [Field], of field: Field, at path: [String]) {
    each(elements, at: path) {
      $0.group == nil ? "expected \(field.name) to hold groups of members, found \($0.found)" : nil
    }
    let fields = fields.map { Field.Named(field: $0, title: $0.name) }
    for (place, element) in elements.enumerated() {
      if let members = element.group { group(members, fields, at: path + ["\(place)"]) }
    }
  }

  private mutating func choice(
    _ text: String, _ choices: [Field.Choice], _ field: Field, _ units: [Unit], at path: [String]
  ) {
    guard !choices.contains(where: { $0.name == text }) else { return }
    let spelling = text.lowercased()
    let meant =
      choices.first { $0.spellings.contains { $0.lowercased() == spelling } }?.name
      ?? units.first { $0.spellings.contains(spelling) }?.name
      ?? Nearest.word(to: text, among: choices.map(\.name))
    mismatch(
      units.isEmpty ? "choice" : "unit", .text(text), field, at: path, remedy: meant.map { "write '\($0)'" })
  }
}

// MARK: Times

extension FieldCheck {
  private mutating func time(_ text: String, _ field: Field, at path: [String]) {
    guard let time = SpelledTime(text) else {
      mismatch("time", .text(text), field, at: path)
      return
    }
    guard time.offset == nil else { return }
    switch zone.resolve(time.local) {
    case .once: break
    case .skipped:
      add(
        "clock", path, "expected \(field.name) to be a time that the clocks show, found \(quoted(text))",
        severity: .warning)
    case .twice(let first, let second):
      let offsets = alternatives([first, second].map { String("\($0)".suffix(6)) })
      add(
        "clock", path,
        "expected \(field.name) with its offset, \(offsets), since the clocks show \(quoted(text)) twice",
        severity: .warning)
    }
  }
}
