import Testing

@testable import Storage

@Suite("The schema that a document spells")
struct SchemaTests {
  @Test(
    "is the program's own, or there is a clear word for it",
    arguments: [
      ("2", nil, nil),
      (nil, "schema", "expected a member 'schema', such as \"schema\": 2"),
      ("\"2\"", "schema", "expected a whole number as schema, found \"2\""),
      ("4.5", "schema", "expected a whole number as schema, found 4.5"),
      ("2e0", "schema", "expected a whole number as schema, found 2e0"),
      ("null", "schema", "expected a whole number as schema, found null"),
      ("0", "schema", "expected schema 1 or later, found 0, which never was"),
      ("-1", "schema", "expected schema 1 or later, found -1, which never was"),
      ("1", "older", "schema 1 is older than 2: run 'vitals migrate'"),
      ("99", "newer", "written by schema 99; this program knows 2"),
    ] as [(String?, String?, String?)])
  func words(_ spelling: String?, _ code: String?, _ message: String?) {
    let fault = SchemaFault(spelling)
    #expect(fault?.code == code)
    #expect(fault?.message == message)
  }

  @Test(
    "is found without reading the document where it stands before the records",
    arguments: [
      ("{\"schema\": 1, \"records\": []}", "1", 1),
      ("\u{FEFF}\n{ \"kind\": \"glucose\", \"schema\" : 12\n}", "12", 1),
      ("{\"schema\": 1, \"records\": [" + String(repeating: "1,", count: 999) + "1]}", "1", 1),
      ("{\"records\": [" + String(repeating: "1,", count: 999) + "1], \"schema\": 1}", "1", 2),
      ("{\"note\": \"" + String(repeating: "a", count: 489) + "\", \"schema\": 12}", "12", 2),
      ("{\"records\": []}", nil, 1),
      ("[1]", nil, 1),
      ("{\"schema\": 1", nil, 1),
      ("", nil, 1),
    ] as [(String, String?, Int)])
  func peek(_ text: String, _ spelling: String?, _ opened: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.json", text)
    let faulty = FaultyFiles()
    #expect(try SchemaPeek.look(at: folder.root + "/a.json", faulty.files) == spelling)
    #expect(faulty.calls.count { $0.name == "open" } == opened)
  }

  @Test("of nothing and of a folder is none")
  func none() throws {
    let folder = try TemporaryFolder()
    try folder.write("b/a.json", "")
    #expect(try SchemaPeek.look(at: folder.root + "/a.json", .system) == nil)
    #expect(try SchemaPeek.look(at: folder.root + "/b", .system) == nil)
  }

  @Test("stands between those that the program can bring documents to")
  func bounds() { #expect(Document.schemas == 1...2) }

  @Test("months are counted through the years", arguments: ["0000-01", "0999-12", "2026-01", "2026-12"])
  func months(_ month: String) {
    let name = DocumentName(kind: "glucose", month: month)
    #expect(DocumentName(kind: "glucose", monthNumber: name.monthNumber) == name)
  }
}
