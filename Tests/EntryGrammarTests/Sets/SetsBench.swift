import CivilTime
import HealthLog
import Testing

@testable import EntryGrammar

/// What sets are read against in tests: a last bench press of 8 x 80 kg, and the owner's settings.
struct SetsBench: Sendable {
  var settings: [Member] = []
  var last: [String: [Member]] = ["Bench Press": Self.set(reps: 8, weight: 80, unit: "kg")]
  var best: [String: Double] = ["Bench Press": 80]
  var exercises = Exercise.standard

  static func set(reps: Int, weight: Number?, unit: String?) -> [Member] {
    [Member("reps", .number(Number(reps)))] + (weight.map { [Member("weight", .number($0))] } ?? [])
      + (unit.map { [Member("unit", .text($0))] } ?? [])
  }

  var context: EntryContext {
    let (last, best) = (last, best)
    return EntryContext(
      now: OffsetTime(Instant(seconds: 1_773_495_000), offset: 3600), zone: .fixed(offset: 3600),
      settings: Settings(members: settings), catalogue: Catalogue(kinds: Kind.standard, exercises: exercises),
      past: Past(
        latest: { _ in nil }, latestSet: { last[$0] }, bestWeight: { exercise, _ in best[exercise] },
        nights: { _, _ in [] },
        openNight: { nil }))
  }

  /// The reading of a whole line of sets.
  func read(_ text: String) throws(Stop) -> SetReading {
    let line: Line
    do { line = try Line(text) } catch { throw .error(error) }
    var cursor = Cursor(line)
    let reading = try SetRules.read(&cursor, name: name(in: cursor), in: context)
    if let rest = cursor.next {
      throw .error(EntryError("unread", at: rest.range))
    }
    return reading
  }

  /// Where the first name stands: that of a known exercise, else the letters that begin the line or end it.
  func name(in cursor: Cursor) -> Range<Int> {
    let catalogue = context.catalogue
    for place in cursor.atoms.indices where cursor.atoms[place].sort == .letters {
      let words = cursor.atoms[place...].prefix(12).map(\.text)
      let isWord = SetWords.sort(of: cursor.atoms[place].text) != nil
      if let match = catalogue.exercise(words: words), !(isWord && match.count == 1) {
        return place..<place + match.count
      }
    }
    let isFirst = cursor.atoms.first?.sort == .letters
    let start = isFirst ? 0 : (cursor.atoms.lastIndex { $0.sort != .letters } ?? -1) + 1
    let end =
      isFirst ? cursor.atoms.firstIndex { $0.sort != .letters } ?? cursor.atoms.count : cursor.atoms.count
    return start..<end
  }

  /// What the line answers in one line of text: the sets, then what was inferred; or the question; or the error.
  func answer(_ text: String) -> String {
    do throws(Stop) {
      let reading = try read(text)
      let inferred = reading.inferred.list.map(\.rawValue).sorted()
      let suffix = inferred.isEmpty ? "" : " [" + inferred.joined(separator: " ") + "]"
      return reading.exercises.map(spelled).joined(separator: "; ") + suffix
    } catch {
      switch error {
      case .question(let question):
        return "? " + question.text + question.choices.map { " | \($0.text) => \($0.entry)" }.joined()
      case .error(let error):
        let suggestion = error.suggestion.map { " (\($0)?)" } ?? ""
        return "! \(error.range.lowerBound)+\(error.range.count) \(error.message)\(suggestion)"
      }
    }
  }
}

extension Line {
  init(_ text: String) throws(EntryError) { self = try Lexer.line(text) }
}

/// An exercise with its sets: `Bench Press: 8 80kg, 8 80kg @8`.
func spelled(_ exercise: Value) -> String {
  guard let group = exercise.group else { return "?" }
  let superset = group["superset"]?.number.map { "(\($0))" } ?? ""
  let sets = (group["sets"]?.list ?? []).compactMap(\.group)
  return (group["exercise"]?.text ?? "?") + superset + ": " + spelled(sets)
}

func spelled(_ sets: [[Member]]) -> String {
  var parts: [(text: String, count: Int)] = []
  for set in sets.map(spelled(set:)) {
    if parts.last?.text == set { parts[parts.count - 1].count += 1 } else { parts.append((set, 1)) }
  }
  return parts.map { $0.count == 1 ? $0.text : "\($0.count)*\($0.text)" }.joined(separator: ", ")
}

/// Every member of a set in its order: `reps=8 weight=80 unit=kg`, shortened.
func spelled(set: [Member]) -> String {
  set.map { member in
    switch (member.name, member.value) {
    case ("reps", .number(let number)): "\(number)"
    case ("weight", .number(let number)): "\(number)"
    case ("unit", .text(let unit)): unit
    case ("distance", .number(let number)): "\(number)"
    case ("distanceUnit", .text(let unit)): unit
    case ("seconds", .number(let number)): "\(number)s"
    case ("rpe", .number(let number)): "@\(number)"
    case ("rir", .number(let number)): "rir\(number)"
    case ("type", .text(let type)): type
    case (let name, .flag(true)): name
    case (let name, .flag(false)): "!\(name)"
    case (let name, let value): "\(name)=\(value)"
    }
  }.joined(separator: " ")
}
