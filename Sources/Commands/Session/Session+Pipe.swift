internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Reply {
  /// Whether nothing behind the line is done without being asked to: it was not understood, or could not be done.
  ///
  /// One that lacks a document was answered.
  fileprivate var endsPipe: Bool { status >= .notUnderstood && !isPartial }

  /// Whether the line was not done, and could be in other words or later.
  fileprivate var isToBeMended: Bool { endsPipe || isRefusal }
}

extension Session {
  /// A line of a pipe that was not understood, with the reply that says why.
  private struct Unread {
    var number: Int
    var line: String
    var reply: Reply
  }

  /// Does the lines of a pipe: all are read before the first is done, and if one is not understood none is.
  ///
  /// With `--keep-going` those that are understood are done, and the others come back on the answer's channel, to be
  /// mended and piped again; the answers, and why a line was passed over, then go to the other channel. Before the
  /// first of them that a day line dates comes that day by its date: piped again next week, they are of the same day.
  ///
  /// - Parameters:
  ///   - lines: the lines, as they came.
  ///   - tell: takes each reply as it is there; `false` when nobody listens any more.
  /// - Returns: the highest status of the lines.
  package mutating func handle(pipe lines: [String], tell: (Session, Reply) -> Bool) -> ExitStatus {
    let unread = unreadable(lines)
    if !unread.isEmpty && !options.keepGoing {
      for item in unread {
        guard tell(self, numbered(item.reply, item.number, item.line)) else { break }
      }
      _ = tell(self, Reply(notices: ["nothing was done"], status: .notUnderstood))
      return unread.map(\.reply.status).max() ?? .notUnderstood
    }
    let replies = Dictionary(unread.map { ($0.number, $0.reply) }) { first, _ in first }
    return carryOut(lines, except: replies, tell)
  }

  private mutating func carryOut(
    _ lines: [String], except unread: [Int: Reply], _ tell: (Session, Reply) -> Bool
  ) -> ExitStatus {
    var status = ExitStatus.done
    var count = 0
    var dating: CivilDate?
    for (place, line) in lines.enumerated() where !RecordLines.isRemark(line) {
      let reply = unread[place + 1] ?? handle(line: line)
      status = max(status, reply.status)
      let isGivenBack = options.keepGoing && reply.isToBeMended
      let given = (isGivenBack && dating != day ? day.map { ["\($0):"] } ?? [] : []) + [line]
      if isGivenBack { dating = day }
      guard tell(self, options.keepGoing ? turned(reply, place + 1, line, given) : reply) else { break }
      if reply.quits { break }
      if reply.endsPipe && !options.keepGoing {
        _ = tell(
          self,
          Reply(notices: [
            "line \(place + 1) ended the pipe: \(count) \(count == 1 ? "line was" : "lines were") done"
          ]))
        break
      }
      count += 1
    }
    return status
  }

  /// What was not done goes to the answer's channel as lines to be piped again, all else to the other.
  private func turned(_ reply: Reply, _ number: Int, _ line: String, _ given: [String]) -> Reply {
    if options.json { return turnedValue(reply, number, given) }
    var turned = reply.status == .done ? reply : numbered(reply, number, line)
    turned.notices += reply.lines
    turned.lines = []
    guard reply.isToBeMended else { return turned }
    // A line that asks for JSON by itself has its reason as a value.
    turned.asides += reply.json.map { [$0] } ?? []
    turned.lines = given.map { StyledText(data: $0) }
    turned.wraps = false
    turned.json = nil
    return turned
  }

  /// The same for programs: why a line was not done is a value on the other channel, with the number of the line.
  private func turnedValue(_ reply: Reply, _ number: Int, _ given: [String]) -> Reply {
    if reply.json != nil, reply.status == .done || reply.isPartial { return reply }
    var turned = reply
    var reason = reply.value
    reason?["line"] = .number("\(number)")
    turned.asides += reason.map { [$0] } ?? []
    turned.lines = reply.isToBeMended ? given.map { StyledText(data: $0) } : []
    turned.json = nil
    return turned
  }

  /// A reply that begins with the line which it is about.
  private func numbered(_ reply: Reply, _ number: Int, _ line: String) -> Reply {
    var reply = reply
    reply.notices.insert("line \(number): \(line)", at: 0)
    return reply
  }

  /// The lines that the grammar does not understand, whatever the records are; a session of its own reads them.
  private func unreadable(_ lines: [String]) -> [Unread] {
    var reader = self
    var unread: [Unread] = []
    for (place, line) in lines.enumerated() where !RecordLines.isRemark(line) {
      if let reply = reader.complaint(about: line) {
        unread.append(Unread(number: place + 1, line: line, reply: reply))
      }
    }
    return unread
  }

  /// Why a line is not understood; `nil` when it is, or when only the records can tell.
  private mutating func complaint(about line: String) -> Reply? {
    var invocation = Invocation(options: options, line: line, words: [Word](of: line))
    do throws(Failure) {
      try invocation.options.take(from: &invocation.words)
      current = invocation.options
      guard let first = invocation.words.first?.text.lowercased() else { return nil }
      if let command = CommandTable.standard.command(first) {
        guard command.name == "add" || command.name == "read" else { return nil }
        invocation.words.removeFirst()
      } else {
        try prepareStore()
      }
      try Telling.understand(&self, invocation)
      return nil
    } catch {
      if case .store = error.kind { return nil }
      return reply(to: error, line: line)
    }
  }
}
