#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif
private import Synchronization

/// The wall behind which libc's zone rules are asked.
///
/// Libc knows one zone a process, that of the variable `TZ`; asking for another sets the variable first, which reads
/// that zone's file again. The last answers are kept, since a command asks for few moments in two zones by turns. The
/// lock keeps a question whole where tests ask from several threads.
enum LibcZone {
  /// The file that holds the machine's zone when `TZ` is not set.
  static let localTime = ":/etc/localtime"

  private struct Answer {
    let name: String
    let instant: Instant
    let offset: Int
  }

  private struct State {
    /// The zone that libc knows now.
    var current: String?
    var answers: [Answer] = []
    var next = 0

    mutating func keep(_ answer: Answer) {
      if answers.count < 8 { answers.append(answer) } else { answers[next] = answer }
      next = (next + 1) % 8
    }
  }

  private static let state = Mutex(State())

  static func offset(of name: String, at instant: Instant) -> Int {
    state.withLock { state in
      if state.current != name {
        if let known = state.answers.first(where: { $0.instant == instant && $0.name == name }) {
          return known.offset
        }
        unsafe setenv("TZ", name, 1)
        tzset()
        state.current = name
      }
      let offset = offset(at: instant)
      state.keep(Answer(name: name, instant: instant, offset: offset))
      return offset
    }
  }

  /// In the zone that libc knows now.
  private static func offset(at instant: Instant) -> Int {
    var seconds = time_t(instant.seconds)
    var fields = unsafe tm()
    guard unsafe localtime_r(&seconds, &fields) != nil else { return 0 }
    return unsafe fields.tm_gmtoff
  }

  /// Whether libc finds rules for `name`: without a file of that name it would silently count in UTC.
  static func hasRules(for name: String) -> Bool {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.hasDoubleDot, !name.utf8.contains(0) else {
      return false
    }
    return directories().contains { unsafe access($0 + "/" + name, R_OK) == 0 && isFile($0 + "/" + name) }
  }

  /// Whether this machine has zone rules at all.
  static var hasAnyRules: Bool {
    unsafe access("/etc/localtime", R_OK) == 0 || directories().contains { unsafe access($0, R_OK) == 0 }
  }

  private static func directories() -> [String] {
    guard let own = unsafe getenv("TZDIR") else { return ["/usr/share/zoneinfo"] }
    return unsafe [String(cString: own)]
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

extension Sequence<UInt8> {
  /// Not by the search for a text in a text, which builds tables first.
  fileprivate var hasDoubleDot: Bool {
    var last: UInt8 = 0
    for byte in self {
      if byte == UInt8(ascii: "."), byte == last { return true }
      last = byte
    }
    return false
  }
}
