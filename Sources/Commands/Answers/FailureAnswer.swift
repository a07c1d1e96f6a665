internal import EntryGrammar
internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Session {
  /// The reply that says why a line was not done: in words with the place, or as the one JSON value.
  func reply(to failure: Failure, line: String) -> Reply {
    var reply = Reply(status: failure.status)
    if case .store(let error) = failure.kind, let fault = error.fault { reply.faults = [fault] }
    if current.json {
      reply.json = failure.json
    } else {
      reply.notices = lines(of: failure, line)
    }
    if mode == .prompt { reply.refill = failure.refill(line) }
    return reply
  }

  private func lines(of failure: Failure, _ line: String) -> [StyledText] {
    switch failure.kind {
    case .usage(let message, let range, let suggestion):
      return excerpt(line, range) + ["  \(message)"] + nearest(suggestion)
    case .entry(let error, let entry):
      let example: [StyledText] = error.example.map { ["  for example: \($0, .bold)"] } ?? []
      return excerpt(entry, error.range) + ["  \(error.message)"] + nearest(error.suggestion) + example
    case .store(let error): return lines(of: error)
    case .refused(_, let message): return ["  \(message)"]
    case .question(let question): return lines(of: question)
    }
  }

  private func nearest(_ suggestion: String?) -> [StyledText] {
    suggestion.map { ["  did you mean \($0, .bold)?"] } ?? []
  }

  private func excerpt(_ line: String, _ range: Range<Int>) -> [StyledText] {
    Excerpt(line, characters: range).text(prefix: "  ", width: world.width() ?? 80, glyphs: world.glyphs)
      .lines
  }

  func lines(of question: Question) -> [StyledText] {
    ["  \(question.text)"]
      + question.choices.enumerated().map { "    \("\($0 + 1)", .bold)  \($1.text)" }
  }

  func lines(of error: StorageError) -> [StyledText] {
    switch error.kind {
    case .document(let fault): lines(of: fault)
    case .changedSince(let differences): ["  changed since:"] + differences.flatMap { lines(of: $0) }
    case .losses(let notes):
      ["  \("\(error)", .error)"] + notes.map { "    \($0)" } + ["  with '--lossy' it is done all the same"]
    default: ["  \("\(error)", .error)"]
    }
  }

  /// The place, what is wrong, the line with a caret, and the way out.
  func lines(of fault: DocumentFault) -> [StyledText] {
    let start = fault.column - 1
    let shown =
      fault.excerpt.isEmpty
      ? []
      : Excerpt(fault.excerpt, characters: start..<start + fault.length)
        .text(prefix: "  \(fault.line) | ", width: world.width() ?? 100, glyphs: world.glyphs).lines
    return ["\("\(fault)", .error)"] + shown + (fault.remedy.map { ["  \($0)"] } ?? [])
  }

  private func lines(of difference: StorageError.Difference) -> [StyledText] {
    func text(_ bytes: Edit.Bytes?) -> String {
      bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
    }
    guard difference.expected != nil || difference.found != nil else {
      return ["  \(difference.path)"]
    }
    return [
      "  \(difference.path), \("\(difference.target)")",
      "    expected: \(text(difference.expected))",
      "    found:    \(text(difference.found))",
    ]
  }
}

extension Failure {
  /// The shape that is documented for programs.
  var json: JSONValue {
    switch kind {
    case .usage(let message, let range, let suggestion): Self.error(message, range, suggestion)
    case .entry(let error, _): Self.error(error.message, error.range, error.suggestion)
    case .store(let error): error.json
    case .refused(let code, let message):
      .object([
        JSONMember(
          "error", .object([JSONMember("code", .string(code)), JSONMember("message", .string(message))]))
      ])
    case .question(let question): question.json
    }
  }

  private static func error(_ message: String, _ range: Range<Int>, _ suggestion: String?) -> JSONValue {
    .object([
      JSONMember(
        "error",
        .object([
          JSONMember("message", .string(message)), JSONMember("column", .number("\(range.lowerBound + 1)")),
          JSONMember("length", .number("\(max(1, range.count))")),
          JSONMember("suggestion", suggestion.map(JSONValue.string) ?? .null),
        ]))
    ])
  }

  /// The refused line, to be mended where it is wrong.
  fileprivate func refill(_ line: String) -> Reply.Refill? {
    switch kind {
    case .usage(_, let range, _): Reply.Refill(line: line, cursor: range.lowerBound)
    case .entry(let error, _): Reply.Refill(line: line, cursor: error.range.lowerBound)
    case .store, .refused, .question: nil
    }
  }
}

extension Question {
  var json: JSONValue {
    .object([
      JSONMember(
        "ask",
        .object([
          JSONMember("question", .string(text)),
          JSONMember(
            "choices",
            .array(
              choices.map {
                .object([JSONMember("text", .string($0.text)), JSONMember("entry", .string($0.entry))])
              })),
        ]))
    ])
  }
}

extension StorageError {
  /// The document that it is about, with the place in it.
  var fault: DocumentFault? {
    switch kind {
    case .document(let fault), .older(let fault): fault
    case .file, .locked, .noHome, .notInitialised, .migration, .losses, .recorded, .contended, .notFound,
      .ambiguous, .changedSince, .nothingToUndo, .nothingToRedo, .unplaced, .unknownKind:
      nil
    }
  }

  var json: JSONValue {
    var members = [JSONMember("code", .string(code)), JSONMember("message", .string("\(self)"))]
    switch kind {
    case .document(let fault), .older(let fault):
      members[1] = JSONMember("message", .string(fault.message))
      members += [
        JSONMember("path", .string(fault.path)), JSONMember("line", .number("\(fault.line)")),
        JSONMember("column", .number("\(fault.column)")),
      ]
    case .file(let error), .recorded(let error): members.append(JSONMember("path", .string(error.path)))
    case .locked(let path, _), .notInitialised(let path, _), .contended(let path):
      members.append(JSONMember("path", .string(path)))
    case .noHome, .notFound, .ambiguous, .changedSince, .nothingToUndo, .nothingToRedo, .unplaced,
      .unknownKind, .migration:
      break
    case .losses(let notes): members.append(JSONMember("losses", .array(notes.map(\.json))))
    }
    return .object([JSONMember("error", .object(members))])
  }
}
