internal import JSONText

/// A document between two schemas: what stands around its records as a tree, each record as text.
///
/// A record is made a tree only while a step looks at it, so that a hundred thousand of them stay small.
struct WorkingDocument: Sendable {
  typealias Bytes = ContiguousArray<UInt8>

  /// The text that it was read from, and what lies where in it.
  struct Base: Sendable {
    let bytes: Bytes
    /// The outer object with its brackets.
    let range: Range<Int>
    let members: [Member]
    /// The ranges of the records.
    let rows: ContiguousArray<Range<Int>>

    /// The place of a member's value.
    func range(of member: String) -> Range<Int>? { members.first { $0.name == member }?.valueRange }
  }

  /// A member of the outer object, and where it stands.
  struct Member: Sendable {
    let name: String
    /// `null` for the records.
    let value: JSONValue
    /// From the quote of the name on.
    let range: Range<Int>
    let valueRange: Range<Int>
  }

  var path: DocumentPath
  private(set) var base: Base?
  /// The members of the outer object; `null` holds the place of the records.
  private(set) var head: [JSONMember]
  /// The records; `nil` for a document of settings.
  var items: ContiguousArray<Item>?

  static let records = "records"

  /// A document that is not there yet.
  init(new path: DocumentPath, schema: Int) {
    self.path = path
    head = [JSONMember("schema", .number("\(schema)"))]
    guard let month = path.records else { return }
    head += [JSONMember("kind", .string(month.kind)), JSONMember(Self.records, .null)]
    items = []
  }

  /// A document of settings that is not there yet.
  init(new path: DocumentPath, members: [JSONMember]) { (self.path, head) = (path, members) }

  init(path: DocumentPath, base: Base, items: ContiguousArray<Item>?) {
    self.path = path
    self.base = base
    self.items = items
    head = base.members.map { JSONMember($0.name, $0.value) }
  }

  /// Whether nothing but records was ever written here.
  var holdsOnlyRecords: Bool { head.allSatisfy { ["schema", "kind", Self.records].contains($0.name) } }

  subscript(member: String) -> JSONValue? {
    get { JSONValue.object(head)[member] }
    set {
      var object = JSONValue.object(head)
      object[member] = newValue
      head = object.members ?? []
    }
  }

  mutating func setSchema(_ schema: Int) { self["schema"] = .number("\(schema)") }

  /// Makes it the document of another place, whose text goes on from this one's.
  mutating func move(to path: DocumentPath) {
    self.path = path
    if let month = path.records, self["kind"] != nil { self["kind"] = .string(month.kind) }
  }

  /// Gives a document of settings other members.
  mutating func setMembers(_ members: [JSONMember]) { head = members }
}

extension WorkingDocument {
  /// A record in its document.
  struct Item: Sendable {
    enum Text: Sendable {
      /// As the base has it in its row.
      case kept
      /// As it was fitted into its row of the base.
      case fitted(Bytes)
      /// As this program prints it, without indentation.
      case printed(Bytes)
    }

    var text: Text
    /// The row of the base that it stands in; `nil` when it is new in this document.
    var row: Int?
    var origin: RecordOrigin
    /// Seconds since 1970, where a step told; it decides the order.
    var seconds: Int64?

    /// Whether its text has the layout of the base.
    var isInPlace: Bool {
      switch text {
      case .kept, .fitted: true
      case .printed: false
      }
    }
  }

  /// The bytes of a record.
  func bytes(of item: Item) -> Bytes {
    switch item.text {
    case .kept: item.row.flatMap { row in base.map { Bytes($0.bytes[$0.rows[row]]) } } ?? []
    case .fitted(let bytes), .printed(let bytes): bytes
    }
  }

  /// A record as a tree.
  func value(of item: Item) throws(JSONError) -> JSONValue {
    switch item.text {
    case .kept:
      guard let row = item.row, let base else { return .null }
      return try JSONReader.read(at: base.rows[row].lowerBound, in: base.bytes.span).value
    case .fitted(let bytes), .printed(let bytes): return try JSONReader.read(bytes).value
    }
  }

  /// The records with a text of their own each, to stand in another document.
  func detachedItems() throws(JSONError) -> ContiguousArray<Item> {
    var detached = ContiguousArray<Item>()
    for item in items ?? [] {
      var text = bytes(of: item)
      if text.contains(UInt8(ascii: "\n")) { text = JSONPrinter.element(try value(of: item)) }
      detached.append(Item(text: .printed(text), row: nil, origin: item.origin, seconds: item.seconds))
    }
    return detached
  }
}
