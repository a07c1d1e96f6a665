internal import CivilTime

/// What a person writes beside a reading: mostly nothing, something when it surprises.
struct GlucoseRemarks: Sendable {
  private var morning: Deck
  private var canteen: Deck
  private var table: Deck
  private var late: Deck
  private var low: Deck
  private var good: Deck

  init(seed: UInt64) {
    morning = Self.mornings(seed: seed)
    canteen = Self.canteens(seed: seed)
    table = Self.tables(seed: seed)
    late = Self.evenings(seed: seed)
    low = Self.lows(seed: seed)
    good = Self.successes(seed: seed)
  }

  mutating func remark(
    on value: Int, _ moment: Moment, _ day: Day, _ random: inout SeededRandom
  ) -> (note: String?, tags: [String]) {
    if value < 70 { return (low.deal(on: day.date), ["hypo"]) }
    if day.isSick { return (nil, random.chance(percent: 60) ? ["sick"] : []) }
    let percent = random.below(100)
    switch moment.context {
    case .other where percent < 70: return ("after the run", [])
    case .afterMeal where value > day.ramp(210, 165) && percent < 75:
      return (high(after: moment.meal, on: day), day.course == .feast ? ["feiertag"] : [])
    case .afterMeal where value < day.ramp(156, 126) && moment.meal != .breakfast && percent < 20:
      return (good.deal(on: day.date), [])
    case .fasting where day.isFree && value > day.ramp(172, 132) && percent < 45:
      return (late.deal(on: day.date), [])
    case .afterMeal, .fasting, .beforeMeal, .bedtime, .other, nil: return (nil, [])
    }
  }

  private mutating func high(after meal: Meal.Kind?, on day: Day) -> String {
    switch meal {
    case .breakfast: morning.deal(on: day.date)
    case .lunch where !day.isFree: canteen.deal(on: day.date)
    case .lunch, .dinner, nil: table.deal(on: day.date)
    }
  }
}

// MARK: The words

extension GlucoseRemarks {
  private static func mornings(seed: UInt64) -> Deck {
    Deck(
      [
        "white rolls", "muesli with too much honey", "Franzbrötchen", "croissant", "pancakes",
        "jam, generously",
        "orange juice, thought it was healthy",
      ], seed: seed, "mornings")
  }

  private static func canteens(seed: UInt64) -> Deck {
    Deck(
      [
        "rice – always the rice", "canteen: Milchreis", "birthday cake at the office 🎂",
        "no walk after lunch",
        "Döner with everything", "currywurst with fries", "gnocchi", "pizza slice, then another",
      ],
      warm: ["ice cream with the team 🍦"], cold: ["Grünkohl and too many potatoes"], seed: seed, "canteens")
  }

  private static func tables(seed: UInt64) -> Deck {
    Deck(
      [
        "pizza, all of it", "second helping", "Käsespätzle at Jürgen's", "sushi, more rice than fish",
        "pasta carbonara", "buffet", "Ayşe's baklava 😋", "potato salad", "dumplings", "dessert. Worth it",
        "apple spritzer, forgot that it counts",
      ],
      warm: ["barbecue, bread and beer", "ice cream on the way home 🍦"], cold: ["Stollen", "Glühwein"],
      seed: seed, "tables")
  }

  private static func evenings(seed: UInt64) -> Deck {
    Deck(
      [
        "late dinner", "two beers at Jürgen's", "crisps in front of the TV", "slept in", "wine and cheese",
        "birthday at Ayşe's", "cinema popcorn", "late Döner",
      ], warm: ["barbecue until midnight"], seed: seed, "evenings")
  }

  private static func lows(seed: UInt64) -> Deck {
    Deck(
      [
        "shaky, apple juice", "dextrose, two pieces", "felt it coming, banana", "forgot to eat before",
        "hands trembling, orange juice",
      ], seed: seed, "lows")
  }

  private static func successes(seed: UInt64) -> Deck {
    Deck(
      [
        "walk after the meal", "lentils work", "salad first, then bread", "half the potatoes",
        "fish and vegetables",
        "20 min walk, look at that", "soup", "split the dessert 🙂", "wholemeal instead", "no seconds",
      ], seed: seed, "successes")
  }
}
