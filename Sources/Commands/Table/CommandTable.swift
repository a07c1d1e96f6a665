/// All commands: the parser, the help and the completion know them from here alone.
package struct CommandTable: Sendable {
  package var commands: [Command]

  /// The commands that ship, in the order in which help shows them.
  package static let standard = CommandTable(commands: [
    .add, .read, .correct, .complete, .withdraw, .same, .anotherSet,
    .summary, .now, .list, .show,
    .edit, .delete, .undo, .redo, .history,
    .config, .initialise, .check, .migrate,
    .help, .about, .version, .quit,
  ])

  /// The command that a line begins with; `+8x80` begins with `+`.
  package func command(_ word: String) -> Command? {
    commands.first { $0.isNamed(word) || $0.name == "+" && word.hasPrefix("+") }
  }

  package var words: [String] { commands.flatMap { [$0.name] + $0.aliases } }
}
