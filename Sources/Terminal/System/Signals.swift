/// A signal that this module has a part in.
package enum Signal: Equatable, Sendable {
  case hangup, interrupt, terminate, windowChange, resumed, brokenPipe, fileTooLarge

  /// The number that the system knows it by; a process that it ends leaves with 128 more.
  package var number: Int32 { SystemCalls.number(of: self) }
}

/// What signals have told the process.
///
/// A handler only notes that a signal came; it is acted on between two keys, or when a long command asks. So
/// nothing is ever cut off in the middle.
package struct Signals: Sendable {
  /// A state of signals held back, to be given to `release`.
  package struct Held {
    fileprivate let mask: SystemCalls.SignalMask
  }

  private init() {}

  /// From here on Ctrl-C, a request to end and a closed terminal are noted instead of ending the process.
  ///
  /// For the time of a prompt. A single command is better ended by them at once, but for what stands between
  /// `hold` and `release`.
  package static func watch() -> Signals {
    SystemCalls.note(
      [Signal.hangup, .interrupt, .terminate, .windowChange, .resumed].map(\.number))
    return Signals()
  }

  /// A reader that has gone, or a file that may not grow, becomes the error of a write.
  ///
  /// Programs that are started from here still get both signals.
  package static func reportBrokenPipes() {
    SystemCalls.disarm([Signal.brokenPipe, .fileTooLarge].map(\.number))
  }

  /// Ctrl-C, a request to end and a closed terminal wait until `release`.
  ///
  /// For a write that must not stop half way; it takes milliseconds.
  package static func hold() -> Held {
    Held(mask: SystemCalls.hold([Signal.hangup, .interrupt, .terminate].map(\.number)))
  }

  package static func release(_ held: Held) { SystemCalls.setHeld(held.mask) }

  /// Whether a long command should stop now: Ctrl-C was pressed, or the process is asked to end.
  ///
  /// Costs a few nanoseconds; it stays true until the next prompt.
  package var wantsStop: Bool { signalBoard.has(Signal.interrupt.number) || termination != nil }

  /// The signal that asks the process to end, if one came.
  package var termination: Signal? {
    [Signal.terminate, .hangup].first { signalBoard.has($0.number) }
  }

  /// Forgets a Ctrl-C.
  package func clearInterrupt() { _ = signalBoard.take(Signal.interrupt.number) }

  /// Whether `signal` came; from here on it did not.
  func take(_ signal: Signal) -> Bool { signalBoard.take(signal.number) }

  /// A descriptor that can be read once a signal was noted.
  var wakeDescriptor: Int32 { signalBoard.readEnd }

  func drain() { signalBoard.drain() }
}
