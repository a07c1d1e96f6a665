internal import HealthLog
internal import JSONText

/// What is wrong with a document of settings.
struct SettingsCheck {
  let document: SettingsDocument
  var rules: [SettingRule] = []

  func problems(in bytes: ContiguousArray<UInt8>) -> [Problem] {
    let problems = TextPlaces(path: document.path, bytes).problems(of: JSONFaults.find(in: bytes))
    guard problems.allSatisfy({ $0.severity == .warning }) else { return problems }
    do throws(DocumentFault) {
      let node = try SettingsText.node(bytes, of: document)
      let places = TextPlaces(path: document.path, bytes)
      return problems + older(node, places)
        + (document == .trackers ? DeclarationCheck(places: places).problems(in: node) : [])
        + settings(in: node, places)
    } catch {
      return problems + [Problem(error, .fault)]
    }
  }

  private func older(_ node: JSONNode, _ places: TextPlaces) -> [Problem] {
    guard let schema = node["schema"], let older = SchemaFault("\(schema.value)") else { return [] }
    return [places.problem(schema.range, older.code, older.message, .warning)]
  }

  /// Settings that nobody reads: of another value than the program would set, or under a name that is nearly one.
  ///
  /// Other names are let be: a newer program may know them.
  private func settings(in node: JSONNode, _ places: TextPlaces, below path: [String] = []) -> [Problem] {
    guard document == .settings else { return [] }
    let known = rules.names(below: path)
    return (node.members ?? []).flatMap { member -> [Problem] in
      guard known.contains(member.name) else {
        let isOwn = path.isEmpty && ["schema", "kind"].contains(member.name)
        return isOwn ? [] : misspelled(member, among: known, places)
      }
      return problems(of: member, at: path + [member.name], places)
    }
  }

  private func problems(of member: JSONNode.Member, at path: [String], _ places: TextPlaces) -> [Problem] {
    let (node, name) = (member.node, path.joined(separator: "."))
    if case .null = node.content { return [] }
    guard let rule = rules.first(where: { $0.path == name }) else {
      guard node.members == nil else { return settings(in: node, places, below: path) }
      let message = "expected '\(name)' to be a group of settings, found \(node.value)"
      return [places.problem(node.range, "settings", message, .warning)]
    }
    guard let misfit = rule.misfit(Value(node.value)) else { return [] }
    let message = "expected '\(name)' to be \(misfit.expected), found \(node.value)"
    return [places.problem(node.range, "setting", message, .warning, fix: misfit.fix)]
  }

  private func misspelled(
    _ member: JSONNode.Member, among known: [String], _ places: TextPlaces
  ) -> [Problem] {
    guard let meant = Nearest.word(to: member.name, among: known) else { return [] }
    return [
      places.problem(
        member.nameRange, "unknown", "expected a setting, found '\(member.name)'", .warning,
        fix: "write '\(meant)', if that is meant")
    ]
  }
}
