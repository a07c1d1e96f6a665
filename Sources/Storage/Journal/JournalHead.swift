internal import JSONText

/// What stands first in an entry's line, and where that lies: enough to tell which action is to be undone.
struct JournalHead: Equatable {
  var serial: Int
  var role: JournalEntry.Role
  /// The bytes of the line, without its line break.
  var range: Range<Int>
}

extension JournalHead {
  /// The head of a line; `nil` where it is no entry.
  ///
  /// Reads no further than the first members, so that a journal of many megabytes is looked through quickly.
  init?(of line: Range<Int>, in bytes: Span<UInt8>) {
    guard let (serial, role) = Self.members(at: line.lowerBound, in: bytes) else { return nil }
    self.init(serial: serial, role: role, range: line)
  }

  private static func members(at offset: Int, in bytes: Span<UInt8>) -> (Int, JournalEntry.Role)? {
    var scanner = JSONScanner(at: offset)
    do throws(JSONError) {
      guard var members = try scanner.enterObject(in: bytes),
        let first = try scanner.nextMember(of: &members, in: bytes), first.equals("entry", in: bytes),
        let serial = try scanner.number(in: bytes).flatMap({ Int(exactly: $0) }),
        let second = try scanner.nextMember(of: &members, in: bytes),
        let number = try scanner.number(in: bytes).flatMap({ Int(exactly: $0) })
      else { return nil }
      switch second.string(in: bytes) {
      case "action": return (serial, .action(number))
      case "undo": return (serial, .undo(number))
      case "redo": return (serial, .redo(number))
      default: return nil
      }
    } catch {
      return nil
    }
  }
}
