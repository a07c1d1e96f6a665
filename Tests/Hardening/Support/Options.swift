import Foundation

/// What the words behind a subcommand ask for.
struct Options {
  struct Unknown: Error, CustomStringConvertible { var description: String }

  /// The program under test.
  var program = ".build/release/vitals"
  var seed: UInt64 = 1
  var seconds: Double?
  var count: Int?
  /// Everything, however long it takes.
  var all = false
  var nested = false
  /// How many times slower than a developer's machine this one may be.
  var patience = 1.0
  /// Only what has this in its name.
  var only: String?
  /// A file into which each input goes before it is tried.
  var log: String?
  /// A file that says how far a run has come.
  var progress: String?

  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--all": all = true
      case "--nested": nested = true
      case "--seed": seed = try Self.value(&rest, word, UInt64.init)
      case "--seconds": seconds = try Self.value(&rest, word, Double.init)
      case "--patience": patience = try Self.value(&rest, word, Double.init)
      case "--count": count = try Self.value(&rest, word, Int.init)
      case "--only": only = try Self.value(&rest, word) { $0 }
      case "--log": log = try Self.value(&rest, word) { $0 }
      case "--progress": progress = try Self.value(&rest, word) { $0 }
      default:
        guard !word.hasPrefix("-") else { throw Unknown(description: "unknown option '\(word)'") }
        program = word
      }
    }
    if !program.hasPrefix("/") { program = FileManager.default.currentDirectoryPath + "/" + program }
  }

  private static func value<T>(_ rest: inout ArraySlice<String>, _ name: String, _ read: (String) -> T?)
    throws -> T
  {
    guard let word = rest.popFirst(), let value = read(word) else {
      throw Unknown(description: "expected a value behind \(name)")
    }
    return value
  }
}
