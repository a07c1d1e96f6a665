import Foundation

extension Hostile {
  /// Whatever is named, nothing is made outside of the store.
  mutating func names() throws {
    let trackers =
      #"{"schema": 2, "kind": "trackers", "trackers": [{"name": "../x", "fields": [{"name": "value", "#
      + #""type": "number", "units": [{"unit": "", "min": 0, "max": 10}]}], "day": "max"}]}"#
    try vitals.scratch.write("data/store/trackers.json", trackers)
    let long = String(repeating: "n", count: 10_000)
    for name in [
      "../x", "a/b", "/etc/passwd", "..", ".", "", "a\u{1B}[31mb", long, "-", "--", "\u{202E}x", "*",
    ] {
      for words in [
        [name], [name, "5"], ["add", name, "5"], ["read", "\(name) 5"], ["list", name], ["show", name],
        ["edit", name, "value=5"],
        ["edit", Fixtures.id(0), "\(name)=5"], ["delete", name], ["config", name, "5"], ["stats", name],
        ["help", name],
        ["note", name],
      ] { try expect(words, ends: [0, 1, 2, 3, 4]) }
    }
    let outside = try FileManager.default.contentsOfDirectory(atPath: vitals.scratch.data).sorted()
    expect(outside == ["home", "store"], "beside the store stand \(outside)")
  }

  mutating func depth() throws {
    for text in [String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000)] {
      try vitals.scratch.write("data/store/weight/2026-03.json", text)
      try vitals.scratch.write("data/store/.vitals/journal", text + "\n")
      try expect(["check"], ends: [3])
      try expect(["list", "weight", "all"], ends: [3])
      try expect(["list", "glucose", "all"], ends: [0])
      try expect(["history"], ends: [0])
      try expect([String(text.prefix(100_000))], ends: [2])
    }
  }

  /// An endless line on a pipe is refused in little memory.
  mutating func longLine() throws {
    let line = "head -c 1000000000 /dev/zero | tr '\\0' a | \"$vitals\""
    let result = try expect(shell: line, ends: [2])
    expect(result.megabytes < 64, "takes \(result.megabytes) MB")
    expect(!result.errors.isEmpty, "nothing is said")
  }

  /// Characters that a terminal obeys are shown as text, wherever they stand.
  mutating func controls() throws {
    let evil = #"x\u001b]0;evil\u0007\u001b[2J\u009b31m\u202e\u2066\u2028\u200f\u007f\u0000\r y"#
    let raw = "\u{1B}]0;evil\u{7}\u{1B}[2J\u{9B}31m\u{202E}\u{2066}\u{2028}\u{7F}"
    let line =
      #"    {"time": "2026-03-06T07:00:00+01:00", "value": 112, "unit": "mg/dL", "note": "\#(evil)", "tags": ["\#(evil)"], "#
      + #""source": "\#(evil)", "\#(evil)": 1, "id": "00000000e1"}"#
    for broken in [false, true] {
      let text = Fixtures.document("glucose", [broken ? line + raw : line])
      try vitals.fill(["glucose/2026-03.json": text, "weight/2026-03.json": raw])
      for words in [
        ["list", "all"], ["list", "glucose"], ["list", "glucose", "--lines"], ["show", "00000000e1"],
        ["glucose"], ["stats", "glucose"],
        ["summary"], ["trend", "glucose"], ["check"], ["check", "--json"], ["list", "glucose", "--json"],
        ["no, 113 \(raw)"],
        ["edit", "00000000e1", "note=\(raw)"], ["edit", "00000000e1", "value=113"], ["history"],
        ["delete", "00000000e1"],
        ["undo"], ["note \(raw)"], ["note", raw], ["--store", raw, "list"], [raw], ["history"], ["undo"],
      ] { try expect(words, ends: [0, 1, 2, 3, 4]) }
    }
  }
}
