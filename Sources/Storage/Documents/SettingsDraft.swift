internal import HealthLog
internal import JSONText

/// The owner's settings while a command changes them.
struct SettingsDraft {
  typealias Bytes = ContiguousArray<UInt8>

  let base: Bytes?
  private(set) var bytes: Bytes
  private(set) var edits: [Edit] = []
  /// The document is to go, with its file.
  private(set) var goes = false

  /// A draft of the document that `bytes` hold, or of one that is not there yet.
  init(_ bytes: Bytes?) {
    base = bytes
    self.bytes = bytes ?? []
  }

  /// The value under a dotted path, by its very bytes.
  func text(_ path: String) -> Bytes? {
    guard !bytes.isEmpty else { return nil }
    do throws(JSONError) {
      let names = path.split(separator: ".").map(String.init)
      var node: JSONNode? = try JSONReader.read(bytes)
      for name in names { node = node?[name] }
      return node.map { Bytes(bytes[$0.range]) }
    } catch {
      return nil
    }
  }

  /// Does what the journal holds, byte for byte; `false` when this is not the document that it was done to.
  mutating func replay(_ change: DocumentChange) -> Bool {
    guard edits.isEmpty, change.base == base.map({ Checksum($0) }), let result = change.applied(to: bytes)
    else {
      return false
    }
    edits = change.edits
    goes = change.sum == nil
    bytes = result
    return true
  }

  mutating func set(_ path: String, _ value: Value?) throws(DocumentFault) {
    try set(path, text: value.map { JSONPrinter.line($0.json) })
  }

  mutating func set(_ path: String, text value: Bytes?) throws(DocumentFault) {
    let before = text(path)
    guard before != value else { return }
    let old = bytes
    if bytes.isEmpty {
      bytes = JSONPrinter.document(["schema": .number("\(Document.schema)"), "kind": "settings"])
    }
    let names = path.split(separator: ".").map(String.init)
    guard let splice = try splice(names, value) else { return }
    splice.apply(to: &bytes)
    let isNew = old.isEmpty
    edits.append(
      Edit(
        target: .member(path), before: before, after: value, offset: isNew ? 0 : splice.range.lowerBound,
        old: isNew ? [] : Bytes(old[splice.range]), new: isNew ? bytes : splice.replacement))
  }

  /// The change that sets the member; groups on the way are made, and an emptied group goes.
  private func splice(_ names: [String], _ value: Bytes?) throws(DocumentFault) -> JSONSplice? {
    var node: JSONNode
    do throws(JSONError) { node = try JSONReader.read(bytes) } catch {
      throw DocumentFault(json: error, in: bytes, path: Store.settingsPath)
    }
    var rest = names[...]
    while rest.count > 1, let next = node[rest.first ?? ""], let members = next.members {
      if value == nil, members.count == 1 { break }
      node = next
      rest = rest.dropFirst()
    }
    guard let name = rest.first, node.members != nil else { return nil }
    guard let value else { return JSONSplice.removing(name, of: node, in: bytes.span) }
    let nested = rest.dropFirst().reversed().reduce(value) { inner, name in
      Bytes("{\"\(JSONString.escaped(name))\": ".utf8) + inner + [UInt8(ascii: "}")]
    }
    return JSONSplice.setting(name, to: nested, of: node, in: bytes.span)
  }
}
