/// The text that the last save displaced, kept to be written over by the next.
///
/// A file that is there need not be made, its blocks are given to it already, and none must be freed after the
/// exchange: that is a tenth of a small save, and a seventh of a large one.
///
/// It has the name of a stage only while it holds a whole text that the disk has confirmed: what a kill or a power cut
/// leaves in the store's own folder is nobody's text.
struct SpareFile: Sendable {
  let files: FileSystem
  let path: String
  /// Its name while it is written.
  private let claimed: String

  /// In the store's own folder.
  static let unfinished = "spare.new"

  /// A larger file is not kept: it takes room, and few texts need that much.
  static let largest = 4 << 20

  init(files: FileSystem, in folder: String) {
    self.files = files
    (path, claimed) = (folder + "/spare", folder + "/" + Self.unfinished)
  }

  /// Makes a durable file of the spare one; `false`, and nothing is left of it, when that cannot be.
  ///
  /// Whatever stands in its way, a new file may still be made.
  func becomes(_ target: String, _ text: SplicedText, like model: FileStatus) -> Bool {
    guard isClaimed() else { return false }
    if hasBecome(target, text, like: model) { return true }
    do throws(FileError) { try files.removeIfThere(claimed) } catch { return false }
    return false
  }

  /// Takes the file for this save alone; `false` where there is none.
  private func isClaimed() -> Bool {
    do throws(FileError) { try files.moveToNew(path, claimed) } catch { return false }
    return true
  }

  private func hasBecome(_ target: String, _ text: SplicedText, like model: FileStatus) -> Bool {
    do throws(FileError) {
      guard let status = try write(text, like: model) else { return false }
      return try become(target, status)
    } catch {
      return false
    }
  }

  /// Writes the text and has the disk confirm it; `nil` for a file that must stay as it is.
  private func write(_ text: SplicedText, like model: FileStatus) throws(FileError) -> FileStatus? {
    guard let file = try files.openIfThere(claimed, .overwrite) else { return nil }
    return try files.closing(file, claimed) { () throws(FileError) in
      let status = try files.statusOfOpen(file, claimed)
      guard isLike(status, model), try files.isAlone(file, claimed) else { return nil }
      if status.mode != model.mode { try files.setMode(file, claimed, model.mode) }
      try files.writeAll(file, claimed, text)
      if status.size > text.count { try files.truncate(file, claimed, text.count) }
      try files.sync(file, claimed)
      return status
    }
  }

  /// Whether a file can follow another one: whoever has a second name for it must find there what was there.
  private func isLike(_ status: FileStatus, _ model: FileStatus) -> Bool {
    status.kind == .file && status.links == 1 && status.device == model.device
      && status.owner == model.owner && status.group == model.group
  }

  /// Gives the file its new name; `false` where another file was put in its place meanwhile.
  private func become(_ target: String, _ status: FileStatus) throws(FileError) -> Bool {
    try files.moveToNew(claimed, target)
    do throws(FileError) {
      let moved = try files.status(target)
      if moved?.inode == status.inode, moved?.device == status.device { return true }
    } catch {
      // Under that name it would be in the way of a file that is made instead.
      try files.removeIfThere(target)
      throw error
    }
    try files.removeIfThere(target)
    return false
  }

  /// Keeps a displaced text; `false` for one that is not to be kept, which stays where it is.
  ///
  /// Only when the disk has confirmed what displaced it may the next save come, and write over it.
  func keeps(_ displaced: String) -> Bool {
    do throws(FileError) {
      guard files.tellsReaders(displaced), let status = try files.status(displaced), status.kind == .file,
        status.links == 1, status.size <= Self.largest
      else { return false }
      try files.move(displaced, path)
      return true
    } catch {
      return false
    }
  }
}
