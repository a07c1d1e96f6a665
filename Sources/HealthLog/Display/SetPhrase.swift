/// A set in words as it was typed: `80 kg × 8`, `bw+20 kg × 5`, `60 s`, `5 km in 25:10`.
package struct SetPhrase: Equatable, Sendable {
  /// What was done: `8`, `10/side`, `60 s`.
  var amount: String
  /// Whether `amount` is a bare number of repetitions.
  var isReps: Bool
  /// What it was done with: `80 kg`, `2×20 kg`, `bw`.
  var load: String?
  /// What else is known of it: `@8`, `(warm-up)`.
  var remarks: [String]

  package init(_ members: [Member]) {
    load = Self.load(members)
    remarks = Self.remarks(members)
    let reps = Self.reps(members)
    let endurance = [
      Self.distance(members), members["seconds"]?.number.map { Shown.seconds($0.double) },
    ].compactMap { $0 }.joined(separator: " in ")
    isReps = reps != nil && endurance.isEmpty
    amount = [reps, endurance.isEmpty ? nil : endurance].compactMap { $0 }.joined(separator: " in ")
  }

  package var text: String {
    let what = load.map { amount.isEmpty ? $0 : "\($0) × \(amount)" } ?? (isReps ? "\(amount) reps" : amount)
    return ([what] + remarks).joined(separator: " ")
  }

  private static func load(_ members: [Member]) -> String? {
    let isBodyweight = members["bodyweight"]?.flag == true
    guard let weight = members["weight"]?.number else { return isBodyweight ? "bw" : nil }
    let text = members["unit"]?.text.map { "\(weight) \($0)" } ?? "\(weight)"
    if isBodyweight { return weight == 0 ? "bw" : weight < 0 ? "bw\(text)" : "bw+\(text)" }
    return members["perHand"]?.flag == true ? "2×\(text)" : text
  }

  private static func reps(_ members: [Member]) -> String? {
    members["reps"]?.number.map { reps in
      "\(reps)" + (members["amrap"]?.flag == true ? "+" : "")
        + (members["perSide"]?.flag == true ? "/side" : "")
    }
  }

  private static func distance(_ members: [Member]) -> String? {
    members["distance"]?.number.map { distance in
      members["distanceUnit"]?.text.map { "\(distance) \($0)" } ?? "\(distance)"
    }
  }

  private static func remarks(_ members: [Member]) -> [String] {
    var remarks: [String] = []
    if let rpe = members["rpe"]?.number { remarks.append("@\(rpe)") }
    if let rir = members["rir"]?.number { remarks.append("rir \(rir)") }
    switch members["type"]?.text.flatMap(TrainingSet.Sort.init) {
    case .warmup: remarks.append("(warm-up)")
    case .drop: remarks.append("(drop)")
    case .failure: remarks.append("(to failure)")
    case .failed: remarks.append("(failed)")
    case nil: break
    }
    if members["done"]?.flag == false { remarks.append("(planned)") }
    return remarks
  }
}

extension SetPhrase {
  /// Sets in words, those alike told once: `60 kg × 10 (warm-up), 3 × 8 at 80 kg`, `8/8/7 at 80 kg`.
  package static func text(_ sets: [[Member]]) -> String {
    var groups: [[SetPhrase]] = []
    for phrase in sets.map(SetPhrase.init) {
      if let last = groups.last?.last, last.joins(phrase) {
        groups[groups.count - 1].append(phrase)
      } else {
        groups.append([phrase])
      }
    }
    return groups.map(text(alike:)).joined(separator: ", ")
  }

  /// Whether both differ in nothing but how much was done.
  private func joins(_ other: SetPhrase) -> Bool {
    load == other.load && remarks == other.remarks && isReps == other.isReps
  }

  private static func text(alike group: [SetPhrase]) -> String {
    guard let first = group.first, group.count > 1 else { return group.first?.text ?? "" }
    let isSame = group.allSatisfy { $0.amount == first.amount }
    let amounts = isSame ? "\(group.count) × \(first.amount)" : group.map(\.amount).joined(separator: "/")
    let what = first.load.map { "\(amounts) at \($0)" } ?? amounts
    return ([what] + first.remarks).joined(separator: " ")
  }
}
