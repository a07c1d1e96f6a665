import TestSupport
import Foundation

extension Hostile {
  /// What stands in the place of a document is told, stays as it is, and keeps nothing else from working.
  mutating func strangeDocuments() throws {
    let path = vitals.store + "/weight/2026-03.json"
    let files = FileManager.default
    let makers: [(name: String, make: () throws -> Void)] = [
      ("a folder", { try files.createDirectory(atPath: path, withIntermediateDirectories: true) }),
      (
        "a link to nothing",
        { try files.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere/x.json") }
      ),
      ("a link to itself", { try files.createSymbolicLink(atPath: path, withDestinationPath: path) }),
      ("an empty file", { _ = files.createFile(atPath: path, contents: Data()) }),
      ("NUL", { _ = files.createFile(atPath: path, contents: Data(count: 4096)) }),
      (
        "200 MB",
        {
          _ = files.createFile(atPath: path, contents: nil); truncate(path, 200 << 20)
        }
      ),
      ("a pipe", { mkfifo(path, 0o600) }),
    ]
    for (name, make) in makers {
      try vitals.fill(Fixtures.year(24))
      try files.createDirectory(atPath: vitals.store + "/weight", withIntermediateDirectories: true)
      try make()
      var before = stat()
      lstat(path, &before)
      try expect(["check"], ends: name == "a link to nothing" ? [0, 1, 3] : [3])
      try expect(["list", "glucose", "all"], ends: [0])
      try expect(["glucose 112 fasting"], ends: [0])
      try expect(["undo"], ends: [0])
      try expect(["list", "weight", "all"], ends: name == "a link to nothing" ? [0, 3, 4] : [3, 4])
      try expect(["weight 82.4"], ends: name == "a link to nothing" ? [0, 3, 4] : [3, 4])
      var after = stat()
      lstat(path, &after)
      expect(
        before.st_ino == after.st_ino && before.st_size == after.st_size, "\(name) is no longer what it was")
    }
  }

  /// A disk or a reader that takes no answer.
  mutating func channels() throws {
    let full = try expect(["glucose 141 fasting"], ends: [4], output: "/dev/full")
    expect(full.errors.contains("done, but the answer could not be printed"), full.errors)
    try expect(["list", "all"], ends: [4], output: "/dev/full")
    let head = try expect(shell: "\"$vitals\" list all | head -1", ends: [0])
    expect(head.errors.isEmpty, "a reader that has gone is complained of: \(head.errors)")
    // A program without its channels must not write its answers into its documents.
    let closed = [">&-", "2>&-", "<&-", ">&- 2>&-", "<&- >&- 2>&-"]
    for (number, channels) in closed.enumerated() {
      try expect(shell: "\"$vitals\" add 'glucose \(150 + number)' \(channels)", ends: [0, 4])
      try expect(shell: "\"$vitals\" list all \(channels)", ends: [0, 4])
    }
    try expect(["check"], ends: [0])
    let list = try vitals.list().output
    for value in [141] + (0..<closed.count).map({ 150 + $0 }) {
      expect(list.contains("\"value\": \(value),"), "\(value) is not there")
    }
    let history = try expect(["history"], ends: [0]).output
    expect(
      history.split(separator: "\n").count == 1 + closed.count,
      "the journal tells of other actions:\n\(history)")
  }

  /// No home, a dumb terminal, a clock that was set back.
  mutating func surroundings() throws {
    try expect(shell: "unset HOME; \"$vitals\" list all", ends: [0])
    let homeless = try expect(shell: "cd /; unset HOME VITALS_STORE; \"$vitals\" list all", ends: [4])
    expect(homeless.errors.contains("HOME is not set"), homeless.errors)
    try expect(shell: "TERM=dumb \"$vitals\" list all", ends: [0])
    try expect(["glucose 112 fasting"], ends: [0])
    let now = vitals.now
    vitals.now = "2025-03-07T08:00:00+01:00"
    for words in [["list", "all"], ["summary"], ["glucose 113"], ["history"], ["undo"], ["undo"], ["redo"]] {
      try expect(words, ends: [0])
    }
    vitals.now = now
    try expect(["check"], ends: [0])
  }

  /// Reading works without the right to write, and writing says why it does not.
  mutating func readOnly() throws {
    var reader = "\"$vitals\""
    if geteuid() == 0 {
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") else {
        Say.line("hostile: a store to read only is skipped: root may write everywhere")
        return
      }
      reader = "setpriv --reuid=65534 --regid=65534 --clear-groups \"$vitals\""
    }
    let copy = vitals.scratch.file("program")
    try vitals.scratch.replace(copy, by: vitals.path)
    let path = vitals.path
    vitals = Vitals(path: copy, scratch: vitals.scratch)
    defer { vitals = Vitals(path: path, scratch: vitals.scratch) }
    try expect(["glucose 112 fasting"], ends: [0])
    let before = Tree(vitals.store)
    try expect(shell: "chmod -R a+rX,a-w \"$VITALS_STORE\"", ends: [0])
    let list = try expect(shell: "\(reader) list all", ends: [0])
    expect(list.output.contains("112 mg/dL"), list.output)
    for words in ["'glucose 113'", "undo", "delete \(Fixtures.id(0))"] {
      let refused = try expect(shell: "\(reader) \(words)", ends: [4])
      expect(
        refused.errors.contains(vitals.store) && refused.errors.contains("permission denied"),
        "\(words): \(refused.errors)")
    }
    try expect(shell: "chmod -R u+w \"$VITALS_STORE\"", ends: [0])
    expect(Tree(vitals.store) == before, "something has changed")
  }

  /// Asked to end while it writes, the program finishes the action or leaves it.
  mutating func signals() throws {
    var random = SplitMix(seed: 1)
    for (number, signal) in [SIGINT, SIGTERM, SIGHUP, SIGINT, SIGTERM, SIGHUP, SIGKILL, SIGKILL].enumerated()
    {
      try vitals.fill(Fixtures.year(24))
      let lines = (0..<300).map {
        "glucose 150 2026-03-0\(1 + $0 / 60) 07:\($0 % 60 < 10 ? "0" : "")\($0 % 60)"
      }
      let input = try vitals.scratch.write("signal-\(number)", lines.joined(separator: "\n") + "\n")
      let child = try vitals.start([], input: input)
      usleep(30_000 + UInt32(random.next() % 200_000))
      kill(child.process, signal)
      let result = child.result(within: 20)
      let told = result.output.components(separatedBy: "150 mg/dL").count - 1
      try expect(["check"], ends: [0])
      let kept = try vitals.list().output.components(separatedBy: "\"value\": 150,").count - 1
      expect(
        told <= kept && kept <= told + 1,
        "\(told) records were told and \(kept) are there after signal \(signal)")
      let tree = Tree(vitals.store)
      expect(tree.stray.isEmpty, "left behind: \(tree.stray)")
    }
  }
}
