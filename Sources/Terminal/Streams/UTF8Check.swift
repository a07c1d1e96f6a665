/// Where bytes stop being UTF-8.
enum UTF8Check {
  /// The offset of the first byte that belongs to no character; `nil` if all do.
  ///
  ///     UTF8Check.firstFault(in: [0x61, 0xE9, 0x62])  // 1
  static func firstFault(in bytes: some Sequence<UInt8>) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
