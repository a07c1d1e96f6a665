import EntryGrammar
import Testing

@Suite("Limits")
struct LimitTests {
  @Test("a line of more than 600 words is refused where it goes on")
  func words() throws {
    let line = "glucose 112" + String(repeating: " fasting", count: 600)
    let error = EntryError("expected a line of at most 600 words and numbers", at: 4796..<4811)
    let context = try context()
    #expect(throws: error) { try EntryReader.read(line, in: context) }
  }

  @Test("a note may be of any length")
  func notes() throws {
    let note = String(repeating: "long ", count: 5000) + "indeed"
    #expect(
      try read("glucose 112 \"\(note)\"")
        == "glucose time=now value=112 unit=mg/dL note='\(note)' [unit time]")
  }
}
