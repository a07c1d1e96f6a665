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
/// Libc knows one zone a process, that of the variable `TZ`; asking for another sets the variable first. The lock
/// keeps a question whole where tests ask from several threads.
enum LibcZone {
  /// The file that holds the machine's zone when `TZ` is not set.
  static let localTime = ":/etc/localtime"
  private static let current = Mutex<String?>(nil)

  static func offset(of name: String, at instant: Instant) -> Int {
    current.withLock { current in
      if current != name {
        unsafe setenv("TZ", name, 1)
        tzset()
        current = name
      }
      var seconds = time_t(instant.seconds)
      var fields = unsafe tm()
      guard unsafe localtime_r(&seconds, &fields) != nil else { return 0 }
      return unsafe fields.tm_gmtoff
    }
  }

  /// Whether libc finds rules for `name`: without a file of that name it would silently count in UTC.
  static func hasRules(for name: String) -> Bool {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.contains(".."), !name.utf8.contains(0) else {
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
