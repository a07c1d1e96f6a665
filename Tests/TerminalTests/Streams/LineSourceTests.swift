import TestSupport
import Foundation
import Testing

@testable import Terminal

@Suite("Line source")
struct LineSourceTests {
  /// The lines of `bytes`, or the messages of their faults.
  private func lines(_ bytes: [UInt8], limit: Int = 65_536) throws -> [String] {
    let folder = TemporaryFolder()
    let url = URL(filePath: folder.path + "/input")
    try Data(bytes).write(to: url)
    let file = try FileHandle(forReadingFrom: url)
    var source = LineSource(descriptor: file.fileDescriptor, limit: limit)
    var lines: [String] = []
    while let line = try source.next() {
      #expect(line.number == lines.count + 1)
      switch line.text {
      case .success(let text): lines.append(text)
      case .failure(let fault): lines.append(fault.description)
      }
    }
    return lines
  }

  @Test(
    "reads lines with any end, or none at the end",
    arguments: [
      ("", []), ("one", ["one"]), ("one\n", ["one"]), ("one\r\ntwo\r\n", ["one", "two"]), ("\n\n", ["", ""]),
      ("a\rb\n", ["a\rb"]), ("\u{FEFF}one\ntwo", ["one", "two"]), ("é字🍎\n", ["é字🍎"]), ("\r\n", [""]),
    ])
  func ends(_ text: String, _ expected: [String]) throws {
    #expect(try lines(Array(text.utf8)) == expected)
  }

  @Test("names line and byte of what is no text")
  func faults() throws {
    let bytes =
      Array("ok\nab".utf8) + [0xE9] + Array("c\nx\u{0}y\n\u{0}".utf8) + [0xFF, 0x0A] + Array("é".utf8) + [
        0xC3
      ]
    #expect(
      try lines(bytes) == [
        "ok", "line 2, byte 3: expected UTF-8, found another encoding",
        "line 3, byte 2: expected text, found a NUL byte", "line 4, byte 1: expected text, found a NUL byte",
        "line 5, byte 3: expected UTF-8, found another encoding",
      ])
  }

  @Test(
    "a line has at most its limit, whatever its end",
    arguments: [
      ("12345678\nx", ["12345678", "x"]), ("12345678\r\nx", ["12345678", "x"]),
      ("123456789\nx", ["line 1: expected at most 8 bytes, found more", "x"]),
      ("123456789\r\nx", ["line 1: expected at most 8 bytes, found more", "x"]),
      ("123456789", ["line 1: expected at most 8 bytes, found more"]),
      ("123456789abcdefghijkl\n", ["line 1: expected at most 8 bytes, found more"]),
    ])
  func limit(_ text: String, _ expected: [String]) throws {
    #expect(try lines(Array(text.utf8), limit: 8) == expected)
  }

  @Test("a line over many pieces is whole, or too long")
  func pieces() throws {
    let long = String(repeating: "x", count: 65_535)
    #expect(try lines(Array("\(long)é\n\(long)\n".utf8), limit: 70_000) == [long + "é", long])
    let message = "line 1: expected at most 65536 bytes, found more"
    #expect(try lines(Array("\(long)\(long)\(long)\nafter\n".utf8)) == [message, "after"])
  }

  @Test("any bytes come out as a plain split has them", arguments: 1...20)
  func random(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let likely = Array("ab\r\n\né".utf8) + [0, 0xFF]
    let bytes = (0..<300).map { _ in likely[Int.random(in: 0..<likely.count, using: &random)] }
    let split = Data(bytes).split(separator: 0x0A, omittingEmptySubsequences: false)
    let whole = split.last?.isEmpty == true ? split.dropLast() : split[...]
    let expected = whole.map { line -> String? in
      let text = line.last == 0x0D ? line.dropLast() : line
      return text.contains(0) ? nil : String(data: text, encoding: .utf8)
    }
    let found = try lines(bytes)
    #expect(found.count == expected.count, "seed \(seed)")
    for (index, (line, text)) in zip(found, expected).enumerated() {
      #expect(line == text || text == nil && line.hasPrefix("line \(index + 1), byte "), "seed \(seed)")
    }
  }

  @Test("lines come as they are written into a pipe", .timeLimit(.minutes(1)))
  func pipe() throws {
    let pipe = Pipe()
    var source = LineSource(descriptor: pipe.fileHandleForReading.fileDescriptor)
    try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntw".utf8))
    #expect(try source.next() == LineSource.Line(number: 1, text: .success("one")))
    try pipe.fileHandleForWriting.write(contentsOf: Data("o\n".utf8))
    #expect(try source.next() == LineSource.Line(number: 2, text: .success("two")))
    try pipe.fileHandleForWriting.close()
    #expect(try source.next() == nil)
  }

  @Test("an input that cannot be read is an error")
  func unreadable() throws {
    var source = LineSource(descriptor: -1)
    let error = try #require(throws: TerminalError.self) { try source.next() }
    #expect("\(error)" == "cannot read the input: bad file descriptor")
  }

  @Test("a line is refused that is longer than the memory there is", .timeLimit(.minutes(1)))
  func hugeLine() throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    let input = "head -c 60000000 /dev/zero | tr '\\0' x; echo; echo after"
    process.arguments = ["-c", "ulimit -v 50000; (\(input)) | \"$0\" lines", PseudoTerminal.probePath]
    process.standardOutput = pipe
    try process.run()
    process.waitUntilExit()
    #expect(
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        == "line 1: expected at most 65536 bytes, found more\n2: after\n")
  }
}

@Suite("UTF-8 check")
struct UTF8CheckTests {
  @Test(
    "finds the first byte that belongs to no character",
    arguments: [
      ([], nil), ([0x61, 0xC3, 0xA9], nil), ([0xF0, 0x9F, 0x8D, 0x8E], nil), ([0x61, 0xE9, 0x62], 1),
      ([0xC3], 0), ([0x61, 0xC0, 0x80], 1), ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xC3, 0xA9, 0xE2, 0x82], 2),
    ] as [([UInt8], Int?)])
  func fault(_ bytes: [UInt8], _ expected: Int?) {
    #expect(UTF8Check.firstFault(in: bytes) == expected)
  }
}
