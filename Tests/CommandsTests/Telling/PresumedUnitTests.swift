import Testing

@testable import Commands

@Suite("Units while the settings cannot be used")
struct PresumedUnitTests {
  /// What a shell answers in a store whose `vitals.json` says `{"schema": 2,`; on both channels, and the status.
  private func told(_ line: String, _ files: [String: String] = ["vitals.json": "{\"schema\": 2,"]) throws
    -> (lines: [String], status: Commands.ExitStatus, documents: Set<String>)
  {
    var bench = try Bench(mode: .shell, width: 200)
    defer { bench.close() }
    _ = bench.session.handle(line: "mood 5")
    for (name, text) in files { try bench.write(name, text) }
    var session = Session(world: bench.session.world, mode: .shell, options: Options())
    let reply = session.handle(line: line)
    let text = session.complaints(of: reply, colored: false) + session.output(of: reply, colored: false)
    let documents = Set(try bench.documents().keys).subtracting(files.keys).subtracting(["mood/2026-03.json"])
    return (text.split(separator: "\n").map(String.init), reply.status, documents)
  }

  @Test(
    "a number whose unit a setting may say is refused, with the fault and the units that it can have",
    arguments: [
      ("weight 181", "'weight 181 kg' or 'weight 181 lb'"),
      ("weight 81.5 fat 18", "'weight 81.5 kg' or 'weight 81.5 lb'"),
      ("mood 7, weight 181", "'weight 181 kg' or 'weight 181 lb'"),
      ("bench 8x80", "'80kg', '180lb' or '5km'"),
    ])
  func refused(_ line: String, _ units: String) throws {
    let told = try told(line)
    #expect(
      told.lines == [
        "vitals.json:1:14: brackets: expected '}', found the end of the text", "  1 | {\"schema\": 2,",
        "    |              ^", "  close the '{' of line 1 with '}', or type the unit: \(units)",
      ])
    #expect(told.status == .unusable)
    #expect(told.documents == [])
  }

  @Test(
    "with its unit typed, or where no other is possible, it is saved",
    arguments: [
      ("weight 181 lb", "weight/2026-03.json"), ("glucose 112 mg/dL", "glucose/2026-03.json"),
      ("glucose 112 fasting", "glucose/2026-03.json"), ("glucose 5.5", "glucose/2026-03.json"),
      ("bench 8x80kg", "workout/2026-03.json"), ("steps 8000", "steps/2026-03.json"),
      ("slept 23:10-07:05", "sleep/2026-03.json"),
    ])
  func saved(_ line: String, _ document: String) throws {
    let told = try told(line)
    #expect(told.lines.first == "vitals.json:1:14: brackets: expected '}', found the end of the text")
    #expect(told.status == .done)
    #expect(told.documents == [document])
  }

  @Test(
    "settings that can be used, and other documents that cannot, are in no entry's way",
    arguments: [
      [:], ["vitals.json": "{\"schema\": 2, \"kind\": \"settings\"}"], ["trackers.json": "{\"schema\": 2,"],
    ])
  func usable(_ files: [String: String]) throws {
    let told = try told("weight 81", files)
    #expect(told.status == .done)
    #expect(told.documents == ["weight/2026-03.json"])
  }
}
