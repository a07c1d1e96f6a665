/// By what a change of a file from outside is noticed without reading it.
enum Stamp: Equatable, Sendable {
  case nothing
  case file(FileStatus, readAt: Int64)

  init(_ file: WholeFile) { self = .file(file.status, readAt: file.readAt) }

  /// Whether the file that stands there now is surely the one that was read.
  func isCurrent(_ status: FileStatus?) -> Bool {
    switch self {
    case .nothing: status == nil
    case .file(let old, let readAt): status == old && !old.isRacy(readAt: readAt)
    }
  }
}

extension Store {
  /// Whether a file is surely the one that was read; what cannot be looked at is not.
  func isCurrent(_ stamp: Stamp?, _ path: String) -> Bool {
    guard let stamp else { return false }
    do throws(FileError) { return stamp.isCurrent(try files.whatStands(at: path).status) } catch {
      return false
    }
  }
}
