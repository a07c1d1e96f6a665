internal import EntryGrammar
internal import HealthLog
internal import Storage

extension Session {
  /// Refuses a number whose unit was presumed while the settings, which may say another, cannot be used.
  ///
  /// The fault of `vitals.json` is the reason, with the entry as it can be typed beside the way out of the fault.
  mutating func refusePresumedUnits(of readings: [Reading]) throws(Failure) {
    guard let reading = readings.first(where: isOfPresumedUnit) else { return }
    let found = try withStore { store throws(StorageError) in store.fault(of: .settings) }
    guard var fault = found else { return }
    let typed = "or type the unit: \(withUnits(reading.record))"
    fault.remedy = fault.remedy.map { "\($0), \(typed)" } ?? "mend \(fault.path), \(typed)"
    throw .store(StorageError(.document(fault)))
  }

  /// Whether the owner can have said by a setting what a bare number of this kind is: more than one unit can hold it.
  private func isOfPresumedUnit(_ reading: Reading) -> Bool {
    guard reading.inferred.contains(.unit), let kind = catalogue.kind(reading.record.kind) else {
      return false
    }
    if kind.name == Kind.workout.name { return true }
    let number = kind.mainField.flatMap { reading.record[$0]?.number }
    return kind.units.count { unit in number.map(unit.allows) ?? true } > 1
  }

  /// The number with each unit that it can have: `'weight 181 kg' or 'weight 181 lb'`.
  private func withUnits(_ record: Record) -> String {
    guard let kind = catalogue.kind(record.kind), let field = kind.mainField,
      let number = record[field]?.number
    else { return "'80kg', '180lb' or '5km'" }
    return kind.units.filter { $0.allows(number) }.map { "'\(kind.name) \(number) \($0.name)'" }
      .joined(separator: " or ")
  }
}
