internal import JSONText

/// Brings the documents of a store to one schema, step by step.
struct MigrationRun {
  private let plan: MigrationPlan
  private let target: Int
  private let files: [StoreFile]
  private let environment: MigrationEnvironment
  /// The documents by schema and path.
  private var levels: [Int: [String: WorkingDocument]] = [:]
  private var schemas: [Int?] = []
  private var reports: [MigrationStepReport] = []
  private var findings: [StepNotes.Entry] = []
  private var losses: [StepNotes.Entry] = []
  /// Documents of a newer program: left as they are.
  private var superseded: [SupersededDocument] = []

  init(_ plan: MigrationPlan, _ files: [StoreFile], to target: Int, in environment: MigrationEnvironment) {
    self.plan = plan
    self.files = files
    self.target = target
    self.environment = environment
  }

  mutating func result() throws(MigrationError) -> MigrationResult {
    try readAll()
    for step in plan.steps where step.from < target { try run(step, step.up, from: step.from, to: step.to) }
    for step in plan.steps.reversed() where step.to > target {
      guard levels[step.to]?.isEmpty == false else { continue }
      guard let down = step.down else { throw MigrationError(.noWayBack(step: step.name)) }
      try run(step, down, from: step.to, to: step.from)
    }
    return try finished()
  }

  private mutating func readAll() throws(MigrationError) {
    var paths: Set<String> = []
    for (number, file) in files.enumerated() {
      guard paths.insert(file.path).inserted else { throw MigrationError(.twoDocuments, in: file) }
      try read(file, number)
    }
  }

  private mutating func read(_ file: StoreFile, _ number: Int) throws(MigrationError) {
    let document = try WorkingDocument(reading: file, number: number)
    let schema: Int
    do throws(MigrationError) {
      schema = try plan.schema(spelled: document["schema"].map(\.description))
    } catch {
      throw MigrationError(error.kind, in: file, at: document.base?.range(of: "schema"))
    }
    guard plan.state(of: schema) != .superseded else {
      schemas.append(nil)
      superseded.append(SupersededDocument(path: file.path, schema: schema, known: plan.current))
      return
    }
    schemas.append(schema)
    levels[schema, default: [:]][file.path] = document
  }

  private mutating func run(
    _ step: Migration, _ change: Migration.Step, from: Int, to: Int
  ) throws(MigrationError) {
    guard let documents = levels.removeValue(forKey: from), !documents.isEmpty else { return }
    let isUp = from < to
    let context = StepContext(
      name: step.name, schema: to, figuresBefore: isUp ? step.figures.old : step.figures.new,
      figuresAfter: isUp ? step.figures.new : step.figures.old, files: files)
    var store = StoreDocuments(
      documents, settled: levels[to] ?? [:], step: context, environment: environment)
    try change(&store)
    let (result, notes) = try store.finished()
    try report(notes, step.name, from, to)
    try merge(result, into: to)
  }

  private mutating func report(
    _ notes: StepNotes, _ name: String, _ from: Int, _ to: Int
  ) throws(MigrationError) {
    let differences = notes.before.differences(to: notes.after)
    guard differences.isEmpty || !notes.losses.isEmpty else {
      throw MigrationError(.sums(step: name, differences))
    }
    findings += notes.findings
    losses += notes.losses
    reports.append(
      MigrationStepReport(
        name: name, from: from, to: to, before: notes.before, after: notes.after, unseen: notes.unseen))
  }

  /// Adds documents to those that had the schema already.
  private mutating func merge(_ documents: [String: WorkingDocument], into schema: Int) throws(MigrationError)
  {
    var level = levels[schema] ?? [:]
    for (path, document) in documents.sorted(by: { $0.key < $1.key }) {
      if let ahead = superseded.first(where: { $0.path == path }) {
        throw MigrationError(
          .superseded(ahead.schema, known: ahead.known), at: MigrationPlace(path: path, line: 1, column: 1))
      }
      do throws(JSONError) {
        level[path] = try level[path]?.merged(with: document, in: environment) ?? document
      } catch {
        throw MigrationError(.json(error), at: MigrationPlace(path: path, line: 1, column: 1))
      }
    }
    levels[schema] = level
  }
}

/// A document that a newer program wrote: named with both schemas, and left alone.
package struct SupersededDocument: Hashable, Sendable {
  package var path: String
  package var schema: Int
  package var known: Int

  package init(path: String, schema: Int, known: Int) {
    self.path = path
    self.schema = schema
    self.known = known
  }
}

extension SupersededDocument: CustomStringConvertible {
  package var description: String { "\(path): written by schema \(schema); this program knows \(known)" }
}

// MARK: The result

extension MigrationRun {
  private func finished() throws(MigrationError) -> MigrationResult {
    var documents: [MigratedDocument] = []
    for (path, document) in (levels[target] ?? [:]).sorted(by: { $0.key < $1.key }) {
      do throws(JSONError) {
        let text = try DocumentText(document)
        let records = zip(document.items ?? [], text.records).map {
          MigratedRecord(origin: $0.origin, range: $1)
        }
        documents.append(
          MigratedDocument(path: path, bytes: text.bytes, records: ContiguousArray(records)))
      } catch {
        throw MigrationError(.json(error), at: MigrationPlace(path: path, line: 1, column: 1))
      }
    }
    var places = RecordPlaces(files)
    return MigrationResult(
      schema: target, files: files, schemas: schemas, documents: documents, superseded: superseded,
      steps: reports,
      findings: places.notes(findings), losses: places.notes(losses))
  }
}
