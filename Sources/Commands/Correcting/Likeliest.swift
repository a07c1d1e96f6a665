internal import EntryGrammar
internal import HealthLog
internal import Storage

/// A record that the words of a correction fit, and what they make of it.
struct Fit: Sendable {
  var candidate: Corrected
  var interpretation: Interpretation

  init(_ candidate: Corrected, _ interpretation: Interpretation) {
    (self.candidate, self.interpretation) = (candidate, interpretation)
  }

  /// The record as the words would have it; `nil` where they ask first.
  fileprivate var record: Record? {
    switch interpretation {
    case .readings(let readings): readings.first?.record
    case .question, .bodyMass: nil
    }
  }
}

extension Session {
  /// The records typed last, those alone whose name the words begin with where there are such.
  mutating func lastTyped(calledBy words: [Word]) throws(Failure) -> [Corrected] {
    let all = try lastTyped()
    guard let kind = catalogue.kind(words: words.map { $0.text.lowercased() })?.kind else { return all }
    let called = all.filter { $0.record.record.kind == kind.name }
    return called.isEmpty ? all : called
  }

  /// Those of the records that are the likeliest to be meant, the first before all.
  ///
  ///     weight 82, glucose 112; no, 113  // the glucose: from there it is not as far
  ///     112 60g carbs; no, 85            // both
  ///
  /// What would be doubtful stays behind what would not, and so does a number that is much farther from the old one.
  mutating func likeliest(of fits: [Fit]) -> [Fit] {
    guard fits.count > 1 else { return fits }
    let sound = fits.filter { !isDoubtful($0) }
    let steps = (sound.isEmpty ? fits : sound).map { (fit: $0, size: step(of: $0)) }
    let nearest = steps.compactMap(\.size).min() ?? 0
    // What is no step of a number is as likely as any.
    return steps.filter { !($0.size ?? nearest).isFar(beside: nearest) }
      .sorted { ($0.size ?? .infinity) < ($1.size ?? .infinity) }.map(\.fit)
  }

  private mutating func isDoubtful(_ fit: Fit) -> Bool {
    guard let new = fit.record, case let old = fit.candidate.record.record else { return false }
    // A text takes any words, so that it is hardly what is meant by those that fit something else.
    return old["text"] != new["text"] || !doubts(about: new, inPlaceOf: old).isEmpty
  }

  /// How far the correction moves the number that it changes; `nil` where it changes none.
  private func step(of fit: Fit) -> Double? {
    guard let new = fit.record, case let old = fit.candidate.record.record,
      let kind = catalogue.kind(old.kind)
    else { return nil }
    // Nobody who types a number alone means another unit.
    let turn = old.text("unit") == new.text("unit") ? 0.0 : 1
    let main = Step.size(
      kind.mainFigure(of: old, in: documentZone), kind.mainFigure(of: new, in: documentZone))
    let size = main ?? Step.size(Step.numbers(of: old), Step.numbers(of: new))
    return size.map { $0 + turn }
  }

  /// Asks which of the records the words are about.
  func whichRecord(_ line: String, _ fits: [Fit]) -> Question {
    let kinds = fits.map(\.candidate.record.record.kind)
    let line = line.trimmingBlanks
    return Question(
      "which record is '\(line)' about?",
      choices: fits.map { fit in
        let record = fit.candidate.record
        let isOnly = kinds.filter { $0 == record.record.kind }.count == 1
        return Question.Choice(
          text: phrase(of: record.record, dated: true),
          entry: "no, \(isOnly ? record.record.kind : record.id) \(line)")
      })
  }
}

/// How far apart two numbers are, beside the larger of them: 0.5 from 40 to 80.
private enum Step {
  /// `nil` for numbers that are the same.
  static func size(_ old: Double?, _ new: Double?) -> Double? {
    guard let old, let new, old != new else { return nil }
    return abs(old - new) / max(abs(old), abs(new))
  }

  /// The largest among those of lists that have as many numbers.
  static func size(_ old: [Double], _ new: [Double]) -> Double? {
    old.count == new.count ? zip(old, new).compactMap { size($0, $1) }.max() : nil
  }

  /// All numbers of a record, those of its sets too.
  static func numbers(of record: Record) -> [Double] { numbers(in: .group(record.members)) }

  private static func numbers(in value: Value) -> [Double] {
    switch value {
    case .number(let number): [number.double]
    case .list(let values): values.flatMap(numbers)
    case .group(let members): members.flatMap { numbers(in: $0.value) }
    case .text, .flag, .null, .longNumber: []
    }
  }
}

extension Double {
  /// Whether a step is so much larger than the nearest that nobody would mean it.
  fileprivate func isFar(beside nearest: Double) -> Bool { self >= 2 * nearest && self - nearest >= 0.05 }
}
