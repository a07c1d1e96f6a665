import TestSupport
import Foundation

/// Breaks each action at each of its system calls, and looks at what is left.
struct Sweep {
  /// One run that is broken.
  private struct Case {
    var stage: Int
    var call: Trace.Call
    var fault: Fault
  }

  private let options: Options
  private let vitals: Vitals
  private let tracer: Tracer
  private var findings = Findings()
  private var stages: [Stage] = []
  private var killed = 0
  private var injected = 0
  private var nested = 0
  private var drifted = 0
  private var kept = 0

  init?(_ options: Options) throws {
    let scratch = try Scratch()
    guard let tracer = Tracer(scratch) else { return nil }
    self.options = options
    vitals = Vitals(path: options.program, scratch: scratch)
    self.tracer = tracer
  }

  /// The number of findings.
  mutating func run() throws -> Int {
    let deadline = Clock.seconds + (options.all ? .infinity : options.seconds ?? 75)
    for action in Action.all where options.only.map(action.name.contains) ?? true {
      do { stages.append(try Stage(action, vitals, tracer, number: stages.count)) } catch let error
        as Stage.NotReady
      {
        findings.add("\(action.name): \(error)")
      }
    }
    let cases = cases()
    for stage in stages where options.all {
      Say.line(
        "\(stage.action.name): \(stage.changingCalls.count) changing calls, \(stage.readingCalls.count) reading"
      )
    }
    var done = 0
    for one in cases where Clock.seconds < deadline {
      try run(one)
      done += 1
    }
    if options.nested { try runNested(until: options.all ? .infinity : Clock.seconds + 30) }
    Say.line(
      "sweep: \(stages.count) actions, \(killed) calls killed, \(injected) faults injected, \(nested) crashes during"
        + " recovery, \(kept) records kept, \(done) of \(cases.count) cases, \(drifted) not hit, seed \(options.seed),"
        + " \(findings.count) found")
    return findings.count
  }

  /// The actions take turns, and so do kills and failures, in an order that the seed decides: any part stands for all.
  private func cases() -> [Case] {
    var random = SplitMix(seed: options.seed)
    var rows: [[Case]] = []
    for (number, stage) in stages.enumerated() {
      let calls = stage.changingCalls
      let kills = calls.map { Case(stage: number, call: $0, fault: .kill) }
      let failing = calls.filter { $0.name != "exit_group" }
      rows.append(kills.shuffled(using: &random))
      rows.append(cases(number, failing, Fault.changing).shuffled(using: &random))
      rows.append(cases(number, stage.readingCalls, Fault.reading).shuffled(using: &random))
    }
    let longest = rows.map(\.count).max() ?? 0
    return (0..<longest).flatMap { turn in rows.compactMap { turn < $0.count ? $0[turn] : nil } }
  }

  private func cases(_ stage: Int, _ calls: [Trace.Call], _ faults: [Fault]) -> [Case] {
    calls.flatMap { call in faults.map { Case(stage: stage, call: call, fault: $0) } }
  }

  private mutating func run(_ one: Case) throws {
    let stage = stages[one.stage]
    try stage.reset()
    let (result, trace) = try tracer.run(
      vitals, stage.action.words, inject: one.fault.injection(at: one.call))
    guard one.fault == .kill ? trace.isKilled : trace.isInjected else {
      drifted += 1
      return
    }
    if one.fault == .kill { killed += 1 } else { injected += 1 }
    judge(
      try Verdict(stage, one.fault, at: one.call, result),
      "\(stage.action.name): \(one.fault) at \(name(of: one.call))")
    kept += stage.recordCount
  }

  private mutating func judge(_ verdict: Verdict, _ place: String) {
    for fault in verdict.faults { findings.add("\(place): \(fault)") }
  }

  private func name(of call: Trace.Call) -> String {
    "\(call.name)#\(call.place) \(call.rest.replacingOccurrences(of: vitals.scratch.data, with: "").prefix(110))"
  }

  // MARK: Crashes while a crash is mended

  private mutating func runNested(until deadline: Double) throws {
    var random = SplitMix(seed: options.seed)
    let places = stages.indices.flatMap { stage in stages[stage].changingCalls.map { (stage, $0) } }
      .shuffled(using: &random)
    for (number, first) in places where Clock.seconds < deadline {
      let stage = stages[number]
      try kill(stage, at: first)
      let recovery = try tracer.run(vitals, ["list", "all", "--json"]).trace.calls(
        touching: vitals.scratch.data)
      for second in recovery where second.changes && second.name != "exit_group" && Clock.seconds < deadline {
        let result = try kill(stage, at: first)
        _ = try tracer.run(vitals, ["list", "all", "--json"], inject: Fault.kill.injection(at: second))
        nested += 1
        judge(
          try Verdict(stage, .kill, at: first, result),
          "\(stage.action.name): killed at \(name(of: first)), and again at \(name(of: second))")
        kept += stage.recordCount
      }
    }
  }

  @discardableResult
  private func kill(_ stage: Stage, at call: Trace.Call) throws -> Child.Result {
    try stage.reset()
    return try tracer.run(vitals, stage.action.words, inject: Fault.kill.injection(at: call)).result
  }
}
