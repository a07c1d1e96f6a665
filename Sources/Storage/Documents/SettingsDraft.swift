internal import HealthLog
internal import JSONText

/// A document of settings while a command changes it.
struct SettingsDraft {
  typealias Bytes = ContiguousArray<UInt8>

  let document: SettingsDocument
  let base: Bytes?
  private(set) var bytes: Bytes
  private(set) var edits: [Edit] = []

  /// A draft of the document that `bytes` hold, or of one that is not there yet.
  init(_ document: SettingsDocument, _ bytes: Bytes?) throws(DocumentFault) {
    self.document = document
    base = bytes
    self.bytes = bytes ?? []
    guard let bytes else { return }
    guard let schema = try SettingsText.node(bytes, of: document)["schema"],
      let fault = SchemaFault("\(schema.value)")
    else { return }
    throw DocumentFault(
      at: schema.range, in: bytes, path: document.path, code: fault.code, message: fault.message)
  }

  /// The value under a dotted path, by its very bytes.
  func text(_ path: String) -> Bytes? {
    guard !bytes.isEmpty else { return nil }
    do throws(JSONError) {
      var node: JSONNode? = try JSONReader.read(bytes)
      for name in Self.names(path) { node = node?[name] }
      return node.map { Bytes(bytes[$0.range]) }
    } catch {
      return nil
    }
  }

  private static func names(_ path: String) -> [String] { path.split(separator: ".").map(String.init) }

  /// Gives a member another value; what stays the same in a list or group keeps its bytes.
  mutating func set(_ path: String, _ value: Value?) throws(DocumentFault) {
    let known = text(path)
    let text = value.map { value in
      known.map { RecordEditing.edited($0, to: value.json) } ?? printed(value.json, at: path)
    }
    try set(path, text: text)
  }

  /// The value as this program writes it; the elements of a list at the top stand on lines of their own.
  private func printed(_ value: JSONValue, at path: String) -> Bytes {
    let names = Self.names(path)
    guard names.count == 1, value.elements != nil else { return JSONPrinter.line(value) }
    let isCRLF = bytes.firstIndex(of: .newline).map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    let layout = JSONLayout(lineBreak: isCRLF ? "\r\n" : "\n")
    let document = JSONPrinter.document(.object([JSONMember(names[0], value)]), layout: layout)
    do throws(JSONError) {
      return try JSONReader.read(document)[names[0]].map { Bytes(document[$0.range]) } ?? []
    } catch {
      return JSONPrinter.line(value)
    }
  }

  mutating func set(_ path: String, text value: Bytes?) throws(DocumentFault) {
    let before = text(path)
    guard before != value else { return }
    let old = bytes
    if bytes.isEmpty {
      bytes = JSONPrinter.document([
        "schema": .number("\(Document.schema)"), "kind": .string(document.rawValue),
      ])
    }
    guard let splice = try splice(path, value) else { return }
    splice.apply(to: &bytes)
    let isNew = old.isEmpty
    edits.append(
      Edit(
        target: .member(path), before: before, after: value, offset: isNew ? 0 : splice.range.lowerBound,
        old: isNew ? [] : Bytes(old[splice.range]), new: isNew ? bytes : splice.replacement))
  }

  /// The change that sets the member; groups on the way are made, and an emptied group goes.
  private func splice(_ path: String, _ value: Bytes?) throws(DocumentFault) -> JSONSplice? {
    var node = try SettingsText.node(bytes, of: document)
    var rest = Self.names(path)[...]
    while rest.count > 1, let next = node[rest.first ?? ""] {
      guard let members = next.members else { throw notAGroup(next, rest.first ?? "") }
      if value == nil, members.count == 1 { break }
      node = next
      rest = rest.dropFirst()
    }
    guard let name = rest.first else { return nil }
    guard let value else { return JSONSplice.removing(name, of: node, in: bytes.span) }
    let nested = rest.dropFirst().reversed().reduce(value) { inner, name in
      Bytes("{\"\(JSONString.escaped(name))\": ".utf8) + inner + [UInt8(ascii: "}")]
    }
    return JSONSplice.setting(name, to: nested, of: node, in: bytes.span)
  }

  private func notAGroup(_ node: JSONNode, _ name: String) -> DocumentFault {
    DocumentFault(
      at: node.range, in: bytes, path: document.path, code: "settings",
      message: "expected a group of settings as '\(name)', found \(node.value)")
  }

  /// Whether nothing is set.
  var isBare: Bool {
    guard case .object(let members)? = RecordText.value(bytes) else { return false }
    return members.allSatisfy { ["schema", "kind"].contains($0.name) }
  }
}
