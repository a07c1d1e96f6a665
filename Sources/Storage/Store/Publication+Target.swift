extension Publication {
  /// A document and what is to become of it.
  struct Target {
    typealias Bytes = ContiguousArray<UInt8>

    var path: String
    /// The text that the change was made for; `nil` when there was no document.
    let base: Bytes?
    /// The text after; `nil` when the document goes.
    let new: SplicedText?
    var edits: [Edit]
    /// The journal's entry under which both texts are kept already.
    var kept: Int?
    /// Whether no records lead from one text to the other: both are then kept.
    var isWhole = false
    /// How many records it is about, where edits do not tell.
    var count: Int?
    /// What becomes of the document, where it was read.
    var outcome: Draft.Outcome?
    let baseSum: Checksum?
    let newSum: Checksum?

    init(path: String, base: Bytes?, new: Bytes?, edits: [Edit], outcome: Draft.Outcome? = nil) {
      self.path = path
      self.base = base
      self.new = new.map { SplicedText($0) }
      self.edits = edits
      self.outcome = outcome
      baseSum = base.map { Checksum($0) }
      newSum = new.map { Checksum($0) }
    }

    /// A document of which most stays as it is.
    init(path: String, spliced new: SplicedText, edits: [Edit], outcome: Draft.Outcome? = nil) {
      self.path = path
      base = new.base
      self.new = new
      self.edits = edits
      self.outcome = outcome
      (baseSum, newSum) = new.checksums
    }

    /// A document that is replaced as a whole.
    init(whole path: String, from base: Bytes?, to new: Bytes?, _ count: Int) {
      self.init(path: path, base: base, new: new, edits: [])
      isWhole = true
      self.count = count
    }

    /// Whether nothing changes.
    var isIdle: Bool {
      guard let base, let new else { return base == nil && new == nil }
      return new.isSame(as: base)
    }

    var change: DocumentChange {
      var change = DocumentChange(
        path: path, base: baseSum, sum: newSum, edits: kept == nil ? edits : [], kept: kept,
        count: count ?? edits.count)
      change.isWhole = isWhole
      return change
    }
  }
}
