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

  /// Whether the key before was Ctrl-X, which waits for a second one.
  private var isPrefixed = false
  /// Whether the key before was Tab.
  private var isTabbed = false

  mutating func response(to key: Key, in context: Context) -> Response {
    defer { isTabbed = key == .control(9) }
    if isPrefixed {
      isPrefixed = false
      return second(key, context)
    }
    switch key {
    case .text(let scalar):
      let isSearching = SearchLabel(in: context.line) != nil
      return context.hasRoom || isSearching ? .keys([.plain(scalar)]) : .beep
    case .control(let code): return control(code, context)
    case .alt(let scalar): return alt(scalar, context)
    case .escape: return .keys([.plain("\u{1B}")])
    case .paste(let bytes): return .act(.paste(bytes))
    case .right: return suggested(context) ?? .keys([.command(.right)])
    case .end: return suggested(context) ?? .keys([.command(.end)])
    case .wordRight: return suggestedWord(context) ?? .keys([.command(.wordRight)])
    case .left: return .keys([.command(.left)])
    case .up: return .keys([.command(.up)])
    case .down: return .keys([.command(.down)])
    case .home: return .keys([.command(.home)])
    case .delete: return .keys([.command(.delete)])
    case .wordLeft: return .keys([.command(.wordLeft)])
    case .deleteWord: return .keys([.command(.deleteWord)])
    }
  }
}

extension KeyBindings {
  private mutating func control(_ code: UInt8, _ context: Context) -> Response {
    let plain = Response.keys([.plain(Unicode.Scalar(code))])
    let search = SearchLabel(in: context.line)
    switch code {
    case 3: return .act(.interrupt, then: [.command(.newline)])  // Ctrl-C
    case 4: return context.line.isEmpty ? .end : plain  // Ctrl-D
    case 5, 6: return suggested(context) ?? plain  // Ctrl-E, Ctrl-F
    case 9: return .act(.complete(lists: isTabbed))
    case 10, 13: return .keys([.command(.newline)])
    case 18: return .keys([.command(.searchBack)])  // Ctrl-R
    case 19: return .keys([.command(.searchForward)])  // Ctrl-S
    case 23 where search?.pattern.isEmpty == true: return .beep  // libedit would read before its buffer.
    case 24:  // Ctrl-X
      isPrefixed = true
      return .nothing
    case 26: return .act(.suspend)  // Ctrl-Z
    case 31: return .act(.undo)  // Ctrl-_
    case 0, 22, 28: return .nothing  // Ctrl-V would let control characters in.
    default: return plain
    }
  }

  /// The key behind Ctrl-X.
  private func second(_ key: Key, _ context: Context) -> Response {
    switch key {
    case .control(5): .act(.editElsewhere, then: [.command(.newline)])
    case .control(let code): .keys([.plain("\u{18}"), .plain(Unicode.Scalar(code))])
    default: .nothing
    }
  }

  private func alt(_ scalar: Unicode.Scalar, _ context: Context) -> Response {
    switch scalar {
    case "\r", "\n": return context.hasRoom ? .act(.insert("\n")) : .beep
    // A count could make one key insert a million characters; the others begin sequences that are not known.
    case "0"..."9", "-", "[", "O": return .nothing
    case "f" where context.suggestion != nil: return suggestedWord(context) ?? .nothing
    default:
      // In a search the first Esc only ends it.
      let ends: [EditorKey] = SearchLabel(in: context.line) == nil ? [] : [.plain("\u{1B}")]
      return .keys(ends + [.plain("\u{1B}"), .plain(scalar)])
    }
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
