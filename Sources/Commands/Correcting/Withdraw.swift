internal import EntryGrammar
internal import HealthLog
internal import Storage
internal import TextLayout

extension Command {
  static let withdraw = Command(
    "not", group: .logging,
    forms: [
      Form("not …", "takes words of the last record back: 'not fasting', 'not after lunch', 'not #gym'"),
      Form("not NAME", "takes away what it has under a name: 'not fat', 'not lunch', 'not note'"),
    ],
    examples: ["not fasting", "not fat"]
  ) { session, invocation throws(Failure) in
    try session.withdraw(invocation)
  }
}

extension Session {
  /// Takes a choice, a tag or another part of the last record back.
  fileprivate mutating func withdraw(_ invocation: Invocation) throws(Failure) -> Reply {
    guard let first = invocation.words.first, let last = invocation.words.last else {
      throw .usage("expected a word such as 'fasting'", at: invocation.end)
    }
    for candidate in try lastTyped().reversed() {
      guard
        let record = try candidate.without({ record throws(Failure) in try without(invocation, record) })
      else { continue }
      return try confirming(candidate, invocation) { session throws(Failure) in
        try session.replace(
          candidate.record, with: Reading(record: record), words: invocation.typed,
          told: candidate.part)
      }
    }
    let words = invocation.words.map(\.text).joined(separator: " ")
    if let reply = try withdraw(named: words, invocation) { return reply }
    throw .usage(
      "expected words that the last record has, found '\(words)'",
      at: first.range.lowerBound..<last.range.upperBound)
  }

  /// Takes away what the last record has under a bare name; `nil` where the words are none.
  private mutating func withdraw(named words: String, _ invocation: Invocation) throws(Failure) -> Reply? {
    var refusal: Failure?
    for candidate in try lastTyped().reversed() {
      let record = candidate.record.record
      switch candidate.withdraw(words, in: contextForEntry()) {
      case .taken(let rest):
        return try confirming(candidate, invocation) { session throws(Failure) in
          try session.replace(
            candidate.record, with: Reading(record: rest), words: invocation.typed, told: candidate.part)
        }
      case .needed:
        refusal = refusal ?? Self.needed(words, by: phrase(of: record, dated: true))
      case .absent: refusal = refusal ?? Self.absent(words, in: phrase(of: record, dated: true))
      case .unknown: continue
      }
    }
    if let refusal { throw refusal }
    return nil
  }

  private static func needed(_ name: String, by record: String) -> Failure {
    .refused("needed", "'\(name)' cannot go from the last record, \(record)")
  }

  private static func absent(_ name: String, in record: String) -> Failure {
    .refused("not-found", "there is no '\(name)' in the last record, \(record)")
  }

  /// The record without what the words name; `nil` where it does not have that.
  private func without(_ invocation: Invocation, _ record: Record) throws(Failure) -> Record? {
    guard let kind = catalogue.kind(record.kind) else { return nil }
    if let (filter, count) = try Filter.read(invocation.words[...], noun: .kind(kind), end: invocation.end),
      count == invocation.words.count
    {
      guard filter.accepts(record, of: kind), let rest = filter.taken(from: record) else { return nil }
      let isWhole = !kind.faults(in: rest, zone: documentZone).contains { $0.severity == .fault }
      return isWhole ? rest : nil
    }
    let line =
      invocation.isOfArguments
      ? Arguments.line(invocation.words.map(\.text)) : invocation.line.keeping(invocation.words)
    return CorrectionReader.withdraw(line, from: record, in: contextForEntry())
  }
}

extension Corrected {
  /// The record without something of the sets that were told last, or else of all it has; `nil` where that has none.
  fileprivate func without(_ take: (Record) throws(Failure) -> Record?) throws(Failure) -> Record? {
    if let sets, let rest = try take(sets.part(of: record.record)) {
      return sets.session(record.record, with: rest)
    }
    return try take(record.record)
  }

  /// The same for what it has under a name.
  fileprivate func withdraw(_ name: String, in context: EntryContext) -> Withdrawal {
    if let sets {
      let part = CorrectionReader.withdraw(named: name, from: sets.part(of: record.record), in: context)
      if case .taken(let rest) = part { return .taken(sets.session(record.record, with: rest)) }
    }
    return CorrectionReader.withdraw(named: name, from: record.record, in: context)
  }
}

extension Filter {
  /// The record without what the filter asks for; `nil` for a filter that asks for no word.
  fileprivate func taken(from record: Record) -> Record? {
    var record = record
    switch self {
    case .choice(let member, _):
      record[member] = nil
      if member == "context" { (record["meal"], record["minutesAfter"]) = (nil, nil) }
    case .tag(let tag):
      let tags = (record["tags"]?.list ?? []).filter { $0.text?.lowercased() != tag.lowercased() }
      record["tags"] = tags.isEmpty ? nil : .list(tags)
    case .above, .below, .text: return nil
    }
    return record
  }
}
