import Testing

@testable import vitals_bench

@Suite("Remarks on a reading")
struct GlucoseRemarksTests {
  /// What is said of a value at a moment, over many tries.
  private func remarks(_ value: Int, _ moment: Moment, on date: String) throws -> [(
    note: String?, tags: [String]
  )] {
    var (remarks, random) = (GlucoseRemarks(seed: 2), SeededRandom(seed: 2))
    let day = try Day.named(date)
    return (0..<300).map { _ in remarks.remark(on: value, moment, day, &random) }
  }

  private func share(_ remarks: [(note: String?, tags: [String])]) -> Int {
    100 * remarks.count { $0.note != nil } / remarks.count
  }

  private let afterLunch = Moment(minute: 840, context: .afterMeal, meal: .lunch, minutesAfter: 90)

  @Test("always explain a low, and tag it")
  func low() throws {
    let remarks = try remarks(66, Moment(minute: 700, context: .other), on: "2026-06-16")
    #expect(remarks.allSatisfy { $0.note != nil && $0.tags == ["hypo"] })
  }

  @Test(
    "mostly explain a high after a meal, seldom praise a good value, and say nothing of the usual",
    arguments: [(260, 68...82), (150, 13...27), (185, 0...0)])
  func afterMeals(_ value: Int, _ percent: ClosedRange<Int>) throws {
    #expect(percent ~= share(try remarks(value, afterLunch, on: "2025-11-05")))
  }

  @Test(
    "call high what is high for that part of the year",
    arguments: [("2025-11-05", 0...0), ("2026-10-21", 68...82)])
  func season(_ date: String, _ percent: ClosedRange<Int>) throws {
    #expect(percent ~= share(try remarks(190, afterLunch, on: date)))
  }

  @Test(
    "speak of the evening before on free mornings only",
    arguments: [("2025-11-08", 38...52), ("2025-11-06", 0...0)])
  func mornings(_ date: String, _ percent: ClosedRange<Int>) throws {
    #expect(percent ~= share(try remarks(190, Moment(minute: 500, context: .fasting), on: date)))
  }

  @Test("tag the days of the cold and say no more")
  func sick() throws {
    let remarks = try remarks(230, afterLunch, on: "2026-03-12")
    #expect(remarks.allSatisfy { $0.note == nil })
    #expect(Set(remarks.map(\.tags)) == [[], ["sick"]])
  }

  @Test("tag feasts")
  func feast() throws {
    let remarks = try remarks(240, afterLunch, on: "2025-12-25").filter { $0.note != nil }
    #expect(!remarks.isEmpty)
    #expect(remarks.allSatisfy { $0.tags == ["feiertag"] })
  }

  @Test("speak of the canteen at lunch on working days only")
  func canteen() throws {
    let notes = { (date: String) in Set(try remarks(260, afterLunch, on: date).compactMap(\.note)) }
    #expect(try notes("2025-11-05").contains("canteen: Milchreis"))
    #expect(try notes("2025-11-05").isDisjoint(with: notes("2025-11-08")))
  }
}
