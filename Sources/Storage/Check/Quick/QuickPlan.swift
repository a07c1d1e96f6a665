internal import HealthLog

/// The declaration of a kind, laid out for a look at the bytes of its records.
///
/// Members of the record and of the groups in it lie in one list, each group's side by side.
struct QuickPlan {
  enum Shape {
    case number, choice, text, id, time, date, flag, texts, numbers, list
  }

  /// The numbers that are allowed; none where the lower is above the upper.
  struct Limits {
    var least: Double
    var most: Double

    static let none = Limits(least: 1, most: 0)
    static let any = Limits(least: -.infinity, most: .infinity)

    @inline(__always)
    func allow(_ number: Double) -> Bool { least <= number && number <= most }
  }

  struct Member {
    var shape: Shape
    /// Of a number that has no unit beside it.
    var limits = Limits.any
    var isWhole = false
    /// The words of a choice, in `words`.
    var words = 0..<0
    /// The group that a list holds.
    var group = 0
  }

  /// A number, and the member that names its unit.
  struct Measure {
    var value: Int
    var unit: Int
    /// What each unit allows, in `limits`, in the order of the unit's choices.
    var limits: Range<Int>
  }

  struct Group {
    var members: Range<Int>
    /// Bits of members by their place in the group: those that must be there.
    var required: UInt64 = 0
    /// One of these at least; 0 where none is asked for.
    var oneOf: UInt64 = 0
    var measures = 0..<0
    var rule = Rule.none

    @inline(__always)
    func bit(_ member: Int) -> UInt64 { 1 &<< UInt64(member &- members.lowerBound) }
  }

  /// What a kind asks for beyond its fields.
  enum Rule {
    case none
    case sensor(Sensor)
    case night(Night)
    case session(start: Int, end: Int)
    case exercise(superset: Int)
    case set(weight: Int, bodyweight: Int)
    /// Rules that only a decoded record can be held against.
    case decoded
  }

  /// The members of an hour of a sensor's readings, and what it can show in each unit, in `limits`.
  struct Sensor {
    var time: Int
    var every: Int
    var unit: Int
    var values: Int
    var limits: Range<Int>
  }

  struct Night {
    var wake: Int
    var date: Int
    var bed: Int
    var asleep: Int
    var out: Int
    var awake: Int
    var minutes: Int
  }

  let kind: Kind
  /// The first is the record.
  var groups: ContiguousArray<Group> = []
  var members: ContiguousArray<Member> = []
  /// `"value": `, as the program writes it, of each member.
  var openings: ContiguousArray<BytePattern> = []
  /// `"mg/dL"`, of each choice.
  var words: ContiguousArray<BytePattern> = []
  var measures: ContiguousArray<Measure> = []
  var limits: ContiguousArray<Limits> = []
  /// The members that tell the record's time, the first that is there before all others.
  var anchors: ContiguousArray<Int> = []
  var memberNames: ContiguousArray<String> = []
  /// The names of a group's members, for those that are spelled otherwise or too long.
  var names: ContiguousArray<Spellings> = []
  /// The same for the choices of each member.
  var choices: ContiguousArray<Spellings> = []
}
