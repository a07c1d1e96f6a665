internal import JSONText

/// The schema that a document spells, found without reading its records where it stands before them.
enum SchemaPeek {
  /// A document begins with what it is; a hand may have put that elsewhere.
  private static let beginning = 512

  /// The schema as a document spells it; `nil` where there is none, or nothing that could be read.
  static func look(at path: String, _ files: FileSystem) throws(StorageError) -> String? {
    do throws(FileError) {
      guard let bytes = try beginning(of: try files.resolved(path), files) else { return nil }
      if let found = spelling(in: bytes) { return found }
      guard bytes.count == beginning, let whole = try files.wholeDocument(path) else { return nil }
      return spelling(in: whole.bytes)
    } catch {
      if error.foundInPlaceOfDocument != nil || error.isReadOnly { return nil }
      throw .file(error)
    }
  }

  private static func beginning(of path: String, _ files: FileSystem) throws(FileError)
    -> FileSystem.Bytes?
  {
    guard let file = try files.openIfThere(path) else { return nil }
    return try files.closing(file, path) { () throws(FileError) in
      try files.read(file, path, beginning)
    }
  }

  /// The value of the outermost member `schema`; `nil` where the text ends before it.
  private static func spelling(in bytes: FileSystem.Bytes) -> String? {
    var scanner = JSONScanner()
    let span = bytes.span
    do throws(JSONError) {
      scanner.start(in: span)
      guard var members = try scanner.enterObject(in: span) else { return nil }
      while let name = try scanner.nextMember(of: &members, in: span) {
        let range = try scanner.skipValue(in: span)
        guard name.equals("schema", in: span) else { continue }
        // A number may go on behind the end of what was read.
        guard range.upperBound < span.count else { return nil }
        return String(decoding: span.copy(of: range), as: UTF8.self)
      }
      return nil
    } catch {
      return nil
    }
  }
}
