/// A program to be run several times, and what it must answer.
struct Job: Sendable {
  enum Way: Equatable, Sendable {
    case toItsEnd
    /// What it prints is not kept: so much that keeping it would be what is measured.
    case silently
    /// In a terminal until its prompt is there, and so many milliseconds longer.
    case toItsPrompt(idle: Int)
  }

  /// What the table calls it; jobs of one name are the same, and are done once.
  var name: String
  var way = Way.toItsEnd
  var runs: Int
  /// The words of a run by its number from 0.
  var words: @Sendable (Int) -> [String]
  /// What was expected where the last output, or what the job left on the disk, is not that; `nil` where it is.
  var wrong: @Sendable (String) -> String?

  init(
    _ name: String, _ way: Way = .toItsEnd, runs: Int,
    wrong: @escaping @Sendable (String) -> String? = { _ in nil },
    words: @escaping @Sendable (Int) -> [String]
  ) {
    self.name = name
    self.way = way
    self.runs = runs
    self.wrong = wrong
    self.words = words
  }

  var program: String { words(0).first ?? "" }
}

/// What jobs are run on; a test passes one that makes its figures up.
struct Machine: Sendable {
  /// Runs a program once, and gives what it printed.
  var run: @Sendable ([String], Job.Way) throws(BenchError) -> (Run, output: String)
  /// Whether a program is installed.
  var has: @Sendable (String) -> Bool
}

/// How a job went: the medians of its runs, or why there are none.
enum Outcome: Equatable, Sendable {
  case measured(Run)
  /// The program is not installed.
  case missing(String)
  /// The figures, and what is wrong with the result that they are for.
  case wrong(Run, String)

  var run: Run? {
    switch self {
    case .measured(let run), .wrong(let run, _): run
    case .missing: nil
    }
  }
}

/// Runs jobs, each of a name once.
struct Workbench: Sendable {
  let machine: Machine
  private var outcomes: [String: Outcome] = [:]

  init(_ machine: Machine) { self.machine = machine }

  /// How a job went; one that did not run yet is run now.
  mutating func outcome(of job: Job) throws(BenchError) -> Outcome {
    try run([job])
    return outcomes[job.name] ?? .missing(job.program)
  }

  /// Runs jobs in turns, so that a busy moment of the machine hits all of them alike.
  ///
  /// Every second round runs backwards: what one job leaves for the disk to do, the one behind it waits for.
  mutating func run(_ jobs: [Job]) throws(BenchError) {
    var turns: [Turns] = []
    for job in jobs where outcomes[job.name] == nil && !turns.contains(where: { $0.job.name == job.name }) {
      turns.append(Turns(job))
    }
    turns.removeAll { !machine.has($0.job.program) }
    for number in 0..<(turns.map(\.job.runs).max() ?? 0) {
      let order = number.isMultiple(of: 2) ? Array(turns.indices) : turns.indices.reversed()
      for place in order where number < turns[place].job.runs {
        try turns[place].take(number, on: machine)
      }
    }
    for turn in turns { outcomes[turn.job.name] = turn.outcome }
  }
}

/// The runs of a job so far.
private struct Turns {
  let job: Job
  private var runs: [Run] = []
  private var output = ""

  init(_ job: Job) { self.job = job }

  mutating func take(_ number: Int, on machine: Machine) throws(BenchError) {
    let (run, output) = try machine.run(job.words(number), job.way)
    runs.append(run)
    self.output = output
  }

  var outcome: Outcome {
    guard let run = Run(medianOf: runs) else { return .missing(job.program) }
    if run.status != 0 { return .wrong(run, "expected exit status 0, found \(run.status)") }
    return job.wrong(output).map { .wrong(run, $0) } ?? .measured(run)
  }
}
