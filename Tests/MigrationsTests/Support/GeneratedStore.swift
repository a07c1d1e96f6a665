import TestSupport
import CivilTime
import JSONText
import Migrations

/// A store of schema 1 as chance makes it, with all that real ones have.
struct GeneratedStore {
  private var random: SplitMix
  private var documents: [String: [JSONValue]] = [:]
  private var lastHeight = 178

  /// The documents of about `count` records, in two years around several clock changes.
  static func files(seed: UInt64, count: Int = 60) -> [StoreFile] {
    var store = GeneratedStore(seed: seed)
    for _ in 0..<count { store.add() }
    return store.files()
  }

  private init(seed: UInt64) { random = SplitMix(seed: seed) }

  private mutating func add() {
    let instant = instant()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: put("glucose", instant, "date", glucose())
    case 1: put("sleep", instant, "wakeTime", sleep(until: instant))
    case 2: put("bmi", instant, "date", bmi())
    default: put("workout", instant, "date", workout(from: instant))
    }
  }

  private mutating func put(_ kind: String, _ instant: Instant, _ time: String, _ members: [JSONMember]) {
    let moment = spelled(instant)
    var members = members + [JSONMember(time, .string(moment.text))]
    if chance(4) { members += unknown() }
    if chance(3) { members.append(JSONMember("id", .string(word() + "\(random.next() % 100_000)"))) }
    if chance(3) { members.shuffle(using: &random) }
    let path = "\(kind)/\(moment.month).json"
    documents[path, default: []].append(.object(members))
    // A phone that was synchronised twice.
    if chance(12) { documents[path, default: []].append(.object(members)) }
  }
}

// MARK: Records

extension GeneratedStore {
  private mutating func glucose() -> [JSONMember] {
    let isMolar = chance(3)
    let value =
      isMolar ? "\(Int.random(in: 2...30, using: &random)).\(pick(["0", "5", "25"]))" : number(21...590)
    var members = [JSONMember("value", .number(value)), JSONMember("unit", isMolar ? "mmol/L" : "mg/dL")]
    if !chance(6) {
      members.append(
        JSONMember(
          "mealContext",
          .string(pick(["Fasting", "Before Meal", "After Meal", "Bedtime", "Other", "Pre-Swim"]))))
    }
    return members + note("note")
  }

  private mutating func sleep(until wake: Instant) -> [JSONMember] {
    let length = Int.random(in: 60...50_000, using: &random)
    var members = [JSONMember("bedtime", .string(spelled(wake.adding(seconds: -length)).text))]
    if !chance(8) {
      members.append(JSONMember("quality", .number("\(Int.random(in: 1...5, using: &random))")))
    }
    if !chance(8) { members.append(JSONMember("syncedToHealth", .bool(chance(2)))) }
    return members + note("notes")
  }

  private mutating func bmi() -> [JSONMember] {
    if chance(5) { lastHeight = Int.random(in: 170...182, using: &random) }
    var members = [JSONMember("weightKg", .number(number(60...120)))]
    if !chance(9) {
      members.append(JSONMember("heightCm", .number(pick(["\(lastHeight)", "\(lastHeight).0"]))))
    }
    if !chance(9) { members.append(JSONMember("bmi", .number(number(20...35)))) }
    return members
  }

  private mutating func workout(from start: Instant) -> [JSONMember] {
    var members: [JSONMember] = []
    if !chance(8) {
      members.append(JSONMember("durationSeconds", .number(pick(["0", "3360", "1800.0", "2700.5"]))))
    }
    let exercises = (0..<Int.random(in: 0...4, using: &random)).map { _ in exercise(from: start) }
    return members + note("notes") + [JSONMember("exercises", .array(exercises))]
  }

  private mutating func exercise(from start: Instant) -> JSONValue {
    var members = [
      JSONMember(
        "name", .string(pick(["Bench Press", "Squat", "Zercher Squat", "Sled Drag", "Käse-Curl", "Run"])))
    ]
    if !chance(6) {
      members.append(
        JSONMember("category", .string(pick(["Push", "Pull", "Legs", "Full Body", "ARMS!", "odd ones"]))))
    }
    let sets = (0..<Int.random(in: 0...3, using: &random)).map { _ in set(from: start) }
    members.append(JSONMember("sets", .array(sets)))
    if chance(8) { members += unknown() }
    return .object(members)
  }

  private mutating func set(from start: Instant) -> JSONValue {
    var members = [JSONMember("reps", .number("\(Int.random(in: 0...30, using: &random))"))]
    if !chance(8) { members.append(JSONMember("weight", .number(pick(["0", "80", "82.50", "7.5", "1e1"])))) }
    if !chance(8) { members.append(JSONMember("isCompleted", .bool(!chance(4)))) }
    if !chance(4) {
      let time = start.adding(seconds: Int.random(in: 0...4000, using: &random))
      members.append(JSONMember("timestamp", .string(spelled(time).text)))
    }
    if chance(10) { members += unknown() }
    return .object(members)
  }
}

// MARK: What they are made of

extension GeneratedStore {
  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func pick<T>(_ items: [T]) -> T { items[Int.random(in: items.indices, using: &random)] }

  private mutating func number(_ range: ClosedRange<Int>) -> String {
    "\(Int.random(in: range, using: &random))" + pick(["", "", ".0", ".40", ".75"])
  }

  private mutating func word() -> String {
    pick(["run", "Müsli", "🍕", "5'11\"", "a\\b", "\u{1B}[2J", "x\ny", " "])
  }

  private mutating func note(_ name: String) -> [JSONMember] {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: []
    case 1: [JSONMember(name, .string(word() + " " + word()))]
    default: [JSONMember(name, "")]
    }
  }

  private mutating func unknown() -> [JSONMember] {
    let value: JSONValue = pick([
      .null, true, .number("0.80"), .string(word()), ["a": [.number("1.50"), ["b": []]]], .array([]),
    ])
    return [JSONMember(pick(["device", "zzz", "Aaa"]), value)]
  }

  /// Half of them near the end of a month or a clock change of Berlin and New York.
  private mutating func instant() -> Instant {
    let start: Int64 = 1_735_689_600  // 2025-01-01T00:00:00Z
    guard chance(2) else { return Instant(seconds: start + Int64.random(in: 0..<63_000_000, using: &random)) }
    let corner: Int64 = pick([
      1_761_955_200, 1_764_547_200, 1_767_225_600, 1_743_296_400, 1_761_440_400, 1_774_746_000, 1_793_494_800,
    ])
    return Instant(seconds: corner + Int64.random(in: -18_000...18_000, using: &random))
  }

  private mutating func spelled(_ instant: Instant) -> (text: String, month: String) {
    let offset = pick([0, 0, 0, 0, 0, 3600, -18_000])
    let time = OffsetTime(instant, offset: offset)
    let fraction = pick(["", "", "", "", ".5", ".250"])
    let mark = offset == 0 ? pick(["Z", "Z", "+00:00"]) : String("\(time)".suffix(6))
    return ("\(time.local)\(fraction)\(mark)", time.date.monthName)
  }
}

// MARK: Documents

extension GeneratedStore {
  private mutating func files() -> [StoreFile] {
    var files = [StoreFile(path: "vitals.json", text: "{\"schema\": 1, \"kind\": \"settings\"}\n")]
    for path in documents.keys.sorted() {
      let kind = path.prefix { $0 != "/" }
      var records = documents[path] ?? []
      if chance(3) { records.shuffle(using: &random) }
      var members: [JSONMember] = [
        JSONMember("schema", 1), JSONMember("kind", .string(String(kind))),
        JSONMember("records", .array(records)),
      ]
      if chance(8) { members.insert(JSONMember("exportedBy", .string(word())), at: 1) }
      files.append(StoreFile(path: path, bytes: laidOut(.object(members))))
    }
    return files
  }

  private mutating func laidOut(_ document: JSONValue) -> StoreFile.Bytes {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: JSONPrinter.line(document)
    case 1: JSONPrinter.document(document, layout: JSONLayout(unit: "\t", lineBreak: "\r\n"))
    default: JSONPrinter.document(document)
    }
  }
}
