internal import CivilTime

/// A night in words: `23:10–07:05 · 7 h 55 · Good`, `in bed since 23:10`, `7 h 30`.
enum NightPhrase {
  static let text: @Sendable (Record, Zone) -> String = { record, zone in
    let length = Night.minutesAsleep(record, zone).map(Shown.minutes)
    return [
      clocks(record, zone), length, Quality(record)?.words, record["nap"]?.flag == true ? "nap" : nil,
    ]
    .compactMap { $0 }.joined(separator: RecordPhrase.separator)
  }

  private static func clocks(_ record: Record, _ zone: Zone) -> String? {
    let start = record.time("bed", in: zone) ?? record.time("asleep", in: zone)
    switch (start?.clock.short, record.time("wake", in: zone)?.clock.short) {
    case (let start?, let wake?): return "\(start)–\(wake)"
    case (let start?, nil): return record["minutes"] == nil ? "in bed since \(start)" : nil
    case (nil, let wake?): return "up \(wake)"
    case (nil, nil): return nil
    }
  }
}
