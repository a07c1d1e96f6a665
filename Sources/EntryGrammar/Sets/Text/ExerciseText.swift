internal import HealthLog

// text  = exercise *((", " / " with ") exercise)
// exercise = name " " run *((", " / " then ") run)

/// Exercises retyped so that they read again as the same sets, in words that are safe in a shell.
struct ExerciseText {
  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  /// The exercises of a workout, as its member `exercises` lists them.
  func text(of exercises: [Value]) -> String {
    var (text, superset): (String, Number?) = ("", nil)
    for exercise in exercises.compactMap(\.group) {
      let number = exercise["superset"]?.number
      let divider = number != nil && number == superset ? " with " : ", "
      superset = number
      text += (text.isEmpty ? "" : divider) + self.text(of: exercise)
    }
    return text
  }

  private func text(of group: [Member]) -> String {
    let name = group["exercise"]?.text ?? ""
    let sets = (group["sets"]?.list ?? []).compactMap(\.group).map(WorkoutSet.init)
    return [name, text(of: sets, name: name)].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The sets of one exercise; of one that is not known as of one with a weight.
  func text(of sets: [WorkoutSet], name: String) -> String {
    let exercise = catalogue.exercise(name) ?? Exercise(name, [], .fullBody)
    let runs = SetRun.runs(of: sets)
    let isLoaded = sets.contains { SetLoadText.text(of: $0, exercise, isLoaded: false) != nil }
    var text = ""
    for (place, run) in runs.enumerated() {
      let before = place > 0 ? runs[place - 1] : nil
      let divider = run.first.sort == .drop ? " then " : ", "
      let words = run.text(of: exercise, isLoaded: isLoaded, behind: before)
      text += (place > 0 || run.first.sort == .drop ? divider : "") + words
    }
    return text.first == " " ? String(text.dropFirst()) : text
  }
}
