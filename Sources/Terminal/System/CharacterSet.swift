/// Whether text goes in and out as UTF-8.
package enum CharacterSet {
  /// Sets the process to the character set of the environment, or to UTF-8 if that is another one.
  ///
  /// Answers whether the environment asks for UTF-8; if not, a picture is better drawn in ASCII. Only the rules for
  /// characters are changed: numbers and messages stay as they are. To be called once, at the start.
  package static func prepare(environment: (String) -> String?) -> Bool {
    let named = SystemCalls.adoptCharacterSet()
    if named == "UTF-8" { return true }
    // Without this, every letter beyond ASCII that is typed would be dropped.
    _ = ["C.UTF-8", "en_US.UTF-8", "UTF-8"].first(where: SystemCalls.useCharacters(of:))
    return named == nil && asksForUTF8(environment: environment)
  }

  /// Whether the variables ask for UTF-8, by a name such as `de_DE.UTF-8`.
  ///
  /// For a locale that is not installed here: the terminal at the other end of an `ssh` still is what it says.
  package static func asksForUTF8(environment: (String) -> String?) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(environment)
    let set = names.first { !$0.isEmpty }?.split(separator: ".").dropFirst().first?.split(separator: "@")
      .first
    return ["utf-8", "utf8"].contains(set?.lowercased())
  }
}
