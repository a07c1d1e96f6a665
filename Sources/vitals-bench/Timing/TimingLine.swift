/// A line of the table, measured.
struct TimingLine: Equatable, Sendable {
  enum Verdict: Equatable, Sendable {
    case kept, over, forScale, notYet
    case skipped(String)
    case wrong
  }

  var name: String
  /// `nil` where the command is not there yet.
  var own: Outcome?
  var peer = ""
  var other: Outcome?
  var limit: Double?
  /// What is compared with the limit where it is no ratio of wall times.
  var figure: Double?
  var unit = ""
  var decimals = 3

  /// The figure that is judged: with a peer, its wall time in ours.
  var judged: Double? {
    if let figure { return figure }
    guard let own = own?.run, let other = other?.run, other.wall > 0 else { return nil }
    return own.wall / other.wall
  }

  /// The same of user and system time, which tells more where others use the machine; never judged.
  var processorRatio: Double? {
    guard figure == nil, let own = own?.run, let other = other?.run, other.cpu > 0 else { return nil }
    return own.cpu / other.cpu
  }

  var verdict: Verdict {
    guard let own else { return .notYet }
    for outcome in [own, other].compactMap(\.self) {
      switch outcome {
      case .missing(let program): return .skipped(program)
      case .wrong: return .wrong
      case .measured: break
      }
    }
    guard let limit, let judged else { return .forScale }
    return judged <= limit ? .kept : .over
  }

  /// What is wrong with the results, a sentence each.
  var complaints: [String] {
    [(name, own), (peer, other)].compactMap { name, outcome in
      if case .wrong(_, let words)? = outcome { "\(name): \(words)" } else { nil }
    }
  }
}

extension TimingLine.Verdict {
  var words: String {
    switch self {
    case .kept: "kept"
    case .over: "over"
    case .forScale: "for scale"
    case .notYet: "not yet"
    case .skipped(let program): "skipped: \(program) is not installed"
    case .wrong: "WRONG"
    }
  }
}
