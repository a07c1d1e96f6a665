extension JSONValue {
  /// The value of the first member with this name; `nil` without one, and where this is no object.
  ///
  /// A new name goes to the end, `nil` takes a member out. To set has no effect on what is no object.
  package subscript(name: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.isNamed(name) }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let index = members.firstIndex { $0.isNamed(name) }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(JSONMember(name, value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  /// The members of an object, `nil` for another value.
  package var members: [JSONMember]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The elements of an array, `nil` for another value.
  package var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The text of a string, `nil` for another value.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The nearest `Double` of a number, `nil` for another value; `1e999` is infinite.
  package var number: Double? {
    guard case .number(let spelling) = self else { return nil }
    return Double(spelling)
  }

  /// The whole number, if this is one without point and exponent that an `Int` holds.
  package var integer: Int? {
    guard case .number(let spelling) = self else { return nil }
    return Int(spelling)
  }

  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }
}

extension JSONMember {
  fileprivate func isNamed(_ name: String) -> Bool { self.name.utf8.elementsEqual(name.utf8) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral text: String) { self = .string(text) }

  package init(integerLiteral number: Int) { self = .number(String(number)) }

  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { JSONMember($0.0, $0.1) })
  }
}
