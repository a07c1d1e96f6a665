internal import CivilTime
internal import HealthLog

extension SleepCloser {
  /// A night that begins, or one more thing about the night that is open.
  func openNight() throws(Stop) -> Reading {
    if draft.isInBedNow != nil || draft.night.bed != nil { return try opening() }
    return try addition()
  }

  // MARK: Going to bed

  private func opening() throws(Stop) -> Reading {
    let night = draft.night
    let bed = try moment(of: night.bed, day: night.day)
    var members = [Member("bed", .text("\(bed.time)"))]
    if let asleep = night.asleep {
      members.append(Member("asleep", .text("\(try time(asleep, behind: bed.time, mayTouch: true))")))
    }
    var reading = try finished(
      night, members, inferred: bed.inferred, ranges: ["bed": night.bed?.range ?? 0..<0], replacing: nil)
    if let open = context.past.openNight(), let since = open.time("bed", in: context.zone) {
      reading.warnings.append(.stillOpen(since: since))
    }
    return reading
  }

  /// The time that was said, else the present.
  private func moment(of said: SleepTime?, day: Spoken<SpokenDay>?) throws(Stop) -> Moment {
    var when = said?.when ?? When()
    when.day = when.day ?? day
    if when.day == nil, context.day == nil, let clock = when.clock, clock.value.sort != .bareHour,
      clock.value.time > now.clock, isRecent(clock.value.time)
    {
      let yesterday = LocalTime(now.date.adding(days: -1), clock.value.time)
      let time = try LocalMeaning.only(
        yesterday, in: context.zone, line: line, range: clock.range, when: when)
      return Moment(time: time, inferred: [.date])
    }
    return try when.resolved(in: context, line: line)
  }

  /// Whether the last such clock time is not more than half a day away: a night that began then can be open.
  func isRecent(_ clock: ClockTime) -> Bool {
    (now.clock.secondOfDay - clock.secondOfDay + 86_400) % 86_400 <= 43_200
  }

  // MARK: Getting up

  /// `up q4` and `asleep 23:25` go to the night that is open.
  private func addition() throws(Stop) -> Reading {
    let night = draft.night
    let words = draft.isUpNow ?? night.times.first?.range ?? 0..<0
    guard let open = context.past.openNight(), let bed = open.time("bed", in: context.zone) else {
      throw .error(.noOpenNight(found: line.text(words), at: words))
    }
    try refuseOld(bed, night, words)
    var members = open.content.members.filter { !["note", "tags"].contains($0.name) }
    var (last, inferred) = (bed, Inferences.date)
    if let asleep = night.asleep {
      last = try time(asleep, behind: last, mayTouch: true)
      members["asleep"] = .text("\(last)")
    }
    if let wake = night.wake {
      last = try time(wake, behind: last, mayTouch: false)
      if isDated(wake) { inferred = [] }
      members["wake"] = .text("\(last)")
    } else if draft.isUpNow != nil {
      let present = try moment(of: nil, day: night.day)
      (last, inferred) = (present.time, present.inferred)
      members["wake"] = .text("\(last)")
    }
    if let out = night.out {
      last = try time(out, behind: last, mayTouch: true)
      members["out"] = .text("\(last)")
    }
    return try finished(
      night, members, inferred: inferred, ranges: ["wake": words], replacing: open)
  }

  /// An open night from long ago was forgotten; the time of waking then needs its day.
  private func refuseOld(_ bed: OffsetTime, _ night: NightDraft, _ words: Range<Int>) throws(Stop) {
    guard !(night.wake.map(isDated) ?? (night.day != nil)), now.instant.seconds(since: bed.instant) > 86_400
    else { return }
    throw .error(.forgottenNight(bed, found: line.text(words), at: words))
  }

  private func isDated(_ time: SleepTime) -> Bool {
    time.when.day != nil || time.when.moment != nil || draft.night.day != nil
  }

  /// The first such time behind `earlier`, or the one of the day that was said.
  private func time(
    _ said: SleepTime?, behind earlier: OffsetTime, mayTouch: Bool
  ) throws(Stop) -> OffsetTime {
    guard let said else { return earlier }
    if let moment = said.when.moment { return moment.value }
    if said.when.day != nil || draft.night.day != nil {
      return try moment(of: said, day: draft.night.day).time
    }
    let isFlexible = said.isBareHour || mayTouch && said.isEitherHalf
    let halves = isFlexible ? [said.time, said.clock?.otherHalf ?? said.time] : [said.time]
    let next = halves.map { clock in
      let isLater = mayTouch ? clock >= earlier.clock : clock > earlier.clock
      return LocalTime(isLater ? earlier.date : earlier.date.adding(days: 1), clock)
    }.min()
    let range = said.when.clock?.range ?? said.range
    let time = try LocalMeaning.only(
      next ?? earlier.local, in: context.zone, line: line, range: range, when: said.when)
    guard time.instant.seconds(since: now.instant) <= When.tolerance else {
      throw .error(.future(line.text(said.range), at: said.range))
    }
    return time
  }
}

extension Warning {
  static func stillOpen(since bed: OffsetTime) -> Warning {
    Warning(
      code: "open", message: "the night that began at \(bed.clock.short) on \(bed.date) is still open")
  }
}

extension EntryError {
  static func noOpenNight(found: String, at range: Range<Int>) -> EntryError {
    .expected(
      "a night that was begun with 'in bed', or the time of going to bed", found: found, at: range,
      example: "bed 23:00 up 07:05")
  }

  static func forgottenNight(_ bed: OffsetTime, found: String, at range: Range<Int>) -> EntryError {
    .expected(
      "a day, since the open night began at \(bed.clock.short) on \(bed.date)", found: found, at: range,
      example: "up \(bed.date.adding(days: 1)) 07:05")
  }
}
