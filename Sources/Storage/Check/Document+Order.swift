internal import JSONText

extension Document {
  /// A record with the places of its members in the document; `nil` where it cannot be read.
  func node(at row: Int) -> JSONNode? {
    do throws(JSONError) { return try JSONReader.read(at: rows[row].range.lowerBound, in: bytes.span) } catch
    {
      return nil
    }
  }

  /// The fewest rows that have to move so that all stand newest first; those without a time stay where they are.
  ///
  /// All but the longest row of rows in which none is newer than the one above (by patience sorting).
  func rowsOutOfPlace() -> [Int] {
    let placed = rows.indices.filter { rows[$0].isPlaced }
    guard zip(placed, placed.dropFirst()).contains(where: { rows[$0].seconds < rows[$1].seconds }) else {
      return []
    }
    /// For each length the last row of such a sequence, the one that leaves most room below it.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: rows.count)
    for row in placed {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if rows[ends[middle]].seconds >= rows[row].seconds { low = middle + 1 } else { high = middle }
      }
      previous[row] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(row) } else { ends[low] = row }
    }
    var staying: Set<Int> = []
    var row = ends.last
    while let next = row {
      staying.insert(next)
      row = previous[next]
    }
    return placed.filter { !staying.contains($0) }
  }
}
