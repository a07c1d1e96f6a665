internal import HealthLog
internal import JSONText
internal import TextLayout

extension Command {
  static let help: Command = Command(
    "help", aliases: ["?", "--help", "-h"], group: .program,
    forms: [Form("help [WORD]", "this, or more about a command, a kind or an exercise")],
    examples: ["help glucose", "help list"], needsStore: false
  ) { session, invocation throws(Failure) in
    guard let word = invocation.words.first else { return Reply(session.overview()) }
    let table = CommandTable.standard
    if let command = table.command(word.text.lowercased()) { return Reply(session.help(on: command)) }
    if let topic = HelpTopic.named(word.text.lowercased()) { return Reply(session.help(on: topic)) }
    if let (noun, _) = session.catalogue.noun(words: invocation.words.map { $0.text.lowercased() }) {
      return Reply(session.help(on: noun))
    }
    let known = table.words + HelpTopic.all.map(\.name) + session.catalogue.kinds.flatMap(\.words)
    throw .usage(
      "expected a command, a kind or an exercise, found '\(word.text)'", at: word.range,
      suggestion: Nearest.word(to: word.text, among: known))
  }
}

extension Session {
  /// The first help: what to type, a line each.
  fileprivate func overview() -> [StyledText] {
    var lines: [StyledText] = [
      "Type what you would write in a diary; a noun with a value tells, a noun alone asks.", "",
    ]
    let kinds = catalogue.kinds.filter { $0.form != .imported && $0.form != .derived }
    lines += Self.flowing(
      kinds.compactMap { kind in typable(kind.examples).first }, width: world.width() ?? 80)
    for group in Command.Group.allCases where group != .plumbing {
      let forms = CommandTable.standard.commands.filter { $0.group == group }.flatMap(\.forms)
      lines += ["", "\(group.rawValue, .bold)"] + columns(forms)
    }
    return lines + [
      "", "'help WORD' says more: a command, a kind such as 'sleep', an exercise,",
      "or one of 'dates', 'ranges', 'sets', 'shell'.",
    ]
  }

  /// Examples side by side, as many on a line as there is room for.
  private static func flowing(_ examples: [String], width: Int) -> [StyledText] {
    var lines: [String] = []
    for example in examples {
      if let last = lines.last, last.displayWidth + example.displayWidth + 5 <= width {
        lines[lines.count - 1] = last + "   " + example
      } else {
        lines.append(example)
      }
    }
    return lines.map { "  \($0, .accent)" }
  }

  private func columns(_ forms: [Command.Form]) -> [StyledText] {
    Columns(forms.map { Columns.Row("\($0.words)", "\($0.does)") })
      .text(width: world.width(), indent: 2, glyphs: world.glyphs).lines
  }

  fileprivate func help(on command: Command) -> [StyledText] {
    var lines = columns(command.forms)
    for paragraph in command.details { lines += [""] + wrapped("\(paragraph)") }
    if !command.aliases.isEmpty { lines += ["", "also: \(command.aliases.joined(separator: ", "))"] }
    if !command.terms.isEmpty { lines += [""] + columns(command.terms) }
    return lines + examples(command.examples)
  }

  fileprivate func help(on noun: Noun) -> [StyledText] {
    switch noun {
    case .kind(let kind): help(on: kind)
    case .exercise(let exercise):
      [
        "\(exercise.name, .bold)  \(exercise.category.rawValue), counted in \(exercise.measure.rawValue)",
        "also: \(exercise.aliases.joined(separator: ", "))", "", "'help sets' shows how sets are typed.",
      ]
    }
  }

  private func help(on kind: Kind) -> [StyledText] {
    var lines: [StyledText] = ["\(kind.name, .bold)"]
    if kind.words.count > 1 { lines.append("also: \(kind.words.dropFirst().joined(separator: ", "))") }
    let units = kind.units.filter { !$0.name.isEmpty }
    if !units.isEmpty {
      lines.append(
        "units: \(units.map { "\($0.name) from \(Shown.short($0.allowed.lowerBound, 2)) to \(Shown.short($0.allowed.upperBound, 2))" }.joined(separator: ", "))"
      )
    }
    for field in kind.fields {
      if case .choice(let choices) = field.shape, field.name != "unit" {
        lines += wrapped("\(field.name): \(choices.map(\.name).joined(separator: ", "))")
      }
    }
    return lines + examples(kind.examples)
  }

  fileprivate func help(on topic: HelpTopic) -> [StyledText] {
    let paragraphs = topic.paragraphs.flatMap { wrapped("\($0)") + [""] }
    return ["\(topic.name, .bold)"] + paragraphs.dropLast() + examples(topic.examples)
  }

  private func examples(_ examples: [String]) -> [StyledText] {
    let shown = typable(examples)
    return shown.isEmpty ? [] : ["", "for example"] + shown.map { "  \($0, .accent)" }
  }

  /// In a shell only what it hands over as it was typed.
  private func typable(_ examples: [String]) -> [String] {
    mode == .shell ? examples.filter { !$0.contains(where: "<>&|;#'*?$!(){}[]~`\\".contains) } : examples
  }
}
