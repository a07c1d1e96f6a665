internal import JSONText
internal import Migrations

extension Store {
  /// All documents of the store, of whatever schema and kind; files that are none are left alone.
  func migrationFiles() throws(StorageError) -> [StoreFile] {
    var found: [StoreFile] = []
    for document in SettingsDocument.allCases {
      // Settings without a schema were written by a hand: they are of no version.
      guard let bytes = try text(of: document.path),
        RecordText.value(bytes).map({ $0["schema"] != nil }) ?? true
      else { continue }
      found.append(StoreFile(path: document.path, bytes: bytes))
    }
    let (files, root) = (files, root)
    let folders = try onDisk { () throws(FileError) in try files.list(root) ?? [] }
    for folder in folders.sorted() where DocumentName.isFolder(folder) {
      for name in try monthFiles(of: folder) {
        guard let bytes = try text(of: name.path), isDocument(bytes, of: folder) else { continue }
        found.append(StoreFile(path: name.path, bytes: bytes))
      }
    }
    return found
  }

  /// Whether a file in a folder is a document: in that of a kind that nobody declared, it says so itself.
  private func isDocument(_ bytes: StoreFile.Bytes, of folder: String) -> Bool {
    kind(folder) != nil || RecordText.value(bytes)?["kind"]?.string == folder
  }
}
