internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Command {
  static let config = Command(
    "config", aliases: ["set"], group: .keeping,
    forms: [
      Form("config", "all settings and what they are"), Form("config KEY", "one of them"),
      Form("config KEY VALUE", "sets it; 'config KEY none' lets it go"),
    ],
    details: [
      "Settings stand in vitals.json and can be edited there. A change of a setting never changes a record."
    ],
    examples: ["config zone Europe/Berlin", "config glucose.range 70 140", "config weight.unit lb"]
  ) { session, invocation throws(Failure) in
    let keys = SettingKey.all(session.catalogue)
    guard let word = invocation.words.first else { return session.settings(keys) }
    guard let key = keys.first(where: { $0.path == word.text.lowercased() }) else {
      throw .usage(
        "expected a setting, found '\(word.text)'", at: word.range,
        suggestion: Nearest.word(to: word.text, among: keys.map(\.path)))
    }
    let value = Array(invocation.words.dropFirst())
    return value.isEmpty ? session.settings([key]) : try session.set(key, value, invocation)
  }
}

extension Session {
  fileprivate func settings(_ keys: [SettingKey]) -> Reply {
    var table = Table([
      Table.Column("setting"), Table.Column("value", overflow: .wrapped),
      Table.Column("what it is", overflow: .wrapped),
    ])
    table.rows = keys.map { key in
      let value: StyledText = settings[key.path].map { "\(text($0), .bold)" } ?? "\(key.fallback, .dim)"
      return ["\(key.path)", value, "\(key.about)"]
    }
    let members = keys.map { key in
      JSONValue.object([
        JSONMember("key", .string(key.path)), JSONMember("value", settings[key.path]?.json ?? .null),
        JSONMember("about", .string(key.about)),
      ])
    }
    return Reply(
      table.foldedText(width: world.width(), glyphs: world.glyphs).lines,
      json: .object([JSONMember("settings", .array(members))]))
  }

  private func text(_ value: Value) -> String {
    switch value {
    case .text(let text): text
    case .list(let values): values.map(text).joined(separator: "–")
    case .number, .flag, .null, .group, .longNumber: "\(value.json)"
    }
  }

  fileprivate mutating func set(
    _ key: SettingKey, _ words: [Word], _ invocation: Invocation
  ) throws(Failure) -> Reply {
    let value: Value?
    if words.count == 1, ["none", "default", "unset"].contains(words[0].text.lowercased()) {
      value = nil
    } else {
      do throws(SettingKey.Misfit) { value = try key.value(words.map(\.text)) } catch {
        let range = words[0].range.lowerBound..<(words.last ?? words[0]).range.upperBound
        let example = error.expected.contains("such as") ? "" : ", such as '\(key.sample)'"
        throw .usage("expected \(error.expected)\(example)", at: range)
      }
    }
    let (line, time) = (invocation.typed, now)
    let done = try withStore { store throws(StorageError) in
      try store.commit([.setting(path: key.path, value)], words: line, time: time)
    }
    let shown: StyledText = value.map { "\(text($0), .bold)" } ?? "\(key.fallback, .dim)"
    let hint: StyledText = done.number == nil ? "  as it was" : takeBackHint()
    return Reply(["  \(key.path) is \(shown)", hint], json: changesJSON(done.words, done.changes))
  }
}
