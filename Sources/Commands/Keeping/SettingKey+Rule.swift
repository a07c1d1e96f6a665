internal import HealthLog
internal import Storage

extension SettingKey {
  /// A line that sets it.
  var sample: String { "config \(path) \(example)" }

  /// What `check` asks of the value that a hand wrote: that it is the one which `config` would have written.
  ///
  ///     "MMOL/L" as glucose.unit  // expected 'mmol/L'
  var rule: SettingRule {
    SettingRule(path: path) { written in
      do throws(Misfit) {
        let value = try self.value(Self.words(written))
        guard value != written else { return nil }
        return SettingRule.Misfit(
          expected: Self.spelled(value), fix: "write \(value.json), if that is meant")
      } catch {
        return SettingRule.Misfit(expected: error.expected, fix: "set it with '\(sample)'")
      }
    }
  }

  /// What a person would have typed for it; nothing where it holds no words or numbers.
  private static func words(_ value: Value) -> [String] {
    switch value {
    case .text(let text): text.split(separator: " ").map(String.init)
    case .number(let number): [number.description]
    case .list(let values): values.flatMap(words)
    case .longNumber(let spelling): [spelling]
    case .flag, .group, .null: []
    }
  }

  private static func spelled(_ value: Value) -> String { value.text.map { "'\($0)'" } ?? "\(value.json)" }
}
