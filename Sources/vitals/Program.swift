internal import Commands
internal import Terminal

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Wires the sessions to the terminal: one shell command, a prompt, or a pipe.
struct Program {
  let front: Front
  let world: World
  let info: TerminalInfo

  init(arguments: [String]) {
    Signals.reportBrokenPipes()
    // The width and the character set do not depend on the options, but the colours do.
    let plain = TerminalInfo.current(color: .auto)
    world = .system(
      width: { plain.outputIsTerminal ? TerminalInfo.size().columns : nil }, isUTF8: plain.isUTF8,
      canAsk: plain.inputIsTerminal && plain.outputIsTerminal,
      isInterrupted: { false }, progress: Self.progress(plain))
    front = Front(arguments, world: world)
    let color = ColorChoice(rawValue: front.color)
    info = color == .auto ? plain : color.map(TerminalInfo.current) ?? plain
  }

  /// One line of the terminal that is written over again and again; elsewhere nothing.
  private static func progress(_ info: TerminalInfo) -> @Sendable (String) -> Void {
    guard info.errorsAreTerminal, info.canMoveCursor else { return { _ in } }
    return { text in _ = Output.errors.write("\r\(text)\u{1B}[K") }
  }

  func run() -> Never {
    exit(status())
  }

  private func status() -> Int32 {
    if let complaint = front.complaint {
      let session = Session(world: world, mode: .shell, options: front.options)
      return Printer(info: info).show(complaint, of: session)
    }
    if !front.arguments.isEmpty { return shell() }
    guard info.inputIsTerminal else { return pipe() }
    guard info.outputIsTerminal else { return pipe() }
    return prompt()
  }

  /// One command; a question that a shell may ask is asked where somebody can answer.
  private func shell() -> Int32 {
    var session = Session(world: world, mode: .shell, options: front.options)
    let printer = Printer(info: info)
    var reply = session.handle(arguments: front.arguments)
    do throws(TerminalError) {
      while true {
        if let editing = reply.editing { reply = try edit(editing, in: &session) }
        let status = printer.show(reply, of: session)
        guard let line = try answer(to: session.pending) else { return status }
        reply = session.handle(line: line)
      }
    } catch {
      return printer.report(error)
    }
  }

  /// The line that answers a question; `nil` where there is none, or nobody who could.
  private func answer(to question: Ask?) throws(TerminalError) -> String? {
    guard let question, info.inputIsTerminal, info.outputIsTerminal,
      case .written = Output.standard.write(question.prompt)
    else { return nil }
    var source = LineSource()
    guard let line = try source.next(), case .success(let text) = line.text else { return nil }
    return text
  }

  /// Has a text edited in the owner's program, and does what came of it.
  func edit(_ editing: Editing, in session: inout Session) throws(TerminalError) -> Reply {
    guard let text = try ExternalEditor.edit(editing.text) else { return session.cancelled() }
    return editing.done(text, &session)
  }

  private func pipe() -> Int32 {
    let printer = Printer(info: info)
    var session = Session(world: world, mode: .pipe, options: front.options)
    do throws(TerminalError) {
      var source = LineSource()
      var lines: [String] = []
      while let line = try source.next() {
        switch line.text {
        case .success(let text): lines.append(text)
        case .failure(let fault): return printer.report(fault)
        }
      }
      var failure: Int32?
      let status = session.handle(pipe: lines) { session, reply in
        let outcome = printer.print(reply, of: session)
        if case .failed(let error) = outcome { failure = printer.report(error, behind: reply) }
        if case .written = outcome { return true }
        return false
      }
      return failure ?? status.rawValue
    } catch {
      return printer.report(error)
    }
  }

  private func prompt() -> Int32 {
    do throws(TerminalError) {
      var prompt = try Prompt(world: world, options: front.options, info: info)
      return prompt.run()
    } catch {
      return Printer(info: info).report(error)
    }
  }
}
