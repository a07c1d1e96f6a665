/// How a part of the line looks, as parameters of the escape sequence that sets colours (SGR, ECMA-48).
package struct Style: Equatable, Sendable {
  package let code: String

  /// Such as `"1;31"` for bold and red.
  package init(code: String) { self.code = code }

  package static let bold = Style(code: "1")
  package static let faint = Style(code: "2")
  package static let red = Style(code: "31")
  package static let green = Style(code: "32")
  package static let yellow = Style(code: "33")
  package static let cyan = Style(code: "36")

  func applied(to text: String) -> String { text.isEmpty ? "" : "\u{1B}[\(code)m\(text)\u{1B}[0m" }
}
