internal import CivilTime
internal import HealthLog

// sleep   = *(range / clause / length / quality / "nap" / day), several ranges being nights or parts of one
// range   = ["from"] [day] loose-clock ("-" / "to" / "until" / "till") [day] loose-clock
// clause  = ("bed" / "asleep" / "up" / "woke" / "out") [("at" / "since")] [day] (loose-clock / instant)
//         / "awake" (length / minutes) / length "awake" / "in bed" [["since" / "at"] loose-clock] / "up"
// length  = length [("at" / "from" / "until") loose-clock]
// quality = ("q" / "quality") (1…5 / quality-word) / quality-word

/// One night, nap or part of a night as a line tells it.
struct NightDraft: Equatable, Sendable {
  /// The day of its first time; of a length alone the day on which it ended.
  var day: Spoken<SpokenDay>?
  var bed: SleepTime?
  var asleep: SleepTime?
  var wake: SleepTime?
  var out: SleepTime?
  /// Bed and wake were typed as one range.
  var rangeWords: Range<Int>?
  var length: Length?
  var awake: Spoken<Int>?
  var quality: Spoken<Int>?

  /// The times that were said, in the order in which they happen.
  var times: [SleepTime] { [bed, asleep, wake, out].compactMap { $0 } }
  var isEmpty: Bool { times.isEmpty && length == nil }

  /// Where its words begin.
  var place: Int {
    let ranges = [day?.range, times.first?.range, rangeWords, length?.range]
    return ranges.compactMap { $0?.lowerBound }.min() ?? 0
  }
}

/// A point of a night: a clock time, a day that was said with it, or an instant.
struct SleepTime: Equatable, Sendable {
  var when: When
  /// The words for it.
  var range: Range<Int>

  var clock: SpokenClock? { when.clock?.value }
  /// The clock time, of an instant or as it was written.
  var time: ClockTime { when.moment?.value.clock ?? clock?.time ?? .midnight }
  var isBareHour: Bool { clock?.sort == .bareHour }
  /// The other half of the day is as likely as the one written.
  var isEitherHalf: Bool { clock.map { $0.sort != .exact } ?? false }
}

/// An entry of nights or naps.
struct SleepDraft: Draft {
  let kind: Kind
  /// The word that began it, where that was the name of the kind.
  var noun: Range<Int>?
  var isNap = false
  var nights = [NightDraft()]
  /// `in bed` without more.
  var isInBedNow: Range<Int>?
  /// `up` without a time.
  var isUpNow: Range<Int>?
  /// The night that was told ends at the present, by a word without a time.
  var endsNow = false
  /// Going to bed, or getting up, is now.
  var isPresent: Bool { isInBedNow != nil || isUpNow != nil }
  /// A clock time or a number that does not tell what it is.
  var lone: Spoken<Lone>?

  enum Lone: Equatable, Sendable { case clock(SpokenClock), number(Number) }

  init(_ kind: Kind) { self.kind = kind }

  var readsTimes: Bool { true }

  var isComplete: Bool {
    nights.contains { !$0.isEmpty } || isInBedNow != nil || isUpNow != nil || lone != nil
  }

  var expectation: String {
    isComplete
      ? "a quality such as 'q4', a time, a tag or another entry"
      : Self.missing
  }

  static let missing = "a range such as '23:10-07:05' or a length such as '7h30'"

  var words: [String] {
    kind.fields.flatMap(\.words) + Quality.words.map(\.word)
      + ["nap", "since", "until", "from", "in bed", "yesterday", "today", "last night"]
  }

  /// The night that words without a range go to.
  var night: NightDraft {
    get { nights[nights.count - 1] }
    set { nights[nights.count - 1] = newValue }
  }
}

/// The words for how well somebody slept.
enum Quality {
  static let words: [(word: String, value: Int)] = [
    ("poor", 1), ("fair", 2), ("ok", 3), ("okay", 3), ("good", 4), ("great", 5),
  ]

  static func value(of word: String?) -> Int? { words.first { $0.word == word }?.value }
}
