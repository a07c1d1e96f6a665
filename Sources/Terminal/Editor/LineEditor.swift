package import TextLayout

/// The prompt: a line is typed, with history, completion, hints and colours.
///
///     let signals = Signals.watch()
///     var editor = try LineEditor(program: "vitals", history: History(path: path), info: info, signals: signals)
///     while true {
///       switch editor.read(prompt: "› ", style: .bold) {
///       case .lines(let lines): lines.forEach(run)
///       case .interrupted: continue
///       case .endOfInput: return 0
///       case .terminated(let signal): return 128 + signal.number
///       case .editElsewhere(let text): prefilled = edit(text)
///       }
///     }
///
/// While a line is typed the terminal sends every key, and pastes between marks. Whenever this type is not reading,
/// and when it ends, the terminal is as it was.
package struct LineEditor: ~Copyable {
  /// How a line ended.
  package enum Input: Equatable, Sendable {
    /// Enter: one line, or several that were pasted. Blank ones among several are left out.
    case lines([String])
    /// Ctrl-C; what was typed is dropped, but Up brings it back.
    case interrupted
    /// Ctrl-D on an empty line.
    case endOfInput
    /// The process is asked to end, or the terminal has gone.
    case terminated(Signal)
    /// Ctrl-X Ctrl-E: the text so far is to be edited in another program, and may come back as `prefilled`.
    case editElsewhere(String)
  }

  /// What a line is for.
  package enum Purpose: Equatable, Sendable {
    case entry
    /// An answer to a question: not remembered, and without help.
    case answer
  }

  /// How many entries Up can go back.
  private static let reachableEntries = 2_000

  /// May be changed between two lines.
  package var assistance = Assistance()
  package private(set) var history: History

  private let session: EditingSession
  private let library: EditLibrary
  private let savedModes: SystemCalls.TerminalModes
  /// How much of the history libedit has got.
  private var given = (edition: 0, count: 0)
  private var wasInterruptedEmpty = false

  /// Starts the editor on standard input and output, which must be terminals.
  package init(program: String, history: History, info: TerminalInfo, signals: Signals) throws(TerminalError)
  {
    guard info.inputIsTerminal, info.outputIsTerminal else { throw TerminalError(.notATerminal) }
    let modes = try Self.modes()
    CharacterSet.prepare()
    let screen = LineScreen(
      input: 0, output: 1, canMoveCursor: info.canMoveCursor, paints: info.colorsOutput)
    let session = EditingSession(signals: signals, screen: screen)
    let library = try EditLibrary(program: program, entries: Self.reachableEntries, session: session)
    SystemCalls.guardAgainstFaults()
    self.session = session
    self.library = library
    self.history = history
    savedModes = modes
    restoreTerminal()  // The start of libedit has touched it.
  }

  private static func modes() throws(TerminalError) -> SystemCalls.TerminalModes {
    do throws(SystemCalls.Failure) {
      return try SystemCalls.terminalModes(0)
    } catch {
      throw error.whileTrying(to: "read the terminal's modes")
    }
  }

  /// Reads one line.
  ///
  /// `prefilled` stands there to be edited, with the cursor behind `cursor` characters of it, or at its end.
  package mutating func read(
    prompt: String, style: Style = .plain, prefilled: String = "", cursor: Int? = nil,
    as purpose: Purpose = .entry
  ) -> Input {
    if let signal = session.signals.termination { return .terminated(signal) }
    session.signals.clearInterrupt()
    session.screen.begin(prompt: prompt, style: style)
    offerHelp(for: purpose)
    session.begin(with: EditedLine(prefilled, cursor: cursor))
    return input(readLine(), for: purpose)
  }

  /// The notice of the history, once; see `History.takeNotice`.
  package mutating func takeNotice() -> String? { history.takeNotice() }
}

extension LineEditor {
  private mutating func offerHelp(for purpose: Purpose) {
    switch purpose {
    case .entry:
      history.refresh()
      session.assistance = assistance
      session.history = history
      session.bindings.canRecall = true
    case .answer:
      session.assistance = Assistance()
      session.history = History(path: nil)
      session.bindings.canRecall = false
    }
    giveHistory()
  }

  /// Hands libedit what it does not have yet; it would lose the end of longer entries.
  private mutating func giveHistory() {
    if given.edition != history.edition {
      library.forgetEntries()
      given = (history.edition, 0)
    }
    for entry in history.entries[given.count...].suffix(Self.reachableEntries)
    where session.screen.fits(EditedLine(entry)) {
      library.remember(entry)
    }
    given.count = history.entries.count
  }

  private func readLine() -> String? {
    SystemCalls.restoreAfterCrash(0, savedModes)
    session.screen.beginPastes()
    let line = library.readLine(prompt: session.screen.prompt)
    session.screen.endPastes()
    restoreTerminal()
    SystemCalls.restoreAfterCrash(0, nil)
    return line
  }

  private func restoreTerminal() {
    do throws(SystemCalls.Failure) {
      try SystemCalls.setTerminalModes(0, savedModes)
    } catch {
      // The terminal has gone, and its modes with it.
    }
  }

  private mutating func input(_ line: String?, for purpose: Purpose) -> Input {
    let wasInterruptedEmpty = wasInterruptedEmpty
    self.wasInterruptedEmpty = false
    switch session.ending {
    case .interrupted(let text):
      if purpose == .entry { interrupted(text, again: wasInterruptedEmpty) }
      return .interrupted
    case .endOfInput: return .endOfInput
    case .terminated(let signal):
      session.screen.write("\r\n")
      return .terminated(signal)
    case .elsewhere(let line): return .editElsewhere(session.folded.unfolded(line.text))
    case nil: return line.map { entered($0, for: purpose) } ?? .endOfInput
    }
  }

  private mutating func interrupted(_ text: String, again: Bool) {
    if !session.folded.appear(in: text) { history.keep(text) }
    wasInterruptedEmpty = text.isEmpty
    if text.isEmpty, again { session.screen.write("Ctrl-D or quit leaves\r\n") }
  }

  private mutating func entered(_ line: String, for purpose: Purpose) -> Input {
    let text = PastedText(Array(line.utf8)).text
    let lines = session.folded.unfolded(text).split(separator: "\n", omittingEmptySubsequences: false)
    let entered = lines.filter { $0.contains { $0 != " " } }.map(String.init)
    if purpose == .entry, !session.folded.appear(in: text) { entered.forEach { history.add($0) } }
    return .lines(lines.count > 1 && !entered.isEmpty ? entered : [String(lines.first ?? "")])
  }
}
