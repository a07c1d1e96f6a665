internal import CivilTime
internal import HealthLog

extension Correction {
  /// The members that a correction of sets changes: those of the last exercise, unless another is named.
  mutating func workout() throws(Stop) -> [Member] {
    var rest = Cursor(line, atoms: try timeless())
    var members = try [moved("start")].compactMap { $0 }
    guard !rest.isAtEnd else { return members }
    var exercises = record["exercises"]?.list ?? []
    let named = Names(catalogue: context.catalogue).exercise(at: rest)
    if let named, let name = rest.nameAlone(named.count) {
      throw .error(.missingSets(behind: name, at: rest.endPlace))
    }
    let place = exercises.lastIndex { named == nil || $0.group?["exercise"]?.text == named?.exercise.name }
    guard let place, var group = exercises[place].group, let exercise = exercise(of: group) else {
      let range = rest.wordRange
      throw .error(
        .expected("an exercise of the workout", found: line.text(range), at: range))
    }
    rest.advance(by: named?.count ?? 0)
    let sets = (group["sets"]?.list ?? []).compactMap(\.group)
    let corrected = try SetCorrection(sets, of: exercise, in: context).read(&rest)
    guard rest.isAtEnd else {
      throw .error(.expected("sets", found: line.text(rest.wordRange), at: rest.wordRange))
    }
    group["sets"] = .list(corrected.sets.map(Value.group))
    exercises[place] = .group(group)
    members.append(Member("exercises", .list(exercises)))
    return members
  }

  /// The exercises without the marks and the effort that the words say, of one exercise where it is named; `nil` where
  /// no set has them.
  mutating func withoutMarks() throws(Stop) -> [Value]? {
    var exercises = record["exercises"]?.list ?? []
    let named = Names(catalogue: context.catalogue).exercise(at: cursor)
    cursor.advance(by: named?.count ?? 0)
    var isFound = false
    for (place, value) in exercises.enumerated() {
      guard var group = value.group, let exercise = exercise(of: group),
        named == nil || named?.exercise.name == exercise.name
      else { continue }
      var rest = cursor
      let sets = (group["sets"]?.list ?? []).compactMap(\.group)
      guard let less = try SetCorrection(sets, of: exercise, in: context).without(&rest), rest.isAtEnd else {
        continue
      }
      group["sets"] = .list(less.map(Value.group))
      exercises[place] = .group(group)
      isFound = true
    }
    return isFound ? exercises : nil
  }

  private func exercise(of group: [Member]) -> Exercise? {
    group["exercise"]?.text.flatMap(context.catalogue.exercise)
  }

  /// The atoms that say nothing of when.
  private mutating func timeless() throws(Stop) -> [Atom] {
    var atoms: [Atom] = []
    while let atom = cursor.next {
      if cursor.isAtGap, try TimeReader.read(&cursor, into: &when, in: context, at: .amongSets) { continue }
      atoms.append(atom)
      cursor.advance()
    }
    return atoms
  }
}

extension Cursor {
  /// The words here, where they are as many atoms as the name of an exercise and nothing stands behind them.
  fileprivate func nameAlone(_ count: Int) -> String? {
    var behind = self
    behind.advance(by: count)
    return behind.isAtEnd ? line.text(place..<endPlace) : nil
  }
}
