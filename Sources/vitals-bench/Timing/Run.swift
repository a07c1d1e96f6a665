/// What one run of a program took.
struct Run: Equatable, Sendable {
  /// Milliseconds from its start to its end, or until its prompt is ready.
  var wall: Double
  /// Milliseconds of user and system time, from its start to its end.
  var cpu: Double
  /// Megabytes (of 1024 kilobytes) that it had in memory at most.
  var peak: Double
  /// Its exit status; 128 and more for a signal, below 0 when it could not be started.
  var status = 0

  /// The medians of several runs, the worst peak, and the worst status.
  init?(medianOf runs: [Run]) {
    guard let wall = runs.map(\.wall).median, let cpu = runs.map(\.cpu).median,
      let peak = runs.map(\.peak).max()
    else { return nil }
    let status = runs.map(\.status).first { $0 != 0 } ?? 0
    self.init(wall: wall, cpu: cpu, peak: peak, status: status)
  }

  init(wall: Double, cpu: Double, peak: Double, status: Int = 0) {
    (self.wall, self.cpu, self.peak, self.status) = (wall, cpu, peak, status)
  }
}

extension Run {
  /// As `--measure` prints it: nanoseconds, microseconds, kilobytes, and the status.
  init?(figures text: String) {
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 4 else { return nil }
    self.init(
      wall: Double(numbers[0]) / 1e6, cpu: Double(numbers[1]) / 1e3, peak: Double(numbers[2]) / 1024,
      status: numbers[3])
  }
}

extension [Double] {
  /// The middle one; of an even count the mean of the two in the middle, `nil` of none.
  var median: Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
