extension MigrationPlan {
  /// Reads documents of any schema as if they were of this program's: nothing is written.
  ///
  /// `sources(of:)` tells which documents an answer about a kind and some months needs; of the documents that come
  /// back only those of these months are whole. A document that cannot be read is named, and the others are read.
  package func read(_ files: [StoreFile], in environment: MigrationEnvironment) -> MigrationReading {
    var (files, faults) = (files, [MigrationError]())
    while true {
      do throws(MigrationError) {
        let result = try migrate(files, in: environment)
        return MigrationReading(
          documents: result.documents, superseded: result.superseded, findings: result.findings,
          faults: faults)
      } catch {
        faults.append(error)
        let count = files.count
        files.removeAll { $0.path == error.place?.path }
        guard files.count < count else {
          return MigrationReading(documents: [], superseded: [], findings: [], faults: faults)
        }
      }
    }
  }
}

/// Documents as the program knows them, whatever schema they have on the disk.
package struct MigrationReading: Sendable {
  package let documents: [MigratedDocument]
  /// Documents of a newer program, which were not read.
  package let superseded: [SupersededDocument]
  package let findings: [MigrationNote]
  /// Why the others could not be read.
  package let faults: [MigrationError]
}
