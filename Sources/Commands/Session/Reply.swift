internal import CivilTime
package import JSONText
internal import Storage
package import TextLayout

/// What a line comes to: text or one JSON value for the answer, and notices beside it.
package struct Reply: Sendable {
  /// The answer as people read it, a line an element.
  package var lines: [StyledText]
  /// Whether lines that are too long go on below; those that are to be copied stay whole.
  package var wraps = true
  /// The answer as programs read it, where `--json` asked for one.
  package var json: JSONValue?
  /// Complaints and things met on the way, for the other channel.
  package var notices: [StyledText]
  /// Values for programs that are no answer, for the other channel, each on a line.
  var asides: [JSONValue] = []
  /// The faults of documents that the answer or its notices tell of, so that nothing else tells of them again.
  var faults: [DocumentFault] = []
  /// Whether the answer was made without what the faults are in.
  var isPartial = false
  /// Whether the line was refused with a reason, and not answered with bad news.
  var isRefusal = false
  package var status: ExitStatus
  /// Something to be answered before the line is done.
  package var question: Ask?
  /// A text to be edited in another program before the line is done.
  package var editing: Editing?
  /// The session is over.
  package var quits = false
  /// A refused line to be given back for editing, with the character to put the cursor at.
  package var refill: Refill?

  package struct Refill: Equatable, Sendable {
    package var line: String
    package var cursor: Int

    package init(line: String, cursor: Int) { (self.line, self.cursor) = (line, cursor) }
  }

  package init(
    _ lines: [StyledText] = [], json: JSONValue? = nil, notices: [StyledText] = [],
    status: ExitStatus = .done,
    question: Ask? = nil
  ) {
    self.lines = lines
    self.json = json
    self.notices = notices
    self.status = status
    self.question = question
  }
}

/// A text that the person edits in a program of their own.
package struct Editing: Sendable {
  package var text: String
  /// What the edited text does.
  package var done: @Sendable (_ text: String, inout Session) -> Reply

  package init(text: String, done: @escaping @Sendable (String, inout Session) -> Reply) {
    (self.text, self.done) = (text, done)
  }
}

/// A question that stays open until the next line answers it.
package struct Ask: Sendable {
  /// What is shown before the answer is typed.
  package var prompt: String
  /// Whether a shell on a terminal asks it too; what an entry means is asked only at the prompt.
  package var isForShell: Bool
  /// What the typed answer does; `nil` when it is none, but a line of its own.
  package var answer: @Sendable (_ text: String, inout Session) -> Reply?

  package init(
    prompt: String, isForShell: Bool = false, answer: @escaping @Sendable (String, inout Session) -> Reply?
  ) {
    self.prompt = prompt
    self.isForShell = isForShell
    self.answer = answer
  }
}

extension Ask {
  /// A question that a yes goes on from, or with `byDefault` Enter alone; a line that is no answer is done as one.
  static func yesOrNo(
    _ prompt: String, byDefault: Bool = false, isForShell: Bool = false, no: Reply,
    yes: @escaping @Sendable (inout Session) -> Reply
  ) -> Ask {
    Ask(prompt: "\(prompt) \(byDefault ? "[Y/n]" : "[y/N]") ", isForShell: isForShell) { text, session in
      switch text.trimmingBlanks.lowercased() {
      case "y", "yes": yes(&session)
      case "": byDefault ? yes(&session) : no
      case "n", "no", "q": no
      // A number is no entry that anybody means here, and as one it would be taken for the answer to the next question.
      case let answer where plainNumber(answer) != nil:
        Reply(
          notices: ["  expected y or n, found '\(answer)'"], status: .notUnderstood,
          question: .yesOrNo(prompt, byDefault: byDefault, isForShell: isForShell, no: no, yes: yes))
      default: nil
      }
    }
  }

  /// The question with another behind it, for an answer that does not end in `status`.
  func asking(_ next: Ask, unless status: ExitStatus) -> Ask {
    Ask(prompt: prompt, isForShell: isForShell) { text, session in
      guard var reply = answer(text, &session) else { return nil }
      if reply.status != status { reply.question = next }
      return reply
    }
  }

  /// A numbered choice: Enter takes the first, `q` none; the words of a choice are taken as well as its number.
  ///
  /// A number that none has is said to be wrong, and the question asked again.
  static func choice(
    of texts: [String], none: Reply, take: @escaping @Sendable (Int, inout Session) -> Reply
  ) -> Ask {
    let count = texts.count
    let prompt = count == 1 ? "Enter takes it, q none: " : "1–\(count), Enter takes 1, q none: "
    return Ask(prompt: prompt) { text, session in
      let answer = text.trimmingBlanks.lowercased()
      if answer.isEmpty { return take(0, &session) }
      if let number = plainNumber(answer), 1...count ~= number { return take(number - 1, &session) }
      let words = ChoiceWords(texts)
      if let place = words.place(saying: answer) { return take(place, &session) }
      if ["q", "n", "no", "none"].contains(answer) { return none }
      if let place = words.place(beginningWith: answer) { return take(place, &session) }
      guard plainNumber(answer) != nil else { return nil }
      let expected = count == 1 ? "1" : "a number from 1 to \(count)"
      return Reply(
        notices: ["  expected \(expected), found '\(answer)'"], status: .notUnderstood,
        question: .choice(of: texts, none: none, take: take))
    }
  }
}
