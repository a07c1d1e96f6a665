internal import Storage

/// A whole run: the stores made or found, every row measured, and the table.
struct Timing: Sendable {
  let places: TimingPlaces
  let machine: Machine
  /// This program.
  let bench: String

  /// Measures all rows; `core` is what the processes are kept on.
  func table(core: Int?) throws(BenchError) -> TimingTable {
    try places.make(machine)
    let own = OwnJobs(places: places, figures: PlainFigures(places.records), bench: bench)
    for store in [places.millionCopy, places.tenThousandCopy] {
      for entry in own.firstEntries(store) { try places.run(machine, entry) }
    }
    let peers = PeerJobs(
      places: places, figures: own.figures, documents: try places.documents(of: places.million, "glucose"),
      decade: try places.documents(of: places.decade))
    return TimingTable(lines: try Self.lines(TimingRows(own: own, peers: peers).groups, machine), core: core)
  }

  static func lines(_ groups: [[TimingRow]], _ machine: Machine) throws(BenchError) -> [TimingLine] {
    var workbench = Workbench(machine)
    var lines: [TimingLine] = []
    for group in groups {
      try workbench.run(group.flatMap(\.jobs))
      for row in group { lines.append(try row.line(on: &workbench)) }
    }
    return lines
  }
}

extension Machine {
  /// The computer that this runs on: each program is started and measured by a small process of its own.
  ///
  /// A program counts the memory of the one that started it as its own until it has begun, and this one has read much.
  static func system(bench: String, places: TimingPlaces, path: String) -> Machine {
    Machine(
      run: { words, way throws(BenchError) in
        let figures = places.folder + "/figures"
        let call =
          switch way {
          case .toItsEnd: ["--measure", places.output]
          case .silently: ["--measure", "/dev/null"]
          case .toItsPrompt(let idle): ["--measure-prompt", "\(idle)"]
          }
        _ = ProgramCall.measure([bench] + call + words, output: figures)
        let text = try places.text(figures)
        guard let run = Run(figures: text) else { throw BenchError(.failed(words[0], text)) }
        return (run, output: way == .toItsEnd ? try places.text(places.output) : "")
      },
      has: { program in
        let spelled =
          program.contains("/") ? [program] : path.split(separator: ":").map { $0 + "/" + program }
        return spelled.contains { path in
          do throws(FileError) { return try places.files.status(path) != nil } catch { return false }
        }
      })
  }
}

extension Timing {
  /// On this computer, in a world that is the same on every one: the zone, the language, and no settings of the owner.
  static func system(_ places: TimingPlaces, _ surroundings: Surroundings) throws(BenchError) -> Timing {
    let world = [
      "TZ": "Europe/Berlin", "LC_ALL": "C.UTF-8", "TERM": "xterm", "XDG_CONFIG_HOME": places.folder,
      "XDG_DATA_HOME": places.folder, "XDG_STATE_HOME": places.folder, "VITALS_NOW": nil,
      "VITALS_STORE": nil,
    ]
    for (name, value) in world { ProgramCall.set(name, value) }
    try places.makeFolder()
    let bench = surroundings.absolute(CommandLine.arguments[0])
    let path = surroundings.variable("PATH") ?? "/usr/bin:/bin"
    return Timing(
      places: places, machine: .system(bench: bench, places: places, path: path), bench: bench)
  }
}
