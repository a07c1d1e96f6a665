import TestSupport
import Testing

@testable import JSONText

@Suite("Edits in a row")
struct SpliceProperties {
  @Test("equal the plain list, keep all other bytes, and can be taken back", arguments: [51, 52, 53, 54])
  func edits(_ seed: Int) throws {
    var random = SplitMix(seed: seed)
    for round in 0..<propertyCount {
      var model = random.elements(random.below(6))
      var text = random.document(of: model)
      for step in 0..<6 {
        let before = text
        let array = try FirstArray(in: before)
        let splice = random.edit(array, and: &model)
        splice.apply(to: &text)
        let comment: Comment = "seed \(seed), round \(round), step \(step)"
        let after = try FirstArray(in: text)
        #expect(after.elements.map { ContiguousArray(text[$0]) } == model, comment)
        #expect(text[..<after.range.lowerBound] == before[..<array.range.lowerBound], comment)
        #expect(text[after.range.upperBound...] == before[array.range.upperBound...], comment)
        splice.inverse(in: before).apply(to: &text)
        #expect(text == before, comment)
        splice.apply(to: &text)
      }
    }
  }

  @Test("give the text back when what was inserted is removed", arguments: [61, 62])
  func insertAndRemove(_ seed: Int) throws {
    var random = SplitMix(seed: seed)
    for round in 0..<propertyCount {
      let model = random.elements(1 + random.below(5))
      let array = try FirstArray(in: random.document(of: model))
      let index = random.below(model.count + 1)
      let grown = try FirstArray(in: array.applying(array.inserting(random.elements(1)[0], at: index)))
      #expect(grown.applying(grown.removing(at: index)) == array.bytes, "seed \(seed), round \(round)")
    }
  }

  @Test("add exactly one line to an array with a line for each element", arguments: [63, 64])
  func oneLine(_ seed: Int) throws {
    var random = SplitMix(seed: seed)
    for round in 0..<propertyCount {
      let model = random.elements(1 + random.below(5))
      let array = try FirstArray(in: random.document(of: model, inLines: true))
      let index = random.below(model.count)
      let element = random.elements(1)[0]
      var lines = array.bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).map {
        ContiguousArray($0)
      }
      let grown = array.applying(array.inserting(element, at: index))
      let grownLines = grown.split(separator: .lineFeed, omittingEmptySubsequences: false).map {
        ContiguousArray($0)
      }
      let added = try #require(zip(grownLines, lines).enumerated().first { $1.0 != $1.1 }?.offset)
      lines.insert(grownLines[added], at: added)
      #expect(grownLines == lines, "seed \(seed), round \(round)")
      #expect(text(grownLines[added]).contains(text(element) + ","), "seed \(seed), round \(round)")
    }
  }

  @Test("of members equal the plain object", arguments: [71, 72])
  func members(_ seed: Int) throws {
    var random = SplitMix(seed: seed)
    for round in 0..<propertyCount {
      var model = random.object()
      var text = bytes(random.spelling(of: model))
      for step in 0..<5 {
        let object = try JSONReader.read(text)
        let name = object.members?.randomElement(using: &random)?.name ?? random.string()
        let value = random.value(depth: 1)
        switch random.below(3) {
        case 0:
          JSONSplice.removing(name, of: object, in: text.span)?.apply(to: &text)
          model[name] = nil
        case 1:
          JSONSplice.setting(name, to: JSONPrinter.line(value), of: object, in: text.span).apply(to: &text)
          model[name] = value
        default:
          let new = random.string() + "\(step)"
          let splice = JSONSplice.setting(
            new, to: JSONPrinter.line(value), of: object, before: name, in: text.span)
          splice.apply(to: &text)
          model = model.inserting(JSONMember(new, value), before: name)
        }
        #expect(try JSONReader.read(text).value == model, "seed \(seed), round \(round), step \(step)")
      }
    }
  }
}

extension JSONValue {
  fileprivate func inserting(_ member: JSONMember, before name: String) -> JSONValue {
    var members = members ?? []
    if let index = members.firstIndex(where: { $0.name.utf8.elementsEqual(member.name.utf8) }) {
      members[index].value = member.value
      return .object(members)
    }
    let index = members.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
    members.insert(member, at: index ?? members.count)
    return .object(members)
  }
}

extension SplitMix {
  fileprivate mutating func elements(_ count: Int) -> [ContiguousArray<UInt8>] {
    (0..<count).map { _ in JSONPrinter.line(oneIn(3) ? value(depth: 2) : object(depth: 2)) }
  }

  /// A text with an array of the elements in one of many layouts.
  fileprivate mutating func document(
    of elements: [ContiguousArray<UInt8>], inLines: Bool = false
  ) -> ContiguousArray<UInt8> {
    let lineBreak = pick(["\n", "\r\n"])
    let indentation = pick(["", "  ", "\t"])
    let isNamed = oneIn(2)
    let array: String
    switch inLines ? 0 : below(4) {
    case 0:
      let start = lineBreak + indentation + indentation
      let end = inLines || oneIn(2) ? lineBreak + indentation : ""
      array = "[" + elements.map { start + text($0) }.joined(separator: ",") + end + "]"
    case 1:
      array = "[" + elements.map(text).joined(separator: pick([",", ", ", " , ", "," + lineBreak])) + "]"
    case 2: array = "[ " + elements.map(text).joined(separator: "\(lineBreak), ") + "]"
    default:
      array = "[" + elements.map { space() + text($0) + space() }.joined(separator: ",") + space() + "]"
    }
    guard isNamed else { return bytes(space() + array + space()) }
    return bytes(
      "{\(lineBreak)\(indentation)\"schema\": 2,\(lineBreak)\(indentation)\"records\": \(array)\(lineBreak)}")
  }

  /// Edits the array of a text, and the list of its elements likewise.
  fileprivate mutating func edit(_ array: FirstArray, and model: inout [ContiguousArray<UInt8>]) -> JSONSplice
  {
    let element = elements(1)[0]
    let operation = model.isEmpty ? 0 : below(3)
    let index = below(operation == 0 ? model.count + 1 : model.count)
    switch operation {
    case 0:
      model.insert(element, at: index)
      return array.inserting(element, at: index)
    case 1:
      model.remove(at: index)
      return array.removing(at: index)
    default:
      model[index] = element
      return JSONSplice(range: array.elements[index], replacement: element)
    }
  }
}
