import TestSupport
import EntryGrammar
import HealthLog
import Testing

/// What must hold of whatever a line says.
private func expectSound(_ line: String, in context: EntryContext, _ origin: Comment) {
  do throws(EntryError) {
    switch try EntryReader.read(line, in: context) {
    case .readings(let readings):
      #expect(!readings.isEmpty, origin)
      for reading in readings { expectSound(reading, of: line, in: context, origin) }
    case .question(let question):
      #expect(!question.choices.isEmpty && !question.text.isEmpty, origin)
      for choice in question.choices {
        guard case .readings? = interpretation(of: choice.entry, in: context) else {
          Issue.record("'\(choice.entry)' of '\(line)' is no entry. \(origin)")
          continue
        }
      }
    case .bodyMass: break
    }
  } catch {
    #expect(
      0 <= error.range.lowerBound && error.range.upperBound <= line.count, "'\(line)' \(error) \(origin)")
    #expect(
      error.message.hasPrefix("expected") || error.message.contains("'"), "'\(line)' \(error) \(origin)")
  }
}

private func expectSound(_ reading: Reading, of line: String, in context: EntryContext, _ origin: Comment) {
  let kind = context.catalogue.kind(reading.record.kind)
  let faults = kind?.faults(in: reading.record, zone: context.zone).filter { $0.severity == .fault }
  #expect(faults == [], "'\(line)' \(origin)")
}

private func interpretation(of line: String, in context: EntryContext) -> Interpretation? {
  do throws(EntryError) { return try EntryReader.read(line, in: context) } catch { return nil }
}

@Suite("Properties")
struct PropertyTests {
  @Test("any words at all are read, asked about or refused at a place", arguments: UInt64(1)...6)
  func words(seed: UInt64) throws {
    let context = try context()
    var random = SplitMix(seed: seed)
    for _ in 0..<120 {
      let words = (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
        Lines.words.randomElement(using: &random)
      }
      let gaps = words.map { $0 + (Int.random(in: 0...5, using: &random) == 0 ? "" : " ") }
      expectSound(gaps.joined(), in: context, "seed \(seed)")
    }
  }

  @Test("any characters at all are read, asked about or refused at a place", arguments: UInt64(11)...13)
  func characters(seed: UInt64) throws {
    let context = try context()
    var random = SplitMix(seed: seed)
    let alphabet = Array("0123456789 .,:;-/x*@#\"'&+<>½٣é水🍕\u{0}\u{1B}\u{200D}\u{FEFF}\t\nabghklmopqrstuw")
    for _ in 0..<120 {
      let line = (0..<Int.random(in: 1...24, using: &random)).compactMap { _ in
        alphabet.randomElement(using: &random)
      }
      expectSound(String(line), in: context, "seed \(seed)")
    }
  }

  @Test("every prefix of every entry is read, asked about or refused at a place", arguments: Lines.readable)
  func prefixes(_ line: String) throws {
    let context = try context()
    for end in line.indices { expectSound(String(line[..<end]), in: context, "a prefix of '\(line)'") }
  }

  @Test(
    "every example of a kind is read, and its prefixes are handled",
    arguments: Kind.standard.filter { $0.form != .imported && $0.form != .derived }.flatMap(\.examples))
  func examples(_ line: String) throws {
    let context = try context()
    guard case .readings? = interpretation(of: line, in: context) else {
      Issue.record("'\(line)' is no entry")
      return
    }
    for end in line.indices { expectSound(String(line[..<end]), in: context, "a prefix of '\(line)'") }
  }

  @Test("no word that nobody knows is ever saved", arguments: Lines.readable.filter { !$0.contains("meds") })
  func unknownWords(_ line: String) throws {
    let context = try context()
    let noted =
      line.firstRange(of: "note ")?.lowerBound ?? line.firstRange(of: "\"")?.lowerBound ?? line.endIndex
    let end = min(noted, line.firstRange(of: "--")?.lowerBound ?? line.endIndex)
    let named = line.firstRange(of: "name ")?.lowerBound ?? line.endIndex
    let blanks = line.indices.filter { line[$0] == " " && $0 < end && $0 < named }
    let saved = blanks.map { line[..<$0] + " qzzx" + line[$0...] }.filter { changed in
      if case .readings? = interpretation(of: String(changed), in: context) { true } else { false }
    }
    #expect(saved == [])
  }

  @Test("an entry retyped with everything said is the same entry", arguments: Lines.readable + Lines.several)
  func retyped(_ line: String) throws {
    let context = try context()
    guard case .readings(let readings)? = interpretation(of: line, in: context) else {
      Issue.record("'\(line)' is no entry")
      return
    }
    for reading in readings {
      guard case .readings(let again)? = interpretation(of: reading.text, in: context) else {
        Issue.record("'\(reading.text)' of '\(line)' is no entry")
        continue
      }
      #expect(again.map(\.record) == [reading.record], "'\(reading.text)' of '\(line)'")
      #expect(again.map(\.text) == [reading.text], "of '\(line)'")
      #expect(
        Set(again.flatMap(\.inferred)).subtracting([.date, .time]) == [], "'\(reading.text)' of '\(line)'")
    }
  }

  @Test("a record as a line with its day is the same record on any later day", arguments: Lines.readable)
  func dated(_ line: String) throws {
    let context = try context()
    let later = try EntryGrammarTests.context(now: "2026-06-01T09:00")
    guard case .readings(let readings)? = interpretation(of: line, in: context) else {
      Issue.record("'\(line)' is no entry")
      return
    }
    for record in readings.map(\.record) {
      let text = try #require(EntryText.line(for: record, in: context))
      #expect(EntryText.says(text, record, in: context), "'\(text)' of '\(line)'")
      #expect(EntryText.says(text, record, in: later), "'\(text)' of '\(line)' in June")
    }
  }

  @Test(
    "a line is read in less than ten milliseconds, and unoptimised beside other tests in less than thirty times that",
    arguments: Lines.readable + Lines.several + [
      "glucose 25 02/03 at 7", "slept 1-2 1-2 1-2 1-2 1-2 1-2", String(repeating: "a ", count: 300),
      String(repeating: "8", count: 1000), String(repeating: "8x80 ", count: 100),
    ])
  func speed(_ line: String) throws {
    let context = try context()
    let times = (0..<3).map { _ in ContinuousClock().measure { _ = interpretation(of: line, in: context) } }
    #expect(times.min() ?? .zero < .milliseconds(300), "'\(line.prefix(40))' took \(times)")
  }
}
