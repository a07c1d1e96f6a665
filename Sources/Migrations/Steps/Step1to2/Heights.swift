internal import JSONText

/// The heights of a store in the order of time, to tell which one holds for a weight, and where it changes.
///
/// A height holds from its time on; the first that has a record of its own also holds before.
struct Heights {
  struct Entry {
    /// Seconds since 1970.
    var seconds: Int64
    /// The place of its record among those of its kind, which are newest first: of equal times the later is older.
    var index: Int
    /// In centimetres, as spelled; `nil` where a record has none that can be used.
    var centimetres: JSONValue?
    var use: Use
  }

  enum Use {
    /// A record of a height.
    case height
    /// A height that came with this weight, and would come with it again.
    case companion(weight: Int)
    case weight
  }

  private var entries: [Entry] = []

  mutating func add(_ entry: Entry) { entries.append(entry) }

  /// The weights, by index, whose record in schema 1 brings a height that did not hold before.
  func changes() -> Set<Int> {
    var changes: Set<Int> = []
    walk { entry, holding in
      guard case .weight = entry.use, let own = entry.centimetres?.decimal else { return }
      if holding?.decimal != own { changes.insert(entry.index) }
    }
    return changes
  }

  /// The height that holds for each weight, by index; none before the first height of all.
  func holding() -> [Int: JSONValue] {
    var result: [Int: JSONValue] = [:]
    walk { entry, holding in
      if case .weight = entry.use { result[entry.index] = holding }
    }
    return result
  }

  /// The weight of each companion that needs no record in schema 1, both by index: that weight brings it back.
  func companions() -> [Int: Int] {
    var result: [Int: Int] = [:]
    walk { entry, holding in
      guard case .companion(let weight) = entry.use, holding?.decimal != entry.centimetres?.decimal else {
        return
      }
      result[entry.index] = weight
    }
    return result
  }

  /// Goes through all entries from the oldest, with the height that held before each.
  private func walk(_ body: (Entry, JSONValue?) -> Void) {
    let sorted = sorted()
    var holding = sorted.first { if case .height = $0.use { $0.centimetres != nil } else { false } }?
      .centimetres
    for entry in sorted {
      body(entry, holding)
      if let own = entry.centimetres { holding = own }
    }
  }

  /// From the oldest; heights of their own before weights of the same time, companions right before their weight.
  private func sorted() -> [Entry] { entries.sorted { $0.rank < $1.rank } }
}

extension Heights.Entry {
  fileprivate var rank: (Int64, Int, Int, Int) {
    switch use {
    case .height: (seconds, 0, -index, 0)
    case .companion(let weight): (seconds, 1, -weight, 0)
    case .weight: (seconds, 1, -index, 1)
    }
  }
}
