/// How a command ended, as the shell sees it.
package enum ExitStatus: Int32, Comparable, Sendable {
  /// Done; an empty list too.
  case done = 0
  /// Not done: no such record, refused, or warnings.
  case notDone = 1
  /// The words were not understood, or could mean more than one thing.
  case notUnderstood = 2
  /// A document cannot be used as it is.
  case unusable = 3
  /// The system failed: disk, permission, lock.
  case failed = 4

  package static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
