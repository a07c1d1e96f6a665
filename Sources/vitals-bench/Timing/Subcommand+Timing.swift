internal import Storage

extension Subcommand {
  static let time = Subcommand(
    name: "--time", parameters: "VITALS [DIR]",
    summary: "times that program beside its peers on stores in DIR, which may be used again"
  ) { arguments, surroundings, files throws(BenchError) in
    let program = surroundings.absolute(try arguments.next("VITALS"))
    let kept = arguments.nextOrNone().map(surroundings.absolute)
    try arguments.end()
    let temporary = surroundings.variable("TMPDIR") ?? "/tmp"
    let folder = kept ?? "\(temporary)/vitals-bench-\(ProgramCall.processNumber)"
    let places = TimingPlaces(folder: folder, files: files, program: program)
    guard try places.isThere(program) else { throw BenchError(.noProgram(program)) }
    defer { if kept == nil { places.abandon() } }
    let table = try Timing.system(places, surroundings).table(core: ProgramCall.pin())
    try places.clearAway()
    return Answer(table.text, isRight: table.isRight)
  }

  static let scan = Subcommand(
    name: "--scan", parameters: "DIR", summary: "reads the glucose of a store into the index, as --time does"
  ) { arguments, surroundings, files throws(BenchError) in
    let store = surroundings.absolute(try arguments.next("DIR"))
    try arguments.end()
    return Answer(try IndexScan(glucoseOf: store, files).text)
  }

  static let measure = Subcommand(
    name: "--measure", parameters: "FILE WORD …",
    summary: "runs a program, its answer in FILE: ns, µs of user and system, kB, status"
  ) { arguments, surroundings, _ throws(BenchError) in
    let file = surroundings.absolute(try arguments.next("FILE"))
    return Answer(ProgramCall.measure([try arguments.next("WORD")] + arguments.rest(), output: file))
  }

  static let measurePrompt = Subcommand(
    name: "--measure-prompt", parameters: "MS WORD …",
    summary: "the same of a prompt, until it is ready and has waited MS milliseconds"
  ) { arguments, _, _ throws(BenchError) in
    let idle = try arguments.number("MS", from: 0)
    return Answer(ProgramCall.measurePrompt([try arguments.next("WORD")] + arguments.rest(), idle: idle))
  }
}
