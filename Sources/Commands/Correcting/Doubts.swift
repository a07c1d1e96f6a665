internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import Storage

extension Session {
  /// What is doubted of a record in the place of `old`; what was doubtful of that one too was told when it came.
  ///
  /// It is compared with the log up to its own time, without `old` and the records that leave the log with it.
  mutating func doubts(
    about record: Record, inPlaceOf old: Record, leaving others: [Record] = []
  ) -> [Warning] {
    let kept = record.kind == Kind.workout.name ? WorkoutChange.kept(of: old, in: record) : nil
    let found = doubts(about: record, without: [old] + others, keeping: kept)
    return found.isEmpty ? [] : found.without(doubts(about: old, without: [old] + others))
  }

  /// What is doubted of a record that says `old` once more, with something else perhaps.
  mutating func doubts(about record: Record, repeating old: Record) -> [Warning] {
    let found = doubts(about: record, without: [])
    return found.isEmpty ? [] : found.without(doubts(about: old, without: [old]))
  }

  /// What is doubted of a new record where others leave the log.
  mutating func doubts(about record: Record, leaving others: [Record]) -> [Warning] {
    doubts(about: record, without: others)
  }

  private mutating func doubts(
    about record: Record, without gone: [Record], keeping kept: Record? = nil
  ) -> [Warning] {
    let moment = anchor(of: record)?.instant ?? now.instant
    return asking(of: { PastLog($0, now: moment, without: gone, keeping: kept) }) { context in
      context.doubts(about: record)
    }
  }
}

extension [Warning] {
  fileprivate func without(_ told: [Warning]) -> [Warning] { filter { !told.contains($0) } }
}
