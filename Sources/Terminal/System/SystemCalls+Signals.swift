internal import CLibEdit
private import Glibc
private import Synchronization

/// What handlers have noted: a bit for each signal, and a pipe that wakes whoever waits for a key.
///
/// Signals belong to the process, so this is one global value: a handler can reach nothing else. It touches
/// only an atomic number and `write`, which are both allowed there.
struct SignalBoard: ~Copyable, Sendable {
  private let seen = Atomic<UInt64>(0)
  /// Readable when something was noted; -1 if there is no pipe.
  let readEnd: Int32
  private let writeEnd: Int32

  fileprivate init() {
    var ends: [Int32] = [-1, -1]
    if unsafe pipe(&ends) == 0 {
      for end in ends {
        _ = vitals_make_nonblocking(end)
        _ = vitals_close_on_exec(end)
      }
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  private static func bit(_ number: Int32) -> UInt64 { 1 << UInt64(number) }

  func note(_ number: Int32) {
    seen.bitwiseOr(Self.bit(number), ordering: .sequentiallyConsistent)
    var byte: UInt8 = 0
    _ = unsafe Glibc.write(writeEnd, &byte, 1)
  }

  func has(_ number: Int32) -> Bool {
    seen.load(ordering: .sequentiallyConsistent) & Self.bit(number) != 0
  }

  /// Whether `number` was noted; from here on it is not.
  func take(_ number: Int32) -> Bool {
    let bit = Self.bit(number)
    return seen.bitwiseAnd(~bit, ordering: .sequentiallyConsistent).oldValue & bit != 0
  }

  /// Empties the pipe; the bits stay.
  func drain() {
    var bytes: [UInt8] = [0]
    while !bytes.isEmpty {
      do throws(SystemCalls.Failure) {
        bytes = try SystemCalls.read(readEnd, upTo: 64)
      } catch {
        return  // The pipe is empty; there is nothing else that could be wrong with it.
      }
    }
  }
}

/// The terminal that a fault must put right; see `SystemCalls.restoreAfterCrash`.
///
/// The handler may not allocate, so all that it needs lies ready in memory that is never given back.
@safe struct CrashGuard: @unchecked Sendable {
  private static let pasteOff: StaticString = "\u{1B}[?2004l"

  private let descriptor = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private let modes = UnsafeMutablePointer<termios>.allocate(capacity: 1)

  fileprivate init() {
    unsafe descriptor.initialize(to: -1)
    unsafe modes.initialize(to: termios())
  }

  fileprivate func arm(_ terminal: Int32, _ saved: termios?) {
    if let saved { unsafe modes.pointee = saved }
    unsafe descriptor.pointee = saved == nil ? -1 : terminal
  }

  fileprivate func restore() {
    let terminal = unsafe descriptor.pointee
    guard terminal >= 0 else { return }
    _ = unsafe tcsetattr(terminal, TCSANOW, modes)
    _ = unsafe Glibc.write(terminal, Self.pasteOff.utf8Start, Self.pasteOff.utf8CodeUnitCount)
  }
}

let signalBoard = SignalBoard()
let crashGuard = CrashGuard()

extension SystemCalls {
  /// From here on a crash puts `modes` back before the process ends; `nil` leaves the terminal alone.
  static func restoreAfterCrash(_ descriptor: Int32, _ modes: TerminalModes?) {
    crashGuard.arm(descriptor, modes?.modes)
  }

  /// From here on `numbers` are noted on the board, and no longer end the process.
  static func note(_ numbers: [Int32]) {
    _ = signalBoard.readEnd  // Made here, since a handler may not be the first to need it.
    for number in numbers {
      vitals_handle(
        number,
        { number in
          let saved = errno
          signalBoard.note(number)
          errno = saved
        }, SA_RESTART)
    }
  }

  /// From here on `numbers` do nothing, and yet a program that is started gets them as usual.
  ///
  /// An empty handler does both: unlike `SIG_IGN` it is not inherited.
  static func disarm(_ numbers: [Int32]) {
    for number in numbers { vitals_handle(number, { _ in }, SA_RESTART) }
  }

  /// A fault puts the terminal right and then ends the process as it would have.
  static func guardAgainstFaults() {
    _ = crashGuard
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT] {
      vitals_handle(
        number,
        { number in
          crashGuard.restore()
          raise(number)
        }, Int32(bitPattern: UInt32(SA_RESETHAND) | UInt32(SA_NODEFER)))
    }
  }

  /// Which signals are held back.
  struct SignalMask { fileprivate var set = sigset_t() }

  /// Holds `numbers` back, and gives what was held back before.
  static func hold(_ numbers: [Int32]) -> SignalMask {
    var held = sigset_t()
    var before = SignalMask()
    unsafe sigemptyset(&held)
    for number in numbers { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before.set)
    return before
  }

  static func setHeld(_ mask: SignalMask) {
    var set = mask.set
    unsafe pthread_sigmask(SIG_SETMASK, &set, nil)
  }

  static func number(of signal: Signal) -> Int32 {
    switch signal {
    case .hangup: SIGHUP
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .windowChange: SIGWINCH
    case .resumed: SIGCONT
    case .brokenPipe: SIGPIPE
    case .fileTooLarge: SIGXFSZ
    }
  }
}
