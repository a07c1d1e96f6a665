internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import Storage

/// A line that begins with no command: an entry, or a question by a noun or a range alone.
enum Telling {
  static func run(_ session: inout Session, _ invocation: Invocation) throws(Failure) -> Reply {
    if invocation.isOfArguments, let word = Options.unknown(in: invocation.words) {
      throw .usage(
        "expected an option, found '\(word.text)'; a note stands behind '--' or the word 'note'",
        at: word.range, suggestion: Nearest.word(to: word.text, among: Options.names))
    }
    if let query = try question(session, invocation) {
      return try query.filters.isEmpty ? session.summary(query) : session.list(query)
    }
    if let day = try session.dayOfLine(invocation) { return session.date(with: day) }
    do throws(Failure) { return try session.add(invocation) } catch {
      if let reply = session.offer(toAddExerciseOf: error, invocation) { return reply }
      throw withCommands(error, invocation)
    }
  }

  /// Makes sure that a line is understood, as far as that does not depend on records; nothing is done.
  static func understand(_ session: inout Session, _ invocation: Invocation) throws(Failure) {
    if try question(session, invocation) != nil { return }
    if let day = try session.dayOfLine(invocation) {
      session.day = day
      return
    }
    let line = session.entryLine(invocation)
    do throws(EntryError) {
      _ = try EntryReader.read(line, in: session.contextForEntry())
    } catch {
      throw withCommands(.entry(error, in: line), invocation)
    }
  }

  /// The question that the words are when nothing is told: all of them a noun and a range.
  ///
  /// A number behind a noun is a value if the kind can hold it; only where no entry can be read is it a range. A month
  /// such as `2026-10`, and weeks behind an exercise, are what they look like: no night from 20:26, no warm-up.
  private static func question(_ session: Session, _ invocation: Invocation) throws(Failure) -> Query? {
    let query = Query.whole(
      invocation.words, catalogue: session.catalogue, today: session.today(), end: invocation.end)
    guard let query else { return nil }
    guard let noun = query.noun, query.range != nil || !query.filters.isEmpty else { return query }
    if query.filters.isEmpty, let word = invocation.words.last, isRange(word.text, of: noun, session.today())
    {
      return query
    }
    if query.filters.contains(where: { $0.asksOnly(of: noun) }) { return query }
    do throws(EntryError) {
      _ = try EntryReader.read(session.entryLine(invocation), in: session.contextForEntry())
      return nil
    } catch {
      return query
    }
  }

  private static func isRange(_ word: String, of noun: Noun, _ today: CivilDate) -> Bool {
    switch noun {
    case .kind: CivilDate(month: word).map { 1900...today.year ~= $0.year } ?? false
    case .exercise: word.lowercased().last == "w" && word.dropLast().allSatisfy(\.isNumber)
    }
  }

  /// An unknown first word may be meant for a command as well.
  private static func withCommands(_ failure: Failure, _ invocation: Invocation) -> Failure {
    guard case .entry(var error, let line) = failure.kind, let first = invocation.words.first,
      error.range.lowerBound <= first.range.lowerBound, error.range.upperBound > first.range.lowerBound,
      let command = Nearest.word(to: first.text, among: CommandTable.standard.words)
    else { return failure }
    let both = [command, error.suggestion].compactMap { $0 }
    error.suggestion = Nearest.word(to: first.text, among: both) ?? command
    return .entry(error, in: line)
  }
}
