/// Finds all faults of a text at once, in one walk over it.
///
/// After each fault the walk goes on as if that were mended, as long as it is clear what is meant; behind a
/// fault that may mean this or that, it ends. A text of which every fault has a mend is sound with these mends.
package struct JSONFaults {
  /// The most that are found in one text.
  package static let limit = 10_000

  /// What is due when a fault is met.
  enum Step: Hashable {
    case value, name, colon, separator, end
  }

  /// How the walk goes on after a fault.
  enum Sequel: Hashable {
    /// What was due counts as read and ends here.
    case done(at: Int)
    /// What was due is still to be read, from here on.
    case again(at: Int)
    /// The string that was due goes on here.
    case insideText(at: Int)
    /// The value before ends here, and a separator is due.
    case valueEnds(at: Int)
    /// The container counts as closed and ends here.
    case closed(at: Int)
    /// What follows cannot be told.
    case stop

    var isAgain: Bool {
      guard case .again = self else { return false }
      return true
    }
  }

  /// Ends the walk.
  struct Stop: Error {}

  var scanner = JSONScanner(allowsDoubleNames: true)
  private(set) var faults: [JSONFault] = []
  /// Behind the last byte that a mend changes.
  private var mendedEnd = 0

  private init() {}

  /// The faults in the order of the text; none if it is sound.
  package static func find(in bytes: ContiguousArray<UInt8>) -> [JSONFault] { find(in: bytes.span) }

  /// The faults in the order of the text; none if it is sound.
  package static func find(in bytes: Span<UInt8>) -> [JSONFault] {
    var walk = JSONFaults()
    do throws(Stop) { try walk.text(in: bytes) } catch {}
    return walk.faults
  }

  /// The text with all its faults mended; `nil` if one of them has no mend.
  package static func mended(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
    let faults = find(in: bytes)
    let mends = faults.compactMap(\.mend)
    guard mends.count == faults.count, faults.count < limit else { return nil }
    var mended = bytes
    JSONSplice.apply(mends, to: &mended)
    return mended
  }

  /// Notes the fault that ended a step, and moves to where the walk goes on.
  mutating func note(_ error: JSONError, at step: Step, in bytes: Span<UInt8>) throws(Stop) -> Sequel {
    let repair = JSONRepair(of: error, at: step, offset: scanner.offset, in: bytes)
    try append(JSONFault(error, mend: repair.mend))
    switch repair.sequel {
    case .done(let offset), .again(let offset), .valueEnds(let offset):
      scanner.offset = offset
      scanner.skipWhiteSpace(in: bytes)
    case .insideText(let offset): scanner.offset = offset
    case .closed(let offset):
      scanner.offset = offset
      scanner.depth -= 1
    case .stop: throw Stop()
    }
    return repair.sequel
  }

  /// Adds a fault; one whose mend would change what another changes already ends the walk.
  mutating func append(_ fault: JSONFault) throws(Stop) {
    var fault = fault
    let isClash = fault.mend.map { $0.range.lowerBound < mendedEnd } ?? false
    if isClash { fault.mend = nil }
    mendedEnd = fault.mend?.range.upperBound ?? mendedEnd
    faults.append(fault)
    if isClash || faults.count == Self.limit { throw Stop() }
  }
}
