internal import Commands
internal import Terminal

/// The prompt: lines are typed, each is answered, until Ctrl-D.
struct Prompt: ~Copyable {
  private let info: TerminalInfo
  private let printer: Printer
  private let signals: Signals
  private var editor: LineEditor
  private var session: Session

  init(world: World, options: Options, info: TerminalInfo) throws(TerminalError) {
    self.info = info
    printer = Printer(info: info)
    signals = Signals.watch()
    let watched = signals
    var world = world
    world.isInterrupted = { watched.wantsStop }
    editor = try LineEditor(
      program: "vitals", history: History(path: world.historyPath), info: info, signals: signals)
    session = Session(world: world, mode: .prompt, options: options)
  }

  mutating func run() -> Int32 {
    guard case .written = printer.print(session.greeting(), of: session) else {
      return ExitStatus.failed.rawValue
    }
    var refill: Reply.Refill?
    while true {
      switch read(refill) {
      case .lines(let lines):
        refill = nil
        for line in lines {
          let reply = answer(to: line)
          switch printer.print(reply, of: session) {
          case .written: break
          case .closed: return reply.status.rawValue
          case .failed(let error): return printer.report(error, behind: reply)
          }
          if reply.quits { return ExitStatus.done.rawValue }
          refill = reply.refill
        }
      case .interrupted:
        session.pending = nil
        refill = nil
      case .endOfInput: return ExitStatus.done.rawValue
      case .terminated(let signal): return 128 + signal.number
      case .editElsewhere(let text): refill = editedElsewhere(text)
      }
    }
  }

  private mutating func answer(to line: String) -> Reply {
    let reply = session.handle(line: line)
    guard let editing = reply.editing else { return reply }
    do throws(TerminalError) {
      guard let text = try ExternalEditor.edit(editing.text) else { return session.cancelled() }
      return editing.done(text, &session)
    } catch {
      _ = printer.report(error)
      return session.cancelled()
    }
  }

  /// The line as the owner's editor gives it back.
  private func editedElsewhere(_ text: String) -> Reply.Refill {
    do throws(TerminalError) {
      let edited = (try ExternalEditor.edit(text + "\n") ?? text).split(separator: "\n").joined(
        separator: " ")
      return Reply.Refill(line: edited, cursor: edited.count)
    } catch {
      _ = printer.report(error)
      return Reply.Refill(line: text, cursor: text.count)
    }
  }

  private mutating func read(_ refill: Reply.Refill?) -> LineEditor.Input {
    if let notice = editor.takeNotice() { _ = Output.errors.write(notice + "\n") }
    if let question = session.pending { return editor.read(prompt: question.prompt, as: .answer) }
    return editor.read(
      prompt: info.isUTF8 ? "› " : "> ", prefilled: refill?.line ?? "", cursor: refill?.cursor)
  }
}
