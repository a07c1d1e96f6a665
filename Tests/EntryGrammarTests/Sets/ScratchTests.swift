import Foundation
import Testing
@testable import EntryGrammar

@Suite struct ScratchTests {
  @Test func scratch() throws {
    let path = ProcessInfo.processInfo.environment["LINES"] ?? "/tmp/lines"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let bench = SetsBench()
    for line in text.split(separator: "\n") {
      print("\(line)\n      \(bench.answer(String(line)))")
    }
  }

  @Test func fuzz() throws {
    var random = RandomSets(seed: UInt64(ProcessInfo.processInfo.environment["SEED"] ?? "1") ?? 1)
    let words = [
      "8", "80", "3", "12", "82.5", "82,5", "0", "100", "5", "x", "x", "x", "kg", "lb", " ", " ", " ", " ",
      ",", ", ", "/", " / ", "@", " @", "+", "-", "w", "f", " rir 2", " rpe 8", "bw", "bw+20", " then ", ">",
      " & ", " with ", "m", "s", "min", "km", "1:30", "25:10", "/km", "/side", "warmup:", "warmup", "drop",
      "reps", "sets", " unweighted", "60s", "5k", "500m", "h", "amrap", " curl ", " planned", " and ", " in ",
      ":", "½", "'", "8,8,7",
    ]
    let names = ["bench", "pullups", "plank", "run", "farmers walk", "curl"]
    var bad = 0
    for _ in 0..<2500 {
      var line = random.chance(80) ? random.pick(names) + " " : ""
      for _ in 0..<Int.random(in: 1...7, using: &random.numbers) { line += random.pick(words) }
      if line.first?.isLetter == false { line += " " + random.pick(names) }
      let bench = SetsBench()
      var pending = [line]
      var depth = 0
      while !pending.isEmpty, depth < 6 {
        depth += 1
        var next: [String] = []
        for entry in pending {
          try? entry.write(toFile: "/tmp/current", atomically: false, encoding: .utf8)
          do throws(Stop) { _ = try bench.read(entry) } catch {
            switch error {
            case .question(let q):
              if q.choices.isEmpty { print("NO CHOICES: \(line)"); bad += 1 }
              next += q.choices.map(\.entry)
              if depth == 5 { print("DEEP: \(line) => \(entry)") }
              if q.choices.contains(where: { $0.entry == entry }) {
                print("SAME: \(line) => \(entry)"); bad += 1; next = []
              }
            case .error(let e):
              if depth > 1 && e.message != "unread" {
                bad += 1
                print("BAD: \(line) => \(entry)   \(e.message) @\(e.range)")
              }
            }
          }
        }
        pending = Array(Set(next).prefix(12))
      }
      if bad > 60 { break }
    }
    print("bad", bad)
  }
}
