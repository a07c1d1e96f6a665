internal import HealthLog

/// A command: its words, its help, and what it does.
///
/// To add one is a file with such a value, and its line in the table.
package struct Command: Sendable {
  /// A form that the command can be typed in, and what that does.
  package struct Form: Sendable {
    package var words: String
    package var does: String

    package init(_ words: String, _ does: String) { (self.words, self.does) = (words, does) }
  }

  package enum Group: String, CaseIterable, Sendable {
    case logging = "Telling"
    case asking = "Asking"
    case changing = "Changing"
    case keeping = "Keeping"
    case program = "About"
    /// For programs: not in the first help.
    case plumbing = "Plumbing"
  }

  package var name: String
  package var aliases: [String]
  package var group: Group
  package var forms: [Form]
  /// What its own help says beside the forms, a paragraph an element.
  package var details: [String]
  /// Words of its answers, each with what it means: a table of their own in its help.
  package var terms: [Form]
  package var examples: [String]
  /// Whether it works without a store: `help`, `version`.
  package var needsStore: Bool
  package var run: @Sendable (inout Session, Invocation) throws(Failure) -> Reply

  package init(
    _ name: String, aliases: [String] = [], group: Group, forms: [Form], details: [String] = [],
    terms: [Form] = [], examples: [String] = [],
    needsStore: Bool = true, run: @escaping @Sendable (inout Session, Invocation) throws(Failure) -> Reply
  ) {
    self.name = name
    self.aliases = aliases
    self.group = group
    self.forms = forms
    self.details = details
    self.terms = terms
    self.examples = examples
    self.needsStore = needsStore
    self.run = run
  }

  /// Whether `word`, in small letters, is one of its words.
  package func isNamed(_ word: String) -> Bool {
    name == word || aliases.contains { $0.lowercased() == word }
  }
}

/// A line on its way to a command: the options in force, and the words behind the command's own.
package struct Invocation: Sendable {
  package var options: Options
  /// The whole line, as error messages show it.
  package var line: String
  package var words: [Word]
  /// What was typed, without options: the words of the action in the history.
  package var typed = ""
  /// Whether the words are the arguments of a shell command, of which one may hold blanks.
  package var isOfArguments: Bool

  package init(options: Options, line: String, words: [Word], isOfArguments: Bool = false) {
    self.options = options
    self.isOfArguments = isOfArguments
    self.line = line
    self.words = words
  }

  /// The words that follow, as one text.
  package var text: String { words.map(\.text).joined(separator: " ") }

  /// The column after the last word, where a missing one belongs.
  package var end: Range<Int> {
    let column = words.last?.range.upperBound ?? line.count
    return column..<column
  }
}
