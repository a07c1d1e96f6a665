/// The name of a document that is kept beside the journal, since the bytes of its edits would be too many for a line.
struct KeptName: Equatable {
  /// The journal's entry that it belongs to.
  var serial: Int
  var sum: Checksum

  init(serial: Int, sum: Checksum) { (self.serial, self.sum) = (serial, sum) }

  var text: String { "kept-\(serial)-\(sum)" }

  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "kept", let serial = Int(parts[1]), serial >= 0,
      let sum = Checksum(String(parts[2]))
    else { return nil }
    self.init(serial: serial, sum: sum)
  }
}

/// Documents before and after a large action, kept whole for its undo, and gone with its entry.
struct KeptTexts: Sendable {
  typealias Bytes = ContiguousArray<UInt8>

  let files: FileSystem
  /// The store's `.vitals`.
  let ownFolder: String

  private func path(_ serial: Int, _ sum: Checksum) -> String {
    ownFolder + "/" + KeptName(serial: serial, sum: sum).text
  }

  /// Keeps the texts, and has the disk confirm them; what a killed command left of the same is written anew.
  func keep(_ texts: [Bytes], of serial: Int) throws(FileError) {
    for text in texts {
      let path = path(serial, Checksum(text))
      try files.removeIfThere(path)
      try files.makeDurable(path, text)
    }
    try files.syncFolder(ownFolder)
  }

  /// Takes texts away that no entry came to stand for; what stays is swept by the next command.
  func discard(_ serial: Int) {
    do throws(FileError) {
      for name in try files.list(ownFolder) ?? [] where KeptName(name)?.serial == serial {
        try files.remove(ownFolder + "/" + name)
      }
    } catch { return }
  }

  /// A text that was kept; `nil` stands for the document that was not there.
  func text(_ serial: Int, _ sum: Checksum?) throws(FileError) -> Bytes? {
    guard let sum else { return nil }
    let path = path(serial, sum)
    guard let text = try files.readWhole(path)?.bytes, Checksum(text) == sum else {
      throw .missing(path)
    }
    return text
  }

  /// The serial up to which entries have to go so that no more than `limit` bytes are kept; 0 when none has to.
  func excess(above limit: Int, besides newest: Int) throws(FileError) -> Int {
    var sizes: [Int: Int] = [:]
    for name in (try files.list(ownFolder) ?? []).compactMap(KeptName.init) {
      sizes[name.serial, default: 0] += try files.status(ownFolder + "/" + name.text)?.size ?? 0
    }
    var (total, dropped) = (sizes.values.reduce(0, +), 0)
    for (serial, size) in sizes.sorted(by: { $0.key < $1.key }) where serial != newest {
      if total <= limit { break }
      total -= size
      dropped = serial
    }
    return dropped
  }
}
