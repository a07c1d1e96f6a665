package import CivilTime

extension Kind {
  /// What a record lacks that would stand for it, in words; `nil` where nothing does: `no value`, `no systolic`.
  ///
  /// A hand can write such a record, and `check` names it; a list must not show it as a blank.
  package func lack(of record: Record, in zone: Zone) -> String? {
    let main = mainField ?? fields.first { $0.isRequired && !anchors.contains($0.name) }?.name
    switch form {
    case .fields, .glucose:
      guard let main, record[main] == nil else { break }
      let isMissing = faults(in: record, zone: zone).contains { $0.code == "missing" && $0.path == [main] }
      return isMissing ? "no \(main)" : nil
    case .sleep, .workout, .imported, .derived: break
    }
    return text(of: record, in: zone).isEmpty ? "no value that can be read" : nil
  }
}
