extension StyledText: ExpressibleByStringInterpolation {
  /// Text written in the program; its newlines are lines.
  package init(stringLiteral literal: String) {
    self.init(data: literal, newlines: .kept)
  }

  package init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.text
  }

  /// Collects a literal and the values in it; each value is escaped, each styled text keeps its styles.
  package struct StringInterpolation: StringInterpolationProtocol {
    var text = StyledText()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      text += StyledText(stringLiteral: literal)
    }

    package mutating func appendInterpolation(_ styled: StyledText, _ style: Style = .plain) {
      text += styled.styled(style)
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: Style = .plain)
    {
      text += StyledText(data: value.description, style)
    }
  }
}
