import Foundation

/// The program under test, with a home and a store of its own.
struct Vitals {
  /// An absolute path.
  let path: String
  let scratch: Scratch
  /// The time that it is for the program.
  var now = "2026-03-07T08:00:00+01:00"
  var variables: [String: String] = [:]
  var store: String { scratch.store }

  var environment: [String: String] {
    [
      "HOME": scratch.home, "TZ": "Europe/Berlin", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "VITALS_NOW": now,
      "TMPDIR": scratch.path, "VITALS_STORE": store,
    ].merging(variables) { $1 }
  }

  /// Runs a command in the store.
  func run(_ words: [String], input: String = "/dev/null", output: String? = nil, limit: Double = 60) throws
    -> Child.Result
  {
    try Child.run(
      [path] + words, environment: environment, in: scratch, input: input, output: output, limit: limit)
  }

  func start(_ words: [String], input: String = "/dev/null") throws -> Child {
    try Child([path] + words, environment: environment, in: scratch, input: input)
  }

  /// Runs a line of the shell, in which `$vitals` is the program.
  func shell(_ line: String, limit: Double = 60) throws -> Child.Result {
    var environment = environment
    environment["vitals"] = path
    return try Child.run(["/bin/sh", "-c", line], environment: environment, in: scratch, limit: limit)
  }

  /// All records, from the oldest.
  func list() throws -> Child.Result { try run(["list", "all", "--json"]) }

  /// Makes the store anew, with these documents.
  func fill(_ documents: [String: String]) throws {
    try scratch.remove(store)
    try scratch.write("data/store/.vitals/.gitignore", "*\n")
    for (name, text) in documents { try scratch.write("data/store/" + name, text) }
  }
}
