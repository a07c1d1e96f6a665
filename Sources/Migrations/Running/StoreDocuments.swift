package import CivilTime

/// The documents of one schema while a step turns them into those of another.
///
/// A step takes the records of one kind after the other, oldest document first, and puts what they become; documents
/// of kinds that it does not take stay as they are.
package struct StoreDocuments: Sendable {
  package let environment: MigrationEnvironment
  /// The documents that are still of the schema that the step leads away from, or that it leaves alone.
  var documents: [String: WorkingDocument]
  /// Documents that had the other schema before; a step may look at them.
  let settled: [String: WorkingDocument]
  var results = StepResults()
  var notes = StepNotes()
  let step: StepContext

  init(
    _ documents: [String: WorkingDocument], settled: [String: WorkingDocument], step: StepContext,
    environment: MigrationEnvironment
  ) {
    self.documents = documents
    self.settled = settled
    self.step = step
    self.environment = environment
  }

  package var zone: Zone { environment.zone }
}

/// What is fixed while a step runs.
struct StepContext: Sendable {
  var name: String
  var schema: Int
  var figuresBefore: MigrationFigures
  var figuresAfter: MigrationFigures
  var files: [StoreFile]
}
