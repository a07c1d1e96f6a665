import Foundation

/// Many programs at once in one store: nothing may be lost, and nobody may wait for long.
struct Crowd {
  private let vitals: Vitals
  private let each: Int
  private var findings = Findings()
  private var longest = 0.0

  /// The processes that add records.
  private static let size = 8
  /// The most that one command may take, in seconds.
  private static let patience = 5.0

  init(_ options: Options) throws {
    vitals = Vitals(path: options.program, scratch: try Scratch())
    each = options.all ? 500 : options.count ?? 150
  }

  /// The number of findings.
  mutating func run() throws -> Int {
    try vitals.fill([
      "glucose/2026-03.json": Fixtures.document(
        "glucose",
        [#"    {"time": "2026-03-01T06:00:00+01:00", "value": 99, "unit": "mg/dL", "id": "0000000001"}"#])
    ])
    let began = Clock.seconds
    let edit = try startEdit()
    let prompts = try (0..<2).map { number in
      try PromptTyping(
        vitals, typing: (0..<10).map { "glucose \(200 + number) \(Self.time($0))" }, until: "mg/dL")
    }
    try addAll(beside: prompts, edit)
    let seconds = Clock.seconds - began
    judgeRecords()
    try judgeStoppedHolder()
    Say.line(
      "crowd: \(Self.size) pipes and \(Self.size) shells added \(Self.size * each) records in \(tenths(seconds)) s beside"
        + " 2 prompts and a long edit, longest wait \(tenths(longest)) s, \(findings.count) found")
    return findings.count
  }

  // MARK: Adding

  /// The `index`-th minute of a day; every process has its own value, so that no entry is like another.
  private static func time(_ index: Int) -> String {
    let minute = index % 60
    return "2026-03-0\(2 + index / 600) \(7 + index / 60 % 10):\(minute < 10 ? "0" : "")\(minute)"
  }

  private func line(_ process: Int, _ index: Int) -> String { "glucose \(100 + process) \(Self.time(index))" }

  /// Of each process most lines go through a pipe, and some are commands of their own.
  private var single: Int { each / 5 }

  private mutating func addAll(beside prompts: [PromptTyping], _ edit: PromptTyping) throws {
    var pipes = try (0..<Self.size).map { process in
      let lines = (single..<each).map { line(process, $0) }.joined(separator: "\n")
      return try vitals.start([], input: vitals.scratch.write("lines-\(process)", lines + "\n"))
    }
    var (hands, done) = ([Child?](repeating: nil, count: Self.size), [Int](repeating: 0, count: Self.size))
    let deadline = Clock.seconds + 120
    var editStatus: Int32?
    while Clock.seconds < deadline {
      for prompt in prompts { prompt.go() }
      editStatus = editStatus ?? edit.endedStatus()
      pipes.removeAll { child in
        guard let result = child.resultIfEnded() else { return false }
        findings.expect(result.ending == .exit(0), "a pipe: \(result.ending) \(result.errors)")
        return true
      }
      for process in hands.indices {
        if let result = hands[process]?.resultIfEnded() {
          judge(single: result)
          hands[process] = nil
        }
        guard hands[process] == nil, done[process] < single else { continue }
        hands[process] = try vitals.start(["add", line(process, done[process])])
        done[process] += 1
      }
      let isIdle = pipes.isEmpty && hands.allSatisfy { $0 == nil } && done.allSatisfy { $0 == single }
      if isIdle, prompts.allSatisfy(\.isDone), editStatus != nil { break }
      usleep(500)
    }
    findings.expect(pipes.isEmpty, "\(pipes.count) pipes have not ended after two minutes")
    judge(prompts)
    findings.expect(editStatus == 0, "the long edit: \(edit.shown)")
  }

  private mutating func judge(single result: Child.Result) {
    longest = max(longest, result.seconds)
    findings.expect(result.ending == .exit(0), "an entry: \(result.ending) \(result.errors)")
    findings.expect(result.seconds < Self.patience, "an entry took \(tenths(result.seconds)) s")
  }

  private mutating func judge(_ prompts: [PromptTyping]) {
    for prompt in prompts {
      longest = max(longest, prompt.longest)
      findings.expect(prompt.isDone, "a prompt answered \(prompt.answered) of 10 lines: \(prompt.shown)")
      findings.expect(prompt.longest < Self.patience, "a prompt took \(tenths(prompt.longest)) s to answer")
      let status = prompt.leave()
      findings.expect(status == 0, "a prompt ends at Ctrl-D with status \(status): \(prompt.shown)")
    }
  }

  /// An editor that is open for long, while others add, and then changes its one record.
  private func startEdit() throws -> PromptTyping {
    let editor = try vitals.scratch.write("editor", "#!/bin/sh\nsleep 3\nsed -i 's/99/98/' \"$1\"\n")
    chmod(editor, 0o700)
    var editing = vitals
    editing.variables["EDITOR"] = editor
    return try PromptTyping(editing, ["edit", "0000000001"])
  }

  // MARK: Looking

  private mutating func judgeRecords() {
    do {
      let check = try vitals.run(["check"])
      findings.expect(check.ending == .exit(0), "check: \(check.ending) \(check.output)")
      let list = try vitals.list().output
      for process in 0..<Self.size {
        expect(each, #""value": \#(100 + process),"#, in: list)
      }
      for number in 0..<2 { expect(10, #""value": \#(200 + number),"#, in: list) }
      expect(1, #""value": 98,"#, in: list)
      let stray = Tree(vitals.store).stray
      findings.expect(stray.isEmpty, "left behind: \(stray)")
    } catch { findings.add("\(error)") }
  }

  private mutating func expect(_ count: Int, _ text: String, in list: String) {
    let found = list.components(separatedBy: text).count - 1
    findings.expect(found == count, "\(found) records with \(text) instead of \(count)")
  }

  // MARK: Who holds the lock and stops

  /// A program that is stopped while it has the lock is named to the others; killed, it blocks nobody.
  private mutating func judgeStoppedHolder() throws {
    let lines = (0..<400).map { "glucose 150 \(Self.time($0))" }.joined(separator: "\n")
    let child = try vitals.start([], input: vitals.scratch.write("held", lines + "\n"))
    guard stopHolding(child) else {
      findings.add("no process was met while it held the lock")
      return
    }
    let waiting = try vitals.run(["add", "glucose 151 2026-03-06 07:00"])
    findings.expect(waiting.ending == .exit(4), "beside a stopped program: \(waiting.ending)")
    findings.expect(
      waiting.errors.contains("another program is writing (process \(child.process))"),
      "who has the lock is not told: \(waiting.errors)")
    findings.expect(
      waiting.seconds < Self.patience + 1, "waited \(tenths(waiting.seconds)) s for a stopped program")
    kill(child.process, SIGKILL)
    let after = try vitals.run(["add", "glucose 152 2026-03-06 07:00"])
    findings.expect(after.ending == .exit(0), "after a holder was killed: \(after.ending) \(after.errors)")
    findings.expect(after.seconds < 2, "waited \(tenths(after.seconds)) s for a killed program")
    _ = child.result(within: 5)
    let check = try vitals.run(["check"])
    findings.expect(check.ending == .exit(0), "check after a killed holder: \(check.output)")
  }

  /// Stops a process at a moment when it has the lock; false when there is none to be had.
  private func stopHolding(_ child: Child) -> Bool {
    var status = stat()
    for _ in 0..<2000 {
      guard kill(child.process, SIGSTOP) == 0 else { return false }
      usleep(300)
      let locks = String(
        decoding: FileManager.default.contents(atPath: "/proc/locks") ?? Data(), as: UTF8.self)
      if lstat(vitals.store + "/.vitals/lock", &status) == 0,
        locks.split(separator: "\n").contains(where: {
          $0.contains(" \(child.process) ") && $0.contains(":\(status.st_ino) ")
        })
      {
        return true
      }
      kill(child.process, SIGCONT)
      usleep(700)
      if child.resultIfEnded() != nil { return false }
    }
    return false
  }
}

/// `3.27` as `3.3`.
func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
