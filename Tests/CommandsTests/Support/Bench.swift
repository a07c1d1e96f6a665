import CivilTime
import Foundation
import HealthLog
import Storage
import TextLayout

@testable import Commands

/// HealthLog has a name like it.
typealias Session = Commands.Session

/// A session in a world of its own: an empty home folder, a clock that stands still, ids that count up.
struct Bench {
  let home: URL
  var session: Session

  /// Berlin on a Saturday in March, before the clocks go forward.
  static let clock = "2026-03-07T08:00:00"

  init(
    mode: Session.Mode = .prompt, width: Int = 80, glyphs: GlyphSet = .utf8, now: String = clock,
    tz: String = "Europe/Berlin"
  ) throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent("vitals-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let variables = ["HOME": home.path, "TZ": tz, "VITALS_NOW": now]
    let ids = Ids()
    let world = World(
      surroundings: Surroundings(variable: { variables[$0] }, currentFolder: home.path), files: .system,
      now: { Instant(seconds: 0) }, newID: { ids.next() }, catalogue: .standard, width: { width },
      glyphs: glyphs)
    session = Session(world: world, mode: mode, options: Options())
  }

  var store: URL { home.appendingPathComponent(".local/share/vitals") }

  func file(_ name: String) throws -> String {
    try String(contentsOf: store.appendingPathComponent(name), encoding: .utf8)
  }

  func write(_ name: String, _ text: String) throws {
    let file = store.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Every document below the store by its path, this machine's own folder left out.
  func documents() throws -> [String: String] {
    guard let names = FileManager.default.enumerator(atPath: store.path)?.allObjects as? [String] else {
      return [:]
    }
    var found: [String: String] = [:]
    for name in names where name.hasSuffix(".json") && !name.hasPrefix(".vitals") {
      found[name] = try file(name)
    }
    return found
  }

  func close() {
    do { try FileManager.default.removeItem(at: home) } catch { return }
  }
}

/// Ids that can be foretold: `0000000001`, `0000000002`, ….
final class Ids: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> String {
    lock.withLock {
      count += 1
      return digits(count, 10)
    }
  }
}
