import Foundation

/// Clocks that nobody sets.
enum Clock {
  static var seconds: Double { seconds(of: CLOCK_MONOTONIC) }

  /// What this program itself has used of a processor.
  static var busySeconds: Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
