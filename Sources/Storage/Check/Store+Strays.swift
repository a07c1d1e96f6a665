// Programs that keep folders alike leave copies beside documents, and hands misspell a month: what stands in such a
// file looks kept, and nobody reads it.

extension DocumentName {
  /// Whether a path is that of a file which looks like a document of records and has no month for its name.
  ///
  ///     DocumentName.isStray(path: "glucose/2026-11 (conflicted copy).json")  // true
  ///
  /// What hides, and files of another ending, are somebody else's.
  package static func isStray(path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count == 2, isFolder(String(parts[0])) else { return false }
    return isStray(file: String(parts[1]))
  }

  fileprivate static func isStray(file: String) -> Bool {
    !file.hasPrefix(".") && file.lowercased().hasSuffix(".json") && monthNumber(ofFile: file) == nil
  }
}

extension Store {
  /// Files that stand where documents of a kind are kept, or in the place of their folder, and are not read.
  func strays(of kind: String) throws(StorageError) -> [Problem] {
    let (files, folder) = (files, path(kind))
    guard let names = try onDisk({ () throws(FileError) in try files.list(folder) }) else {
      let found = try onDisk { () throws(FileError) in try files.status(folder)?.kind }
      return found == .file ? [.standsForFolder(kind)] : []
    }
    return names.filter(DocumentName.isStray(file:)).map { .stray("\(kind)/\($0)") }
  }
}

extension Problem {
  fileprivate static func stray(_ path: String) -> Problem {
    unread(
      path, "expected a month for a name, such as '2026-11.json', so the file is not read",
      remedy: "move its records to the documents of their months, or remove it")
  }

  fileprivate static func standsForFolder(_ kind: String) -> Problem {
    unread(
      kind, "expected a folder of documents, found a file, which is not read",
      remedy: "give it another name: records of \(kind) cannot be kept while it is there")
  }

  private static func unread(_ path: String, _ message: String, remedy: String) -> Problem {
    Problem(DocumentFault(path: path, code: "document", message: message, remedy: remedy), .warning)
  }
}
