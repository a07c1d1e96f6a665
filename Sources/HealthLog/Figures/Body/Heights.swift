package import CivilTime

/// The owner's heights over time, to find the one that held at a weighing.
package struct Heights: Sendable {
  private let heights: [(instant: Instant, record: Record)]

  /// Takes records of height in any order; those without a time or a value are left out.
  package init(_ records: [Record], in zone: Zone) {
    heights = records.compactMap { record in
      guard Kind.height.mainFigure(of: record, in: zone) != nil,
        let anchor = Kind.height.anchor(of: record, in: zone)
      else { return nil }
      return (anchor.instant, record)
    }
    .sorted { $0.instant < $1.instant }
  }

  /// The last height at or before `instant`, else the first after it.
  package func height(at instant: Instant) -> Record? {
    var (low, high) = (0, heights.count)
    while low < high {
      let middle = (low + high) / 2
      if heights[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? heights[low - 1].record : heights.first?.record
  }

  /// The body mass index of a record of weight, with the height that held then.
  package func index(of weight: Record, in zone: Zone) -> BodyMassIndex? {
    guard let anchor = Kind.weight.anchor(of: weight, in: zone), let height = height(at: anchor.instant)
    else {
      return nil
    }
    return BodyMassIndex(weight: weight, height: height)
  }
}
