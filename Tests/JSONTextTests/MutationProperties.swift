import TestSupport
import Testing

@testable import JSONText

@Suite("Text gone wrong")
struct MutationProperties {
  @Test("never traps, and all parts agree about it", arguments: [21, 22, 23, 24])
  func mutations(_ seed: Int) throws {
    var random = SplitMix(seed: seed)
    for round in 0..<propertyCount {
      let value = random.value()
      let sound = random.oneIn(2) ? bytes(random.spelling(of: value)) : JSONPrinter.document(value)
      try expectAgreement(about: random.mutated(sound), "seed \(seed), round \(round)")
    }
  }

  @Test("is refused or read at every prefix, and without every line", arguments: [31, 32])
  func prefixes(_ seed: Int) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<max(4, propertyCount / 100) {
      let sound = JSONPrinter.document(["schema": 2, "records": [random.object(), PrinterTests.workout]])
      for end in sound.indices {
        try expectAgreement(about: ContiguousArray(sound[..<end]), "\(seed), \(end)")
      }
      let lines = sound.split(separator: .lineFeed)
      for line in lines.indices {
        var rest = lines
        rest.remove(at: line)
        try expectAgreement(
          about: ContiguousArray(rest.joined(separator: [.lineFeed])), "\(seed), line \(line)")
      }
    }
  }

  @Test("is refused or read if it is noise", arguments: [41, 42])
  func noise(_ seed: Int) throws {
    var random = SplitMix(seed: seed)
    let marks = bytes("{}[],:\"\\/*#'0123456789+-.eEtrufalsn \n\r\t\u{FEFF}“”é<=>")
    for round in 0..<propertyCount {
      let noise = ContiguousArray((0..<random.below(40)).map { _ in random.pick(Array(marks)) })
      try expectAgreement(about: noise, "seed \(seed), round \(round)")
    }
  }

  private func expectAgreement(about text: ContiguousArray<UInt8>, _ comment: Comment) throws {
    let error = readError(text)
    #expect(scanError(text) == error, comment)
    if error?.isDoubleName != true { #expect(scanError(text, allowsDoubleNames: true) == error, comment) }
    let faults = JSONFaults.find(in: text)
    let spoken = faults.filter { $0.error.kind != .byteOrderMark }
    #expect(spoken.first?.error == error, comment)
    for fault in faults { expectWords(of: fault.error, in: text, comment) }
    guard let mended = JSONFaults.mended(text) else { return }
    #expect(readError(mended) == nil, "\(comment), of \(JSONTextTests.text(text).debugDescription)")
    #expect(JSONFaults.find(in: mended) == [], comment)
  }

  private func expectWords(of error: JSONError, in text: ContiguousArray<UInt8>, _ comment: Comment) {
    #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.count, comment)
    #expect(error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }, comment)
    let remedy = error.remedy(in: text.span)
    #expect(remedy?.isEmpty != true, comment)
    #expect(error.position(in: text.span).line >= 1, comment)
  }
}

extension JSONError {
  fileprivate var isDoubleName: Bool {
    guard case .doubleName = kind else { return false }
    return true
  }
}
