import Foundation

/// A folder of its own for a test, gone with this value.
final class TemporaryFolder {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.path() + "terminal-\(UUID().uuidString)"
    mkdir(path, 0o700)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("left behind: \(path)")
    }
  }
}
