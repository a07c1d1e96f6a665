import CivilTime
import Testing

@testable import HealthLog

@Suite("The kinds that ship")
struct StandardKindTests {
  @Test("are listed in one order")
  func order() {
    #expect(
      Kind.standard.map(\.name) == [
        "glucose", "cgm", "a1c", "ketones", "insulin", "carbs", "sleep", "weight", "bmi", "height", "waist",
        "workout",
        "steps", "bp", "pulse", "temperature", "water", "mood", "meds", "note",
      ])
  }

  @Test("share no word")
  func words() {
    let words = Kind.standard.flatMap { kind in kind.words.map { ($0, kind.name) } }
    #expect(Dictionary(grouping: words, by: \.0).filter { $0.value.count > 1 }.keys.sorted() == [])
    #expect(words.map(\.0).filter { $0 != $0.lowercased() || $0.contains(" ") } == [])
  }

  @Test("are named so that the name can be a folder", arguments: Kind.standard)
  func name(_ kind: Kind) {
    #expect(kind.name.utf8.allSatisfy { 97...122 ~= $0 || 48...57 ~= $0 })
    #expect(kind.words.first == kind.name)
    #expect(!kind.examples.isEmpty)
    #expect(!kind.title.isEmpty)
  }

  @Test("declare each member once, and every member that they speak of", arguments: Kind.standard)
  func members(_ kind: Kind) {
    let names = kind.fields.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(kind.fields.compactMap(\.unitMember).allSatisfy(names.contains))
    #expect(kind.form == .derived || kind.anchors.allSatisfy(names.contains))
    #expect(kind.mainField.map(names.contains) ?? true)
    #expect(kind.presumedUnit == nil || kind.unit(kind.presumedUnit ?? "") != nil)
  }

  @Test(
    "put the unit that names all others first, and it is the one of the main figure", arguments: Kind.standard
  )
  func canonical(_ kind: Kind) {
    guard let unit = kind.units.first else { return }
    #expect([unit.factor, unit.zero] == [1, 0])
    #expect(kind.figureUnit == unit.name)
  }

  @Test(
    "allow nearly the same in each of their units",
    arguments: [Kind.glucose, .a1c, .weight, .height, .waist, .temperature, .water])
  func sameRange(_ kind: Kind) {
    let first = kind.units[0]
    for unit in kind.units.dropFirst() {
      let low = unit.canonical(unit.allowed.lowerBound) / first.allowed.lowerBound
      let high = unit.canonical(unit.allowed.upperBound) / first.allowed.upperBound
      #expect(abs(low - 1) < 0.02 && abs(high - 1) < 0.02, "\(unit.name)")
    }
  }

  @Test("usual numbers are allowed ones", arguments: Kind.standard)
  func usual(_ kind: Kind) {
    for unit in kind.fields.flatMap(\.units) {
      #expect(unit.allowed.clamped(to: unit.usual) == unit.usual, "\(unit.name)")
    }
  }

  @Test(
    "leave a bare number to the units whose range holds it",
    arguments: [
      (.glucose, "112", ["mg/dL"]), (.glucose, "5.6", ["mmol/L"]), (.glucose, "25", ["mg/dL", "mmol/L"]),
      (.glucose, "40", ["mg/dL"]), (.glucose, "1120", []), (.a1c, "48", ["mmol/mol"]), (.a1c, "6.5", ["%"]),
      (.a1c, "15", ["%", "mmol/mol"]), (.temperature, "98.6", ["°F"]), (.temperature, "36.8", ["°C"]),
      (.temperature, "60", []), (.water, "500", ["ml"]), (.water, "2", ["l"]), (.water, "10", ["ml", "l"]),
      (.height, "1.80", ["m"]), (.height, "178", ["cm"]), (.height, "71", ["cm", "in"]),
      (.waist, "88", ["cm", "in"]),
    ] as [(Kind, String, [String])])
  func bareNumber(_ kind: Kind, _ text: String, _ expected: [String]) throws {
    let number = try #require(Number(text))
    #expect(kind.units.filter { $0.allows(number) }.map(\.name) == expected)
  }

  @Test(
    "are known by a unit where it is theirs alone",
    arguments: [
      ("kg", ["weight"]), ("LBS", ["weight"]), ("g", ["carbs"]), ("u", ["insulin"]), ("ml", ["water"]),
      ("bpm", ["pulse"]), ("mg/dl", ["glucose"]), ("mmol/l", ["glucose", "ketones"]),
      ("cm", ["height", "waist"]),
      ("f", ["temperature"]), ("steps", ["steps"]), ("mmhg", ["bp"]), ("min", []), ("", []),
    ] as [(String, [String])])
  func byUnit(_ spelling: String, _ expected: [String]) {
    #expect(Catalogue.standard.kinds(unit: spelling).map(\.name) == expected)
  }

  @Test(
    "count in one unit whatever was typed",
    arguments: [
      // NGSP/IFCC master equation: 7 % is 53.0056 mmol/mol.
      (.a1c, "53.0056", "mmol/mol", 7), (.a1c, "31.1477", "mmol/mol", 5), (.temperature, "98.6", "°F", 37),
      (.temperature, "212", "°F", 100), (.water, "0.5", "l", 500), (.waist, "34", "in", 86.36),
    ] as [(Kind, String, String, Double)])
  func units(_ kind: Kind, _ text: String, _ unit: String, _ expected: Double) throws {
    let record = Record(
      kind: kind.name,
      members: [Member("value", .number(try #require(Number(text)))), Member("unit", .text(unit))])
    let figure = try #require(kind.mainFigure(of: record, in: .utc))
    #expect(abs(figure - expected) < 1e-4)
  }

  @Test("sum up a day by what it means")
  func dayFigures() {
    func names(_ figure: Kind.DayFigure) -> [String] {
      Kind.standard.filter { $0.dayFigure == figure }.map(\.name)
    }
    #expect(names(.sum) == ["insulin", "carbs", "sleep", "workout", "steps", "water"])
    #expect(names(.mean) == ["glucose", "cgm", "bp", "pulse", "mood"])
    #expect(names(.max) == ["ketones", "temperature"])
    #expect(names(.last) == ["a1c", "weight", "bmi", "height", "waist", "meds", "note"])
  }

  @Test("look back as far as suits them")
  func spans() {
    let spans = Dictionary(grouping: Kind.standard, by: \.span).mapValues { $0.map(\.name) }
    #expect(
      spans == [
        7: ["glucose", "cgm"], 14: ["sleep"], 84: ["workout"], 90: ["weight", "bmi", "waist"],
        30: [
          "ketones", "insulin", "carbs", "steps", "bp", "pulse", "temperature", "water", "mood", "meds",
          "note",
        ],
        730: ["a1c"], 3650: ["height"],
      ])
  }

  @Test("a sensor's hour counts by the mean of the readings that are there")
  func sensor() throws {
    let record = Record(.cgm, "time=2026-11-29T07:00:00+01:00,every=300,unit=mmol/L,values=[5.0,null,6.0]")
    let figure = try #require(Kind.cgm.mainFigure(of: record, in: .utc))
    #expect(abs(figure - 5.5 * 18.0156) < 1e-9)
    #expect(SensorHour.readings(of: record) == [5, 6])
    let paused = Record(.cgm, "time=2026-11-29T07:00:00+01:00,every=300,unit=mmol/L,values=[null]")
    #expect(Kind.cgm.mainFigure(of: paused, in: .utc) == nil)
  }

  @Test("a new quantity is one declaration")
  func quantity() {
    let coffee = Kind.quantity(
      "coffee", title: "cups", [Unit("cups", ["cup"], allowed: 0...50)], dayFigure: .sum)
    #expect(coffee.fields.map(\.name) == ["time", "value", "note", "tags", "source", "id"])
    #expect([coffee.figureUnit, coffee.title, coffee.mainField ?? ""] == ["cups", "cups", "value"])
    #expect(
      coffee.faults(in: Record(coffee, "time=2026-11-29T07:00,value=51"), zone: .utc).map(\.message)
        == ["expected coffee from 0 to 50 cups, found 51"])
  }
}
