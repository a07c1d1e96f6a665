import JSONText
import Migrations

extension Migration {
  /// Schema 2 calls the part of the day `context`, and keeps body fat in the weight that it was measured with.
  ///
  /// From 3 on the part of the day is `moment`, and body fat a kind of its own.
  static let step2to3 = Migration(
    from: 2, to: 3, "moments, and body fat of its own",
    up: { store throws(MigrationError) in
      try store.convert("glucose") { record throws(MigrationError) in
        record.put(try record.value.renaming("context", to: "moment"))
      }
      let environment = store.environment
      try store.convert("weight") { record throws(MigrationError) in
        var weight = Reshaping(try record.members())
        let fat = weight.take("fat")
        record.put(try weight.arranged(in: ["time", "value", "unit"]))
        guard let fat, let time = weight["time"] else { return }
        let id = fatID(of: record.value, in: environment)
        record.put(["time": time, "value": fat, "unit": "%", "id": .string(id)], as: "fat")
      }
    },
    down: { store throws(MigrationError) in
      try store.convert("glucose") { record throws(MigrationError) in
        record.put(try record.value.renaming("moment", to: "context"))
      }
      let environment = store.environment
      var fats: [String: JSONValue] = [:]
      try store.forEach("fat") { record throws(MigrationError) in
        if let id = record.id { fats[id] = record.value["value"] }
      }
      try store.convert("weight") { record throws(MigrationError) in
        var weight = Reshaping(try record.members())
        weight.give("fat", fats.removeValue(forKey: fatID(of: record.value, in: environment)))
        record.put(try weight.arranged(in: ["time", "value", "unit", "fat"]))
      }
      try store.convert("fat") { record throws(MigrationError) in
        if record.id.map({ fats[$0] == nil }) ?? false { return record.fold() }
        record.lose("body fat that was not measured with a weight")
      }
    },
    loses: "body fat that was not measured with a weight",
    sources: ["fat": [MigrationSource("fat"), MigrationSource("weight")]],
    oldFigures: { kind, record, _ in figures(of: record, kind == "weight" ? "fat" : "") },
    newFigures: { kind, record, _ in figures(of: record, kind == "fat" ? "value" : "") })

  /// The same on every machine: made of what tells the weight.
  private static func fatID(of weight: JSONValue, in environment: MigrationEnvironment) -> String {
    environment.id(of: "fat of \(weight["id"]?.string ?? weight["time"]?.string ?? "")")
  }

  private static func figures(of record: JSONValue, _ member: String) -> [MigrationFigure] {
    guard case .number(let spelling)? = record[member], let amount = ExactDecimal(spelling) else { return [] }
    return [MigrationFigure("fat", "%", amount)]
  }
}
