package import CivilTime
package import HealthLog
package import Storage
package import TextLayout

/// All that a session needs of what is around it; a test passes a clock that stands still.
package struct World: Sendable {
  package let surroundings: Surroundings
  /// The machine's zone: it stamps what is typed.
  package let zone: Zone
  package var files: FileSystem
  package var now: @Sendable () -> Instant
  package var newID: @Sendable () -> String
  package var catalogue: Catalogue
  /// Columns of the terminal; `nil` where nothing limits a line.
  package var width: @Sendable () -> Int?
  package var glyphs: GlyphSet
  /// Whether somebody can answer a question: the program has a terminal to ask on.
  package var canAsk: Bool
  /// Whether a long command is to stop: Ctrl-C was pressed.
  package var isInterrupted: @Sendable () -> Bool

  /// Shows a person how far a long command is, and with an empty text takes that away.
  package var progress: @Sendable (_ text: String) -> Void

  package init(
    surroundings: Surroundings, files: FileSystem, now: @escaping @Sendable () -> Instant,
    newID: @escaping @Sendable () -> String, catalogue: Catalogue, width: @escaping @Sendable () -> Int?,
    glyphs: GlyphSet, canAsk: Bool = true, isInterrupted: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.surroundings = surroundings
    zone = .machine(tz: surroundings.variable("TZ"))
    self.files = files
    self.now = now
    self.newID = newID
    self.catalogue = catalogue
    self.width = width
    self.glyphs = glyphs
    self.canAsk = canAsk
    self.isInterrupted = isInterrupted
    self.progress = progress
  }

  static let clock: @Sendable () -> Instant = { Instant(seconds: FileSystem.system.clock() / 1_000_000_000) }

}
