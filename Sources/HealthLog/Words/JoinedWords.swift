extension [String] {
  /// The words as one text, with `separator` between them.
  ///
  /// The library's own is for all collections, and takes longer to find their conformances than to join a few words:
  /// every command joins some.
  package func joined(separator: String = "") -> String {
    var text = first ?? ""
    for word in dropFirst() {
      text += separator
      text += word
    }
    return text
  }
}
