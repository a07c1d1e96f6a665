internal import CivilTime
internal import HealthLog

// start = intake / kind-word [":" / "=" / "is" / "was"] / exercise / sleep-clause / number / glucose-context

/// Finds what kind of entry begins at a place of the line.
struct Dispatch: Sendable {
  /// An entry that begins, with what its words said of when.
  struct Start: Sendable {
    var draft: any Draft
    var when = When()
    /// A number or a context began it, so that its noun may stand behind.
    var mayHaveNounBehind = false
  }

  let context: EntryContext
  let names: Names

  init(_ context: EntryContext) {
    self.context = context
    names = Names(catalogue: context.catalogue)
  }

  /// The entry that begins here, or `nil` when none does.
  ///
  /// A word of the kind is read; a number, a context and the words of sets are left to the entry.
  func start(_ cursor: inout Cursor, isFirst: Bool) throws(Stop) -> Start? {
    guard cursor.isAtGap else { return nil }
    if let start = try startingWithVerb(&cursor) { return start }
    let kind = names.kind(at: cursor)
    let exercise = names.exercise(at: cursor)
    if let exercise, exercise.count > kind?.count ?? 0 {
      return try sets(&cursor, name: cursor.position..<cursor.position + exercise.count)
    }
    if let kind { return try start(of: kind.kind, &cursor, count: kind.count) }
    if isSleepClause(cursor), let sleep = kinds(.sleep).first { return Start(draft: SleepDraft(sleep)) }
    if let start = try startingWithContext(cursor, isFirst: isFirst) { return start }
    if let start = try startingWithNumber(&cursor, isFirst: isFirst) { return start }
    return try unknownExercise(&cursor, isFirst: isFirst)
  }

  func kinds(_ form: Kind.Form) -> [Kind] { context.catalogue.kinds.filter { $0.form == form } }

  private func start(of kind: Kind, _ cursor: inout Cursor, count: Int) throws(Stop) -> Start? {
    let start = cursor.position
    cursor.advance(by: count)
    let noun = cursor.range(from: start)
    if cursor.take(mark: ":", "=") == nil { _ = cursor.take(word: "is", "was") }
    switch kind.form {
    case .fields: return Start(draft: FieldsDraft(kind))
    case .glucose: return Start(draft: GlucoseDraft(kind))
    case .sleep:
      var draft = SleepDraft(kind)
      draft.noun = noun
      draft.isNap = cursor.text(noun).lowercased().hasPrefix("nap")
      return Start(draft: draft)
    case .workout:
      guard let start = try self.start(&cursor, isFirst: true), start.draft.kind.form == .workout else {
        throw .error(.missing("an exercise with its sets", at: cursor.place, example: kind.examples.first))
      }
      return start
    case .imported, .derived: throw .error(.neverTyped(kind, found: cursor.text(noun), at: noun))
    }
  }

  // MARK: Without a noun

  private func isSleepClause(_ cursor: Cursor) -> Bool {
    cursor.longest(of: SleepDraft.beginnings) != nil
  }

  /// `fasting 112`, `2h after lunch 140`; behind another entry only with the number, which is what makes it one.
  private func startingWithContext(_ cursor: Cursor, isFirst: Bool) throws(Stop) -> Start? {
    for kind in kinds(.glucose) {
      var (ahead, draft) = (cursor, GlucoseDraft(kind))
      guard cursor.isContextStart, try draft.readContext(&ahead), isFirst || ahead.isNumberStart() else {
        continue
      }
      return Start(draft: GlucoseDraft(kind), mayHaveNounBehind: true)
    }
    return nil
  }
}

extension Cursor {
  /// Whether a context can begin here: a length, or a word that only a context has.
  fileprivate var isContextStart: Bool {
    var ahead = self
    _ = ahead.length()
    return ahead.isAt(anyWord: Meal.before + Meal.after + ["fasting", "fasted", "bedtime", "at"])
  }
}

extension EntryError {
  static func neverTyped(_ kind: Kind, found: String, at range: Range<Int>) -> EntryError {
    .expected(
      kind.form == .derived
        ? "a kind that is measured" : "a kind that is typed",
      found: found, at: range, example: kind.form == .derived ? kind.examples.last : nil)
  }
}
