internal import HealthLog

// entry     = line / first *argument
// argument  = "--" rest / "note" rest / words with a blank among them (a note) / token

/// The line that the arguments of a shell command say.
///
///     Arguments.line(["glucose", "112", "felt dizzy"])  // glucose 112 "felt dizzy"
///
/// One argument alone is a whole line. Of several, one that holds a blank, after the first, is a note.
package enum Arguments {
  package static func line(_ arguments: [String]) -> String {
    guard arguments.count > 1 else { return arguments.first ?? "" }
    var words: [String] = []
    var notes: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "--" || argument == "note" {
        return ended(words, by: argument, arguments[(index + 1)...] + notes)
      }
      guard index > 0, argument.contains(where: \.isWhitespace) else {
        words.append(argument)
        continue
      }
      if argument.contains("\"") { notes.append(argument) } else { words.append("\"\(argument)\"") }
    }
    return ended(words, by: "--", notes[...])
  }

  /// A note that holds quote marks itself goes to the end, where none has to close it.
  private static func ended(_ words: [String], by mark: String, _ notes: ArraySlice<String>) -> String {
    let note = Array(notes).joined(separator: " ")
    return (words + (note.isEmpty && mark == "--" ? [] : [mark, note])).joined(separator: " ")
  }
}
