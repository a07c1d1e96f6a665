/// All steps there are, in order.
package struct MigrationPlan: Sendable {
  package let steps: [Migration]

  package init(_ steps: [Migration]) { self.steps = steps }

  /// The schema that the program writes.
  package var current: Int { steps.last?.to ?? 0 }

  /// The first schema that ever was.
  package var oldest: Int { steps.first?.from ?? 0 }

  /// Makes sure that the steps lead from each schema to the next, without a gap and none of them twice.
  package func validate() throws(MigrationError) {
    guard !steps.isEmpty else { throw MigrationError(.noSteps) }
    for step in steps where step.to != step.from + 1 {
      throw MigrationError(.notOneSchema(step: step.name, from: step.from, to: step.to))
    }
    for place in steps.indices.dropFirst() where steps[place - 1].to != steps[place].from {
      let (step, next) = (steps[place - 1], steps[place])
      guard step.from != next.from else { throw MigrationError(.double(from: step.from)) }
      throw MigrationError(.gap(after: step.to, next: next.from))
    }
  }

  func step(from schema: Int) -> Migration? { steps.first { $0.from == schema } }

  func step(to schema: Int) -> Migration? { steps.first { $0.to == schema } }
}

/// What a schema is to the program.
package enum SchemaState: Hashable, Sendable {
  /// The one that it writes.
  case applied
  /// An older one; the names of the steps that are to be carried out, in order.
  case pending([String])
  /// One of a newer program: it is never written, and never dropped.
  case superseded
  /// None that ever was.
  case unknown
}

extension MigrationPlan {
  package func state(of schema: Int) -> SchemaState {
    if schema == current { return .applied }
    if schema > current { return .superseded }
    return schema < oldest ? .unknown : .pending(steps.filter { $0.from >= schema }.map(\.name))
  }

  /// The schema that a document spells, or why it has none that this program can read.
  ///
  /// A newer one is read here all the same: `state` tells it.
  package func schema(spelled text: String?) throws(MigrationError) -> Int {
    guard let text else { throw MigrationError(.noSchema) }
    guard let schema = Int(text) else { throw MigrationError(.schemaSpelling(text)) }
    guard state(of: schema) != .unknown else { throw MigrationError(.unknownSchema(schema, oldest: oldest)) }
    return schema
  }
}

extension MigrationPlan {
  /// Which documents, of whatever schema, can hold the records of a kind as the program knows it.
  package func sources(of kind: String) -> [MigrationSource] {
    steps.reversed().reduce(into: [MigrationSource(kind)]) { sources, step in
      let older = sources.flatMap { source in
        (step.sources[source.kind] ?? [MigrationSource(source.kind)]).map { $0.widened(by: source.reach) }
      }
      sources = Self.joined(sources + older)
    }
  }

  private static func joined(_ sources: [MigrationSource]) -> [MigrationSource] {
    Dictionary(grouping: sources, by: \.kind).map { kind, sources in
      let reaches = sources.map(\.reach)
      return MigrationSource(kind, reach: reaches.contains(nil) ? nil : reaches.compactMap(\.self).max())
    }.sorted { $0.kind < $1.kind }
  }
}

extension MigrationSource {
  fileprivate func widened(by other: Int?) -> MigrationSource {
    MigrationSource(kind, reach: reach.flatMap { reach in other.map { reach + $0 } })
  }
}
