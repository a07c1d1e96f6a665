/// The character set of the environment, in which a terminal shows and sends text.
package enum CharacterSet {
  /// Whether text is shown in UTF-8; else a picture is better drawn in ASCII, and only pictures are changed.
  ///
  /// The name alone is enough where it says so: a locale need not be installed here for the terminal at the other end of
  /// an `ssh` to show UTF-8, and to load one takes longer than most commands have to do.
  static func isUTF8(environment: (String) -> String?) -> Bool {
    asksForUTF8(environment: environment) || SystemCalls.adoptCharacterSet() == "UTF-8"
  }

  /// Sets the process to the character set of the environment, or to UTF-8 if that is another or not there.
  ///
  /// Without this, every letter beyond ASCII that is typed would be dropped.
  package static func prepare() {
    if SystemCalls.adoptCharacterSet() == "UTF-8" { return }
    _ = ["C.UTF-8", "en_US.UTF-8", "UTF-8"].first(where: SystemCalls.useCharacters(of:))
  }

  /// Whether the variables ask for UTF-8, by a name such as `de_DE.UTF-8`.
  package static func asksForUTF8(environment: (String) -> String?) -> Bool {
    func value(of name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    guard let name = value(of: "LC_ALL") ?? value(of: "LC_CTYPE") ?? value(of: "LANG"),
      let dot = name.utf8.firstIndex(of: UInt8(ascii: "."))
    else { return false }
    let set = name[dot...].dropFirst().prefix { $0 != "@" && $0 != "." }.lowercased()
    return set == "utf-8" || set == "utf8"
  }
}
