/// A displaced text that nobody needs any more, kept to be written over by the next new text.
///
/// A file that is there need not be made, its blocks are given to it already, and none must be freed after the
/// exchange: of a small save that is a twelfth, of a large one an eighth.
struct SpareFile: Sendable {
  let files: FileSystem
  let path: String

  /// A larger file is not kept: it takes room, and few texts need that much.
  static let largest = 4 << 20

  /// No text begins with it, so that one which was not written to its end is taken for no text at all.
  private static let unfinished = FileSystem.Bytes([0])

  /// Makes a durable file of the spare one; `false` when there is none that may be written over.
  ///
  /// When writing fails nothing of it stays.
  func becomes(_ target: String, _ text: SplicedText, like model: FileStatus) throws(FileError) -> Bool {
    guard text.count > 0, let file = taken(as: target, like: model) else { return false }
    do throws(FileError) {
      try files.closing(file, target) { () throws(FileError) in try fill(file, target, text) }
    } catch {
      try files.removeLeftover(target, after: error)
    }
    return true
  }

  /// Keeps a file that is to go, with the mode it has.
  func keep(_ displaced: String) throws(FileError) {
    guard files.isAlone != nil, let status = try files.status(displaced), status.kind == .file,
      status.links == 1, status.size <= Self.largest
    else { return try files.removeIfThere(displaced) }
    do throws(FileError) { try files.move(displaced, path) } catch { try files.removeIfThere(displaced) }
  }

  /// The file under its new name; `nil` where there is none, or whatever stands in its way: a new one is made then.
  private func taken(as target: String, like model: FileStatus) -> Descriptor? {
    do throws(FileError) {
      guard let file = try files.openIfThere(path, .overwrite) else { return nil }
      do throws(FileError) {
        if try take(file, as: target, like: model) { return file }
      } catch {
        try files.close(file, path)
        throw error
      }
      try files.close(file, path)
      try files.removeIfThere(path)
      return nil
    } catch {
      return nil
    }
  }

  /// Gives the file its new name, if it is like the one that it is to follow, and nobody reads it or has another
  /// name for it: their text must not change under their eyes.
  private func take(_ file: Descriptor, as target: String, like model: FileStatus) throws(FileError) -> Bool {
    let status = try files.statusOfOpen(file, path)
    guard status.kind == .file, status.links == 1, status.owner == model.owner, status.group == model.group,
      try files.isAlone?(file, path) ?? false
    else { return false }
    if status.mode != model.mode { try files.setMode(file, path, model.mode) }
    try files.writeAll(file, path, Self.unfinished)
    try files.moveToNew(path, target)
    return true
  }

  /// Writes the first byte last.
  private func fill(_ file: Descriptor, _ target: String, _ text: SplicedText) throws(FileError) {
    try files.writeAll(file, target, text, from: 1)
    try files.truncate(file, target, text.count)
    try files.seek(file, target, 0)
    _ = try files.write(file, target, SplicedText(text.first), 0)
    try files.sync(file, target)
  }
}
