internal import CivilTime
internal import HealthLog
internal import Storage
internal import TextLayout

extension Session {
  func anchor(of record: Record) -> Anchor? {
    catalogue.kind(record.kind)?.anchor(of: record, in: documentZone)
  }

  /// What a record says in one line: its figures, what they are judged as, and the words that the owner put to it.
  func phrase(of record: Record) -> StyledText {
    guard let kind = catalogue.kind(record.kind) else { return settingPhrase(record) }
    let text = kind.text(of: record, in: documentZone)
    var parts: [StyledText] = kind.lack(of: record, in: documentZone).map { ["\($0, .warning)"] } ?? []
    if !text.isEmpty { parts.append("\(dotted(text, record))") }
    if let judgement = judgement(of: record) { parts.append(judgement) }
    let tags = (record["tags"]?.list ?? []).compactMap(\.text).map { "#\($0)" }
    if !tags.isEmpty { parts.append("\(tags.joined(separator: " "), .accent)") }
    if kind.name != "note", let note = record.text("note") { parts.append("\"\(note, .dim)\"") }
    return parts.joined(separator: " · ")
  }

  /// The same in plain words with the kind before and the time behind.
  func phrase(of record: Record, dated: Bool) -> String {
    let when = anchor(of: record).map { " · " + self.when($0) } ?? ""
    return "\(record.kind): \(phrase(of: record))\(dated ? when : "")"
  }

  func when(_ anchor: Anchor) -> String {
    switch anchor {
    case .time(let time): dayAndTime(time)
    case .date(let date): day(date)
    }
  }

  private func settingPhrase(_ record: Record) -> StyledText {
    guard let value = record["value"] else { return "nothing" }
    return "\(value.json)"
  }

  /// The band of a glucose reading, the class of a weight's BMI: in words, and in colour besides.
  func judgement(of record: Record) -> StyledText? {
    if let reading = record.kind == Kind.glucose.name ? GlucoseReading(record) : nil {
      let band = reading.band(on: settings.glucoseScale)
      return "\(band.words, band.style)"
    }
    // Decided exactly when it was computed, not from the rounded value.
    let category = record.kind == Kind.bmi.name ? record.text("class") : nil
    return BodyMassClass.allCases.first { $0.words == category }.map { "\($0.words, $0.style)" }
  }

  /// A night's quality in dots before its word: `●●●●○ Good`.
  private func dotted(_ text: String, _ record: Record) -> String {
    guard record.kind == Kind.sleep.name, let quality = Quality(record) else { return text }
    let dots = Bar(quality.filled, of: Quality.allCases.count).text(world.glyphs)
    return text.replacing("· \(quality.words)", with: "· \(dots) \(quality.words)")
  }
}

extension GlucoseBand {
  var style: Style {
    switch self {
    case .veryLow, .veryHigh: .bad
    case .low, .high: .warning
    case .inRange: .good
    }
  }
}

extension BodyMassClass {
  var style: Style {
    switch self {
    case .normal: .good
    case .underweight, .overweight: .warning
    case .obeseI, .obeseII, .obeseIII: .bad
    }
  }
}
