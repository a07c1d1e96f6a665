internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Session {
  /// Reads for an answer what can be read, and gives what could not be.
  mutating func lacking<T>(
    _ read: (inout Session) throws(Failure) -> T
  ) throws(Failure) -> (found: T, gaps: [Gap]) {
    try withStore { store throws(StorageError) in store.gaps = [] }
    let found: T
    do throws(Failure) { found = try read(&self) } catch {
      _ = takeGaps()
      throw error
    }
    return (found, takeGaps())
  }

  /// The answer with what it lacks told beside it, each fault once.
  func telling(_ gaps: [Gap], beside answer: Reply) -> Reply {
    var told: [StorageError] = []
    return gaps.sorted { ($0.kind, $0.month ?? "") < ($1.kind, $1.month ?? "") }.reduce(answer) {
      reply, gap in
      guard !told.contains(gap.error) else { return reply }
      told.append(gap.error)
      return reply.lacking(gap.error, lines(of: gap.error))
    }
  }
}

extension Reply {
  /// This answer, made without what an error tells of: notice, status and, for programs, the member `unread` say so.
  fileprivate func lacking(_ error: StorageError, _ lines: [StyledText]) -> Reply {
    var reply = self
    reply.notices += lines
    reply.faults += error.fault.map { [$0] } ?? []
    reply.isPartial = true
    reply.status = max(status, error.status)
    if let json = error.json["error"] {
      let known = reply.json?["unread"]?.elements ?? []
      reply.json?["unread"] = .array(known + [json])
    }
    return reply
  }
}

extension [Gap] {
  /// The months, as a figure says them that had to be made without: `without 2026-10`.
  ///
  /// Those of another kind, such as the heights of a BMI, are named with it; of more than two there is only the number.
  func words(of kind: String) -> String? {
    var names: [String] = []
    for gap in self {
      let name = gap.month.map { gap.kind == kind ? $0 : "\(gap.kind)/\($0)" } ?? "the folder '\(gap.kind)'"
      if !names.contains(name) { names.append(name) }
    }
    switch names.count {
    case 0: return nil
    case 1, 2: return "without \(names.sorted().joined(separator: " and "))"
    default: return "without \(names.count) months"
    }
  }
}
