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
}
