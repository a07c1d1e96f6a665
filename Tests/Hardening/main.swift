import Foundation

// harden: breaks the program in every way that its owner may meet, and says what did not hold.
//
//   harden sweep   [VITALS] [--all] [--nested] [--seconds S] [--seed S] [--only WORD]
//   harden order   [VITALS]
//   harden crowd   [VITALS] [--all] [--count N]
//   harden fuzz    [--count N | --seconds S] [--seed S] [--only READER] [--log FILE] [--patience N]
//   harden hostile [VITALS] [--only WORD]

signal(SIGPIPE, SIG_IGN)

let withoutStrace = "skipped: strace is not installed"

/// Runs one subcommand; returns the number of findings.
func harden(_ words: [String]) throws -> Int {
  let options = try Options(Array(words.dropFirst()))
  switch words.first {
  case "sweep":
    guard var sweep = try Sweep(options) else {
      Say.line("sweep: \(withoutStrace)")
      return 0
    }
    return try sweep.run()
  case "order":
    guard let order = try Order(options) else {
      Say.line("order: \(withoutStrace)")
      return 0
    }
    return try order.run()
  case "crowd":
    var crowd = try Crowd(options)
    return try crowd.run()
  case "fuzz":
    guard options.progress == nil, options.log == nil else {
      var fuzz = try Fuzz(options)
      return try fuzz.run()
    }
    return try WatchedFuzz(words: Array(words.dropFirst())).run()
  case "hostile":
    var hostile = try Hostile(options)
    return try hostile.run()
  default: throw Options.Unknown(description: "expected sweep, order, crowd, fuzz or hostile")
  }
}

do {
  exit(try harden(Array(CommandLine.arguments.dropFirst())) == 0 ? 0 : 1)
} catch {
  Say.line("harden: \(error)")
  exit(2)
}
