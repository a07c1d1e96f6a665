import Testing

@testable import JSONText

@Suite("Refused texts")
struct RefusedTextTests {
  @Test(
    "that are no text, or not one in UTF-8",
    arguments: [
      Refusal(
        "", "1:1", 0, "expected a JSON value, found an empty text",
        "remove the file, or take it back from git or a backup"),
      Refusal(
        " \n\n", "1:1", 0, "expected a JSON value, found an empty text",
        "remove the file, or take it back from git or a backup"),
      Refusal(
        "\u{FEFF}", "1:1", 0, "expected a JSON value, found an empty text",
        "remove the file, or take it back from git or a backup"),
      Refusal(
        ContiguousArray(repeating: 0, count: 4096), "1:1", 4096,
        "expected a JSON value, found only NUL bytes",
        "take the file back from git or a backup; a power cut can leave it so"),
      Refusal([0xFF, 0xFE, 0x7B, 0], "1:1", 4, "expected UTF-8, found UTF-16", "save the file as UTF-8"),
      Refusal([0xFE, 0xFF, 0, 0x7B], "1:1", 4, "expected UTF-8, found UTF-16", "save the file as UTF-8"),
      Refusal([0x7B, 0, 0x7D, 0], "1:1", 4, "expected UTF-8, found UTF-16", "save the file as UTF-8"),
      Refusal([0, 0x31, 0, 0x32], "1:1", 4, "expected UTF-8, found UTF-16", "save the file as UTF-8"),
      Refusal([0x22, 0, 0x22, 0], "1:1", 4, "expected UTF-8, found UTF-16", "save the file as UTF-8"),
      Refusal([0x31, 0, 0x32, 0], "1:1", 4, "expected UTF-8, found UTF-16", "save the file as UTF-8"),
      Refusal([0xEF, 0xBB], "1:1", 1, "expected UTF-8, found the byte 0xEF", "save the file as UTF-8"),
      Refusal([0xE9], "1:1", 1, "expected UTF-8, found the byte 0xE9", "save the file as UTF-8"),
    ])
  func noText(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "with bytes in a string that are not UTF-8",
    arguments: [
      [0xE9], [0x81], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xFC, 0x80, 0x80, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
      [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28], [0xF0, 0x28, 0x8C, 0xBC], [0xF0, 0x90, 0x28, 0xBC],
    ] as [ContiguousArray<UInt8>])
  func notUTF8(_ sequence: ContiguousArray<UInt8>) throws {
    let byte = String(sequence[0], radix: 16, uppercase: true)
    try Refusal(
      [0x5B, 0x22, 0x78] + sequence + [0x22, 0x5D], "1:4", 1, "expected UTF-8, found the byte 0x\(byte)",
      "save the file as UTF-8"
    ).check()
    #expect(readError([0x22] + sequence)?.kind == .notUTF8(sequence[0]))
  }

  @Test(
    "with marks of a merge",
    arguments: [
      Refusal(
        "[\n  1,\n<<<<<<< HEAD\n  2,\n=======\n  3,\n>>>>>>> other\n  4\n]", "3:1", 12,
        "expected one version of the text, found the conflict marker '<<<<<<<'",
        "keep one of the two versions, or both, and remove the lines with the markers"),
      Refusal(
        "[\n  1\n<<<<<<< HEAD\r\n  ,2\n]", "3:1", 12,
        "expected one version of the text, found the conflict marker '<<<<<<<'",
        "keep one of the two versions, or both, and remove the lines with the markers"),
      Refusal(
        "{\"a\": 1,\n=======\n\"b\": 2}", "2:1", 7,
        "expected one version of the text, found the conflict marker '======='",
        "keep one of the two versions, or both, and remove the lines with the markers"),
      Refusal(
        "{\"a\":\n||||||| base", "2:1", 12,
        "expected one version of the text, found the conflict marker '|||||||'",
        "keep one of the two versions, or both, and remove the lines with the markers"),
      Refusal(
        "{}\n>>>>>>> other\n", "2:1", 13,
        "expected one version of the text, found the conflict marker '>>>>>>>'",
        "keep one of the two versions, or both, and remove the lines with the markers"),
      Refusal("[\n <<<<<<< HEAD\n]", "2:2", 1, "expected a value, found '<'"),
      Refusal("[\n<<<<<<<<\n]", "2:1", 1, "expected a value, found '<'"),
    ])
  func conflict(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "with more behind their end",
    arguments: [
      Refusal("1 2", "1:3", 1, "expected the end of the text, found '2'"),
      Refusal("{} {}", "1:4", 1, "expected the end of the text, found '{'"),
      Refusal("[1],", "1:4", 1, "expected the end of the text, found ','"),
      Refusal(
        "[1]]", "1:4", 1, "expected the end of the text, found ']'",
        "remove the bracket, or open one before it"),
      Refusal(
        "{\"a\": 1}\n}", "2:1", 1, "expected the end of the text, found '}'",
        "remove the bracket, or open one before it"),
      Refusal("null word and more", "1:6", 4, "expected the end of the text, found 'word'"),
      Refusal("123\0", "1:4", 1, "expected the end of the text, found '\\u{0}'"),
    ])
  func textAfterEnd(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "with a comment",
    arguments: [
      Refusal("// new\n{}", "1:1", 6, "expected JSON, found a comment", "remove it: JSON has no comments"),
      Refusal("{} # old\n", "1:4", 5, "expected JSON, found a comment", "remove it: JSON has no comments"),
      Refusal(
        "[1 /* one */, 2]", "1:4", 9, "expected JSON, found a comment", "remove it: JSON has no comments"),
      Refusal(
        "{\"a\": /* one", "1:7", 6, "expected JSON, found a comment", "remove it: JSON has no comments"),
      Refusal("{//\r\n}", "1:2", 2, "expected JSON, found a comment", "remove it: JSON has no comments"),
    ])
  func comment(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "with white space of another kind",
    arguments: [
      (0x0B, "U+000B"), (0x0C, "U+000C"), (0x85, "U+0085"), (0xA0, "U+00A0"), (0x2003, "U+2003"),
      (0x200B, "U+200B"), (0x2028, "U+2028"), (0x202F, "U+202F"), (0x2060, "U+2060"), (0x3000, "U+3000"),
      (0xFEFF, "U+FEFF"),
    ] as [(UInt32, String)])
  func strangeSpace(_ codePoint: UInt32, _ name: String) throws {
    let space = String(try #require(Unicode.Scalar(codePoint)))
    for (text, place) in [("[\(space)1]", "1:2"), ("[1\(space)]", "1:3"), ("{\"a\":\(space)1}", "1:6")] {
      try Refusal(
        text, place, space.utf8.count, "expected a blank, found \(name)", "put a plain blank in its place"
      ).check()
    }
  }
}
