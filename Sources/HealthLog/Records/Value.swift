/// What one member of a record holds.
package indirect enum Value: Hashable, Sendable {
  case number(Number)
  /// Text, a choice, and every time and date: as spelled in the document.
  case text(String)
  case flag(Bool)
  case list([Value])
  case group([Member])
  /// A member that is there and says nothing: a pause in continuous glucose.
  case null
  /// A number outside what a `Number` holds, by its spelling; no field takes one, no byte of it is lost.
  case longNumber(String)

  package var number: Number? { if case .number(let number) = self { number } else { nil } }
  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  package var list: [Value]? { if case .list(let list) = self { list } else { nil } }
  package var group: [Member]? { if case .group(let group) = self { group } else { nil } }
}

/// A name and what it holds; a record is a list of them, in the order of the document.
package struct Member: Hashable, Sendable {
  package var name: String
  package var value: Value

  package init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }
}

extension [Member] {
  /// The value under `name`; setting `nil` takes the member out, setting a new name puts it last.
  package subscript(name: String) -> Value? {
    get { first { $0.name == name }?.value }
    set {
      let place = firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): self[place].value = value
      case (let place?, nil): remove(at: place)
      case (nil, let value?): append(Member(name, value))
      case (nil, nil): break
      }
    }
  }
}
