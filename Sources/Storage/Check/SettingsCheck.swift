internal import HealthLog
internal import JSONText

/// What is wrong with a document of settings.
struct SettingsCheck {
  let document: SettingsDocument

  func problems(in bytes: ContiguousArray<UInt8>) -> [Problem] {
    let problems = TextPlaces(path: document.path, bytes).problems(of: JSONFaults.find(in: bytes))
    guard problems.allSatisfy({ $0.severity == .warning }) else { return problems }
    do throws(DocumentFault) {
      let node = try SettingsText.node(bytes, of: document)
      let places = TextPlaces(path: document.path, bytes)
      return problems + older(node, places) + declarations(in: node, places)
    } catch {
      return problems + [Problem(error, .fault)]
    }
  }

  private func older(_ node: JSONNode, _ places: TextPlaces) -> [Problem] {
    guard let schema = node["schema"], let older = SchemaFault("\(schema.value)") else { return [] }
    return [places.problem(schema.range, older.code, older.message, .warning)]
  }

  /// Trackers and exercises of the owner's that cannot be used: they would be missed without a word.
  private func declarations(in node: JSONNode, _ places: TextPlaces) -> [Problem] {
    guard document == .trackers else { return [] }
    return unusable(node["trackers"], places, "a tracker with a name of its own and fields") { members in
      Kind(declared: members).map { own in !Kind.standard.contains { $0.name == own.name } } ?? false
    }
      + unusable(node["exercises"], places, "an exercise with a name") { Exercise(declared: $0) != nil }
  }

  private func unusable(
    _ list: JSONNode?, _ places: TextPlaces, _ expected: String, _ isUsable: ([Member]) -> Bool
  ) -> [Problem] {
    guard let list else { return [] }
    guard let elements = list.elements else {
      return [places.problem(list.range, "declaration", "expected a list, each \(expected)", .warning)]
    }
    return elements.filter { !(Value($0.value).group.map(isUsable) ?? false) }.map {
      places.problem($0.range, "declaration", "expected \(expected), found one that cannot be used", .warning)
    }
  }
}
