internal import CivilTime
internal import JSONText

/// Weights and heights, which schema 1 has in one record with the BMI of them.
///
/// A height of its own time stays what it is on the way back: schema 1 leaves kinds alone that it does not know.
enum BodyStep {
  private static let weight = [
    "time", "value", "unit", "weightLb", "heightCm", "fat", "note", "tags", "source",
  ]
  private static let bmi = ["date", "heightCm", "weightKg", "bmi"]

  static func up(_ store: inout StoreDocuments, _ names: inout ContentNames) throws(MigrationError) {
    let zone = store.zone
    let changes = try heights(ofOld: store).changes()
    try store.convert("bmi", into: "weight") { record throws(MigrationError) in
      var shape = Reshaping(try record.members())
      let time = try shape.raiseTime("date", to: "time", in: zone) { record.remark($0) }
      let kilograms = try number("weightKg", of: &shape)
      let height = try takeHeight(&shape, &record)
      compare(shape.take("bmi"), kilograms, height, &record)
      raise(kilograms, &shape)
      if try !shape.keepsID() { shape.give("id", .string(names.name("bmi", record.value))) }
      let value = try shape.arranged(in: weight)
      record.put(value, as: "weight", at: time.time)
      guard let height, changes.contains(record.index), let id = value["id"]?.string else { return }
      let own: JSONValue = [
        "time": .string(time.text), "value": height, "unit": "cm", "id": .string(names.heightName(of: id)),
      ]
      record.put(own, as: "height", at: time.time)
    }
  }

  private static func number(
    _ name: String, of shape: inout Reshaping
  ) throws(MigrationError) -> JSONValue {
    let value = shape.take(name)
    guard let value, value.number != nil else {
      throw MigrationError(.expected("a number in '\(name)'", found: value?.shown ?? "none"))
    }
    return value
  }

  /// The height of a record; one of 0, which says that it is not known, stays where it is.
  private static func takeHeight(
    _ shape: inout Reshaping, _ record: inout Conversion
  ) throws(MigrationError) -> JSONValue? {
    switch shape["heightCm"] {
    case nil: return nil
    case .null?:
      _ = shape.take("heightCm")
      return nil
    case let height? where isHeight(height): return try number("heightCm", of: &shape)
    case .number(let spelling)?:
      record.remark("a height of \(spelling) cm stays as 'heightCm'")
      return nil
    case .some: return try number("heightCm", of: &shape)
    }
  }

  private static func isHeight(_ value: JSONValue?) -> Bool { value?.decimal.map { $0.digits > 0 } ?? false }

  private static func raise(_ kilograms: JSONValue, _ shape: inout Reshaping) {
    let pounds = Pounds.entered(shape["weightLb"], for: kilograms)
    if pounds != nil { _ = shape.take("weightLb") }
    shape.give("value", pounds ?? kilograms)
    shape.give("unit", pounds == nil ? "kg" : "lb")
  }

  /// A stored BMI is dropped, since it is computed; one that does not fit says that something is wrong.
  private static func compare(
    _ stored: JSONValue?, _ kilograms: JSONValue, _ height: JSONValue?, _ record: inout Conversion
  ) {
    guard let stored = stored?.number, let kilograms = kilograms.number, let height = height?.number,
      case let computed = index(kilograms, height), abs(stored - computed) > 0.05 + 1e-9
    else { return }
    record.remark(
      "the BMI of \(stored) does not fit \(kilograms) kg and \(height) cm, which make \(rounded(computed))")
  }
}

// MARK: The way back

extension BodyStep {
  static func down(_ store: inout StoreDocuments, _ names: inout ContentNames) throws(MigrationError) {
    let heights = try heights(ofNew: store, names)
    let (holding, companions) = (heights.holding(), heights.companions())
    let zone = store.zone
    var left: Set<Int> = []
    try store.convert("weight", into: "bmi") { record throws(MigrationError) in
      var shape = Reshaping(try record.members())
      guard let kilograms = lower(&shape) else {
        left.insert(record.index)
        record.leaveUnseen("in a unit of its own")
        record.put(record.value)
        return
      }
      let height = shape.take("heightCm") ?? holding[record.index]
      let time = try shape.lowerTime("time", to: "date", in: zone)
      shape.give("heightCm", height)
      shape.give("weightKg", kilograms)
      shape.give("bmi", height.flatMap { index(of: kilograms, $0) })
      shape.leaveUnseen(["weightLb", "fat", "note", "tags", "source"], in: &record)
      record.put(Reshaping.withoutName(try shape.arranged(in: bmi), "bmi", &names), as: "bmi", at: time.time)
    }
    try store.convert("height") { record throws(MigrationError) in
      if let weight = companions[record.index], !left.contains(weight) { return record.fold() }
      record.leaveUnseen("of its own time")
      record.put(record.value)
    }
  }

  /// The kilograms of a weight, and the pounds beside them where those were entered; `nil` for any other unit.
  private static func lower(_ shape: inout Reshaping) -> JSONValue? {
    switch (shape["unit"], shape["value"]) {
    case ("kg"?, let value?) where value.number != nil:
      _ = (shape.take("unit"), shape.take("value"))
      return value
    case ("lb"?, let value?):
      guard let kilograms = Pounds.kilograms(value) else { return nil }
      _ = (shape.take("unit"), shape.take("value"))
      shape.give("weightLb", value)
      return kilograms
    case (_, _): return nil
    }
  }

  private static func index(of kilograms: JSONValue, _ height: JSONValue) -> JSONValue? {
    guard let kilograms = kilograms.number, let height = height.number, height > 0 else { return nil }
    return .number(rounded(index(kilograms, height)))
  }

  /// Kilograms by the square of metres.
  private static func index(_ kilograms: Double, _ centimetres: Double) -> Double {
    kilograms / ((centimetres / 100) * (centimetres / 100))
  }

  /// To three decimals, as schema 1 has it.
  private static func rounded(_ index: Double) -> String {
    "\(ExactDecimal(Int128((index * 1000).rounded()), scale: 3))"
  }
}

// MARK: Which height holds when

extension BodyStep {
  private static func heights(ofOld store: StoreDocuments) throws(MigrationError) -> Heights {
    var heights = Heights()
    let zone = store.zone
    let add: (Conversion) throws(MigrationError) -> Void = { record throws(MigrationError) in
      heights.add(record, "time", centimetres: centimetres(of: record.value), .height, zone)
    }
    try store.forEach("height", add)
    try store.forEachSettled("height", add)
    try store.forEach("bmi") { record throws(MigrationError) in
      let own = record.value["heightCm"]
      heights.add(record, "date", centimetres: isHeight(own) ? own : nil, .weight, zone)
    }
    return heights
  }

  private static func heights(
    ofNew store: StoreDocuments, _ names: ContentNames
  ) throws(MigrationError) -> Heights {
    var heights = Heights()
    var weights: [String: (index: Int, time: JSONValue?)] = [:]
    let zone = store.zone
    try store.forEach("weight") { record throws(MigrationError) in
      heights.add(record, "time", centimetres: nil, .weight, zone)
      if let id = record.id { weights[names.heightName(of: id)] = (record.index, record.value["time"]) }
    }
    try store.forEach("height") { record throws(MigrationError) in
      let weight = record.id.flatMap { weights[$0] }.flatMap {
        $0.time == record.value["time"] ? $0.index : nil
      }
      let isPlain = record.value["unit"] == "cm" && record.value.members?.count == 4
      let use = weight.flatMap { isPlain ? Heights.Use.companion(weight: $0) : nil } ?? .height
      heights.add(record, "time", centimetres: centimetres(of: record.value), use, zone)
    }
    return heights
  }

  /// What one of each unit is in centimetres; exact.
  private static let units = [
    "cm": ExactDecimal(1), "in": ExactDecimal(254, scale: 2), "m": ExactDecimal(100),
  ]

  private static func centimetres(of height: JSONValue) -> JSONValue? {
    guard let unit = height["unit"]?.string, let factor = units[unit], let value = height["value"],
      isHeight(value), let number = value.decimal
    else { return nil }
    return unit == "cm" ? value : number.multiplied(by: factor).map { .number("\($0)") }
  }
}

extension Heights {
  fileprivate mutating func add(
    _ record: Conversion, _ time: String, centimetres: JSONValue?, _ use: Use, _ zone: Zone
  ) {
    guard let text = record.value[time]?.string, let moment = Moment(text, in: zone) else { return }
    add(Entry(seconds: moment.instant.seconds, index: record.index, centimetres: centimetres, use: use))
  }
}
