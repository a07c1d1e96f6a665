/// A line of the table before it is measured.
struct TimingRow: Sendable {
  enum Kind: Sendable {
    /// The wall time of a job beside that of its peer, and the ratio that it may reach; `nil` where it is for scale.
    case beside(Job, Job, atMost: Double?)
    /// Megabytes of memory.
    case memory(Job, atMost: Double)
    /// Percent of a core of a prompt that waits so many milliseconds, without what starting it takes.
    case idle(Job, ready: Job, milliseconds: Int, atMost: Double)
    /// A command that is not there yet.
    case notYet(peer: String, atMost: Double)
  }

  let name: String
  let kind: Kind

  init(_ name: String, _ kind: Kind) { (self.name, self.kind) = (name, kind) }

  var jobs: [Job] {
    switch kind {
    case .beside(let job, let peer, _): [job, peer]
    case .memory(let job, _): [job]
    case .idle(let job, let ready, _, _): [ready, job]
    case .notYet: []
    }
  }

  func line(on workbench: inout Workbench) throws(BenchError) -> TimingLine {
    switch kind {
    case .beside(let job, let peer, let limit):
      let (own, other) = (try workbench.outcome(of: job), try workbench.outcome(of: peer))
      return TimingLine(name: name, own: own, peer: peer.name, other: other, limit: limit)
    case .memory(let job, let limit):
      let own = try workbench.outcome(of: job)
      return TimingLine(
        name: name, own: own, limit: limit, figure: own.run?.peak, unit: " MB", decimals: 1)
    case .idle(let job, let ready, let milliseconds, let limit):
      let (own, start) = (try workbench.outcome(of: job), try workbench.outcome(of: ready))
      let spent = max(0, (own.run?.cpu ?? .nan) - (start.run?.cpu ?? 0))
      return TimingLine(
        name: name, own: own, limit: limit, figure: 100 * spent / Double(milliseconds), unit: " %",
        decimals: 2)
    case .notYet(let peer, let limit):
      return TimingLine(name: name, own: nil, peer: peer, limit: limit)
    }
  }
}
