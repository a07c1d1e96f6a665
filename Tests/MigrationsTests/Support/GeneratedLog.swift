import TestSupport
import CivilTime
import JSONText
import Migrations

/// A store of schema 2 as chance makes it, with all that the program writes, its records in the order of its members.
struct GeneratedLog {
  private var random: SplitMix
  private let zone: Zone
  private var documents: [String: [(seconds: Int64, line: JSONValue)]] = [:]
  private var count = 0

  static func files(seed: UInt64, zone: Zone, count: Int = 60) -> [StoreFile] {
    var log = GeneratedLog(random: SplitMix(seed: seed), zone: zone)
    for _ in 0..<count { log.add() }
    return log.files()
  }

  private init(random: SplitMix, zone: Zone) { (self.random, self.zone) = (random, zone) }

  private mutating func add() {
    let time = zone.time(
      at: Instant(seconds: 1_761_955_200 + Int64.random(in: 0..<31_000_000, using: &random)))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: put("glucose", time, [JSONMember("time", text(time))] + glucose())
    case 1: put("sleep", time, sleep(until: time))
    case 2: put("weight", time, [JSONMember("time", text(time))] + weight())
    case 3: put("height", time, [JSONMember("time", text(time))] + height())
    case 4: put("workout", time, workout(from: time))
    default: put("mood", time, [JSONMember("time", text(time)), JSONMember("value", 7)])
    }
  }

  private mutating func put(_ kind: String, _ time: OffsetTime, _ members: [JSONMember]) {
    count += 1
    var members = members
    if chance(3) { members.append(JSONMember("note", "n")) }
    if chance(3) { members.append(JSONMember("tags", ["gym"])) }
    if chance(4) { members.append(JSONMember("own", ["a": .number("1.50")])) }
    members.append(JSONMember("id", .string("r\(count)")))
    let path = "\(kind)/\(time.date.monthName).json"
    documents[path, default: []].append((time.instant.seconds, .object(members)))
  }

  private mutating func files() -> [StoreFile] {
    documents.sorted { $0.key < $1.key }.map { path, records in
      let sorted = records.sorted { $0.seconds > $1.seconds }.map(\.line)
      let document: JSONValue = [
        "schema": 2, "kind": .string(String(path.prefix { $0 != "/" })), "records": .array(sorted),
      ]
      return StoreFile(path: path, bytes: JSONPrinter.document(document))
    }
  }
}

// MARK: Records

extension GeneratedLog {
  private mutating func glucose() -> [JSONMember] {
    if chance(6) { return [JSONMember("bound", .string(pick(["low", "high"])))] }
    var members = [
      JSONMember("value", .number(pick(["112", "5.60"]))),
      JSONMember("unit", .string(pick(["mg/dL", "mmol/L"]))),
    ]
    if chance(2) { members.append(JSONMember("context", .string(pick(["fasting", "after meal", "other"])))) }
    if chance(3) { members += [JSONMember("meal", "lunch"), JSONMember("minutesAfter", 120)] }
    if chance(6) { members.append(JSONMember("bound", "low")) }
    return members
  }

  private mutating func sleep(until wake: OffsetTime) -> [JSONMember] {
    func time(_ minutes: Int) -> JSONValue {
      text(zone.time(at: wake.instant.adding(seconds: -60 * minutes)))
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return [JSONMember("date", .string("\(wake.date)")), JSONMember("minutes", 430)]
    case 1: return [JSONMember("bed", text(wake))]
    case 2: return [JSONMember("wake", text(wake)), JSONMember("asleep", time(400))]
    default:
      var members = [JSONMember("wake", text(wake)), JSONMember("bed", time(480))]
      if chance(3) {
        members += [JSONMember("asleep", time(460)), JSONMember("out", time(-10)), JSONMember("awake", 20)]
      }
      if chance(2) { members.append(JSONMember("quality", 4)) }
      if chance(4) { members.append(JSONMember("nap", true)) }
      return members
    }
  }

  private mutating func weight() -> [JSONMember] {
    let members = [
      JSONMember("value", .number(pick(["82.40", "181", "83"]))),
      JSONMember("unit", .string(pick(["kg", "lb"]))),
    ]
    return members + (chance(3) ? [JSONMember("fat", .number("18.5"))] : [])
  }

  private mutating func height() -> [JSONMember] {
    let (value, unit) = pick([("178", "cm"), ("177.8", "cm"), ("70", "in"), ("1.78", "m")])
    return [JSONMember("value", .number(value)), JSONMember("unit", .string(unit))]
  }

  private mutating func workout(from start: OffsetTime) -> [JSONMember] {
    var members = [JSONMember("start", text(start))]
    if chance(2) {
      members.append(JSONMember("end", text(zone.time(at: start.instant.adding(seconds: 3360)))))
    }
    if chance(3) { members.append(JSONMember("name", "push day")) }
    let exercises: [JSONValue] = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      let sets = (0..<Int.random(in: 0...3, using: &random)).map { _ in set(at: start) }
      return ["exercise": .string(pick(["Bench Press", "Plank", "Run", "Yoke"])), "sets": .array(sets)]
    }
    return members + [JSONMember("exercises", .array(exercises))]
  }

  private mutating func set(at time: OffsetTime) -> JSONValue {
    var set: JSONValue = pick([
      ["reps": 8, "weight": 80, "unit": "kg"], ["reps": 8, "weight": 180, "unit": "lb", "rpe": 9],
      ["reps": 10],
      ["reps": 10, "bodyweight": true], ["reps": 10, "weight": 0, "unit": "kg", "bodyweight": true],
      ["reps": 10, "weight": 20, "unit": "kg", "bodyweight": true], ["seconds": 60],
      ["seconds": 1510, "distance": 5, "distanceUnit": "km"],
      ["reps": 5, "weight": 80, "unit": "kg", "type": "drop"],
    ])
    if chance(4) { set["done"] = false }
    if chance(2) { set["time"] = text(time) }
    return set
  }

  private func text(_ time: OffsetTime) -> JSONValue { .string("\(time)") }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func pick<T>(_ items: [T]) -> T { items[Int.random(in: items.indices, using: &random)] }
}
