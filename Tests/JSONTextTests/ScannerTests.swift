import Testing

@testable import JSONText

@Suite("Scanner")
struct ScannerTests {
  @Test("walks a document to the members that count")
  func walk() throws {
    let text = bytes(
      #"{"schema": 2, "records": [{"time": "07:05", "value": 112, "tags": ["a"]}, {"value": 5.6}, 7], "x": {}}"#
    )
    var found: [String] = []
    var scanner = JSONScanner()
    scanner.start(in: text.span)
    var document = try #require(try scanner.enterObject(in: text.span))
    while let name = try scanner.nextMember(of: &document, in: text.span) {
      guard name.equals("records", in: text.span), var records = try scanner.enterArray(in: text.span) else {
        try scanner.skipValue(in: text.span)
        continue
      }
      while try scanner.nextElement(of: &records, in: text.span) {
        guard var record = try scanner.enterObject(in: text.span) else {
          found.append("no record at \(try scanner.skipValue(in: text.span))")
          continue
        }
        while let name = try scanner.nextMember(of: &record, in: text.span) {
          if name.equals("value", in: text.span), let number = try scanner.number(in: text.span) {
            found.append("\(number)")
          } else if let string = try scanner.string(in: text.span) {
            found.append("\(name.string(in: text.span)) \(string.range)")
          } else {
            found.append("\(name.string(in: text.span)) \(try scanner.skipValue(in: text.span))")
          }
        }
      }
    }
    try scanner.finish(in: text.span)
    #expect(found == ["time 36..<41", "112.0", "tags 66..<71", "5.6", "no record at 90..<91"])
    #expect(scanner.offset == text.count)
  }

  @Test("stops at the names that are asked for, and passes over all others")
  func names() throws {
    let names: JSONNames = ["time", "minutesAfter", "exercise", "distanceUnit", "é"]
    let text = bytes(
      #"""
      {"exercise": 1, "time ": {"time": 0}, "\u0074ime": 2, "minutesBefor": [3], "distance": 4, "\u00e9": 5,
       "minutesAfter": 6, "distanceUnits": 7, "distanceUnit": 8, "exercises": 9}
      """#)
    var found: [[Int]] = []
    var scanner = JSONScanner()
    var members = try #require(try scanner.enterObject(in: text.span))
    while let index = try scanner.nextMember(of: &members, among: names, in: text.span) {
      found.append([index, Int(try #require(try scanner.number(in: text.span)))])
    }
    #expect(found == [[2, 1], [0, 2], [4, 5], [1, 6], [3, 8]])
    #expect(scanner.offset == text.count)
  }

  @Test("tells names apart that have one hash, and finds none twice for it")
  func equalHashes() throws {
    let names = ["xTeMlVdcKdtJ", "l#CDMs|g"]
    #expect(NameHash.of(names[0]) == NameHash.of(names[1]))
    let text = bytes(#"{"l#CDMs|g": 1, "xTeMlVdcKdtJ": 2}"#)
    #expect(scanError(text) == nil)
    for (asked, index) in [(["xTeMlVdcKdtJ"] as JSONNames, 32), (["l#CDMs|g"], 13)] {
      var scanner = JSONScanner()
      var members = try #require(try scanner.enterObject(in: text.span))
      #expect(try scanner.nextMember(of: &members, among: asked, in: text.span) == 0)
      #expect(scanner.offset == index)
    }
  }

  @Test("asks for each name once")
  func doubleQuestion() async {
    await #expect(processExitsWith: .failure) { _ = ["a", "b", "a"] as JSONNames }
  }

  @Test(
    "tells a value by its first byte",
    arguments: [
      ("{", .object), ("[", .array), ("\"", .string), ("-", .number), ("0", .number), ("9", .number),
      ("t", .bool),
      ("f", .bool), ("n", .null), ("", nil), ("x", nil), (",", nil), ("}", nil), ("+", nil), ("\0", nil),
    ] as [(String, JSONScanner.Kind?)])
  func kind(_ text: String, _ kind: JSONScanner.Kind?) {
    let text = bytes(text)
    let found = JSONScanner().kind(in: text.span)
    #expect(found == kind)
  }

  @Test("does not move where another value stands", arguments: ["1", "\"a\"", "[]", "{}", "true", "null"])
  func anotherValue(_ text: String) throws {
    let text = bytes(text)
    var scanner = JSONScanner()
    let kind = scanner.kind(in: text.span)
    #expect(try (scanner.number(in: text.span) != nil) == (kind == .number))
    if kind != .number { #expect(scanner.offset == 0) }
    scanner = JSONScanner()
    #expect(try (scanner.string(in: text.span) != nil) == (kind == .string))
    if kind != .string { #expect(scanner.offset == 0) }
    scanner = JSONScanner()
    #expect(try (scanner.enterArray(in: text.span) != nil) == (kind == .array))
    if kind != .array { #expect(scanner.offset == 0) }
    scanner = JSONScanner()
    #expect(try (scanner.enterObject(in: text.span) != nil) == (kind == .object))
    if kind != .object { #expect(scanner.offset == 0) }
  }

  @Test(
    "compares text with a literal, however it is escaped",
    arguments: [
      ("time", true), (#"\u0074ime"#, true), (#"tim\u0065"#, true), ("tim", false), ("times", false),
      ("Time", false),
      ("", false), (#"\u0054ime"#, false),
    ])
  func equals(_ text: String, _ isEqual: Bool) throws {
    for rest in ["", "        "] {
      let text = bytes("\"\(text)\"\(rest)")
      var scanner = JSONScanner()
      let string = try #require(try scanner.string(in: text.span))
      let found = string.equals("time", in: text.span)
      #expect(found == isEqual)
    }
  }

  @Test("knows the bytes of a string with and without its quotes, and whether they are the text")
  func text() throws {
    let text = bytes(#"["ab\n"]"#)
    var scanner = JSONScanner(at: 1)
    let string = try #require(try scanner.string(in: text.span))
    #expect(string == JSONScanner.Text(range: 2..<6, hasEscapes: true))
    #expect(string.quotedRange == 1..<7)
    let meant = string.string(in: text.span)
    #expect(meant == "ab\n")
    #expect(scanner.offset == 7)
  }

  @Test(
    "gives numbers as the nearest `Double`",
    arguments: [
      ("0", 0), ("-0", -0.0), ("7", 7), ("112", 112), ("-5.25", -5.25), ("82.4", 82.4), ("0.1", 0.1),
      ("1e3", 1000),
      ("1E-2", 0.01), ("9007199254740992", 9_007_199_254_740_992),
      ("9007199254740993", 9_007_199_254_740_992),
      ("0.3000000000000000444", 0.30000000000000004),
      ("123456789012345678901234567890", 1.2345678901234568e29),
      ("0.0000000000000000000001", 1e-22), ("0.00000000000000000000001", 1e-23), ("1e999", .infinity),
      ("-1e999", -.infinity), ("1e-999", 0), ("5e-324", .leastNonzeroMagnitude),
      ("1.7976931348623157e308", .greatestFiniteMagnitude),
      ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown),
    ] as [(String, Double)])
  func number(_ spelling: String, _ number: Double) throws {
    var scanner = JSONScanner()
    let found = try scanner.number(in: bytes(spelling).span)
    #expect(found?.bitPattern == number.bitPattern)
    #expect(scanner.offset == spelling.utf8.count)
  }

  @Test(
    "passes over a value and no further",
    arguments: ["1", "\"a\"", "[1, [2]]", "{\"a\": {}}", "true", "null"])
  func skip(_ value: String) throws {
    let text = bytes("  \(value) ,")
    var scanner = JSONScanner()
    scanner.start(in: text.span)
    #expect(try scanner.skipValue(in: text.span) == 2..<2 + value.utf8.count)
    #expect(throws: JSONError(kind: .textAfterEnd(.text(",")), range: text.count - 1..<text.count)) {
      try scanner.finish(in: text.span)
    }
  }

  @Test("reads strings right wherever the eight bytes of a look begin and end", arguments: 0..<20)
  func alignment(_ length: Int) throws {
    let plain = String(repeating: "x", count: length)
    for (end, isSound) in [("", true), ("é", true), ("\\n", true), ("€", true), ("\\", false), ("\t", false)]
    {
      for tail in ["", " ", "         "] {
        let text = bytes("\"\(plain)\(end)\"\(tail)")
        #expect((scanError(text) == nil) == isSound)
        let named = bytes("{\"\(plain)\(end)\":1}\(tail)")
        #expect((scanError(named) == nil) == isSound)
      }
    }
  }
}
