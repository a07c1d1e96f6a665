import TestSupport
import Testing

@testable import JSONText

@Suite("Round trips")
struct RoundTripProperties {
  @Test("what is printed reads the same, in every style", arguments: [1, 2, 3, 4])
  func print(_ seed: Int) throws {
    var random = SplitMix(seed: seed)
    for round in 0..<propertyCount {
      let value = random.value()
      let layout = JSONLayout(
        indentation: random.pick(["", "  ", "\t"]), unit: random.pick(["  ", "\t"]),
        lineBreak: random.pick(["\n", "\r\n"]))
      let prints = [
        JSONPrinter.line(value), JSONPrinter.element(value), JSONPrinter.element(value, layout: layout),
        JSONPrinter.document(value), JSONPrinter.document(value, layout: layout),
      ]
      for print in prints {
        #expect(try JSONReader.read(print).value == value, "seed \(seed), round \(round)")
        #expect(JSONFaults.find(in: print) == [], "seed \(seed), round \(round)")
      }
      #expect(JSONPrinter.document(try JSONReader.read(prints[3]).value) == prints[3])
      #expect(!prints[0].contains(.lineFeed))
      #expect(layout.fitting(prints[1]) == prints[2], "seed \(seed), round \(round)")
    }
  }

  @Test("text in any layout reads the same, and every place is right", arguments: [5, 6, 7, 8])
  func read(_ seed: Int) throws {
    var random = SplitMix(seed: seed)
    for round in 0..<propertyCount {
      let value = random.value()
      let text = bytes(random.spelling(of: value))
      let node = try JSONReader.read(text)
      #expect(node.value == value, "seed \(seed), round \(round)")
      #expect(scanError(text) == nil, "seed \(seed), round \(round)")
      try checkPlaces(of: node, in: text, "seed \(seed), round \(round)")
    }
  }

  private func checkPlaces(of node: JSONNode, in text: ContiguousArray<UInt8>, _ comment: Comment) throws {
    #expect(try JSONReader.read(ContiguousArray(text[node.range])).value == node.value, comment)
    #expect(try JSONReader.read(at: node.range.lowerBound, in: text.span).range == node.range, comment)
    var scanner = JSONScanner(at: node.range.lowerBound)
    #expect(try scanner.skipValue(in: text.span) == node.range, comment)
    for member in node.members ?? [] {
      let name = try JSONReader.read(ContiguousArray(text[member.nameRange])).value
      #expect(name == .string(member.name), comment)
      try checkPlaces(of: member.node, in: text, comment)
    }
    for element in node.elements ?? [] { try checkPlaces(of: element, in: text, comment) }
  }

  @Test("numbers are the nearest `Double`s", arguments: [9, 10])
  func double(_ seed: Int) throws {
    var random = SplitMix(seed: seed)
    for round in 0..<propertyCount * 10 {
      let spelling = random.number()
      var scanner = JSONScanner(at: 1)
      let number = try scanner.number(in: bytes("[\(spelling)]").span)
      #expect(number?.bitPattern == Double(spelling)?.bitPattern, "\(spelling), seed \(seed), round \(round)")
      #expect(scanner.offset == 1 + spelling.utf8.count)
    }
  }

  @Test("double names are found if and only if there are some", arguments: [11, 12])
  func doubleNames(_ seed: Int) throws {
    var random = SplitMix(seed: seed)
    for round in 0..<propertyCount * 5 {
      let names = (0..<random.below(random.oneIn(20) ? 60 : 8)).map { _ in
        random.oneIn(3) ? random.string() : random.pick(["n", "some longer name "]) + random.digits(3)
      }
      let text = bytes(random.spelling(of: .object(names.map { JSONMember($0, 1) })))
      var seen: Set<[UInt8]> = []
      let double = names.first { !seen.insert(Array($0.utf8)).inserted }
      let expected = double.map { JSONError.Kind.doubleName($0) }
      #expect(readError(text)?.kind == expected, "seed \(seed), round \(round)")
      #expect(JSONFaults.find(in: text).first?.error.kind == expected, "seed \(seed), round \(round)")
    }
  }
}
