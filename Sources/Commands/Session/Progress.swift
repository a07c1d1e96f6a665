internal import Storage

/// Tells somebody who waits that a long command is at work: nothing for half a second, then at most ten times a second.
///
/// A command runs in one thread, and so nothing guards what is counted here.
final class Progress: @unchecked Sendable {
  private static let patience = 500
  private static let pause = 100

  private let world: World
  private let start: Int
  private var told: Int?
  private var count = 0

  init(_ world: World) {
    self.world = world
    start = world.files.ticks()
  }

  /// Counts one more thing that was done; looks at the clock once in a while.
  func advance(_ verb: String, _ nouns: String) {
    count += 1
    if count % 256 == 0 { tell("\(verb): \(count) \(nouns)") }
  }

  func tell(_ text: String) {
    let now = world.files.ticks()
    guard now - start >= Self.patience, told.map({ now - $0 >= Self.pause }) ?? true else { return }
    told = now
    world.progress(text + " …")
  }

  /// Takes away what was shown.
  func finish() {
    if told != nil { world.progress("") }
    told = nil
  }
}
