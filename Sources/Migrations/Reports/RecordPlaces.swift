internal import JSONText

/// Tells where records stand, in one pass over a document as long as they are asked for from its top.
struct RecordPlaces {
  private let files: [StoreFile]
  private var file = -1
  private var offset = 0
  private var line = 1
  /// The first byte of the line, behind a byte order mark.
  private var column = 1

  init(_ files: [StoreFile]) { self.files = files }

  mutating func place(of origin: RecordOrigin, id: String? = nil) -> MigrationPlace {
    move(to: origin.range.lowerBound, in: Int(origin.file))
    return MigrationPlace(
      path: files[file].path, line: line, column: column, record: Int(origin.row) + 1, id: id)
  }

  mutating func notes(_ entries: [StepNotes.Entry]) -> [MigrationNote] {
    entries.map { MigrationNote(place: place(of: $0.origin, id: $0.id), kind: $0.kind, text: $0.text) }
  }

  private mutating func move(to target: Int, in number: Int) {
    let bytes = files[number].bytes
    if file != number || target < offset {
      (file, line, column) = (number, 1, 1)
      offset = bytes.span.hasByteOrderMark ? 3 : 0
    }
    while offset < target {
      if bytes[offset] == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if bytes[offset] & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
  }
}
