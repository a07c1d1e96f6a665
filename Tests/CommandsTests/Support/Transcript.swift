import CivilTime
import Foundation

@testable import Commands

// === words        a dialogue of its own begins: with an empty store and the usual clock
// # words          a remark
// @now TIME        sets the clock
// @store NAME      puts the documents of a store in Data/ where the records are
// @write PATH TEXT writes a document of one line there, as a hand would
// > line           typed at the prompt
// $ words          a shell command, its arguments divided as a shell would
// | line           the next of the lines that a pipe holds; done at the first line that is none
//
// What follows is the reply: the answer as it is, complaints behind `! `, an open question behind `? `, and the
// exit status behind `= ` where it is not 0.

/// A dialogue as a file: played, its replies must be those that stand there; with RECORD=1 they are written anew.
struct Transcript {
  let url: URL
  private let lines: [String]

  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Transcripts")
  }

  static func all() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }.sorted()
  }

  init(_ name: String) throws {
    url = Self.folder.appendingPathComponent(name)
    lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
  }

  var text: String { lines.joined(separator: "\n") }

  /// The same with the replies that the program gives now.
  func played() throws -> String {
    var stage = try Stage()
    defer { stage.close() }
    var played: [String] = []
    var piped: [String] = []
    for line in lines {
      if !line.hasPrefix("| "), !piped.isEmpty {
        played += try stage.pipe(piped)
        piped = []
      }
      if line.hasPrefix("===") {
        stage.close()
        stage = try Stage()
        played.append(line)
        continue
      }
      switch line.prefix(2) {
      case "# ", "": played.append(line)
      case "> ": played += [line] + stage.type(String(line.dropFirst(2)))
      case "$ ": played += [line] + (try stage.shell(String(line.dropFirst(2))))
      case "| ":
        played.append(line)
        piped.append(String(line.dropFirst(2)))
      default:
        if line.hasPrefix("@now ") { stage.now = String(line.dropFirst(5)) }
        try stage.prepare(line)
        if line.hasPrefix("@") || line == ">" { played += line == ">" ? [line] + stage.type("") : [line] }
      }
    }
    if !piped.isEmpty { played += try stage.pipe(piped) }
    return played.joined(separator: "\n")
  }
}

/// One store, and the session that talks to it.
private struct Stage {
  var bench: Bench
  var now = Bench.clock

  init() throws { bench = try Bench() }

  func close() { bench.close() }

  /// Does what a line such as `@store schema-1` asks for.
  func prepare(_ line: String) throws {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    switch words.first {
    case "@write" where words.count == 3: try bench.write(words[1], words[2] + "\n")
    case "@store" where words.count == 2:
      let data = Transcript.folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Data/\(words[1])")
      for name in try FileManager.default.subpathsOfDirectory(atPath: data.path) where name.hasSuffix(".json")
      {
        try bench.write(name, try String(contentsOf: data.appendingPathComponent(name), encoding: .utf8))
      }
    default: return
    }
  }

  mutating func type(_ line: String) -> [String] {
    bench.session.options.now = .init(now)
    let reply = bench.session.handle(line: line)
    return lines(of: reply, in: bench.session)
  }

  mutating func shell(_ line: String) throws -> [String] {
    var session = fresh(.shell)
    let reply = session.handle(arguments: Self.arguments(line))
    return lines(of: reply, in: session)
  }

  func pipe(_ lines: [String]) throws -> [String] {
    var session = fresh(.pipe)
    var replies: [String] = []
    let status = session.handle(pipe: lines) { session, reply in
      var reply = reply
      reply.status = .done
      replies += self.lines(of: reply, in: session)
      return true
    }
    return replies + (status == .done ? [] : ["= \(status.rawValue)"])
  }

  private func fresh(_ mode: Session.Mode) -> Session {
    var session = Session(world: bench.session.world, mode: mode, options: Options())
    session.options.now = .init(now)
    return session
  }

  /// The home folder has another name each time.
  private func lines(of reply: Reply, in session: Session) -> [String] {
    func split(_ text: String) -> [String] {
      text.isEmpty
        ? []
        : text.replacing(bench.home.path, with: "/home/ann").dropLast()
          .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return split(session.complaints(of: reply, colored: false)).map { "! \($0)" }
      + split(session.output(of: reply, colored: false)).map { $0.isEmpty ? "." : $0 }
      + (reply.question.map { ["? \($0.prompt)"] } ?? [])
      + (reply.status == .done ? [] : ["= \(reply.status.rawValue)"])
  }

  /// Blanks divide, but not within double quotes.
  private static func arguments(_ line: String) -> [String] {
    var arguments: [String] = []
    var isQuoted = false
    var current: String?
    for character in line {
      switch character {
      case "\"":
        isQuoted.toggle()
        current = current ?? ""
      case " " where !isQuoted:
        if let word = current { arguments.append(word) }
        current = nil
      default: current = (current ?? "") + String(character)
      }
    }
    if let word = current { arguments.append(word) }
    return arguments
  }
}
