/// Which record of the files that were handed in: it stays with what becomes of the record, through all steps.
package struct RecordOrigin: Hashable, Sendable {
  /// The place of its file among those handed in.
  let file: UInt32
  /// Its place among the records of the file, from 0.
  let row: UInt32
  private let start: UInt32
  private let length: UInt32

  init(file: Int, row: Int, range: Range<Int>) {
    self.file = UInt32(file)
    self.row = UInt32(row)
    start = UInt32(range.lowerBound)
    length = UInt32(range.count)
  }

  /// Its bytes in the file.
  var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}
