package import CivilTime
internal import HealthLog

extension Store {
  /// Folds the records of a kind on these days from the oldest to the newest: each as the index knows it, with its main
  /// figure in the canonical unit, `nil` where it has none.
  ///
  /// Documents are read one after the other, so that a life's records are never in memory at once.
  package mutating func reduce<Result>(
    of kind: String, in range: DateRange, into initial: Result,
    _ add: (inout Result, IndexRow, Double?) -> Void
  ) throws(StorageError) -> Result {
    var (result, newest, areInOrder) = (initial, Int64.min, true)
    try eachFigure(of: kind, in: range) { row, figure in
      guard areInOrder, row.seconds >= newest else {
        areInOrder = false
        return
      }
      newest = row.seconds
      add(&result, row, figure)
    }
    return areInOrder ? result : try reduceSorted(of: kind, in: range, into: initial, add)
  }

  /// The same where a record stands in the wrong document, so that their order is not that of time.
  private mutating func reduceSorted<Result>(
    of kind: String, in range: DateRange, into initial: Result,
    _ add: (inout Result, IndexRow, Double?) -> Void
  ) throws(StorageError) -> Result {
    var all: [(place: Int, row: IndexRow, figure: Double?)] = []
    try eachFigure(of: kind, in: range) { row, figure in all.append((all.count, row, figure)) }
    all.sort { ($0.row.seconds, $0.place) < ($1.row.seconds, $1.place) }
    return all.reduce(into: initial) { add(&$0, $1.row, $1.figure) }
  }

  /// Document by document, in each from the oldest to the newest.
  private mutating func eachFigure(
    of kind: String, in range: DateRange, _ body: (IndexRow, Double?) -> Void
  ) throws(StorageError) {
    guard let plan = self.kind(kind).map(ScanPlan.init) else { return }
    let days = range.from.dayNumber...range.to.dayNumber
    for name in try monthsForAnswer(of: kind, in: range) {
      guard let document = try documentForAnswer(name) else { continue }
      for place in document.rowsByTime.around(days, in: document.rows) {
        let row = document.rows[place]
        if days.contains(row.dayNumber) { body(row, plan.figure(of: row, in: document, zone: zone)) }
      }
    }
  }
}
