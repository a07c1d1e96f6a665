internal import JSONText

extension StoreDocuments {
  /// The documents of the new schema, with those that the step left alone among them.
  consuming func finished() throws(MigrationError) -> (documents: [String: WorkingDocument], notes: StepNotes)
  {
    var (documents, notes) = (documents, notes)
    for document in documents.values { Self.count(document, &notes.before) }
    do throws(JSONError) {
      try results.finish(&documents, schema: step.schema, zone: environment.zone)
    } catch {
      throw MigrationError(.json(error))
    }
    for path in documents.keys { documents[path]?.setSchema(step.schema) }
    for document in documents.values { Self.count(document, &notes.after) }
    return (documents, notes)
  }

  private static func count(_ document: WorkingDocument, _ totals: inout MigrationTotals) {
    guard let kind = document.path.records?.kind, let items = document.items, !items.isEmpty else { return }
    totals.count(kind, items.count)
  }
}
