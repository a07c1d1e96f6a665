// A link that leads to nothing is no missing document: its records would be missed without a word, as those of a disk
// that is not mounted, and new ones would come to stand where nobody looks for them once it is.

extension FileSystem {
  /// Reads a document whole through links; `nil` when it is not there.
  func wholeDocument(_ path: String) throws(FileError) -> WholeFile? {
    let file: WholeFile?
    do throws(FileError) {
      file = try readWhole(path, sizeLimit: Document.sizeLimit)
    } catch {
      guard error.isLink else { throw error }
      file = try readWhole(try resolved(path), sizeLimit: Document.sizeLimit)
    }
    if file == nil { try refuseLinkToNothing(path) }
    return file
  }

  /// Throws where the name of a document that is not there, or that of its folder, is a link.
  private func refuseLinkToNothing(_ path: String) throws(FileError) {
    if try status(path)?.kind == .link { throw .leadingNowhere(try readLink(path)) }
    let folder = parent(path)
    guard try status(folder)?.kind == .link, try whatStands(at: folder).status == nil else { return }
    throw .leadingNowhere(try readLink(folder))
  }

  /// The names in the folder of a kind; `nil` when it is not there.
  func listDocuments(_ path: String) throws(FileError) -> [String]? {
    if let names = try list(path) { return names }
    if try status(path)?.kind == .link { throw .leadingNowhere(try readLink(path)) }
    return nil
  }
}

extension FileError {
  private static let following = "follow"

  fileprivate static func leadingNowhere(_ target: String) -> FileError {
    var error = FileError.missing(target)
    error.action = following
    return error
  }

  /// Whether a link was followed to where nothing is; the path is what it says.
  fileprivate var leadsNowhere: Bool { action == Self.following && isMissing }

  /// Whether something else than a document, or than a folder of them, stands in the place of one.
  var isNoDocument: Bool { leadsNowhere || foundInPlaceOfDocument != nil }
}

extension DocumentFault {
  /// What stands in a document's place and is none; `nil` for a failure that says nothing of the document.
  init?(_ error: FileError, path: String, expected: String = "document") {
    guard error.isNoDocument else { return nil }
    let nowhere = "a link to '\(error.path)', where nothing is"
    self.init(
      path: path, code: "unreadable",
      message: "expected a \(expected), found \(error.foundInPlaceOfDocument ?? nowhere)",
      remedy: error.leadsNowhere ? "bring that back, or remove the link" : nil)
  }
}
