internal import Commands
internal import Terminal

/// Brings replies to the two channels, and says so when the answer's is full.
struct Printer {
  let info: TerminalInfo

  /// Prints a reply and gives the exit status of it.
  func show(_ reply: Reply, of session: Session) -> Int32 {
    switch print(reply, of: session) {
    case .written, .closed: reply.status.rawValue
    case .failed(let error): report(error, behind: reply)
    }
  }

  func print(_ reply: Reply, of session: Session) -> Output.Outcome {
    let complaints = session.complaints(of: reply, colored: info.colorsErrors)
    if !complaints.isEmpty { _ = Output.errors.write(complaints) }
    let output = session.output(of: reply, colored: info.colorsOutput)
    return output.isEmpty ? .written : Output.standard.write(output)
  }

  /// An answer that could not be printed; what it tells of is done all the same.
  func report(_ error: TerminalError, behind reply: Reply) -> Int32 {
    let done = reply.status == .done ? "done, but the answer could not be printed: " : ""
    _ = Output.errors.write("\(done)\(error)\n")
    return ExitStatus.failed.rawValue
  }

  func report(_ error: TerminalError) -> Int32 {
    _ = Output.errors.write("\(error)\n")
    return ExitStatus.failed.rawValue
  }

  func report(_ fault: LineFault) -> Int32 {
    _ = Output.errors.write("\(fault)\n")
    return ExitStatus.notUnderstood.rawValue
  }
}
