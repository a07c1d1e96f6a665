/// The part of a line that has room, with the sign that more was there, and where its carets stand.
struct ExcerptWindow {
  let line: String
  /// The columns below the marked pieces.
  let carets: Range<Int>

  init(_ pieces: [Piece], marked: Range<Int>, room: Int, glyphs: GlyphSet) {
    let ellipsis = glyphs.ellipsis(within: room)
    let end = marked.upperBound > pieces.count ? [1] : []
    var cut = LineCut(columns: pieces.map(\.columns) + end, room: room, ellipsis: ellipsis.columns)
    guard cut.cover(marked) else {
      line = ellipsis
      carets = 0..<max(1, ellipsis.columns)
      return
    }
    cut.growEvenly()
    let shown = pieces[cut.shown.clamped(to: 0..<pieces.count)].reduce(into: "") { $0 += $1.shown }
    line = (cut.isCutBefore ? ellipsis : "") + shown + (cut.isCutBehind ? ellipsis : "")
    carets = cut.columns(of: marked)
  }
}

/// A choice of neighbouring pieces of a line that has only so much room.
private struct LineCut {
  private let columns: [Int]
  private let room: Int
  private let ellipsis: Int
  private(set) var shown = 0..<0
  private var shownColumns = 0

  init(columns: [Int], room: Int, ellipsis: Int) {
    self.columns = columns
    self.room = room
    self.ellipsis = ellipsis
  }

  var isCutBefore: Bool { shown.lowerBound > 0 }
  var isCutBehind: Bool { shown.upperBound < columns.count }

  /// Shows the first of `marked` and as many of the others as have room; fails if not even that one has.
  mutating func cover(_ marked: Range<Int>) -> Bool {
    shown = marked.lowerBound..<marked.lowerBound
    guard show(shown.lowerBound..<(shown.upperBound + 1)) else { return false }
    while shown.upperBound < marked.upperBound, show(shown.lowerBound..<(shown.upperBound + 1)) {}
    return true
  }

  /// Shows what stands around, one piece on each side in turn, until nothing more has room.
  mutating func growEvenly() {
    if show(0..<columns.count) { return }
    var grows = true
    while grows {
      grows = isCutBefore && show((shown.lowerBound - 1)..<shown.upperBound)
      grows = isCutBehind && show(shown.lowerBound..<(shown.upperBound + 1)) || grows
    }
    if !show(0..<shown.upperBound) { _ = show(shown.lowerBound..<columns.count) }
  }

  /// Where `marked` stands below the line, and below the sign that some of it was cut away.
  func columns(of marked: Range<Int>) -> Range<Int> {
    let start = (isCutBefore ? ellipsis : 0) + width(of: shown.lowerBound..<marked.lowerBound)
    let end = start + width(of: marked.clamped(to: shown))
    return start..<(end + (marked.upperBound > shown.upperBound ? ellipsis : 0))
  }

  /// Takes `wider`, which holds all that is shown, if it has room.
  private mutating func show(_ wider: Range<Int>) -> Bool {
    let added =
      width(of: wider.lowerBound..<shown.lowerBound) + width(of: shown.upperBound..<wider.upperBound)
    let signs = (wider.lowerBound > 0 ? ellipsis : 0) + (wider.upperBound < columns.count ? ellipsis : 0)
    guard shownColumns + added + signs <= room else { return false }
    shown = wider
    shownColumns += added
    return true
  }

  private func width(of pieces: Range<Int>) -> Int { columns[pieces].reduce(0, +) }
}
