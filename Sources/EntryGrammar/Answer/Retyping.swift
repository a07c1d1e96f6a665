internal import CivilTime
internal import HealthLog

/// A record as one would type it, with everything said: read again, it gives the same record.
///
/// Members that no words of the entry language can say are left out.
struct Retyping: Sendable {
  let record: Record
  let kind: Kind
  let context: EntryContext
  /// Even a time of today gets its day.
  let isDated: Bool

  init(_ record: Record, of kind: Kind, in context: EntryContext, isDated: Bool = false) {
    (self.record, self.kind, self.context) = (record, kind, context)
    self.isDated = isDated || context.day != nil
  }

  var text: String {
    let words: [String?] =
      switch kind.form {
      case .glucose: [kind.name] + glucose + [time("time")]
      case .sleep: sleep
      case .workout:
        [SetRules.text(of: record["exercises"]?.list ?? [], in: context.catalogue), time("start")]
      case .fields where isNoteOfItsOwn: [tags, time("time"), "note", record.text("text")]
      case .fields: [kind.name] + fields + [time("time")]
      case .imported, .derived: [kind.name]
      }
    let remarks = isNoteOfItsOwn ? [] : [tags, note]
    return (words + remarks).compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The kind whose only value is a note: its text runs to the end of the line.
  private var isNoteOfItsOwn: Bool { kind.name == "note" }

  private var tags: String? {
    let tags = (record["tags"]?.list ?? []).compactMap(\.text)
    return tags.isEmpty ? nil : tags.map { "#\($0)" }.joined(separator: " ")
  }

  /// Between quote marks, or to the end of the line where it holds such marks itself.
  private var note: String? {
    record.text("note").map { $0.contains("\"") ? "-- \($0)" : "\"\($0)\"" }
  }

  // MARK: Times

  private func time(_ member: String) -> String? {
    record.time(member, in: context.zone).map { time in
      needsInstant(time)
        ? "at \(time)" : needsDate(time.date) ? "\(time.date) \(clock(time))" : "at \(clock(time))"
    }
  }

  /// Whether the words need a day: those of today do not, unless the lines are dated.
  func needsDate(_ date: CivilDate) -> Bool { isDated || date != context.now.date }

  /// Whether date and clock do not say the instant: it comes from another zone, or twice.
  func needsInstant(_ time: OffsetTime) -> Bool { context.zone.resolve(time.local) != .once(time) }

  func clock(_ time: OffsetTime) -> String {
    time.clock.second == 0 ? time.clock.short : time.clock.description
  }

  // MARK: Fields

  private var fields: [String?] {
    let draft = FieldsDraft(kind)
    var words: [String] = []
    for field in draft.typedFields {
      guard let value = record[field.name], let text = text(of: field, value) else { continue }
      if let mark = field.joint, let last = words.popLast() {
        words.append(last + mark + text)
      } else {
        words += (field.words.first.map { [$0] } ?? []) + [text]
      }
    }
    return words
  }

  private func text(of field: Field, _ value: Value) -> String? {
    switch value {
    case .number(let number):
      field.unitMember == nil && field.joint == nil && !field.words.isEmpty
        ? "\(number)" : amount(number, field)
    case .text(let text): text
    case .flag(let flag): flag ? "" : nil
    case .list, .group, .null, .longNumber: nil
    }
  }

  private func amount(_ number: Number, _ field: Field) -> String {
    if kind.fields.contains(where: { $0.joint != nil }) { return "\(number)" }
    guard let unit = field.unit(in: record.members), unit.name != kind.name else { return "\(number)" }
    return unit.text(number)
  }
}

extension Field {
  /// The mark that joins it to the field before, where more than a blank does.
  var joint: String? { mark == " " ? nil : mark }
}

// MARK: - Glucose

extension Retyping {
  private var glucose: [String?] {
    let unit = record.text("unit").map { " " + $0 } ?? ""
    let value = record.number("value").map { "\($0)\(unit)" }
    let amount: String? =
      switch (record.text("bound"), value) {
      case ("low"?, let value?): "below \(value)"
      case ("low"?, nil): "LO"
      case (_?, let value?): "above \(value)"
      case (_?, nil): "HI"
      case (nil, let value): value
      }
    return [amount, glucoseContext]
  }

  private var glucoseContext: String? {
    let meal = record.text("meal")
    let length = record.number("minutesAfter")?.whole.map { Self.length($0) + " " } ?? ""
    return switch record.text("context") {
    case "before meal"?: "before \(meal ?? "meal")"
    case "after meal"?: "\(length)after \(meal ?? "meal")"
    case let context: [context, meal.map { "meal \($0)" }].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// A length as one types it: `2h`, `1h30`, `45min`.
  static func length(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest)min" }
    return rest == 0 ? "\(hours)h" : "\(hours)h\(digits(rest, 2))"
  }
}

// MARK: - Sleep

extension Retyping {
  private var sleep: [String?] {
    let noun = record["nap"]?.flag == true ? "nap" : "slept"
    return (sleepLength(noun) ?? sleepRange(noun) ?? sleepClauses)
      + [
        record.number("awake").map { "awake \($0)min" },
        record.number("quality").map { "q\($0)" },
        noun == "nap" && record["minutes"] == nil && !isRange ? "nap" : nil,
      ]
  }

  private func sleepLength(_ noun: String) -> [String?]? {
    guard let minutes = record.number("minutes")?.whole, let date = record.date("date") else { return nil }
    return [noun, needsDate(date) ? "\(date)" : nil, Self.length(minutes)]
  }

  private var bed: OffsetTime? { record.time("bed", in: context.zone) }
  private var wake: OffsetTime? { record.time("wake", in: context.zone) }

  /// Whether a range says it all.
  private var isRange: Bool {
    guard let bed, let wake, record["asleep"] == nil, record["out"] == nil, !needsInstant(bed),
      !needsInstant(wake)
    else { return false }
    let seconds = wake.local.seconds - bed.local.seconds
    return seconds > 0 && seconds <= Int64(SleepRange.longest)
  }

  private func sleepRange(_ noun: String) -> [String?]? {
    guard isRange, let bed, let wake else { return nil }
    return [noun, needsDate(wake.date) ? "\(bed.date)" : nil, "\(clock(bed))-\(clock(wake))"]
  }

  /// Each time by its word; the first has a day where the last is not of today.
  private var sleepClauses: [String?] {
    let names = [("bed", "bed"), ("asleep", "asleep"), ("wake", "up"), ("out", "out")]
    let points = names.compactMap { member, word in
      record.time(member, in: context.zone).map { (word: word, time: $0) }
    }
    guard let last = points.last else { return [] }
    let isExact = points.contains { needsInstant($0.time) }
    return points.enumerated().map { index, point in
      if isExact { return "\(point.word) \(point.time)" }
      let day = index == 0 && needsDate(last.time.date) ? "\(point.time.date) " : ""
      return "\(point.word) \(day)\(unmistakable(point.time))"
    }
  }

  private func unmistakable(_ time: OffsetTime) -> String {
    time.clock.second == 0 ? time.clock.unmistakable : time.clock.description
  }
}
