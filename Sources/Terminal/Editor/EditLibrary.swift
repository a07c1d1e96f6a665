private import CLibEdit
private import Glibc

/// The line as libedit holds it, for as long as libedit runs one of its callbacks.
///
/// Unsafe code stands in this file because libedit is a C library: it is given pointers, calls back with pointers, and
/// lends its line as three of them. None of them leaves the file.
@safe struct EditLine {
  private let editor: OpaquePointer

  fileprivate init(_ editor: OpaquePointer) { unsafe self.editor = editor }

  /// The line and the cursor, which some commands of libedit's vi mode leave outside of the line.
  func current() -> EditedLine {
    guard let info = unsafe el_wline(editor)?.pointee, let start = unsafe info.buffer else {
      return EditedLine()
    }
    let count = max(0, unsafe (info.lastchar ?? start) - start)
    let scalars = (0..<count).map { unsafe Unicode.Scalar(UInt32(bitPattern: start[$0])) ?? "\u{FFFD}" }
    let cursor = unsafe (info.cursor ?? start) - start
    if !(0...count).contains(cursor) { moveCursor(by: cursor < 0 ? 1 : -1) }
    return EditedLine(scalars: scalars, cursor: min(max(cursor, 0), count))
  }

  /// Puts `line` in the place of what is there; nothing is drawn.
  func replace(with line: EditedLine) {
    let old = current()
    if line.scalars == old.scalars { return moveCursor(by: line.cursor - old.cursor) }
    moveCursor(by: old.scalars.count - old.cursor)
    unsafe el_deletestr(editor, Int32(old.scalars.count))
    let wide = line.scalars.map { wchar_t(bitPattern: $0.value) } + [0]
    _ = unsafe el_winsertstr(editor, wide)
    moveCursor(by: line.cursor - line.scalars.count)
  }

  /// Moves the cursor, not beyond the ends of the line.
  private func moveCursor(by characters: Int) { _ = unsafe el_cursor(editor, Int32(characters)) }

  /// Draws prompt and line from where the terminal's cursor is.
  func redraw() { unsafe vitals_el_redraw(editor) }

  /// Takes over the size of the window.
  func resize() { unsafe el_resize(editor) }

  /// Whether keys come one by one, or lines as outside of the editor.
  func setRaw(_ isRaw: Bool) { unsafe vitals_el_set_flag(editor, EL_PREP_TERM, isRaw ? 1 : 0) }
}

/// A libedit that reads from the terminal; its end gives the terminal back as it was.
@safe struct EditLibrary: ~Copyable {
  /// What the callbacks reach.
  @safe fileprivate final class Owner {
    let session: EditingSession
    /// Where libedit reads the prompt at each redraw.
    var prompt: UnsafeMutablePointer<CChar>

    init(_ session: EditingSession) {
      self.session = session
      unsafe prompt = strdup("")
    }

    deinit { unsafe free(prompt) }

    static func of(_ editor: OpaquePointer?) -> Owner? {
      guard let editor = unsafe editor, let owner = unsafe vitals_el_owner(editor) else { return nil }
      return unsafe Unmanaged<Owner>.fromOpaque(owner).takeUnretainedValue()
    }
  }

  /// Streams of libedit's own for the standard descriptors.
  @safe private final class Streams {
    let input = unsafe fdopen(vitals_duplicate(0), "r")
    let output = unsafe fdopen(vitals_duplicate(1), "w")
    let errors = unsafe fdopen(vitals_duplicate(2), "w")

    var areOpen: Bool { unsafe input != nil && output != nil && errors != nil }

    deinit {
      _ = unsafe input.map { unsafe fclose($0) }
      _ = unsafe output.map { unsafe fclose($0) }
      _ = unsafe errors.map { unsafe fclose($0) }
    }
  }

  private let editor: OpaquePointer
  private let history: OpaquePointer
  private let streams: Streams
  private let owner: Owner

  /// Starts the editor for the three standard streams; `program` is what `~/.editrc` may call it by.
  init(program: String, entries: Int, session: EditingSession) throws(TerminalError) {
    let streams = Streams()
    guard streams.areOpen,
      let editor = unsafe el_init(program, streams.input, streams.output, streams.errors),
      let history = unsafe history_init()
    else { throw TerminalError(.noEditor) }
    unsafe self.editor = editor
    unsafe self.history = history
    self.streams = streams
    owner = Owner(session)
    unsafe vitals_history_limit(history, Int32(entries))
    configure()
  }

  deinit {
    // Else the keys that were typed ahead for the shell would be dropped.
    unsafe vitals_el_set_flag(editor, EL_EDITMODE, 0)
    unsafe el_end(editor)
    unsafe history_end(history)
  }

  /// The owner's own keys come first, and then what the editor cannot do without.
  private func configure() {
    unsafe vitals_el_set_owner(editor, Unmanaged.passUnretained(owner).toOpaque())
    unsafe vitals_el_set_prompt(editor, { editor in unsafe Owner.of(editor)?.prompt })
    unsafe vitals_el_set_keys(editor, "emacs")
    unsafe vitals_el_set_history(editor, history)
    unsafe vitals_el_add(editor, EditorKey.Command.actName, runAction)
    growBuffer()
    _ = unsafe el_source(editor, nil)
    unsafe vitals_el_set_flag(editor, EL_EDITMODE, 1)
    unsafe vitals_el_set_flag(editor, EL_SIGNAL, 0)
    // Keys come as they were sent. Only CR becomes LF (libedit would swap the two), since a line that is typed ahead for
    // another program must have an end that it knows.
    for mode in ["-isig", "-ixon", "-inlcr"] { unsafe vitals_el_set_tty(editor, mode) }
    bindKeys()
    unsafe vitals_el_set_reader(editor, readKey)
  }

  /// Makes libedit's buffer three times as long as a line can be: it reads as far behind a line as it deletes in it.
  private func growBuffer() {
    let line = unsafe EditLine(editor)
    line.replace(with: EditedLine(String(repeating: " ", count: 3 * LineScreen.longestLine)))
    line.replace(with: EditedLine())
  }

  private func bindKeys() {
    for key in ["^J", "^M"] {
      unsafe vitals_el_bind(editor, key, "ed-newline")
      unsafe vitals_el_bind_second(editor, key, "ed-newline")
    }
    for command in EditorKey.Command.allCases {
      unsafe vitals_el_bind(editor, command.notation, command.name)
      unsafe vitals_el_bind_second(editor, command.notation, command.name)
    }
    // No key sequence reaches libedit in vi mode, so Esc need not wait for the rest of one.
    if unsafe vitals_el_keys(editor).map({ unsafe String(cString: $0) }) == "vi" {
      owner.session.bindings.style = .vi
      unsafe vitals_el_bind(editor, "^[", "vi-command-mode")
      unsafe vitals_el_bind_second(editor, "^[", "vi-command-mode")
    }
  }

  /// Edits one line, until Enter or until `EditingSession.nextKey` gives none.
  func readLine(prompt: String) -> String? {
    unsafe free(owner.prompt)
    unsafe owner.prompt = strdup(prompt)
    // By itself libedit shows the prompt first, and a key that comes before the second step is lost or echoed twice.
    unsafe vitals_el_set_flag(editor, EL_PREP_TERM, 1)
    var count: Int32 = 0
    return unsafe el_gets(editor, &count).map { unsafe String(cString: $0) }
  }

  /// Makes `entry` the newest that Up finds.
  func remember(_ entry: String) { unsafe vitals_history_enter(history, entry) }

  func forgetEntries() { unsafe vitals_history_clear(history) }
}

private let readKey: vitals_reader = { editor, character in
  guard let owner = unsafe EditLibrary.Owner.of(editor), let editor = unsafe editor else { return -1 }
  guard let key = owner.session.nextKey(in: unsafe EditLine(editor)) else { return -1 }
  unsafe character?.pointee = wchar_t(bitPattern: key)
  return 1
}

private let runAction: vitals_command = { editor, _ in
  guard let owner = unsafe EditLibrary.Owner.of(editor), let editor = unsafe editor else {
    return UInt8(CC_ERROR)
  }
  return switch owner.session.perform(in: unsafe EditLine(editor)) {
  case .nothing: UInt8(CC_NORM)
  case .line: UInt8(CC_REFRESH)
  case .beep: UInt8(CC_ERROR)
  }
}
