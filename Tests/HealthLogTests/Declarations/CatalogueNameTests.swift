import HealthLog
import Testing

@Suite("Names of the catalogue")
struct CatalogueNameTests {
  @Test("no name that ships ends with a digit, so that a line which does is hardly ever a question")
  func digits() {
    let words = Kind.standard.flatMap(\.words) + Exercise.standard.flatMap(\.words)
    #expect(words.filter { $0.last?.isNumber == true } == [])
    #expect(!Catalogue.standard.hasNameInDigits)
  }

  @Test(
    "an owner's own name may", arguments: [("Squat 531", true), ("5-Minute Plank", false), ("Row", false)])
  func ownDigits(_ name: String, _ expected: Bool) {
    let own = Exercise(name, [], .other)
    let catalogue = Catalogue(kinds: Kind.standard, exercises: Exercise.standard + [own])
    #expect(catalogue.hasNameInDigits == expected)
  }

  @Test(
    "exercises are found by the last word of their names",
    arguments: [
      (
        "row",
        [
          "Barbell Row", "Pendlay Row", "Dumbbell Row", "Seated Cable Row", "T-Bar Row", "Inverted Row",
          "Upright Row",
        ]
      ),
      (
        "rows",
        [
          "Barbell Row", "Pendlay Row", "Dumbbell Row", "Seated Cable Row", "T-Bar Row", "Inverted Row",
          "Upright Row",
        ]
      ),
      ("walk", ["Farmer's Walk"]), ("plank", ["Side Plank"]), ("rowing", []), ("", []),
    ])
  func lastWord(_ word: String, _ expected: [String]) {
    #expect(Catalogue.standard.exercises(endingWith: word).map(\.name) == expected)
  }
}
