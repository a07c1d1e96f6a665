import CivilTime
import HealthLog

import Testing
import TextLayout

@testable import Commands
@testable import Storage

/// Lines that a person types over a few days, at times that go on.
private struct RandomDays {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  private mutating func pick(_ words: [String]) -> String { words[below(words.count)] }

  /// An entry of any kind, with what may stand behind it.
  mutating func entry() -> String {
    let (a, b) = (below(60), below(10))
    let entry =
      switch below(14) {
      case 0: "glucose \(70 + a) \(pick(["fasting", "before lunch", "2h after dinner", "bedtime", ""]))"
      case 1: "glucose \(4 + b),\(below(10)) mmol/l"
      case 2: pick(["glucose LO", "glucose HI after meal", "glucose <40"])
      case 3: "slept 2\(below(4)):\(10 + below(50))-0\(5 + below(5)):\(10 + below(50)) q\(1 + below(5))"
      case 4: "weight \(60 + a).\(b) \(pick(["", "fat 18%", "lb"]))"
      case 5: "bp \(100 + a)/\(60 + b) pulse \(50 + b)"
      case 6: pick(["carbs 60g", "water 500ml", "steps 8000", "mood 7", "insulin 6u rapid", "ketones 0.6"])
      case 7:
        pick(["meds ibuprofen 400mg", "note felt \"so\" dizzy #x", "temp 36.8", "a1c 6.5%", "height 178"])
      case 8: "bench \(3 + b)x\(60 + a)"
      case 9: "squat \(1 + below(5))x\(3 + b) \(60 + a)kg @8"
      case 10:
        pick(["curl 20x10 > 15x8 > 10x6", "pullups BW+20x5", "plank 60s", "lunges 3x10/side", "pullups 10"])
      case 11: pick(["run 5k 25:10", "row 500m 1:45", "walk 6km", "bench 80kg 8/8/6 @8"])
      case 12: "curl 3x12 15kg & pushdown 3x12 25kg"
      default: "\(70 + a) before lunch 60g carbs \(2 + b)u rapid"
      }
    return entry + pick(["", "", "", " #gym", " \"said \(b)\"", " #a #b"])
  }
}

@Suite("Records as lines")
struct LineRoundTripTests {
  /// Midnight before 7 March 2026 on the wall.
  private static let start: Int64 = 1_772_841_600

  /// The records of a store as they were said: without ids, and without where they came from.
  private func said(_ bench: inout Bench) throws -> [String] {
    let words = [Word](of: "all")
    let query = try Query(words, catalogue: .standard, today: bench.session.today(), end: 0..<0)
    return try bench.session.records(query, limit: .max).map { record in
      var record = record.record.content
      record["source"] = nil
      return String(decoding: RecordText.printed(record), as: UTF8.self)
    }
  }

  @Test("that were typed into one store, typed into another give the same records", arguments: UInt64(1)...12)
  func typed(seed: UInt64) throws {
    var (random, old, new) = (RandomDays(seed: seed), try Bench(), try Bench())
    defer { [old, new].forEach { $0.close() } }
    var minute = 0
    for _ in 0..<40 {
      minute += 1 + random.below(100)
      old.session.options.now = .init("\(LocalTime(seconds: Self.start + Int64(minute) * 60))")
      let entry = random.entry()
      var reply = old.session.handle(line: entry)
      while reply.question != nil { reply = old.session.handle(line: "") }
    }
    let lines = old.session.handle(line: "list all --lines")
    #expect(lines.notices == [], "seed \(seed)")
    new.session.options.now = .init("2026-03-20T08:00:00")
    for line in lines.lines.map(\.description) {
      let reply = new.session.handle(line: line)
      #expect(reply.status == .done && reply.question == nil, "'\(line)', seed \(seed)")
    }
    for (new, old) in zip(try said(&new), try said(&old)) { #expect(new == old, "seed \(seed)") }
  }
}
