import Testing

@testable import JSONText

@Suite("Splices")
struct SpliceTests {
  @Test(
    "replace a range, and their inverse takes it back",
    arguments: [
      ("abc", 1..<2, "xy", "axyc"), ("abc", 0..<0, "x", "xabc"), ("abc", 3..<3, "x", "abcx"),
      ("abc", 0..<3, "", ""), ("", 0..<0, "x", "x"), ("abc", 1..<2, "b", "abc"),
    ])
  func apply(_ before: String, _ range: Range<Int>, _ replacement: String, _ after: String) {
    let splice = JSONSplice(range: range, replacement: replacement)
    var changed = bytes(before)
    let inverse = splice.inverse(in: changed)
    splice.apply(to: &changed)
    #expect(text(changed) == after)
    #expect(splice.growth == after.utf8.count - before.utf8.count)
    inverse.apply(to: &changed)
    #expect(text(changed) == before)
    #expect(inverse.growth == -splice.growth)
  }

  @Test(
    "make several changes at once, at places of the text as it is",
    arguments: [
      ("abcdef", [(0..<1, "x"), (2..<2, "y"), (2..<2, "z"), (3..<6, "")], "xbyzc"),
      ("abc", [(0..<3, "")], ""), ("abc", [], "abc"), ("", [(0..<0, "x")], "x"),
    ] as [(String, [(Range<Int>, String)], String)])
  func several(_ before: String, _ changes: [(Range<Int>, String)], _ after: String) {
    var changed = bytes(before)
    JSONSplice.apply(changes.map { JSONSplice(range: $0, replacement: $1) }, to: &changed)
    #expect(text(changed) == after)
  }

  @Test("are not made if they overlap")
  func overlap() async {
    await #expect(processExitsWith: .failure) {
      var text = ContiguousArray("abc".utf8)
      JSONSplice.apply(
        [JSONSplice(range: 0..<2, replacement: ""), JSONSplice(range: 1..<3, replacement: "")], to: &text)
    }
  }

  @Test(
    "put an element before the first",
    arguments: [
      // A record a line
      ("{\n  \"r\": [\n    {A},\n    {B}\n  ]\n}\n", "{\n  \"r\": [\n    X,\n    {A},\n    {B}\n  ]\n}\n"),
      ("{\n  \"r\": [\n    {A}\n  ]\n}\n", "{\n  \"r\": [\n    X,\n    {A}\n  ]\n}\n"),
      ("{\r\n  \"r\": [\r\n    {A}\r\n  ]\r\n}", "{\r\n  \"r\": [\r\n    X,\r\n    {A}\r\n  ]\r\n}"),
      ("{\n\t\"r\": [\n\t\t{A},\n\t\t{B}\n\t]\n}", "{\n\t\"r\": [\n\t\tX,\n\t\t{A},\n\t\t{B}\n\t]\n}"),
      ("[\n{A},\n{B}\n]", "[\nX,\n{A},\n{B}\n]"),
      ("[\n\n  {A},\n\n  {B}\n]", "[\n\n  X,\n  {A},\n\n  {B}\n]"),
      ("[\n  {A},\n    {B}]", "[\n  X,\n  {A},\n    {B}]"),
      ("[\n  {\n    A\n  }\n]", "[\n  X,\n  {\n    A\n  }\n]"),
      // On one line
      ("[{A}, {B}]", "[X, {A}, {B}]"),
      ("[{A},{B}]", "[X,{A},{B}]"),
      ("[ {A} , {B} ]", "[ X , {A} , {B} ]"),
      ("[1]", "[X, 1]"),
      ("[ 1 ]", "[ X, 1 ]"),
      ("{\"r\":[1,2]}", "{\"r\":[X,1,2]}"),
      // Mixed
      ("[{A},\n {B}]", "[X,\n {A},\n {B}]"),
      ("[ {A}\n, {B}\n]", "[ X\n, {A}\n, {B}\n]"),
      ("[\n  {A}\n  , {B}\n]", "[\n  X\n  , {A}\n  , {B}\n]"),
      ("[\n  {A}, {B}\n]", "[\n  X,\n  {A}, {B}\n]"),
    ])
  func insertFirst(_ before: String, _ after: String) throws { try check(before, insertionAt: 0, after) }

  @Test(
    "put an element between two",
    arguments: [
      ("[\n  {A},\n  {B}\n]", "[\n  {A},\n  X,\n  {B}\n]"),
      ("[\r\n  {A},\r\n  {B}\r\n]", "[\r\n  {A},\r\n  X,\r\n  {B}\r\n]"),
      ("[\n  {A},\n\n  {B}\n]", "[\n  {A},\n\n  X,\n  {B}\n]"),
      ("[\n  {A},  \n  {B}\n]", "[\n  {A},  \n  X,\n  {B}\n]"),
      ("[{A}, {B}]", "[{A}, X, {B}]"),
      ("[1,2]", "[1,X,2]"),
      ("[ 1 , 2 ]", "[ 1 , X , 2 ]"),
      ("[ {A}\n, {B}\n]", "[ {A}\n, X\n, {B}\n]"),
      ("[{A},\n {B}]", "[{A},\n X,\n {B}]"),
      ("[{A},\n\n {B}]", "[{A},\n\n X,\n {B}]"),
    ])
  func insertBetween(_ before: String, _ after: String) throws { try check(before, insertionAt: 1, after) }

  @Test(
    "put an element behind the last",
    arguments: [
      ("[\n  {A}\n]", "[\n  {A},\n  X\n]"),
      ("[\r\n  {A}\r\n]", "[\r\n  {A},\r\n  X\r\n]"),
      ("[\n  {A}]", "[\n  {A},\n  X]"),
      ("[\n\n  {A}\n\n]", "[\n\n  {A},\n  X\n\n]"),
      ("[1]", "[1, X]"),
      ("[ 1 ]", "[ 1, X ]"),
    ])
  func insertLast(_ before: String, _ after: String) throws { try check(before, insertionAt: 1, after) }

  @Test(
    "put an element behind two",
    arguments: [
      ("[\n  {A},\n  {B}\n]", "[\n  {A},\n  {B},\n  X\n]"),
      ("[1,2]", "[1,2,X]"),
      ("[ 1 , 2 ]", "[ 1 , 2 , X ]"),
      ("[ {A}\n, {B}\n]", "[ {A}\n, {B}\n, X\n]"),
      ("[{A},\n\n {B}]", "[{A},\n\n {B},\n X]"),
    ])
  func insertThird(_ before: String, _ after: String) throws { try check(before, insertionAt: 2, after) }

  @Test(
    "put the first element in",
    arguments: [
      ("[]", "X", "[X]"),
      ("[]", "{X}", "[{X}]"),
      ("[ ]", "X", "[ X ]"),
      ("[\n]", "X", "[\n  X\n]"),
      ("{\"r\": []}", "{X}", "{\"r\": [{X}]}"),
      ("{\n  \"r\": []\n}\n", "{X}", "{\n  \"r\": [\n    {X}\n  ]\n}\n"),
      ("{\n  \"r\": [ ]\n}\n", "{X}", "{\n  \"r\": [\n    {X}\n  ]\n}\n"),
      ("{\n  \"r\": [\n  ]\n}\n", "{X}", "{\n  \"r\": [\n    {X}\n  ]\n}\n"),
      ("{\n  \"r\": [\n\n  ]\n}\n", "{X}", "{\n  \"r\": [\n    {X}\n\n  ]\n}\n"),
      ("{\r\n\t\"r\" : []\r\n}\r\n", "{X}", "{\r\n\t\"r\" : [\r\n\t\t{X}\r\n\t]\r\n}\r\n"),
      ("{\n  \"r\": []\n}\n", "\"x\"", "{\n  \"r\": [\"x\"]\n}\n"),
      ("[\n  {\"a\": 1, \"sets\": []}\n]", "{X}", "[\n  {\"a\": 1, \"sets\": [\n    {X}]}\n]"),
      ("{\n    \"a\": {\"b\": []}\n}", "{X}", "{\n    \"a\": {\"b\": [\n        {X}]}\n}"),
    ])
  func insertOnly(_ before: String, _ element: String, _ after: String) throws {
    let array = try EmptyArray(in: bytes(before))
    let splice = JSONSplice.inserting(
      bytes(element), at: JSONSlot(in: array.range, after: nil, before: nil), in: array.bytes.span)
    var changed = array.bytes
    splice.apply(to: &changed)
    #expect(text(changed) == after)
  }

  @Test(
    "take an element out, with its line if it has one",
    arguments: [
      ("[\n  {A},\n  {B},\n  {C}\n]", 0, "[\n  {B},\n  {C}\n]"),
      ("[\n  {A},\n  {B},\n  {C}\n]", 1, "[\n  {A},\n  {C}\n]"),
      ("[\n  {A},\n  {B},\n  {C}\n]", 2, "[\n  {A},\n  {B}\n]"),
      ("[\r\n  {A},\r\n  {B}\r\n]", 0, "[\r\n  {B}\r\n]"),
      ("[\r\n  {A},\r\n  {B}\r\n]", 1, "[\r\n  {A}\r\n]"),
      ("[\n  {A},\n\n  {B}\n]", 0, "[\n\n  {B}\n]"),
      ("[\n\n  {A},\n  {B}\n]", 0, "[\n\n  {B}\n]"),
      ("[\n  {\n  A\n},  \n    {B}\n]", 0, "[\n    {B}\n]"),
      ("[\n  {A},\n  {B}]", 1, "[\n  {A}]"),
      ("[1, 2, 3]", 0, "[2, 3]"),
      ("[1, 2, 3]", 1, "[1, 3]"),
      ("[1, 2, 3]", 2, "[1, 2]"),
      ("[ 1 , 2 ]", 0, "[ 2 ]"),
      ("[ 1 , 2 ]", 1, "[ 1 ]"),
      ("[{A},\n {B},\n {C}]", 0, "[{B},\n {C}]"),
      ("[{A},\n {B},\n {C}]", 1, "[{A},\n {C}]"),
      ("[ {A}\n, {B}\n, {C}\n]", 0, "[ {B}\n, {C}\n]"),
      ("[ {A}\n, {B}\n, {C}\n]", 1, "[ {A}\n, {C}\n]"),
      ("[ {A}\n, {B}\n, {C}\n]", 2, "[ {A}\n, {B}\n]"),
      ("[\n  {A}\n  ,\n  {B}\n]", 0, "[\n  {B}\n]"),
      ("[\n  {A}, {B},\n  {C}\n]", 0, "[\n  {B},\n  {C}\n]"),
      ("[\n  {A}, {B},\n  {C}\n]", 1, "[\n  {A}, {C}\n]"),
      ("[\n  {A}\n]", 0, "[]"),
      ("[ 1 ]", 0, "[]"),
    ])
  func remove(_ before: String, _ index: Int, _ after: String) throws {
    let array = try FirstArray(in: sound(before))
    #expect(array.applying(array.removing(at: index)) == sound(after))
  }

  /// Puts `X` in, and takes it out again.
  private func check(_ before: String, insertionAt index: Int, _ after: String) throws {
    let array = try FirstArray(in: sound(before))
    let changed = array.applying(array.inserting(sound("X"), at: index))
    #expect(text(changed) == text(sound(after)))
    let grown = try FirstArray(in: changed)
    #expect(text(grown.applying(grown.removing(at: index))) == text(sound(before)))
  }

  /// JSON from the shorthand of the rows: `{A}` is an object, `X` the new one.
  private func sound(_ shorthand: String) -> ContiguousArray<UInt8> {
    var text = shorthand
    for letter in ["A", "B", "C"] { text = text.replacing(letter, with: "\"\(letter)\": 1") }
    return bytes(text.replacing("X", with: "{\"x\": 1}"))
  }
}

/// The innermost empty array of a text.
private struct EmptyArray {
  var bytes: ContiguousArray<UInt8>
  var range: Range<Int>

  init(in bytes: ContiguousArray<UInt8>) throws {
    self.bytes = bytes
    range = try #require(Self.range(in: try JSONReader.read(bytes)))
  }

  private static func range(in node: JSONNode) -> Range<Int>? {
    if let elements = node.elements, elements.isEmpty { return node.range }
    let children = node.elements ?? node.members?.map(\.node) ?? []
    return children.lazy.compactMap { range(in: $0) }.first
  }
}
