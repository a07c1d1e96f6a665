extension Publication {
  /// A document and what is to become of it.
  struct Target {
    var path: String
    /// The text that the change was made for; `nil` when there was no document.
    let base: Bytes?
    /// The text after; `nil` when the document goes.
    let new: Bytes?
    var edits: [Edit]
    /// The journal's entry under which both texts are kept already.
    var kept: Int?
    /// Whether no records lead from one text to the other: both are then kept.
    var isWhole = false
    /// How many records it is about, where edits do not tell.
    var count: Int?
    /// The document after, as far as it was read.
    var document: Document?
    let baseSum: Checksum?
    let newSum: Checksum?

    init(
      path: String, base: Bytes?, new: Bytes?, edits: [Edit], kept: Int? = nil, document: Document? = nil
    ) {
      self.path = path
      self.base = base
      self.new = new
      self.edits = edits
      self.kept = kept
      self.document = document
      baseSum = base.map { Checksum($0) }
      newSum = new.map { Checksum($0) }
    }

    /// A document that is replaced as a whole.
    init(whole path: String, from base: Bytes?, to new: Bytes?, _ count: Int) {
      self.init(path: path, base: base, new: new, edits: [])
      isWhole = true
      self.count = count
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
