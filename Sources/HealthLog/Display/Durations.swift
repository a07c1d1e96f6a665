internal import CivilTime

extension Shown {
  /// A length of time for reading, to the minute: `7 h 55`, `8 h`, `25 min`.
  ///
  /// Half a minute counts as one; a length below 0, as a change can be, keeps its sign.
  package static func minutes(_ minutes: Double) -> String {
    guard let whole = Number(rounding: minutes, places: 0)?.whole else { return "–" }
    let sign = whole < 0 ? "-" : ""
    let (hours, rest) = abs(whole).quotientAndRemainder(dividingBy: 60)
    switch (hours, rest) {
    case (0, _): return "\(sign)\(rest) min"
    case (_, 0): return "\(sign)\(hours) h"
    default: return "\(sign)\(hours) h \(digits(rest, 2))"
    }
  }

  /// A length of exercise for reading: `45 s` below a hundred seconds, then `25:10` and `1:05:00`.
  package static func seconds(_ seconds: Double) -> String {
    if seconds < 100 { return short(seconds, 1) + " s" }
    guard let whole = Number(rounding: seconds, places: 0)?.whole else { return "–" }
    let (hours, minute, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    return hours > 0
      ? "\(hours):\(digits(minute, 2)):\(digits(rest, 2))" : "\(minute):\(digits(rest, 2))"
  }
}
