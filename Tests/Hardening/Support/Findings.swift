/// What was found wrong, told as soon as it is found.
struct Findings {
  private(set) var count = 0

  mutating func add(_ text: String) {
    count += 1
    Say.line("FOUND \(text)")
  }

  /// Notes `text` unless the claim holds.
  mutating func expect(_ isTrue: Bool, _ text: @autoclosure () -> String) {
    if !isTrue { add(text()) }
  }
}
