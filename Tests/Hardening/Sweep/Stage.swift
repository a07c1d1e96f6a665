import Foundation

/// An action that is ready to be broken: the store before and after, and the calls in between.
struct Stage {
  /// What can be seen of a store.
  struct Sight {
    var tree: Tree
    var list: String
    var status: Child.Ending
  }

  let action: Action
  let vitals: Vitals
  let tracer: Tracer
  /// A copy of the store as it is before the action.
  let template: String
  let before: Sight
  let after: Sight
  /// The ids that are there before.
  let known: Set<String>
  /// How the action ends when nothing goes wrong.
  let ending: Child.Ending
  let trace: Trace

  struct NotReady: Error, CustomStringConvertible {
    var description: String
  }

  init(_ action: Action, _ vitals: Vitals, _ tracer: Tracer, number: Int) throws {
    (self.action, self.vitals, self.tracer) = (action, vitals, tracer)
    try vitals.fill(action.documents)
    for words in action.before {
      let result = try vitals.run(words)
      guard result.ending == .exit(0) else { throw NotReady(description: "\(words): \(result.errors)") }
    }
    template = vitals.scratch.file("template-\(number)")
    try vitals.scratch.replace(template, by: vitals.store)
    known = Tree(vitals.store).ids
    before = try Self.sight(vitals, known)
    try vitals.scratch.replace(vitals.store, by: template)
    let (result, trace) = try tracer.run(vitals, action.words)
    (ending, self.trace) = (result.ending, trace)
    after = try Self.sight(vitals, known)
    guard result.ending == .exit(0), after.tree != before.tree else {
      throw NotReady(
        description: "'\(action.name)' does nothing when undisturbed: \(result.errors)\(result.output)")
    }
  }

  static func sight(_ vitals: Vitals, _ known: Set<String>) throws -> Sight {
    let result = try vitals.list()
    // A list stops at a document that cannot be read; this looks at all of them.
    if result.ending != .exit(0) { _ = try vitals.run(["check"]) }
    return Sight(
      tree: Tree(vitals.store).withoutIDs(besides: known),
      list: IDs.replaced(in: result.output, besides: known),
      status: result.ending)
  }

  func reset() throws { try vitals.scratch.replace(vitals.store, by: template) }

  /// How many records a person had before.
  var recordCount: Int { known.count }

  private var calls: [Trace.Call] { trace.calls(touching: vitals.scratch.data) }
  var changingCalls: [Trace.Call] { calls.filter(\.changes) }

  /// Of calls that read the same over and over, the first and the last.
  var readingCalls: [Trace.Call] {
    let reading = calls.filter(\.reads)
    let same = Dictionary(grouping: reading.indices, by: { reading[$0].line })
    return same.values.flatMap { Set([$0[0], $0[$0.count - 1]]) }.sorted().map { reading[$0] }
  }
}
