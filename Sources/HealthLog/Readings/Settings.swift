/// The owner's choices, as `vitals.json` holds them; what is not set is `nil`.
package struct Settings: Equatable, Sendable {
  /// The members of the document but `schema` and `kind`, those unknown here among them.
  package var members: [Member]

  package init(members: [Member] = []) { self.members = members }

  /// The value under a dotted path: `glucose.unit`.
  package subscript(path: String) -> Value? {
    var (group, rest) = (members, path[...])
    while !group.isEmpty, let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) {
      group = group[String(rest[..<dot])]?.group ?? []
      rest = rest[rest.utf8.index(after: dot)...]
    }
    return group.isEmpty ? nil : group[String(rest)]
  }

  /// The zone for views, by its IANA name.
  package var zone: String? { self["zone"]?.text }

  package func unit(of kind: String) -> String? { self["\(kind).unit"]?.text }

  /// The kind that a bare number is read as.
  package var numberKind: String? { self["entry.number"]?.text }

  /// Which of two bare numbers is the weight: `reps x weight` or `weight x reps`.
  package var setOrder: String? { self["workout.order"]?.text }
}
