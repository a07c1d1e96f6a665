import Testing

@testable import JSONText

/// A text that is not JSON, with all that is said of its first fault.
struct Refusal: Sendable, CustomTestStringConvertible {
  var bytes: ContiguousArray<UInt8>
  var place: String
  var length: Int
  var message: String
  var remedy: String?

  /// The place is line and column, as in `"1:7"`; the length counts bytes.
  init(_ text: String, _ place: String, _ length: Int, _ message: String, _ remedy: String? = nil) {
    self.init(JSONTextTests.bytes(text), place, length, message, remedy)
  }

  init(
    _ bytes: ContiguousArray<UInt8>, _ place: String, _ length: Int, _ message: String,
    _ remedy: String? = nil
  ) {
    self.bytes = bytes
    self.place = place
    self.length = length
    self.message = message
    self.remedy = remedy
  }

  var testDescription: String { text(bytes).debugDescription }

  /// Makes sure that reader, scanner and search for faults refuse the text for this reason.
  func check() throws {
    let error = try #require(readError(bytes))
    let position = error.position(in: bytes.span)
    #expect("\(position.line):\(position.column)" == place)
    #expect(error.range.count == length)
    #expect("\(error)" == message)
    let said = error.remedy(in: bytes.span)
    #expect(said == remedy)
    #expect(scanError(bytes) == error)
    #expect(JSONFaults.find(in: bytes).first { $0.error.kind != .byteOrderMark }?.error == error)
  }
}
