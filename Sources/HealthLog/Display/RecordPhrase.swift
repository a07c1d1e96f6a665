package import CivilTime

extension Kind {
  /// What a record says in one line, without its time, note and tags: `112 mg/dL · fasting`, `120/80 mmHg · pulse 64 bpm`.
  package func text(of record: Record, in zone: Zone) -> String {
    if let phrase { return phrase(record, zone) }
    return RecordPhrase(kind: self, members: record.members).text
  }
}

/// The fields of a record in the order of their declaration, in words.
struct RecordPhrase {
  /// A text that the unit is not part of yet, since a mark may join the next number to it.
  private struct Piece {
    var text: String
    var unit = ""

    var whole: String { unit.isEmpty ? text : text + " " + unit }
  }

  static let separator = " · "

  let kind: Kind
  let members: [Member]

  var text: String {
    let apart = Set(kind.anchors + kind.fields.compactMap(\.unitMember) + commonFields.map(\.name))
    var pieces: [Piece] = []
    for field in kind.fields where !apart.contains(field.name) {
      guard let piece = piece(of: field) else { continue }
      if let mark = field.mark, let last = pieces.popLast() {
        pieces.append(joined(last, mark, piece))
      } else {
        pieces.append(piece)
      }
    }
    return pieces.map(\.whole).joined(separator: Self.separator)
  }

  /// `120 mmHg` and `80 mmHg` are `120/80 mmHg`.
  private func joined(_ a: Piece, _ mark: String, _ b: Piece) -> Piece {
    Piece(text: (a.unit == b.unit ? a.text : a.whole) + mark + b.text, unit: b.unit)
  }

  private func piece(of field: Field) -> Piece? {
    switch (field.shape, members[field.name]) {
    case (.number, .number(let number)):
      let isNamed = field.name != kind.mainField && field.name != "value" && field.mark == nil
      return Piece(
        text: (isNamed ? field.name + " " : "") + "\(number)", unit: field.unit(in: members)?.name ?? "")
    case (.choice, .text(let text)), (.text, .text(let text)): return Piece(text: text)
    case (.flag, .flag(true)): return Piece(text: field.name)
    case (.time, .text(let text)):
      return SpelledTime(text).map { Piece(text: "\(field.name) \($0.local.clock.short)") }
    case (.date, .text(let text)): return Piece(text: "\(field.name) \(text)")
    default: return nil
    }
  }
}
