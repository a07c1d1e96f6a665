internal import HealthLog

/// One exercise of a line and its sets.
struct ExerciseSets: Equatable, Sendable {
  var exercise: Exercise
  /// Equal numbers belong together.
  var superset: Int?
  var sets: [WorkoutSet]
}

/// Reads the exercises of a line, whose parts tell each other the order of bare numbers and the unit.
struct ExerciseReader {
  let context: EntryContext
  let line: Line
  private(set) var exercises: [ExerciseSets] = []
  private(set) var inferred: Inferences = []
  private var order: PairOrder?
  private var unit: String?
  private var superset = 0
  /// Commas that were decimal points, and those that parted the reps of a list.
  private var decimalCommas: [Range<Int>] = []
  private var listCommas: [Range<Int>] = []

  init(line: Line, in context: EntryContext) { (self.line, self.context) = (line, context) }

  mutating func read(_ tokens: [SetToken]) throws(Stop) {
    for part in ExerciseParts.parts(tokens) { try read(part) }
    if !decimalCommas.isEmpty, !listCommas.isEmpty {
      throw .question(.commas(decimals: decimalCommas, lists: listCommas, in: line))
    }
  }

  private mutating func read(_ part: ExercisePart) throws(Stop) {
    let name = line.text(part.name.range)
    guard case .name(let exercise) = part.name.sort else {
      throw .error(.unknownExercise(name, at: part.name.range, among: context.catalogue))
    }
    guard !part.tokens.isEmpty else {
      throw .error(.missingSets(behind: name, at: part.name.range.upperBound + 1))
    }
    if let question = Question.namesakes(of: exercise, in: part, context.catalogue, line) {
      throw .question(question)
    }
    let sets = try sets(part.tokens, of: exercise)
    if part.isJoined { join() }
    exercises.append(ExerciseSets(exercise: exercise, superset: part.isJoined ? superset : nil, sets: sets))
  }

  /// Puts the next exercise into the superset of the last, or begins one with it.
  private mutating func join() {
    guard let last = exercises.indices.last, exercises[last].superset == nil else { return }
    superset += 1
    exercises[last].superset = superset
  }

  /// The sets that tokens without a name tell of an exercise.
  mutating func sets(_ tokens: [SetToken], of exercise: Exercise) throws(Stop) -> [WorkoutSet] {
    let merged = try DecimalCommas.merged(tokens, of: exercise, in: line)
    var parser = GroupParser(merged.tokens, of: exercise, in: line)
    let groups = try parser.parse()
    let units = LoadUnits(merged.tokens, settings: context.settings, other: unit)
    var resolver = SetResolver(groups, of: exercise, units: units, fixed: order, in: context, line: line)
    let sets = try resolver.sets()
    inferred.formUnion(resolver.inferred)
    decimalCommas += merged.commas
    listCommas += parser.listCommas
    if let fixed = resolver.fixed, fixed.hasWeight { order = order ?? fixed }
    unit = unit ?? units.typedUnit
    return sets
  }
}
