/// The lines of a pipe or a file, read in large pieces and held one at a time.
///
/// A line ends with LF or CR LF; the last one needs no end. A byte order mark at the very start is not text.
/// However long a line is, no more than its limit and one piece is kept in memory.
package struct LineSource {
  package struct Line: Equatable, Sendable {
    /// Counts from 1.
    package var number: Int
    package var text: Result<String, LineFault>
  }

  private static let pieceSize = 65_536
  private static let lineFeed = UInt8(ascii: "\n")

  private let descriptor: Int32
  private let limit: Int
  private var piece: ArraySlice<UInt8> = []
  private var number = 0

  /// Reads `descriptor`, where a line has at most `limit` bytes besides its end.
  package init(descriptor: Int32 = 0, limit: Int = 65_536) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The next line, or what is wrong with it; `nil` at the end of the input.
  package mutating func next() throws(TerminalError) -> Line? {
    var bytes: [UInt8] = []
    var isTooLong = false
    while try fill() {
      number += bytes.isEmpty && !isTooLong ? 1 : 0
      let end = piece.firstIndex(of: Self.lineFeed)
      let part = piece[..<(end ?? piece.endIndex)]
      // One byte over, since a CR before the end does not count.
      isTooLong = isTooLong || bytes.count + part.count > limit + 1
      if !isTooLong { bytes += part }
      piece = piece[(end.map { $0 + 1 } ?? piece.endIndex)...]
      if end != nil { return line(bytes, isTooLong) }
    }
    return bytes.isEmpty && !isTooLong ? nil : line(bytes, isTooLong)
  }

  /// Whether there is something in `piece`.
  private mutating func fill() throws(TerminalError) -> Bool {
    while piece.isEmpty {
      do throws(SystemCalls.Failure) {
        piece = try SystemCalls.read(descriptor, upTo: Self.pieceSize)[...]
        if piece.isEmpty { return false }
      } catch .wouldBlock {
        try wait()
      } catch {
        throw error.whileTrying(to: "read the input")
      }
    }
    return true
  }

  private func wait() throws(TerminalError) {
    do throws(SystemCalls.Failure) {
      _ = try SystemCalls.wait(for: [descriptor], milliseconds: nil)
    } catch {
      throw error.whileTrying(to: "read the input")
    }
  }

  private func line(_ bytes: [UInt8], _ isTooLong: Bool) -> Line {
    var text = bytes[...]
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    if number == 1, text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    let isOver = isTooLong || text.count > limit
    if !isOver, !text.contains(0), let valid = String(validating: text, as: UTF8.self) {
      return Line(number: number, text: .success(valid))
    }
    let kind: LineFault.Kind = isOver ? .tooLong(limit: limit) : Self.fault(in: text)
    return Line(number: number, text: .failure(LineFault(kind, line: number)))
  }

  /// What comes first in a line that has a fault: a NUL, or another encoding.
  private static func fault(in text: ArraySlice<UInt8>) -> LineFault.Kind {
    let nul = (text.firstIndex(of: 0) ?? text.endIndex) - text.startIndex
    let bad = UTF8Check.firstFault(in: text) ?? text.count
    return bad < nul ? .notUTF8(byte: bad + 1) : .nul(byte: nul + 1)
  }
}
