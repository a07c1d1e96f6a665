/// What happens while a line is typed, between the keys that come in and the commands that libedit runs.
///
/// libedit asks `nextKey` whenever it wants a character; all waiting is done there, so all signals are acted on there
/// too. A key that libedit has no command for comes back as `perform`.
final class EditingSession {
  /// What kept a line from being finished by Enter.
  enum Ending: Equatable {
    case interrupted(String)
    case endOfInput
    case terminated(Signal)
    case elsewhere(EditedLine)
  }

  let signals: Signals
  var screen: LineScreen
  var assistance = Assistance()
  /// What a search finds, and what a line may go on with.
  var history = History(path: nil)

  private(set) var ending: Ending?
  private(set) var folded = FoldedPastes()

  private var decoder = KeyDecoder()
  var bindings = KeyBindings()
  private var undo = UndoStack()
  private var search: HistorySearch?
  private var lastPattern = ""
  /// Bytes that were read with a paste and come after it.
  private var unread: ArraySlice<UInt8> = []
  private var keys: ArraySlice<Key> = []
  private var answers: ArraySlice<EditorKey> = []
  private var waiting: EditAction?
  /// The last line that the screen had room for.
  private var lastGood = EditedLine()
  private var hasRefused = false
  private var offered: Hint?

  init(signals: Signals, screen: LineScreen) {
    self.signals = signals
    self.screen = screen
  }

  /// Starts a new line; keys that were typed ahead are kept.
  func begin(with prefilled: EditedLine) {
    ending = nil
    folded = FoldedPastes()
    undo = UndoStack()
    search = nil
    lastGood = EditedLine()
    offered = nil
    answers = []
    waiting = nil
    if !prefilled.isEmpty {
      waiting = .replaceLine(prefilled)
      answers = [.command(.act)]
    }
  }
}

// MARK: - Keys

extension EditingSession {
  /// The next character for libedit; `nil` if there will be none, and `ending` says why.
  func nextKey(in editor: EditLine) -> UInt32? {
    if let answer = answers.popFirst() { return answer.value }
    // A command that waits for a character has taken the end of the line for it.
    if ending != nil { return nil }
    let line = editor.current()
    if let before = observe(line) { return give(.refuse(before)) }
    while let key = nextPress(in: editor, line) {
      switch bindings.response(to: key, in: context(line)) {
      case .keys(let answers):
        if search != nil { return give(.endSearch(accepting: true), then: answers) }
        // A line that was typed ahead has not been painted yet, and stays on the screen.
        if answers == [.newline], screen.isHardToDraw(line) { paint(line) }
        if case .text(let scalar) = key, screen.needsRedraw(for: scalar, behind: line) {
          return give(.insert(String(Character(scalar))))
        }
        return give(answers)
      case .act(let action, let following):
        ending = self.ending(with: action, line)
        return give(action, then: following)
      case .end:
        ending = .endOfInput
        return give([.command(.endOfFile)])
      case .beep: screen.beep()
      case .nothing: break
      }
    }
    screen.eraseHint()
    return nil
  }

  private func context(_ line: EditedLine) -> KeyBindings.Context {
    var context = KeyBindings.Context(line: line, isSearching: search != nil)
    if case .suggestion(let text) = offered { context.suggestion = text }
    var longer = line
    longer.insert("字")  // As wide as a character can be.
    context.hasRoom = screen.fits(longer)
    return context
  }

  /// How `line` ends by `action`; noted before libedit is told, so that a line that was dropped is never run.
  private func ending(with action: EditAction, _ line: EditedLine) -> Ending? {
    let line = search?.result ?? line
    return switch action {
    case .interrupt: .interrupted(line.text)
    case .editElsewhere: .elsewhere(line)
    default: nil
    }
  }

  /// Hands over `keys`, the first of them at once.
  private func give(_ keys: [EditorKey]) -> UInt32? {
    screen.eraseHint()
    offered = nil
    answers = keys[...]
    return answers.popFirst()?.value
  }

  private func give(_ action: EditAction, then following: [EditorKey] = []) -> UInt32? {
    waiting = action
    return give([.command(.act)] + following)
  }

  /// Takes note of `line`; gives the one before if this one has become too long for the screen.
  ///
  /// libedit may crash on a line taller than the screen, and a yanked or recalled text does not pass `context`.
  private func observe(_ line: EditedLine) -> EditedLine? {
    guard search == nil else { return nil }
    let isExcess = !screen.fits(line) && line.scalars.count > lastGood.scalars.count
    if isExcess, !hasRefused {
      hasRefused = true  // Once: a command that reads characters of its own may take the action for one.
      return lastGood
    }
    hasRefused = false
    lastGood = line
    undo.observe(line)
    return nil
  }
}

// MARK: - Waiting

extension EditingSession {
  /// The next key, once it is there; `nil` if the line ends without one.
  private func nextPress(in editor: EditLine, _ line: EditedLine) -> Key? {
    while true {
      if let key = keys.popFirst() { return key }
      if let signal = signals.termination {
        ending = .terminated(signal)
        return nil
      }
      noteSignals(editor, line)
      guard keys.isEmpty else { continue }
      if let byte = unread.popFirst() {
        keys = decoder.take(byte)[...]
      } else if !read(line) {
        ending = .terminated(.hangup)  // The terminal has gone.
        return nil
      }
    }
  }

  private func noteSignals(_ editor: EditLine, _ line: EditedLine) {
    if signals.take(.interrupt) { keys = [.control(3)] }
    if signals.take(.resumed) { screen.resume(editor) }
    if signals.take(.windowChange) { screen.resize(editor, line) }
  }

  /// Waits for bytes, a signal or the end of a key; false if no byte will ever come.
  private func read(_ line: EditedLine) -> Bool {
    do throws(SystemCalls.Failure) {
      if decoder.patience == nil, try screen.wait(signals, milliseconds: 0) == .nothing { paint(line) }
      switch try screen.wait(signals, milliseconds: decoder.patience) {
      case .signal: signals.drain()
      case .nothing: keys = decoder.elapse()[...]
      case .bytes:
        unread = try SystemCalls.read(screen.input, upTo: decoder.isPasting ? 4_096 : 1)[...]
        return !unread.isEmpty
      }
      return true
    } catch {
      return error == .wouldBlock
    }
  }

  private func paint(_ line: EditedLine) {
    guard screen.paints else { return screen.paintPlain(line) }
    let isSearching = search != nil
    let text = line.text
    offered = line.isCursorAtEnd && !isSearching ? hint(for: text) : nil
    screen.paint(line, marks: isSearching ? [] : assistance.highlight(text), hint: offered)
  }

  private func hint(for text: String) -> Hint? {
    assistance.hint(text) ?? history.rest(of: text).map { .suggestion($0) }
  }
}

// MARK: - Actions

extension EditingSession {
  /// What libedit has to do after an action.
  enum Redraw { case nothing, line, beep }

  /// Runs the action that `nextKey` has announced.
  func perform(in editor: EditLine) -> Redraw {
    guard let action = waiting else { return .beep }
    waiting = nil
    if let redraw = searching(action, in: editor) { return redraw }
    let line = editor.current()
    switch action {
    case .replaceLine(let new): return put(new, in: editor)
    case .refuse(let before):
      editor.replace(with: before)
      screen.clear(editor)
      return .beep
    case .insert(let text): return insert(text, at: line, in: editor)
    case .paste(let bytes): return paste(bytes, at: line, in: editor)
    case .complete(let lists): return complete(line, in: editor, lists: lists)
    case .undo: return undo.undo().map { put($0, in: editor) } ?? .beep
    case .interrupt:
      editor.replace(with: EditedLine(line.text + "^C"))
      return .line
    case .suspend:
      screen.suspend(editor, line)
      _ = signals.take(.resumed)
      return .nothing
    case .editElsewhere, .search, .searchFor, .searchBack, .endSearch: return .nothing
    }
  }

  /// Takes a step of a search; any other action ends it first, and is left to be done.
  private func searching(_ action: EditAction, in editor: EditLine) -> Redraw? {
    switch action {
    case .search(let direction):
      search?.go(direction, lastPattern: lastPattern)
      search = search ?? HistorySearch(fittingEntries, from: editor.current(), direction)
    case .searchFor(let scalar): search?.type(scalar)
    case .searchBack: search?.erase()
    case .endSearch(let accepting): return endSearch(accepting: accepting, in: editor)
    default:
      _ = endSearch(accepting: true, in: editor)
      return nil
    }
    guard let search else { return .nothing }
    // A terminal that cannot go up has no second row for what is looked for.
    let shown = screen.canMoveCursor ? search.shown : search.result
    guard screen.fits(shown) else { return endSearch(accepting: false, in: editor) }
    editor.replace(with: shown)
    if search.hasFailed { screen.beep() }
    return .line
  }

  /// The earlier lines that can be shown here.
  private var fittingEntries: [String] { history.entries.filter { screen.fits(EditedLine($0)) } }

  private func endSearch(accepting: Bool, in editor: EditLine) -> Redraw {
    guard let search else { return .nothing }
    self.search = nil
    if !search.pattern.isEmpty { lastPattern = search.pattern }
    editor.replace(with: accepting ? search.result : search.original)
    undo.observe(editor.current())
    return .line
  }

  /// Replaces the line if the screen has room for the new one.
  private func put(_ line: EditedLine, in editor: EditLine) -> Redraw {
    guard screen.fits(line) else { return .beep }
    editor.replace(with: line)
    return .line
  }

  private func insert(_ text: String, at line: EditedLine, in editor: EditLine) -> Redraw {
    var longer = line
    longer.insert(text)
    return put(longer, in: editor)
  }

  /// Inserts what was pasted; if the screen has no room for it, shows it above and inserts a label for it.
  private func paste(_ bytes: [UInt8]?, at line: EditedLine, in editor: EditLine) -> Redraw {
    guard let bytes else {
      let limit = KeyDecoder.pasteLimit
      screen.print(["a paste has at most \(limit) bytes; nothing of this one was taken"], above: line, editor)
      return .beep
    }
    let pasted = PastedText(bytes)
    var longer = line
    longer.insert(pasted.text)
    if screen.fits(longer) { return put(longer, in: editor) }
    var labelled = line
    labelled.insert(folded.fold(pasted))
    guard screen.fits(labelled) else { return .beep }
    editor.replace(with: labelled)
    screen.print(pasted.lines.map(String.init), above: line, editor)
    return .nothing
  }

  private func complete(_ line: EditedLine, in editor: EditLine, lists: Bool) -> Redraw {
    let completion = assistance.complete(line.text, line.cursorInCharacters)
    guard !completion.candidates.isEmpty else { return .beep }
    var completed = line
    completed.replace(completion.range, with: completion.insertion(in: line))
    if completed.scalars != line.scalars { return put(completed, in: editor) }
    guard lists else { return .beep }
    screen.list(completion, below: line, editor)
    return .nothing
  }
}
