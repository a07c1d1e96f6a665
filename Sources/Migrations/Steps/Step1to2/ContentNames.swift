internal import CivilTime
internal import JSONText

/// Gives a record without an id one that is made of its content, so that two machines name it alike.
///
/// The id is ten characters of the SHA-256 of: the kind in schema 1, a NUL, and the record as schema 1 has it, on one
/// line of JSON with the names in the order of their bytes. What says nothing is left out (`id`, the computed `bmi`, an
/// empty note, a set's `isCompleted` if it is true), times are in UTC, numbers without zeros at the end of a
/// fraction. An equal twin has another NUL and its number, from 2, behind that.
struct ContentNames {
  private let environment: MigrationEnvironment
  /// How often each id is spelled in the store.
  private let spelled: [String: Int]
  /// How many records of one content were met without an id, or with one that needs not be kept.
  private var twins: [String: Int] = [:]

  init(of store: StoreDocuments) throws(MigrationError) {
    environment = store.environment
    spelled = try store.spelledIDs()
  }

  /// The id of a record of schema 1 that has none.
  mutating func name(_ kind: String, _ record: JSONValue) -> String {
    let content = Self.content(kind, record, environment.zone)
    let first = environment.id(of: content)
    while true {
      let id = nextName(first, content)
      if spelled[id] == nil { return id }
    }
  }

  /// Whether `name` would give a record this id again, so that it need not be kept in schema 1.
  mutating func isName(_ id: String, _ kind: String, _ record: JSONValue) -> Bool {
    guard spelled[id] == 1 else { return false }
    let content = Self.content(kind, record, environment.zone)
    let first = environment.id(of: content)
    let count = twins[first, default: 0]
    guard id == nextName(first, content) else {
      twins[first] = count
      return false
    }
    return true
  }

  /// The id of the height that came with a weight.
  func heightName(of weight: String) -> String {
    environment.id(of: ContiguousArray("height\u{0}\(weight)".utf8))
  }

  private mutating func nextName(_ first: String, _ content: ContiguousArray<UInt8>) -> String {
    let number = twins[first, default: 0] + 1
    twins[first] = number
    return number == 1 ? first : environment.id(of: content + "\u{0}\(number)".utf8)
  }
}

extension ContentNames {
  private static let times: Set<String> = ["date", "bedtime", "wakeTime", "timestamp"]

  static func content(_ kind: String, _ record: JSONValue, _ zone: Zone) -> ContiguousArray<UInt8> {
    var record = record
    record["id"] = nil
    if kind == "bmi" { record["bmi"] = nil }
    return ContiguousArray("\(kind)\u{0}".utf8) + JSONPrinter.line(canonical(record, zone))
  }

  private static func canonical(_ value: JSONValue, _ zone: Zone) -> JSONValue {
    switch value {
    case .number(let spelling): .number(ExactDecimal(spelling).map(\.description) ?? spelling)
    case .array(let elements): .array(elements.map { canonical($0, zone) })
    case .object(let members): .object(canonical(members, zone))
    case .string, .bool, .null: value
    }
  }

  private static func canonical(_ members: [JSONMember], _ zone: Zone) -> [JSONMember] {
    members.filter { !saysNothing($0) }.map { member in
      guard times.contains(member.name), let text = member.value.string, let moment = Moment(text, in: zone)
      else {
        return JSONMember(member.name, canonical(member.value, zone))
      }
      return JSONMember(member.name, .string(moment.utc.text))
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func saysNothing(_ member: JSONMember) -> Bool {
    switch (member.name, member.value) {
    case ("note", ""), ("notes", ""), ("isCompleted", true): true
    default: false
    }
  }
}
