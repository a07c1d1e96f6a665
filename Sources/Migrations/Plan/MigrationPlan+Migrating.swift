extension MigrationPlan {
  /// Brings documents to a schema: all of them, or none and the reason.
  ///
  /// - Parameters:
  ///   - files: the documents of a store, or those of them that are of interest.
  ///   - target: the schema; without one, that of the program.
  ///   - environment: what steps cannot know.
  /// - Returns: the documents as they are to be, with all that there is to tell.
  /// - Throws: the first thing that stands in the way, with its document, line and record.
  package func migrate(
    _ files: [StoreFile], to target: Int? = nil, in environment: MigrationEnvironment
  ) throws(MigrationError) -> MigrationResult {
    let target = target ?? current
    guard state(of: target) != .unknown else { throw MigrationError(.unknownSchema(target, oldest: oldest)) }
    guard state(of: target) != .superseded else { throw MigrationError(.superseded(target, known: current)) }
    var run = MigrationRun(self, files, to: target, in: environment)
    return try run.result()
  }
}
