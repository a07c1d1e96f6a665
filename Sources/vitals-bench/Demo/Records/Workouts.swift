internal import CivilTime
internal import HealthLog

/// The sessions in the gym and what was run, walked, ridden and swum.
struct Workouts: Sendable {
  private let year: Year
  private var programme = Programme()
  private var notes: Deck
  private var runNotes: Deck
  private var lastSession: Int?

  private init(_ year: Year) {
    self.year = year
    notes = Self.sessionNotes(seed: year.seed)
    runNotes = Self.runNotes(seed: year.seed)
  }

  static func records(of year: Year) -> [Record] {
    var workouts = Workouts(year)
    return year.written.compactMap { day in day.activity.map { workouts.record($0, on: day) } }
  }

  private mutating func record(_ activity: Activity, on day: Day) -> Record {
    var random = year.random("workout", day)
    return switch activity {
    case .strength(let split, let start, let isLight):
      session(split, at: start, isLight: isLight, on: day, &random)
    case .outing(let outing): record(outing, on: day, &random)
    }
  }

  private mutating func session(
    _ split: Split, at start: Int, isLight: Bool, on day: Day, _ random: inout SeededRandom
  ) -> Record {
    if let lastSession, day.number - lastSession > 9 { programme.setBack() }
    lastSession = day.number
    var session = GymSession(blocks: programme.blocks(split, isLight: isLight, on: day, &random))
    session.isTimed = random.chance(percent: 72)
    decorate(&session, isLight: isLight, on: day, &random)
    let note = isLight ? "deload" : random.chance(percent: 9) ? notes.deal(on: day.date) : nil
    return session.record(
      from: day.time(start), name: split.title, note: note, tags: day.isFree ? ["gym", "weekend"] : ["gym"])
  }

  private mutating func record(_ outing: Outing, on day: Day, _ random: inout SeededRandom) -> Record {
    let set = WorkSet(seconds: outing.seconds, meters: outing.meters)
    let hasNote = outing.name == nil && outing.exercise == "Run" && random.chance(percent: 26)
    let start = day.time(outing.start)
    return Record(
      "workout",
      [
        "start": .time(start),
        "end": .time(OffsetTime(start.instant.adding(seconds: outing.seconds), offset: start.offset)),
        "name": outing.name.map(Value.text),
        "exercises": .list([
          .group(.present(["exercise": .text(outing.exercise), "sets": .list([set.value(at: nil)])]))
        ]),
        "note": (outing.note ?? (hasNote ? runNotes.deal(on: day.date) : nil)).map(Value.text),
        "tags": .tags(day.course == .away ? ["urlaub"] : []),
      ])
  }
}

// MARK: What makes one session differ from the next

extension Workouts {
  private func decorate(
    _ session: inout GymSession, isLight: Bool, on day: Day, _ random: inout SeededRandom
  ) {
    for block in session.blocks.indices {
      for part in session.blocks[block].indices {
        let exercise = session.blocks[block][part].exercise
        if random.chance(percent: 7) {
          session.blocks[block][part].note = Self.remarks[exercise].map { random.pick($0) }
        }
        // How hard it was is asked after the first exercise, and now and then after another.
        if block > 0, random.chance(percent: 65) { session.blocks[block][part].forgetEffort() }
        if !isLight { finish(&session.blocks[block][part], on: day, &random) }
      }
    }
  }

  /// The last set of some exercises goes on: with less weight, or until nothing moves.
  private func finish(_ part: inout GymSession.Part, on day: Day, _ random: inout SeededRandom) {
    guard let last = part.sets.last, let load = last.load else { return }
    switch part.exercise {
    case "Triceps Pushdown" where random.chance(percent: 30):
      part.sets.append(WorkSet(reps: random.whole(8...10), load: load - 500, sort: .drop))
    case "Biceps Curl" where random.chance(percent: 25):
      part.sets[part.sets.count - 1].sort = .failure
      part.sets[part.sets.count - 1].rpe = 100
    case "Bench Press" where Story.attempts.contains("\(day.date)".prefix(7)) && day.date.day <= 7:
      part.sets.append(WorkSet(reps: 0, load: load + 500, sort: .failed))
      part.note = "tried \(Number(digits: Int64(load + 500), scale: 2).normalized), not yet"
    default: break
    }
  }

  private static let remarks = [
    "Bench Press": ["left shoulder grumbles", "elbows in!", "slower on the way down", "pause at the chest"],
    "Overhead Press": ["belt on", "bar path better"],
    "Pull-Up": ["grip gave out first", "full range, finally", "chin over the bar, all of them"],
    "Barbell Row": ["straps next time", "back stayed flat"],
    "Squat": ["depth good", "knees warm at last", "felt easy", "heels stay down in the new shoes"],
    "Romanian Deadlift": ["hamstrings on fire", "grip is the limit"],
    "Bulgarian Split Squat": ["left wobbles more", "hate these"],
    "Plank": ["shaking at the end"],
  ]

  private static func sessionNotes(seed: UInt64) -> Deck {
    Deck(
      [
        "slept badly, went anyway", "gym packed, waited for the rack", "felt strong today 💪", "short on time",
        "with Jürgen", "sugar 94 before, had a banana", "short rests, everything in a hurry",
        "tired, did it anyway",
      ],
      warm: ["29 °C in there"], cold: ["dark, cold, alone with the rack"], seed: seed, "sessions")
  }

  private static func runNotes(seed: UInt64) -> Deck {
    Deck(
      [
        "Tiergarten, easy", "along the Landwehrkanal", "wind from the front, both ways",
        "with the running group",
        "legs heavy after Monday", "rain, nobody else out", "easy, could talk all the time",
        "Schlachtensee loop",
        "stitch, walked a minute", "felt great, last km fastest",
      ],
      warm: ["too warm, took it slow", "Grunewald, shade", "sunset 🌅"],
      cold: ["frost, gloves needed", "headlamp", "snow, small steps"], seed: seed, "runs")
  }
}
