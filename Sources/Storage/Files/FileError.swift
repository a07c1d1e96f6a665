internal import CSystem

/// A call to the operating system that failed: which, on what, and why.
package struct FileError: Error, Equatable, Sendable {
  /// What was tried, as a verb: `write`, `open`.
  package var action: String
  package var path: String
  /// The value of `errno`.
  package var code: Int32

  package init(_ action: String, _ path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// A chain of links that comes to no end.
  static func linkLoop(_ path: String) -> FileError { FileError("follow", path, code: ELOOP) }

  static func notAFile(_ path: String, _ kind: FileStatus.Kind) -> FileError {
    FileError("read", path, code: kind == .folder ? EISDIR : EINVAL)
  }

  static func missing(_ path: String) -> FileError { FileError("read", path, code: ENOENT) }

  static func tooLarge(_ path: String) -> FileError { FileError("read", path, code: EFBIG) }

  /// A link stands where a file was to be opened.
  package var isLink: Bool { code == ELOOP }
  package var isMissing: Bool { code == ENOENT }
  package var exists: Bool { code == EEXIST }
  /// The file system cannot exchange two names.
  package var isUnsupported: Bool { code == EINVAL || code == ENOSYS || code == ENOTSUP }
  /// What stands where a document was to be read, if it is none.
  var foundInPlaceOfDocument: String? {
    switch code {
    case EISDIR: "a folder"
    case EINVAL: "something that is no file"
    case EFBIG: "a file of more than \(Document.sizeLimit >> 20) MB"
    case ELOOP: "a link that leads nowhere"
    default: nil
    }
  }

  package var isReadOnly: Bool { code == EROFS || code == EACCES || code == EPERM }
}

extension FileError: CustomStringConvertible {
  /// The path, the call and the reason: `cannot write health/glucose/2026-11.json: no space left on device`.
  package var description: String { "cannot \(action) \(path): \(reason)" }

  package var reason: String {
    let text = SystemCall.reason(code)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
