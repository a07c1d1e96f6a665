import HealthLog
import Storage
import Testing

@testable import Commands

@Suite("Settings")
struct SettingKeyTests {
  private func key(_ path: String) throws -> SettingKey {
    try #require(SettingKey.all(.standard).first { $0.path == path })
  }

  @Test(
    "take what a person writes, and keep it in one form",
    arguments: [
      ("zone", "Europe/Berlin", Value.text("Europe/Berlin")),
      ("glucose.unit", "MMOL/L", .text("mmol/L")),
      ("glucose.range", "70 180", .list([.number(70), .number(180)])),
      ("glucose.range", "3.9–10.0", .list([.number("3.9"), .number("10.0")])),
      ("glucose.range", "70-180", .list([.number(70), .number(180)])),
      ("sleep.goal", "8h", .number(480)), ("sleep.goal", "7h30", .number(450)),
      ("sleep.goal", "450", .number(450)), ("sleep.goal", "450 min", .number(450)),
      ("sleep.goal", "7h30m", .number(450)),
      ("weight.goal", "78,5", .number("78.5")),
      ("weight.unit", "pounds", .text("lb")),
      ("entry.number", "Glucose", .text("glucose")),
      ("entry.dates", "dmy", .text("dmy")),
      ("workout.order", "weight × reps", .text("weight x reps")),
      ("workout.unit", "lb", .text("lb")),
      ("distance.unit", "mi", .text("mi")),
      ("history.megabytes", "64", .number(64)),
    ])
  func taken(_ path: String, _ words: String, _ value: Value) throws {
    #expect(try key(path).value(words.split(separator: " ").map(String.init)) == value)
  }

  @Test(
    "refuse what does not fit, and say what would",
    arguments: [
      ("zone", "Mars/Olympus", "the name of a zone such as 'Europe/Berlin'"),
      ("zone", "Europe Berlin", "the name of a zone such as 'Europe/Berlin'"),
      ("glucose.unit", "stone", "'mg/dL' or 'mmol/L'"),
      ("glucose.range", "180 70", "two numbers, the lower first, such as '70 180'"),
      ("glucose.range", "70", "two numbers, the lower first, such as '70 180'"),
      ("sleep.goal", "0", "a length such as '8h' or '7h30'"),
      ("sleep.goal", "25h", "a length such as '8h' or '7h30'"),
      ("sleep.goal", "long", "a length such as '8h' or '7h30'"),
      ("weight.goal", "light", "a number"),
      ("entry.dates", "ymd", "'dmy' or 'mdy'"),
      ("workout.order", "any", "'reps x weight' or 'weight x reps'"),
      ("history.megabytes", "0", "a whole number from 1 to 1024"),
      ("history.megabytes", "16 MB", "a whole number from 1 to 1024"),
    ])
  func refused(_ path: String, _ words: String, _ expected: String) throws {
    let key = try key(path)
    do throws(SettingKey.Misfit) {
      let value = try key.value(words.split(separator: " ").map(String.init))
      Issue.record("'\(words)' is taken as \(value)")
    } catch {
      #expect(error.expected == expected)
    }
  }

  @Test("show an example that they take", arguments: SettingKey.all(.standard).map(\.path))
  func examples(_ path: String) throws {
    let key = try key(path)
    #expect(throws: Never.self) { try key.value(key.example.split(separator: " ").map(String.init)) }
  }

  @Test("are sound in a document as they are set", arguments: SettingKey.all(.standard).map(\.path))
  func writtenAsSet(_ path: String) throws {
    let key = try key(path)
    let value = try key.value(key.example.split(separator: " ").map(String.init))
    #expect(key.rule.misfit(value) == nil)
  }

  @Test(
    "are refused in a document as they are at the prompt, whatever sort of value is there",
    arguments: SettingKey.all(.standard).map(\.path),
    [Value.text("~"), .text(""), .flag(true), .group([]), .list([]), .longNumber("1e99")])
  func writtenWrong(_ path: String, _ value: Value) throws {
    let key = try key(path)
    var expected = ""
    do throws(SettingKey.Misfit) { _ = try key.value(["~"]) } catch { expected = error.expected }
    #expect(
      key.rule.misfit(value)
        == SettingRule.Misfit(expected: expected, fix: "set it with 'config \(key.path) \(key.example)'"))
  }

  @Test(
    "must be spelled in a document as the program does it",
    arguments: [
      ("glucose.unit", Value.text("MMOL/L"), "'mmol/L'", #"write "mmol/L", if that is meant"#),
      ("weight.unit", .text("pounds"), "'lb'", #"write "lb", if that is meant"#),
      ("sleep.goal", .text("8h"), "480", "write 480, if that is meant"),
      ("glucose.range", .text("70-180"), "[70, 180]", "write [70, 180], if that is meant"),
      ("weight.goal", .text("78"), "78", "write 78, if that is meant"),
    ])
  func spelledElsewise(_ path: String, _ value: Value, _ expected: String, _ fix: String) throws {
    #expect(try key(path).rule.misfit(value) == SettingRule.Misfit(expected: expected, fix: fix))
  }

  @Test("have a name each, and a unit for every kind that has several")
  func names() {
    let names = SettingKey.all(.standard).map(\.path)
    #expect(Set(names).count == names.count)
    for kind in Kind.standard where kind.units.count > 1 && kind.form != .imported {
      #expect(names.contains("\(kind.name).unit"))
    }
  }
}

extension Value {
  fileprivate static func number(_ text: String) -> Value { Number(text).map(Value.number) ?? .null }
}
