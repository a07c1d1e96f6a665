package import HealthLog

/// What of a record was not said, each once; bits rather than a `Set`, which takes longer to set up than to use here.
package struct Inferences: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static var unit: Self { Self(rawValue: 1) }
  package static var time: Self { Self(rawValue: 2) }
  package static var date: Self { Self(rawValue: 4) }
  package static var order: Self { Self(rawValue: 8) }
  package static var weight: Self { Self(rawValue: 16) }
  package static var seconds: Self { Self(rawValue: 32) }

  /// In the order in which an answer names them.
  package var list: [Reading.Inference] {
    let all: [(Inferences, Reading.Inference)] = [
      (.unit, .unit), (.time, .time), (.date, .date), (.order, .order), (.weight, .weight),
      (.seconds, .seconds),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
