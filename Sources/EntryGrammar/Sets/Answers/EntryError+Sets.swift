internal import HealthLog

extension EntryError {
  private static let setsExample = "bench 3x8 80kg"

  static func expectedSets(found: String, at range: Range<Int>) -> EntryError {
    .expected("sets, such as '3x8 80kg'", found: found, at: range)
  }

  static func missingSets(behind name: String, at place: Int) -> EntryError {
    .missing("sets behind '\(name)', such as '8x80kg'", at: place, example: setsExample)
  }

  static func unknownExercise(_ name: String, at range: Range<Int>, among catalogue: Catalogue) -> EntryError
  {
    let names = catalogue.exercises.flatMap(\.words).map { $0.lowercased().filter { $0 != "-" } }
    var error = EntryError.expected(
      "an exercise", found: name, at: range, suggestion: Nearest.word(to: name, among: names),
      example: setsExample)
    error.unknownExercise = name
    return error
  }

  static func missingReps(behind load: TypedLoad, in line: Line) -> EntryError {
    .missing(
      "reps for the weight '\(line.text(load.range))'", at: load.range.upperBound + 1, example: setsExample)
  }

  static func secondLoad(_ load: TypedLoad, in line: Line) -> EntryError {
    EntryError("these sets have a weight; '\(line.text(load.range))' would be a second", at: load.range)
  }

  static func secondLoad(_ load: TypedLoad, beside first: TypedLoad, in line: Line) -> EntryError {
    EntryError(
      "expected reps between the weights '\(line.text(first.range))' and '\(line.text(load.range))'",
      at: load.range)
  }

  static func missingDrop(at mark: Range<Int>, in line: Line) -> EntryError {
    .missing(
      "the next part of the drop set behind '\(line.text(mark))'", at: mark.upperBound + 1,
      example: "curl 20x10 > 15x8")
  }

  static func missingDropLoad(of group: SetGroup, in line: Line) -> EntryError {
    .missing(
      "the weight of the drop behind '\(line.text(group.range))'", at: group.range.upperBound + 1,
      example: "curl 20x10 > 15x8")
  }

  static func openWithoutReps(at range: Range<Int>, in line: Line) -> EntryError {
    .expected(
      "the reps that were done, such as '8+'", found: line.text(range), at: range, example: "bench 80x8+")
  }

  static func tooManyFactors(found: String, at range: Range<Int>) -> EntryError {
    .expected("at most sets, reps and weight", found: found, at: range, example: setsExample)
  }

  static func expectedDuration(found: String, at range: Range<Int>) -> EntryError {
    .expected("a duration, such as '25:10' or '1h5m'", found: found, at: range)
  }

  static func expectedReps(found: String, at range: Range<Int>) -> EntryError {
    .expected("whole reps up to 1000", found: found, at: range)
  }

  static func expectedSetCount(found: String, at range: Range<Int>) -> EntryError {
    .expected("from 1 to \(SetLimits.sets) sets", found: found, at: range)
  }

  static func expectedLoad(
    upTo limit: Double, _ unit: String, found: String, at range: Range<Int>
  ) -> EntryError {
    .expected("a weight up to \(Int(limit)) \(unit)", found: found, at: range)
  }

  static func negativeLoad(_ load: TypedLoad, in line: Line) -> EntryError {
    let found = line.text(load.range)
    return .expected("a weight of 0 or more", found: found, at: load.range)
  }

  static func otherUnit(_ unit: String, found: String, at range: Range<Int>) -> EntryError {
    .expected("\(unit), as the last weight", found: found, at: range)
  }

  static func expectedDistance(in unit: Unit, found: String, at range: Range<Int>) -> EntryError {
    .expected(
      "a distance above 0 and up to \(Int(unit.allowed.upperBound)) \(unit.name)", found: found, at: range)
  }

  static func secondQuantity(_ range: Range<Int>, in line: Line) -> EntryError {
    EntryError("these sets have one already; '\(line.text(range))' would be a second", at: range)
  }

  static func paceWithoutDistance(at range: Range<Int>) -> EntryError {
    EntryError("expected a distance for the pace", at: range, example: "run 5km @ 5:02/km")
  }

  static func expectedPace(found: String, at range: Range<Int>) -> EntryError {
    .expected("a pace, such as '5:02/km'", found: found, at: range)
  }

  static func paceAgainstTime(_ pace: Pace, in line: Line) -> EntryError {
    EntryError("the pace '\(line.text(pace.range))' does not fit the time and the distance", at: pace.range)
  }

  static func count(of numbers: Int, sets: Int, at range: Range<Int>) -> EntryError {
    EntryError(
      "expected one number for all sets or one a set, found \(numbers) for \(sets) \(sets == 1 ? "set" : "sets")",
      at: range)
  }

  static func twoSorts(_ own: WorkoutSet.Sort, _ said: WorkoutSet.Sort, at range: Range<Int>) -> EntryError {
    let remedy = said == .failure ? "; 'rir 0' says that nothing was left" : ""
    return EntryError("a set is either '\(own.rawValue)' or '\(said.rawValue)'\(remedy)", at: range)
  }
}
