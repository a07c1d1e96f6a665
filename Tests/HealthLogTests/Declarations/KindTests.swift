import CivilTime
import Testing

@testable import HealthLog

@Suite("Kinds")
struct KindTests {
  private func figure(_ kind: Kind, _ members: [Member]) -> Double? {
    kind.mainFigure(of: Record(kind: kind.name, members: members), in: .utc)
  }

  @Test(
    "the main figure is in the canonical unit",
    arguments: [
      (.glucose, "112", "mg/dL", 112), (.glucose, "10.0", "mmol/L", 180.156),
      (.weight, "181", "lb", 82.10021897),
      (.weight, "82.4", "kg", 82.4), (.height, "71", "in", 180.34), (.height, "1.80", "m", 180),
    ] as [(Kind, String, String, Double)])
  func canonical(_ kind: Kind, _ value: String, _ unit: String, _ expected: Double) throws {
    let number = try #require(Number(value))
    let figure = try #require(
      self.figure(kind, [Member("value", .number(number)), Member("unit", .text(unit))]))
    #expect(abs(figure - expected) < 1e-9)
  }

  @Test("there is no main figure without a number, or in a unit that the kind does not have")
  func none() {
    #expect(figure(.glucose, [Member("unit", .text("mg/dL"))]) == nil)
    #expect(figure(.glucose, [Member("value", .number(112))]) == nil)
    #expect(figure(.weight, [Member("value", .number(82)), Member("unit", .text("st"))]) == nil)
    #expect(figure(.weight, [Member("value", .text("82")), Member("unit", .text("kg"))]) == nil)
  }

  @Test("a meter's limit is no figure, so that no mean holds it")
  func bound() {
    let limit = [Member("value", .number(40)), Member("unit", .text("mg/dL")), Member("bound", .text("low"))]
    #expect(figure(.glucose, limit) == nil)
    #expect(figure(.glucose, [Member("bound", .text("high"))]) == nil)
  }

  @Test("a field with one unit needs no member that names it")
  func oneUnit() {
    let kind = Kind(name: "pain", fields: [Field("value", .number([Unit("", allowed: 0...10)]))])
    #expect(figure(kind, [Member("value", .number(7))]) == 7)
  }

  @Test("a field is asked for its unit by the member that it declares")
  func unitMember() {
    let distance = Field("distance", .number(distanceUnits), unitMember: "distanceUnit")
    let set = [
      Member("distance", .number(500)), Member("distanceUnit", .text("m")), Member("unit", .text("kg")),
    ]
    #expect(distance.unit(in: set)?.name == "m")
    #expect(distance.canonical(in: set) == 0.5)
  }

  @Test("a kind is named by its words, in any case")
  func words() {
    let catalogue = Catalogue.standard
    #expect(catalogue.kind(word: "BG")?.name == "glucose")
    #expect(catalogue.kind(word: "slept")?.name == "sleep")
    #expect(catalogue.kind(word: "nothing")?.name == nil)
    #expect(catalogue.kind("weight")?.figureUnit == "kg")
    #expect(catalogue.kind("Weight")?.name == nil)
  }

  @Test("an empty name of a unit is nothing that could be typed")
  func spellings() {
    #expect(Unit("", ["min"], allowed: 0...1).spellings == ["min"])
    #expect(Unit("mg/dL", ["mg"], allowed: 0...1).spellings == ["mg/dl", "mg"])
  }

  @Test("a unit turns into the canonical one and back, with its zero")
  func units() {
    let fahrenheit = Unit("°F", factor: 5.0 / 9, zero: 32, allowed: 86...113)
    #expect(abs(fahrenheit.canonical(98.6) - 37) < 1e-12)
    #expect(abs(fahrenheit.fromCanonical(37) - 98.6) < 1e-12)
    #expect(fahrenheit.allows(86) && !fahrenheit.allows(85))
  }
}
