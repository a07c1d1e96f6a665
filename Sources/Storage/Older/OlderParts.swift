/// What documents of older schemas come to, migrated in memory: a part of a kind at a time, nothing of it written.
struct OlderParts: Sendable {
  /// The months of a kind that are migrated together: half a year, or all of them.
  struct Part: Hashable, Sendable {
    var kind: String
    /// The half years since the year 0; `nil` for all months.
    var half: Int?

    func holds(_ month: Int) -> Bool { half.map { $0 == month / 6 } ?? true }

    /// The months whose documents can hold records of this part.
    func holds(_ month: Int, reach: Int?) -> Bool {
      guard let half, let reach else { return true }
      return half * 6 - reach..<half * 6 + 6 + reach ~= month
    }
  }

  struct Content: Sendable {
    var documents: [DocumentName: CachedDocument] = [:]
    var size = 0
  }

  /// More bytes than these are not kept.
  private static let limit = 32 << 20

  /// Whether documents have an older schema, by path.
  var peeks: [String: Bool] = [:]
  /// The documents that are there of a kind which older schemas had, or moved records from.
  var files: [String: [DocumentName]] = [:]
  /// Documents whose records stand in no other document.
  var withoutSources: Set<DocumentName> = []
  private(set) var contents: [Part: Content] = [:]

  subscript(part: Part) -> Content? { contents[part] }

  mutating func keep(_ content: Content, of part: Part) {
    let size = contents.values.reduce(content.size) { $0 + $1.size }
    if size > Self.limit { contents = [:] }
    contents[part] = content
  }

  /// Forgets what was read: documents may have changed since.
  mutating func forget() { self = OlderParts() }
}
