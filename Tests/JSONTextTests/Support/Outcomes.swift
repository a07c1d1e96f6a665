@testable import JSONText

func bytes(_ text: String) -> ContiguousArray<UInt8> { ContiguousArray(text.utf8) }

func text(_ bytes: ContiguousArray<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

/// The error that reading ends with; `nil` for sound text.
func readError(_ bytes: ContiguousArray<UInt8>, allowsDoubleNames: Bool = false) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONReader.read(bytes, allowsDoubleNames: allowsDoubleNames)
    return nil
  } catch {
    return error
  }
}

/// The error that scanning ends with; `nil` for sound text.
func scanError(_ bytes: ContiguousArray<UInt8>, allowsDoubleNames: Bool = false) -> JSONError? {
  do throws(JSONError) {
    try JSONScanner.check(bytes.span, allowsDoubleNames: allowsDoubleNames)
    return nil
  } catch {
    return error
  }
}
