import Foundation
import Testing

@testable import Terminal

@Suite("Signals", .serialized)
struct SignalsTests {
  /// The threads of a pool hold all signals back.
  init() {
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
  }

  @Test("the numbers are those of the system")
  func numbers() {
    let signals: [Signal] = [
      .hangup, .interrupt, .terminate, .windowChange, .resumed, .brokenPipe, .fileTooLarge,
    ]
    #expect(signals.map(\.number) == [SIGHUP, SIGINT, SIGTERM, SIGWINCH, SIGCONT, SIGPIPE, SIGXFSZ])
  }

  @Test("an interrupt is noted, wakes who waits, and is forgotten when asked")
  func interrupt() throws {
    let signals = Signals.watch()
    defer { signal(SIGINT, SIG_DFL) }
    signals.drain()
    #expect(!signals.wantsStop)
    raise(SIGINT)
    #expect(signals.wantsStop)
    #expect(signals.termination == nil)
    #expect(try SystemCalls.wait(for: [signals.wakeDescriptor], milliseconds: 0) == [true])
    signals.drain()
    #expect(try SystemCalls.wait(for: [signals.wakeDescriptor], milliseconds: 0) == [false])
    #expect(signals.wantsStop)
    signals.clearInterrupt()
    #expect(!signals.wantsStop)
  }

  @Test("a signal that is held back comes when it is released")
  func hold() {
    let signals = Signals.watch()
    defer { signal(SIGINT, SIG_DFL) }
    let held = Signals.hold()
    raise(SIGINT)
    #expect(!signals.wantsStop)
    Signals.release(held)
    #expect(signals.wantsStop)
    signals.clearInterrupt()
  }

  @Test("a message names what was tried, with which file, and why it failed")
  func messages() {
    #expect(
      "\(TerminalError(.system(call: "read", reason: "permission denied"), path: "/h"))"
        == "/h: cannot read: permission denied")
    #expect("\(TerminalError(.notATerminal))" == "expected a terminal on standard input and output")
    #expect("\(TerminalError(.noEditor))" == "cannot start the line editor")
  }
}
