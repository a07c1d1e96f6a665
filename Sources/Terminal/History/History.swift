/// The lines that were entered before, oldest first, of all sessions.
///
/// They are kept in a plain file, a line an entry, that every session appends to; a session sees what others have
/// entered at its next prompt. A file that cannot be used is never in the way: there is one notice, and the
/// session remembers for itself.
package struct History {
  private var file: HistoryFile?
  /// What can be recalled, oldest first.
  package private(set) var entries: [String] = []
  /// Changes when entries are no longer those of before with others behind them.
  private(set) var edition = 0
  /// What is remembered in this session only, for when the file is read anew.
  private var ownEntries: [String] = []
  private var notice: String?

  /// The history in the file at `path`, which is made when there is something to write; `nil` keeps it in memory.
  package init(path: String?) {
    file = path.map { HistoryFile(path: $0) }
  }

  /// What the owner should know about the file, once.
  package mutating func takeNotice() -> String? {
    defer { notice = nil }
    return notice
  }

  /// Reads what was entered elsewhere.
  package mutating func refresh() {
    let update = using { file throws(HistoryFile.Failure) in try file.update() }
    if let update { apply(update) }
  }

  /// Remembers `line` here and in the file.
  ///
  /// A line that begins with a blank is private and is not remembered; nor is a blank line, nor the newest one again.
  package mutating func add(_ line: String) {
    guard let entry = Self.entry(for: line) else { return }
    let newest = entries.last
    let update = using { file throws(HistoryFile.Failure) in try file.append(entry, after: newest) }
    guard let update else { return keep(line) }
    apply(update)
    if entry != entries.last { entries.append(entry) }
  }

  /// Remembers `line` in this session only, as for one that was dropped.
  package mutating func keep(_ line: String) {
    guard let entry = Self.entry(for: line), entry != entries.last else { return }
    entries.append(entry)
    ownEntries.append(entry)
  }

  /// How the newest entry that begins with `start` goes on.
  func rest(of start: String) -> String? {
    guard !start.isEmpty else { return nil }
    let entry = entries.last { $0.utf8.count > start.utf8.count && $0.hasPrefix(start) }
    return entry.map { String($0.dropFirst(start.count)) }
  }

  /// One line of printable text; `nil` if it is not to be remembered.
  private static func entry(for line: String) -> String? {
    line.first == " " ? nil : HistoryFile.printable(line)
  }

  private mutating func apply(_ update: HistoryFile.Update) {
    switch update {
    case .appended(let lines): entries += lines
    case .rewritten(let lines):
      edition += 1
      entries = lines + ownEntries
    }
  }

  /// Does something with the file; if that fails, says so and goes on without it.
  private mutating func using(
    _ body: (inout HistoryFile) throws(HistoryFile.Failure) -> HistoryFile.Update
  ) -> HistoryFile.Update? {
    guard var file else { return nil }
    do throws(HistoryFile.Failure) {
      let result = try body(&file)
      self.file = file
      return result
    } catch {
      goOn(after: error, path: file.path)
      return nil
    }
  }

  private mutating func goOn(after failure: HistoryFile.Failure, path: String) {
    switch failure {
    case .setAside(let newPath):
      notice = "the history was not readable and is now \(newPath); a new one begins"
      file = HistoryFile(path: path)
    case .unusable(let error):
      notice = error.map { "the history is not kept: \($0)" }
      file = nil
    }
  }
}
