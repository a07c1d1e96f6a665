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
      var reply = handle(words: [Word](of: line), line: line)
      reply.notices.insert("  the question was not answered: nothing was done", at: 0)
      return reply
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
      try checkClock()
      moment = now
      defer { moment = nil }
      guard let first = invocation.words.first else { return finished(Reply()) }
      if isOfArguments, invocation.words.count == 1, first.text.contains(where: \.isWhitespace) {
        return handle(line: first.text, with: invocation.options)
      }
      invocation.typed = isOfArguments ? invocation.text : line.keeping(invocation.words).trimmingBlanks
      var reply = try run(invocation)
      if reply.isPartial, reply.question == nil {
        reply.question = offer(toMendOneOf: reply.faults, invocation)
      }
      return finished(reply)
    } catch {
      current = invocation.options
      return finished(complaint(about: error, invocation))
    }
  }

  /// A time in the surroundings that is none would log everything at another one.
  private func checkClock() throws(Failure) {
    guard current.now == nil, let text = world.surroundings.variable("VITALS_NOW"), !text.isEmpty,
      SpelledTime(text) == nil
    else { return }
    throw .usage("expected a time such as 2026-11-29T07:05 in VITALS_NOW, found '\(text)'", at: 0..<0)
  }

  /// Does a line that stood in one argument, under the options that stood beside it.
  private mutating func handle(line: String, with options: Options) -> Reply {
    let own = self.options
    self.options = options
    defer { self.options = own }
    return handle(words: [Word](of: line), line: line)
  }

  /// Why the line was not done; at the prompt a document that can be mended is offered to be.
  private mutating func complaint(about failure: Failure, _ invocation: Invocation) -> Reply {
    var reply = reply(to: failure, line: invocation.line)
    reply.isRefusal = true
    if case .store(let error) = failure.kind, case .document(let fault) = error.kind {
      reply.question = offer(toMendOneOf: [fault], invocation)
    }
    if case .store(let error) = failure.kind, case .older = error.kind {
      reply.question = offerToMigrate(then: invocation.line)
    }
    return reply
  }

  /// At the prompt the offer to mend the first document that can be, and to do the line again.
  private mutating func offer(toMendOneOf faults: [DocumentFault], _ invocation: Invocation) -> Ask? {
    guard mode == .prompt else { return nil }
    for fault in faults {
      if let ask = offer(toMend: fault, then: invocation.line) { return ask }
    }
    return nil
  }

  /// Finds what the first word stands for: a command, else a question or an entry.
  private mutating func run(_ invocation: Invocation) throws(Failure) -> Reply {
    let first = invocation.words[0].text.lowercased()
    guard let command = CommandTable.standard.command(first) else {
      try prepareStore(toWrite: true)
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
    let notices = takeNotices().filter { notice in !reply.faults.contains { notice.isOf($0) } }
    reply.notices = notices.map { StyledText(data: $0.text, .dim) } + reply.notices
    if mode == .prompt || reply.question?.isForShell == true { pending = reply.question }
    return reply
  }
}
