/// Which key does what.
///
/// What stands here holds whatever `~/.editrc` says; every other key is libedit's and the owner's.
struct KeyBindings {
  /// What a key may depend on.
  struct Context: Equatable {
    var line = EditedLine()
    /// The suggestion that is shown, if one is.
    var suggestion: String?
    /// Whether the line may grow by a character.
    var hasRoom = true
    var isSearching = false
  }

  enum Response: Equatable {
    case keys([EditorKey])
    /// The action, and then the keys.
    case act(EditAction, then: [EditorKey] = [])
    /// Leaves, as at the end of a file.
    case end
    case beep
    case nothing
  }

  /// The keys that `~/.editrc` has chosen.
  enum Style: Equatable { case emacs, vi }

  /// A key that waits for a second one.
  private enum Prefix { case controlX, escape }

  var style = Style.emacs
  /// Whether earlier lines can be brought back.
  var canRecall = true
  private var prefix: Prefix?
  /// Whether the key before was Tab.
  private var isTabbed = false

  mutating func response(to key: Key, in context: Context) -> Response {
    defer { isTabbed = key == .control(9) }
    switch (prefix.take(), key) {
    case (.controlX, _): return second(key, context)
    case (.escape, .text(let scalar)): return alt(scalar, context)
    case (.escape, .control(13)), (.escape, .control(10)): return alt("\n", context)
    case (.escape, _), (nil, _): break
    }
    if context.isSearching, let response = search(key) { return response }
    switch key {
    case .text(let scalar): return context.hasRoom ? .keys([.plain(scalar)]) : .beep
    case .control(let code): return control(code, context)
    case .alt(let scalar): return alt(scalar, context)
    case .escape: return escape()
    case .paste(let bytes): return .act(.paste(bytes))
    case .right: return suggested(context) ?? .keys([.command(.right)])
    case .end: return suggested(context) ?? move(context.line, to: context.line.scalars.count)
    case .wordRight: return suggestedWord(context) ?? .keys([.command(.wordRight)])
    case .left: return .keys([.command(.left)])
    case .up: return canRecall ? .keys([.command(.up)]) : .beep
    case .down: return canRecall ? .keys([.command(.down)]) : .beep
    case .home: return move(context.line, to: 0)
    case .delete: return .keys([.command(.delete)])
    case .wordLeft: return .keys([.command(.wordLeft)])
    case .deleteWord: return .keys([.command(.deleteWord)])
    }
  }
}

extension KeyBindings {
  /// What only means something while a search goes on; every other key ends it and then does what it always does.
  private func search(_ key: Key) -> Response? {
    switch key {
    case .text(let scalar): .act(.searchFor(scalar))
    case .control(8), .control(127): .act(.searchBack)
    case .control(7): .act(.endSearch(accepting: false))  // Ctrl-G
    case .escape: .act(.endSearch(accepting: true))
    default: nil
    }
  }

  private mutating func control(_ code: UInt8, _ context: Context) -> Response {
    let plain = Response.keys([.plain(Unicode.Scalar(code))])
    switch code {
    case 3: return .act(.interrupt, then: [.newline])  // Ctrl-C
    case 4: return context.line.isEmpty ? .end : plain  // Ctrl-D
    case 5, 6: return suggested(context) ?? plain  // Ctrl-E, Ctrl-F
    case 9: return .act(.complete(lists: isTabbed))
    case 10, 13: return .keys([.newline])
    case 14, 16: return canRecall ? plain : .beep  // Ctrl-N, Ctrl-P
    case 18: return .act(.search(.older))  // Ctrl-R
    case 19: return .act(.search(.newer))  // Ctrl-S
    case 24:  // Ctrl-X
      prefix = .controlX
      return .nothing
    case 26: return .act(.suspend)  // Ctrl-Z
    case 31: return .act(.undo)  // Ctrl-_
    case 0, 22, 28: return .nothing  // Ctrl-V would let control characters in.
    default: return plain
    }
  }

  /// Esc alone means Alt for the key behind it, or is a command of vi.
  ///
  /// libedit does not get to see it in emacs mode: it would wait for a second character, and take whatever comes.
  private mutating func escape() -> Response {
    switch style {
    case .vi: return .keys([.plain("\u{1B}")])
    case .emacs:
      prefix = .escape
      return .nothing
    }
  }

  /// The key behind Ctrl-X.
  private func second(_ key: Key, _ context: Context) -> Response {
    switch key {
    case .control(5): .act(.editElsewhere, then: [.newline])
    case .control(let code): .keys([.plain("\u{18}"), .plain(Unicode.Scalar(code))])
    default: .nothing
    }
  }

  private mutating func alt(_ scalar: Unicode.Scalar, _ context: Context) -> Response {
    switch scalar {
    // Esc and then one of these at once, before the wait for the rest of a key was over.
    case "\u{3}", "\u{4}", "\u{1A}": return control(UInt8(scalar.value), context)
    case "\r", "\n": return context.hasRoom ? .act(.insert("\n")) : .beep
    // A count could make one key insert a million characters, and "x" asks for commands of libedit; the others begin
    // sequences that are not known.
    case "0"..."9", "-", "x", "[", "O": return .nothing
    case "f" where context.suggestion != nil: return suggestedWord(context) ?? .nothing
    default: return .keys([.plain("\u{1B}"), .plain(scalar)])
    }
  }

  /// libedit's own commands put the cursor before an empty line in vi mode.
  private func move(_ line: EditedLine, to cursor: Int) -> Response {
    .act(.replaceLine(EditedLine(scalars: line.scalars, cursor: cursor)))
  }

  private func suggested(_ context: Context) -> Response? {
    context.suggestion.map { .act(.insert($0)) }
  }

  /// The blanks and the word that the suggestion begins with.
  private func suggestedWord(_ context: Context) -> Response? {
    context.suggestion.map { suggestion in
      let blanks = suggestion.prefix { $0 == " " }
      let word = suggestion.dropFirst(blanks.count).prefix { $0 != " " }
      return .act(.insert("\(blanks)\(word)"))
    }
  }
}
