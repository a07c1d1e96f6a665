internal import Storage

/// One thing that `vitals-bench` does, as the usage lists it.
struct Subcommand: Sendable {
  let name: String
  /// The words behind the name, as the usage shows them.
  let parameters: String
  let summary: String
  /// Takes its arguments and gives what to print.
  let run: @Sendable (inout Arguments, Surroundings, FileSystem) throws(BenchError) -> Answer

  static let all = [demo, make, makeDecade, time, scan, measure, measurePrompt]

  static let demo = Subcommand(
    name: "--demo", parameters: "DIR [--seed S]", summary: "a year of one made-up person, as in Data/demo"
  ) { arguments, surroundings, files throws(BenchError) in
    let folder = surroundings.absolute(try arguments.next("DIR"))
    try arguments.end()
    return try write(Demo(seed: arguments.seed).files, to: folder, files)
  }

  static let make = Subcommand(
    name: "--make", parameters: "DIR N [--seed S]",
    summary: "N single glucose records, one every five minutes"
  ) { arguments, surroundings, files throws(BenchError) in
    let folder = surroundings.absolute(try arguments.next("DIR"))
    let count = try arguments.number("N", from: 1)
    try arguments.end()
    return try write(SingleReadings(count: count, seed: arguments.seed).files, to: folder, files)
  }

  static let makeDecade = Subcommand(
    name: "--make-decade", parameters: "DIR [--seed S]",
    summary: "ten years of a careful person with a sensor"
  ) { arguments, surroundings, files throws(BenchError) in
    let folder = surroundings.absolute(try arguments.next("DIR"))
    try arguments.end()
    return try write(Decade(seed: arguments.seed).files, to: folder, files)
  }

  private static func write(
    _ made: some Sequence<StoreFile>, to folder: String, _ files: FileSystem
  ) throws(BenchError) -> Answer {
    let size = try StoreFolder(path: folder, files: files).write(made)
    return Answer("\(folder): \(size.files) files, \(size.bytes) bytes")
  }
}

/// What a subcommand prints, and whether all was as it must be.
struct Answer: Equatable, Sendable {
  var text: String
  /// Where it is not, the exit status is 1.
  var isRight = true

  init(_ text: String, isRight: Bool = true) { (self.text, self.isRight) = (text, isRight) }
}
