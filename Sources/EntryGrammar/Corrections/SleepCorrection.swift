internal import CivilTime
internal import HealthLog

extension Correction {
  /// The members that a correction of a night changes.
  ///
  /// Times stay about the day on which the night ended, unless a day is said.
  mutating func sleep() throws(Stop) -> [Member] {
    var draft = SleepDraft(kind)
    try fill(&draft)
    if let bed = try bedOfOpenNight(draft) { return bed }
    if let lone = draft.lone {
      throw .error(
        .expected("a range, a length or a quality", found: line.text(lone.range), at: lone.range))
    }
    if let bed = draft.night.bed, let wake = draft.night.wake, bed.when.clock?.value == wake.when.clock?.value
    {
      let range = bed.range.lowerBound..<max(bed.range.upperBound, wake.range.upperBound)
      throw .error(.expected("two different times", found: line.text(range), at: range))
    }
    var members = try times(draft.night)
    if let awake = draft.night.awake { members.append(Member("awake", .number(Number(awake.value)))) }
    if let quality = draft.night.quality { members.append(Member("quality", .number(Number(quality.value)))) }
    if draft.isNap { members.append(Member("nap", .flag(true))) }
    return members
  }

  /// A clock time alone is when somebody went to bed who is not up yet.
  private func bedOfOpenNight(_ draft: SleepDraft) throws(Stop) -> [Member]? {
    guard record["wake"] == nil, record["minutes"] == nil, draft.night.isEmpty,
      case .clock(let clock)? = draft.lone?.value, let range = draft.lone?.range
    else { return nil }
    var night = NightDraft()
    var when = When()
    when.clock = Spoken(clock, range)
    night.bed = SleepTime(when: when, range: range)
    return try placed(night, nil)
  }

  private func times(_ night: NightDraft) throws(Stop) -> [Member] {
    if let length = night.length { return try lasting(length, night) }
    if night.times.isEmpty {
      guard let day = night.day else { return [] }
      return try moved(to: day)
    }
    var merged = night
    for (name, path) in Self.paths where merged[keyPath: path] == nil {
      merged[keyPath: path] = old(name).map { time in said(time) }
    }
    return try placed(merged, night.day)
  }

  private static var paths: [(String, WritableKeyPath<NightDraft, SleepTime?>)] {
    [("bed", \.bed), ("asleep", \.asleep), ("wake", \.wake), ("out", \.out)]
  }

  private func old(_ name: String) -> OffsetTime? { record.time(name, in: context.zone) }

  /// A time of the record as if it had been said.
  private func said(_ time: OffsetTime) -> SleepTime {
    var when = When()
    when.clock = Spoken(SpokenClock(time.clock, .exact), 0..<0)
    return SleepTime(when: when, range: 0..<0)
  }

  /// The times one behind the other, so that the night ends on the day on which it ended.
  private func placed(_ night: NightDraft, _ day: Spoken<SpokenDay>?) throws(Stop) -> [Member] {
    let chain = SleepChain(night.points(isFirst: true))
    let names = night.named.filter { $0.time != nil }.map(\.name)
    let anchor = old("wake")?.date ?? record.date("date") ?? old("bed")?.date ?? context.now.date
    let name = night.wake == nil ? "bed" : "wake"
    let offset = zip(names, chain.points).first { $0.0 == name }?.1.day ?? 0
    let start = day.map { $0.value.date(in: context) } ?? anchor.adding(days: -offset)
    var members: [Member] = []
    for (name, (local, point)) in zip(names, zip(chain.times(from: start), chain.points)) {
      let range = point.point.time.range
      let time = try LocalMeaning.only(local, in: context.zone, line: line, range: range)
      if time.instant.seconds(since: context.now.instant) > When.tolerance {
        throw .error(.future(line.text(range), at: range))
      }
      members.append(Member(name, .text("\(time)")))
    }
    return members + ["date", "minutes"].map(Correction.gone)
  }

  /// A length in the place of times, on the day on which the night ended.
  private func lasting(_ length: Length, _ night: NightDraft) throws(Stop) -> [Member] {
    guard let minutes = length.minutes, 1...1440 ~= minutes else {
      throw .error(
        .expected(
          "whole minutes, from 1 minute to 24 hours", found: line.text(length.range), at: length.range))
    }
    let date = night.day.map { $0.value.date(in: context) } ?? old("wake")?.date ?? record.date("date")
    return [
      Member("date", .text("\(date ?? context.now.date)")), Member("minutes", .number(Number(minutes))),
    ] + Self.paths.map { Correction.gone($0.0) }
  }

  /// The whole night on other days: `no, yesterday` is the evening of that day, or its morning where the evening is
  /// what the record says already.
  private func moved(to day: Spoken<SpokenDay>) throws(Stop) -> [Member] {
    let date = day.value.date(in: context)
    if record["date"] != nil { return [Member("date", .text("\(date)"))] }
    guard let first = old("bed") ?? old("asleep") else { return [] }
    let last = old("wake") ?? first
    let days = date.dayNumber - (date == first.date ? last.date : first.date).dayNumber
    var members: [Member] = []
    for (name, _) in Self.paths {
      guard let time = old(name) else { continue }
      let local = LocalTime(time.date.adding(days: days), time.clock)
      let moved = try LocalMeaning.only(local, in: context.zone, line: line, range: day.range)
      if moved.instant.seconds(since: context.now.instant) > When.tolerance {
        throw .error(.future(line.text(day.range), at: day.range))
      }
      members.append(Member(name, .text("\(moved)")))
    }
    return members
  }
}
