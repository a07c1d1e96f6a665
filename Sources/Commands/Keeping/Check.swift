internal import JSONText
internal import Storage
internal import TextLayout

extension Command {
  static let check = Command(
    "check", group: .keeping,
    forms: [Form("check --json-text FILE", "whether a file is JSON by RFC 8259, to the letter")],
    details: ["Ends with 0 when it is, else with 3, the place, and the remedy."], needsStore: false
  ) { session, invocation throws(Failure) in
    guard invocation.words.first?.text == "--json-text" else {
      throw .usage("expected '--json-text FILE'", at: invocation.words.first?.range ?? invocation.end)
    }
    guard invocation.words.count > 1 else {
      throw .usage("expected a file after '--json-text'", at: invocation.end)
    }
    return try session.checkText(invocation.words[1].text)
  }
}

extension Session {
  /// A double name is legal JSON, if only just: it is a fault of documents alone.
  fileprivate func checkText(_ path: String) throws(Failure) -> Reply {
    let bytes: ContiguousArray<UInt8>?
    do throws(FileError) { bytes = try world.files.readWhole(world.surroundings.absolute(path))?.bytes } catch
    {
      throw .store(StorageError(.file(error)))
    }
    guard let bytes else { throw .refused("not-found", "no file '\(path)'") }
    do throws(JSONError) { try JSONScanner.check(bytes.span, allowsDoubleNames: true) } catch {
      throw .store(StorageError(.document(DocumentFault(json: error, in: bytes, path: path))))
    }
    return Reply(["  \(path) is JSON"], json: .object([JSONMember("problems", .array([]))]))
  }
}
