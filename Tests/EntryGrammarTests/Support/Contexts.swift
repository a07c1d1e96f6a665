import CivilTime
import EntryGrammar
import HealthLog
import Testing

/// The log that the rows are read against: last weight 82.4 kg, last bench press 8 × 80 kg, nothing set.
enum Log {
  static let empty = Past.none

  static let usual = Past(
    latest: { $0 == "weight" ? Record(weight: "82.4", "kg") : nil },
    latestSet: { exercise in
      exercise == "Bench Press"
        ? [Member("reps", .number(8)), Member("weight", .number(80)), Member("unit", .text("kg"))] : nil
    },
    bestWeight: { exercise, _ in exercise == "Bench Press" ? 80 : nil }, nights: { _, _ in [] },
    openNight: { nil })

  /// The usual log, in which a night is open.
  static func open(since bed: String, _ members: [Member] = []) -> Past {
    let night = Record(kind: "sleep", members: [Member("bed", .text(bed))] + members)
    return Past(
      latest: usual.latest, latestSet: usual.latestSet, bestWeight: usual.bestWeight, nights: usual.nights,
      openNight: { night })
  }
}

extension Record {
  init(weight: String, _ unit: String) {
    self.init(
      kind: "weight",
      members: [
        Member("time", .text("2026-03-13T07:00:00+01:00")), Member("value", .number(Number(weight) ?? 0)),
        Member("unit", .text(unit)),
      ])
  }
}

extension Settings {
  /// Settings by their dotted paths: `["glucose.unit": "mmol/L"]`.
  init(_ values: [String: String]) {
    var members: [Member] = []
    for (path, value) in values.sorted(by: { $0.key < $1.key }) {
      let names = path.split(separator: ".").map(String.init)
      var group = members[names[0]]?.group ?? []
      group[names[1]] = .text(value)
      members[names[0]] = .group(group)
    }
    self.init(members: members)
  }
}

/// A context on Saturday 14 March 2026 at 14:30 in Berlin, unless said otherwise.
func context(
  now: String = "2026-03-14T14:30", zone name: String = "Europe/Berlin", settings: [String: String] = [:],
  past: Past = Log.usual, day: String? = nil, catalogue: Catalogue = .standard
) throws -> EntryContext {
  let zone = try #require(Zone(named: name))
  let spelled = try #require(SpelledTime(now))
  return EntryContext(
    now: spelled.resolved(in: zone), zone: zone, settings: Settings(settings), catalogue: catalogue,
    past: past,
    day: day.flatMap { CivilDate($0) })
}

/// What `line` says in that context, rendered.
func read(
  _ line: String, now: String = "2026-03-14T14:30", zone: String = "Europe/Berlin",
  settings: [String: String] = [:], past: Past = Log.usual, day: String? = nil,
  catalogue: Catalogue = .standard
) throws -> String {
  let context = try context(
    now: now, zone: zone, settings: settings, past: past, day: day, catalogue: catalogue)
  return Rendering(context: context).text(line)
}
