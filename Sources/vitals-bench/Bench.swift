internal import Storage

/// The program without its process: words in, an answer out.
struct Bench: Sendable {
  var surroundings: Surroundings
  var files: FileSystem

  static let usage =
    """
    vitals-bench makes stores to try vitals with and to measure it by.

    \(list)

    For --demo, --make and --make-decade DIR is a new or empty folder. The same seed (1 unless given) makes the same bytes on every machine.
    """

  private static var list: String {
    let calls = Subcommand.all.map { "  \($0.name) \($0.parameters)" }
    let width = calls.map(\.count).max() ?? 0
    return zip(calls, Subcommand.all).map { call, subcommand in
      call + String(repeating: " ", count: width - call.count) + "   " + subcommand.summary
    }.joined(separator: "\n")
  }

  /// Does what `words` say, which are those behind the program's name; without any it says what it can do.
  func run(_ words: [String]) throws(BenchError) -> Answer {
    guard let name = words.first else { return Answer(Self.usage) }
    guard let subcommand = Subcommand.all.first(where: { $0.name == name }) else {
      throw BenchError(.unknown(name))
    }
    var arguments = try Arguments(words.dropFirst())
    return try subcommand.run(&arguments, surroundings, files)
  }
}
