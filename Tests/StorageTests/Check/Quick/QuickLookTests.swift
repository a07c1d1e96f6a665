import CivilTime
import HealthLog
import TestSupport
import Testing

@testable import Storage

/// The kinds that can be looked at quickly: all that have documents, and a tracker of the owner's.
private let kinds = Kind.standard.filter { $0.form != .derived } + [Kind.coffee].compactMap(\.self)

private func name(of kind: Kind) -> DocumentName { DocumentName(kind: kind.name, month: "2026-11") }

private func check(_ kind: Kind, zone: Zone) -> DocumentCheck {
  DocumentCheck(name: name(of: kind), kind: kind, plan: ScanPlan(kind), zone: zone, now: noon)
}

@Suite("A quick look at documents")
struct QuickLookTests {
  private let zone: Zone

  init() throws { zone = try #require(Zone(named: "Europe/Berlin")) }

  private func look(at kind: Kind) throws -> QuickLook {
    try #require(QuickLook(kind, zone: zone, now: noon))
  }

  /// What the check finds that decodes every record.
  private func slow(_ kind: Kind, _ bytes: QuickLook.Bytes) -> DocumentCheck.Findings {
    var none: QuickLook?
    return check(kind, zone: zone).findings(in: bytes, known: nil, &none)
  }

  @Test("vouches for documents of every kind in which nothing is wrong", arguments: Seed.some(4))
  func sound(_ seed: Seed) throws {
    for (number, kind) in kinds.enumerated() {
      var samples = SampleRecords(kind: kind, random: SplitMix(seed: seed.value + UInt64(number)))
      let text = samples.document(8)
      let bytes = QuickLook.Bytes(text.utf8)
      var look = try look(at: kind)
      let findings = look.findings(in: bytes, name(of: kind))
      let quick = try #require(findings, seed.comment)
      let slow = slow(kind, bytes)
      #expect(slow.problems.map(\.description) == [], "\(seed.comment)\n\(text)")
      let document = try #require(slow.document)
      #expect(quick.isSound, "\(seed.comment)\n\(text)")
      #expect(quick.ids == numbers(of: document), seed.comment)
      #expect(quick.nights.map(\.span) == nights(of: document), seed.comment)
    }
  }

  @Test("never vouches for what the check of every record reports", arguments: Seed.some(12))
  func mutated(_ seed: Seed) throws {
    for (number, kind) in kinds.enumerated() {
      let random = SplitMix(seed: seed.value &* 31 + UInt64(number))
      var samples = SampleRecords(kind: kind, random: random)
      var mutation = TextMutation(random: random)
      var look: QuickLook? = try look(at: kind)
      for _ in 0..<8 {
        let bytes = mutation.mutated(QuickLook.Bytes(samples.document(4).utf8))
        let text = "\(seed.comment)\n\(String(decoding: bytes, as: UTF8.self))"
        let quick = look?.findings(in: bytes, name(of: kind))
        let slow = slow(kind, bytes)
        let both = check(kind, zone: zone).findings(in: bytes, known: quick?.known, &look)
        #expect(both.problems == slow.problems, "\(text)")
        guard let quick, quick.isSound else { continue }
        // An id on two records is found when those of all documents are compared.
        #expect(Set(slow.problems.map(\.code)) == (quick.ids.repeated().isEmpty ? [] : ["id"]), "\(text)")
        let document = try #require(slow.document)
        #expect(quick.ids == numbers(of: document), "\(text)")
        #expect(quick.nights.map(\.span) == nights(of: document), "\(text)")
      }
    }
  }

  private func numbers(of document: Document) -> ContiguousArray<UInt64> {
    ContiguousArray(document.rows.indices.compactMap(document.spelledID).map { IDNumber.of($0) })
  }

  /// The seconds from the beginning to the end of each night, as the declaration of the kind tells them.
  private func nights(of document: Document) -> [ClosedRange<Int64>] {
    guard document.name.kind == "sleep" else { return [] }
    return document.rows.indices.compactMap { row in
      let record = document.record(at: row)
      let span = record.flatMap { Night.span(of: $0, in: zone) ?? Night.inBed($0, zone) }
      return span.map { $0.start.instant.seconds...$0.end.instant.seconds }
    }
  }
}

extension QuickLook.Night {
  fileprivate var span: ClosedRange<Int64> { slept.start.seconds...slept.end.seconds }
}

@Suite("A quick look at one record")
struct QuickRecordTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var kind: Kind
    var record: String
    var isKnown: Bool

    init(_ kind: Kind, _ record: String, _ isKnown: Bool) {
      (self.kind, self.record, self.isKnown) = (kind, record, isKnown)
    }

    var testDescription: String { "\(kind.name) \(record)" }
  }

  private static let time = #""time": "2026-11-20T07:00:00+01:00""#

  private static func glucose(_ rest: String) -> String { "{\(time), \(rest)}" }

  private static func night(_ rest: String) -> String { "{\"wake\": \"2026-11-20T07:00:00+01:00\", \(rest)}" }

  private static func hour(_ values: String, _ every: Int = 300, _ unit: String = "mg/dL") -> String {
    "{\(time), \"every\": \(every), \"unit\": \"\(unit)\", \"values\": \(values)}"
  }

  private static func session(_ exercises: String) -> String {
    "{\"start\": \"2026-11-20T07:00:00+01:00\", \"exercises\": \(exercises)}"
  }

  private static let numbers = [
    Row(.glucose, glucose(#""value": 20, "unit": "mg/dL""#), true),
    Row(.glucose, glucose(#""value": 19, "unit": "mg/dL""#), false),
    Row(.glucose, glucose(#""unit": "mg/dL", "value": 600"#), true),
    Row(.glucose, glucose(#""unit": "mg/dL", "value": 600.1"#), false),
    Row(.glucose, glucose(#""value": 33.30, "unit": "mmol/L""#), true),
    Row(.glucose, glucose(#""value": 33.31, "unit": "mmol/L""#), false),
    Row(.glucose, glucose(#""value": 112"#), false),
    Row(.glucose, glucose(#""value": "112", "unit": "mg/dL""#), false),
    Row(.glucose, glucose(#""value": 0112, "unit": "mg/dL""#), false),
    Row(.glucose, glucose(#""value": 112., "unit": "mg/dL""#), false),
    Row(.glucose, glucose(#""value": 112, "unit": "mg/dl""#), false),
    Row(.glucose, glucose(#""value": 112, "value": 112, "unit": "mg/dL""#), false),
    Row(.glucose, glucose(#""value": 112, "unit": "mg/dL", "minutesAfter": 1440"#), true),
    Row(.glucose, glucose(#""value": 112, "unit": "mg/dL", "minutesAfter": 1441"#), false),
    Row(.glucose, glucose(#""value": 112, "unit": "mg/dL", "minutesAfter": 90.5"#), false),
    Row(.glucose, glucose(#""bound": "low""#), true),
    Row(.glucose, glucose(#""context": "fasting""#), false),
    Row(.glucose, glucose(#""bound": "low", "own": 1"#), false),
    Row(.glucose, #"{"value": 112, "unit": "mg/dL"}"#, false),
    Row(.steps, glucose(#""value": 0"#), true),
    Row(.steps, glucose(#""value": -0"#), true),
    Row(.steps, glucose(#""value": -1"#), false),
    Row(.steps, glucose(#""value": 200001"#), false),
  ]

  private static let texts = [
    Row(.note, glucose(#""text": "Müsli""#), true),
    Row(.note, glucose(#""text": "a \"b\" \\ \u00e9""#), true),
    Row(.note, glucose("\"text\": \"a\tb\""), false),
    Row(.note, glucose("\"text\": \"twelve bytes\u{1}\""), false),
    Row(.note, glucose(#""text": "a", "tags": ["b", "c"]"#), true),
    Row(.note, glucose(#""text": "a", "tags": []"#), true),
    Row(.note, glucose(#""text": "a", "tags": ["b", 1]"#), false),
    Row(.note, glucose(#""text": "a", "tags": ["b",]"#), false),
    Row(.note, glucose(#""text": "a","#), false),
    Row(.note, #"{"time": "2026-11-20 07:00Z", "text": "a"}"#, true),
    Row(.note, #"{"time": "2026-11-20T07:00:60+01:00", "text": "a"}"#, true),
    Row(.note, #"{"time": "2026-11-20T07:00:00", "text": "a"}"#, false),
    Row(.note, #"{"time": "2026-11-31T07:00:00+01:00", "text": "a"}"#, false),
    Row(.note, #"{"time": "2026-11-20T24:00:00+01:00", "text": "a"}"#, false),
    Row(.note, #"{"time": "2026-11-20T09:é:00+01:00", "text": "a"}"#, false),
    Row(.note, #"{ "text" :"a" ,"time":"2026-11-20T07:00:00+01:00" }"#, true),
  ]

  private static let rules = [
    Row(.sleep, night(#""bed": "2026-11-19T23:00:00+01:00""#), true),
    Row(.sleep, night(#""bed": "2026-11-20T07:00:00+01:00""#), false),
    Row(.sleep, night(#""bed": "2026-11-19T06:59:00+01:00""#), false),
    Row(.sleep, night(#""bed": "2026-11-19T23:00:00+01:00", "awake": 479"#), true),
    Row(.sleep, night(#""bed": "2026-11-19T23:00:00+01:00", "awake": 480"#), false),
    Row(.sleep, night(#""minutes": 400"#), true), Row(.sleep, night(#""quality": 4"#), false),
    Row(.sleep, #"{"date": "2026-11-20", "minutes": 400}"#, true),
    Row(.sleep, #"{"date": "2026-11-20"}"#, false),
    Row(.sleep, #"{"date": "2026-11-31", "minutes": 400}"#, false),
    Row(.cgm, hour("[1, null, 1000]"), true), Row(.cgm, hour("[1, 1001]"), false),
    Row(.cgm, hour("[0, 5]"), false), Row(.cgm, hour("[]"), false), Row(.cgm, hour("[1, 2, ]"), false),
    Row(.cgm, hour("[0.1, 55.5]", 300, "mmol/L"), true), Row(.cgm, hour("[55.6]", 300, "mmol/L"), false),
    Row(.cgm, hour("[1, 2, 3, 4]", 1199), true), Row(.cgm, hour("[1, 2, 3, 4]", 1200), false),
    Row(.bp, glucose(#""systolic": 120, "diastolic": 80"#), true),
    Row(.bp, glucose(#""systolic": 80, "diastolic": 80"#), false),
    Row(.workout, session("[]"), true),
    Row(.workout, session(#"[{"exercise": "Squat", "sets": [{"reps": 8}]}]"#), true),
    Row(.workout, session(#"[{"exercise": "Squat", "sets": [{"rpe": 8}]}]"#), false),
    Row(
      .workout, session(#"[{"exercise": "Squat", "sets": [{"reps": 8, "weight": -5, "unit": "kg"}]}]"#), false
    ),
    Row(
      .workout,
      session(
        #"[{"exercise": "Dip", "sets": [{"reps": 8, "weight": -5, "unit": "kg", "bodyweight": true}]}]"#),
      true),
    Row(
      .workout,
      session(
        #"[{"exercise": "Dip", "sets": [{"reps": 8, "weight": -5, "unit": "kg", "bodyweight": false}]}]"#),
      false),
    Row(.workout, session(#"[{"exercise": "Squat", "superset": 1, "sets": []}]"#), false),
    Row(
      .workout,
      session(
        #"[{"exercise": "Squat", "superset": 1, "sets": []}, {"exercise": "Dip", "superset": 1, "sets": []}]"#
      ),
      true),
    Row(
      .workout,
      #"{"start": "2026-11-20T07:00:00+01:00", "end": "2026-11-20T06:59:00+01:00", "exercises": []}"#, false),
  ]

  @Test("tells what is as it should be from what may not be", arguments: numbers + texts + rules)
  func row(_ row: Row) throws {
    let plan = try #require(QuickPlan(row.kind))
    var record = QuickRecord(plan, zone: .utc)
    let bytes = QuickLook.Bytes(row.record.utf8)
    let isKnown = record.look(at: 0, in: bytes.span)
    #expect((isKnown && record.offset == bytes.count) == row.isKnown)
  }

  @Test("is not taken where a kind has rules that are not known here")
  func unknownRules() {
    var kind = Kind.sleep
    kind.rules.append { _, _ in [] }
    #expect(QuickPlan(kind) == nil)
  }
}
