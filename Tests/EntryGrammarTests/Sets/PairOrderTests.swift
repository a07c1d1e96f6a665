import HealthLog
import Testing

@testable import EntryGrammar

/// The rules of two bare numbers as a list of conditions, the first of which holds: what the code must agree with.
private func expected(_ a: Int, _ b: Int, last: Double?) -> PairVerdict {
  let both: PairVerdict = .asks([.repsWeight, .weightReps])
  let rows: [(Bool, PairVerdict)] = [
    (a > 30 && b > 30, both),
    (a > 30, .order(.weightReps)),
    (b > 30, .order(.repsWeight)),
    (a == 0, .order(.repsWeight)),
    (a >= 6 && (11...30).contains(b) && a == b && last != nil, .order(.weightReps)),
    (a >= 6 && (11...30).contains(b) && last == nil, both),
    (
      a >= 6 && (11...30).contains(b),
      abs(Double(a) - (last ?? 0)) < abs(Double(b) - (last ?? 0))
        ? .order(.weightReps)
        : abs(Double(b) - (last ?? 0)) < abs(Double(a) - (last ?? 0)) ? .order(.repsWeight) : both
    ),
    (a >= 11, .order(.weightReps)),
    (true, .order(.setsReps)),
  ]
  return rows.first { $0.0 }?.1 ?? both
}

@Suite("Orders of two numbers")
struct PairOrderTests {
  @Test("follows the list for all numbers up to 60", arguments: [nil, 8, 20, 21, 80] as [Double?])
  func bare(_ last: Double?) {
    for a in 0...60 {
      for b in 0...60 {
        let pair = BarePair(a: Number(a), b: Number(b), last: last)
        #expect(pair.verdict == expected(a, b, last: last), "\(a)x\(b)")
      }
    }
  }

  @Test(
    "a fraction is a weight",
    arguments: [
      ("82.5", "8", PairVerdict.order(.weightReps)), ("8", "82.5", .order(.repsWeight)),
      ("12", "7.5", .order(.repsWeight)), ("7.5", "12", .order(.weightReps)),
      ("80", "7.5", .order(.weightReps)), ("3", "2.5", .order(.repsWeight)),
    ])
  func fraction(_ a: String, _ b: String, _ verdict: PairVerdict) throws {
    let pair = BarePair(a: try #require(Number(a)), b: try #require(Number(b)))
    #expect(pair.verdict == verdict)
  }

  @Test(
    "beside a weight the larger number is reps from 8 on",
    arguments: [
      (5, 5, PairVerdict.order(.setsReps)), (3, 8, .order(.setsReps)), (8, 3, .order(.repsSets)),
      (10, 12, .order(.setsReps)), (12, 10, .order(.repsSets)), (10, 10, .order(.setsReps)),
      (7, 3, .asks([.setsReps, .repsSets])), (3, 7, .asks([.setsReps, .repsSets])),
      (1, 5, .asks([.setsReps, .repsSets])), (7, 8, .order(.setsReps)), (8, 7, .order(.repsSets)),
    ])
  func loaded(_ a: Int, _ b: Int, _ verdict: PairVerdict) {
    #expect(LoadedPair(a: Number(a), b: Number(b)).verdict == verdict)
  }

  @Test(
    "in a line the first order holds where the numbers allow it",
    arguments: [
      (10, 10, .weightReps, 12, .order(.weightReps)),
      (10, 10, .weightReps, 80, .asks([.setsReps, .weightReps])),
      (3, 8, .weightReps, nil, .order(.setsReps)),
      (20, 35, .weightReps, 60, .order(.weightReps)),
      (40, 35, .repsWeight, 60, .order(.repsWeight)),
      (8, 80, .weightReps, 60, .asks([.repsWeight, .weightReps])),
      (80, 8, .repsWeight, 60, .asks([.weightReps, .repsWeight])),
      (8, 80, .setsReps, nil, .order(.repsWeight)),
      (8, 12, .setsReps, nil, .order(.setsReps)),
      (12, 6, .setsReps, nil, .order(.weightReps)),
    ] as [(Int, Int, PairOrder, Double?, PairVerdict)])
  func inLine(_ a: Int, _ b: Int, _ fixed: PairOrder, _ first: Double?, _ verdict: PairVerdict) {
    let pair = BarePair(a: Number(a), b: Number(b))
    #expect(pair.verdict(fixed: fixed, first: first) == verdict)
  }
}
