/// The name under which a new document waits beside the old: `.2026-11.json.tmp-BASE-NEW`, both checksums.
///
/// It tells a later command what the file is: the new text that never came to its place, or the old one displaced.
package struct StageName: Equatable, Sendable {
  /// The file that it is a stage of.
  package var target: String
  /// The checksum of the file that is to be displaced; `nil` where none was.
  package var base: Checksum?
  package var new: Checksum

  package init(target: String, base: Checksum?, new: Checksum) {
    self.target = target
    self.base = base
    self.new = new
  }

  package var text: String { ".\(target).tmp-\(base.map { "\($0)" } ?? "none")-\(new)" }

  package init?(_ text: String) {
    guard text.hasPrefix("."), let mark = text.range(of: ".tmp-") else { return nil }
    let sums = text[mark.upperBound...].split(separator: "-", omittingEmptySubsequences: false)
    guard sums.count == 2, let new = Checksum(String(sums[1])) else { return nil }
    let base = Checksum(String(sums[0]))
    guard base != nil || sums[0] == "none" else { return nil }
    self.init(
      target: String(text[text.index(after: text.startIndex)..<mark.lowerBound]), base: base, new: new)
  }
}

extension String {
  /// The first place of `part` behind the first byte.
  fileprivate func range(of part: String) -> Range<Index>? {
    var rest = utf8.dropFirst()
    while rest.count >= part.utf8.count {
      if rest.starts(with: part.utf8) {
        return rest.startIndex..<rest.index(rest.startIndex, offsetBy: part.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
