internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import Storage
internal import TextLayout

extension Session {
  /// Does one line as typed at the prompt or read from a pipe.
  package mutating func handle(line: String) -> Reply {
    if let ask = pending {
      pending = nil
      if let reply = ask.answer(line, &self) { return finished(reply) }
      // What was typed instead of an answer is not lost: the question is dropped, and the line done.
    }
    return handle(words: [Word](of: line), line: line)
  }

  /// Does one shell command; one argument alone is a whole line.
  package mutating func handle(arguments: [String]) -> Reply {
    if arguments.count == 1 { return handle(line: arguments[0]) }
    return handle(
      words: [Word](arguments: arguments), line: arguments.joined(separator: " "), isOfArguments: true)
  }

  private mutating func handle(words: [Word], line: String, isOfArguments: Bool = false) -> Reply {
    var invocation = Invocation(options: options, line: line, words: words, isOfArguments: isOfArguments)
    do throws(Failure) {
      try invocation.options.take(from: &invocation.words)
      current = invocation.options
      guard !invocation.words.isEmpty else { return finished(Reply()) }
      return finished(try run(invocation))
    } catch {
      current = invocation.options
      return finished(reply(to: error, line: line))
    }
  }

  /// Finds what the first word stands for: a command, else a question or an entry.
  private mutating func run(_ invocation: Invocation) throws(Failure) -> Reply {
    let first = invocation.words[0].text.lowercased()
    guard let command = CommandTable.standard.command(first) else {
      try prepareStore()
      return try Telling.run(&self, invocation)
    }
    if command.needsStore { try prepareStore() }
    var rest = invocation
    rest.words.removeFirst()
    if first.hasPrefix("+"), first.count > 1 {
      let word = invocation.words[0]
      rest.words.insert(
        Word(String(word.text.dropFirst()), word.range.lowerBound + 1..<word.range.upperBound), at: 0)
    }
    return try command.run(&self, rest)
  }

  /// A reply with what the store met on the way, and the open question taken over.
  private mutating func finished(_ reply: Reply) -> Reply {
    var reply = reply
    reply.notices = takeNotices().map { StyledText(data: $0, .dim) } + reply.notices
    if mode == .prompt || reply.question?.isForShell == true { pending = reply.question }
    return reply
  }
}
