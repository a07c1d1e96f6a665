package import HealthLog

/// What a setting takes, as the program that sets it judges: so `check` and `config` say the same.
package struct SettingRule: Sendable {
  /// Why a value is not what the program would have set.
  package struct Misfit: Equatable, Sendable {
    /// What goes behind "expected".
    package var expected: String
    package var fix: String

    package init(expected: String, fix: String) { (self.expected, self.fix) = (expected, fix) }
  }

  /// The names that lead to it, with dots between them.
  package var path: String
  package var misfit: @Sendable (Value) -> Misfit?

  package init(path: String, misfit: @escaping @Sendable (Value) -> Misfit?) {
    (self.path, self.misfit) = (path, misfit)
  }
}

extension [SettingRule] {
  /// The names that may stand in a group of settings, which itself has the names `path`; each once.
  func names(below path: [String]) -> [String] {
    let depth = path.count
    var names: [String] = []
    for rule in self {
      let own = rule.path.split(separator: ".").map(String.init)
      guard own.count > depth, own.prefix(depth).elementsEqual(path), !names.contains(own[depth]) else {
        continue
      }
      names.append(own[depth])
    }
    return names
  }
}
