/// What libedit is told that was typed.
///
/// Keys that libedit acts on are sent as characters of their own, 0x80 and up, which no person can type (the decoder
/// drops them). So a key does the same in every mode and whatever a terminal sends for it.
enum EditorKey: Equatable, Sendable {
  enum Command: UInt32, CaseIterable, Sendable {
    /// Runs the `EditAction` that is waiting.
    case act = 0x80
    case left, right, up, down, delete, wordLeft, wordRight, deleteWord, endOfFile
  }

  case command(Command)
  /// A character, or a key that libedit looks up in the owner's own bindings.
  case plain(Unicode.Scalar)

  /// Ends the line; also where libedit reads a line of its own, such as what vi looks for.
  static let newline = EditorKey.plain("\n")

  var value: UInt32 {
    switch self {
    case .command(let command): command.rawValue
    case .plain(let scalar): scalar.value
    }
  }
}

extension EditorKey.Command {
  static let actName = "vitals-act"

  /// libedit's name for what the key does.
  var name: String {
    switch self {
    case .act: Self.actName
    case .left: "ed-prev-char"
    case .right: "ed-next-char"
    case .up: "ed-search-prev-history"
    case .down: "ed-search-next-history"
    case .delete: "ed-delete-next-char"
    case .wordLeft: "ed-prev-word"
    case .wordRight: "em-next-word"
    case .deleteWord: "em-delete-next-word"
    case .endOfFile: "ed-end-of-file"
    }
  }

  /// The key as libedit's `bind` reads it, such as `\200`.
  var notation: String { "\\" + String(rawValue, radix: 8) }
}
