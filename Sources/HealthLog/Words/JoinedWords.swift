extension [String] {
  /// What `joined(separator:)` gives, for words that every command joins.
  ///
  /// The library's own is generic, and takes longer to find its conformances than to join a few words.
  package func joined(by separator: String) -> String {
    var text = first ?? ""
    for word in dropFirst() {
      text += separator
      text += word
    }
    return text
  }
}
