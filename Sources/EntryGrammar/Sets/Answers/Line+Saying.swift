extension Line {
  /// The line with other words in some places, kept apart from letters or digits that would run into them.
  ///
  ///     line.saying([(6..<9, "100km")])  // `100f` with `100` replaced is `100km f`
  func saying(_ edits: [(range: Range<Int>, words: String)]) -> String {
    replacing(edits.map { (range: $0.range, words: apart($0.words, in: $0.range)) })
  }

  private func apart(_ words: String, in range: Range<Int>) -> String {
    guard let first = words.first, let last = words.last else { return words }
    let before = range.lowerBound > 0 ? characters[range.lowerBound - 1] : " "
    let after = range.upperBound < characters.count ? characters[range.upperBound] : " "
    return (runTogether(before, first) ? " " : "") + words + (runTogether(last, after) ? " " : "")
  }

  private func runTogether(_ a: Character, _ b: Character) -> Bool {
    (a.isLetter && b.isLetter) || (a.isNumber && b.isNumber)
  }
}
