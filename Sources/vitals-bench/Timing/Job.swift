/// A program to be run several times, and what it must answer.
struct Job: Sendable {
  enum Way: Equatable, Sendable {
    case toItsEnd
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

  mutating func outcome(of job: Job) throws(BenchError) -> Outcome {
    if let known = outcomes[job.name] { return known }
    let outcome = try measure(job)
    outcomes[job.name] = outcome
    return outcome
  }

  private func measure(_ job: Job) throws(BenchError) -> Outcome {
    let program = job.words(0).first ?? ""
    guard machine.has(program) else { return .missing(program) }
    var runs: [Run] = []
    var output = ""
    for number in 0..<job.runs {
      let (run, printed) = try machine.run(job.words(number), job.way)
      runs.append(run)
      output = printed
    }
    guard let run = Run(medianOf: runs) else { return .missing(program) }
    if run.status != 0 { return .wrong(run, "expected exit status 0, found \(run.status)") }
    return job.wrong(output).map { .wrong(run, $0) } ?? .measured(run)
  }
}
