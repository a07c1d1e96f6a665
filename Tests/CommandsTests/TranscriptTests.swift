import Foundation
import Testing

@testable import Commands

@Suite("Transcripts")
struct TranscriptTests {
  @Test("a dialogue goes as it is written down", arguments: try Transcript.all())
  func play(_ name: String) throws {
    let transcript = try Transcript(name)
    let played = try transcript.played()
    // A change is seen in the run that records it, and again in the diff.
    #expect(played == transcript.text)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(played.utf8).write(to: transcript.url)
    }
  }

  @Test("README shows a session as it goes")
  func readme() throws {
    let shown = try Transcript("readme.txt").text.split(separator: "\n").filter {
      !$0.hasPrefix("#") && !$0.hasPrefix("=")
    }
    .map { line -> String in
      let text =
        line.hasPrefix("> ")
        ? "› " + line.dropFirst(2) : line.hasPrefix("! ") ? String(line.dropFirst(2)) : String(line)
      return "    " + text
    }
    let readme = Transcript.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    #expect(text.contains(shown.joined(separator: "\n")))
  }
}
