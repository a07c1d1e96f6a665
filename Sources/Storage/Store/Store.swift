package import CivilTime
package import HealthLog
internal import Migrations

/// A folder of documents: read only as far as a command needs it, written only as whole actions.
package struct Store: Sendable {
  package let root: String
  let files: FileSystem
  /// Gives a new record its id; a test passes one that counts.
  let newID: @Sendable () -> String
  package private(set) var catalogue: Catalogue
  /// What was read, by document, with the stamp by which a change outside is noticed.
  var cache: [DocumentName: CachedDocument] = [:]
  /// Documents that this command has looked at already: it sees one state of each; `nil` outside of commands.
  var looked: Set<DocumentName>?
  /// The months of which this command has found documents already, by kind.
  var listed: [String: [Int]] = [:]
  /// More bytes of documents than these are not kept: the oldest months go, and are read anew when they are asked for.
  var cacheLimit = 4 << 20
  var settingsCache = SettingsCache()
  /// The owner's settings.
  package internal(set) var settings = Settings()
  /// The zone of a time whose offset a hand left out: that of the settings, else UTC.
  package internal(set) var zone = Zone.utc
  /// The zone of the machine: times of an older schema are put in it where the settings name none.
  package var machineZone = Zone.utc { didSet { older.forget() } }
  /// What documents of older schemas come to.
  var older = OlderParts()
  /// The documents, of whatever schema, that can hold records of a kind; of those kinds that were asked for.
  var sourcesByKind: [String: [MigrationSource]] = [:]
  /// Folders in which a stage was seen that no running command may own.
  var leftoverFolders: Set<String> = []
  /// Whether this command has waited for the lock already, to no end: it does not wait as long again.
  var hasWaited = false
  /// Above this many bytes of edits in an action its documents are kept as they were.
  var spliceLimit = 1 << 20
  /// No document is made larger than this.
  var sizeLimit = Document.sizeLimit
  /// The months that an answer is made without, where one may lack what cannot be used; `nil` where that is an error.
  package var gaps: [Gap]?
  /// What happened outside or was put right, not told to anyone yet.
  package var notices: [StoreNotice] = []

  /// Reads the settings; where they cannot be used, `settingsFaults` and a notice say so and the rest works.
  package init(
    root: String, catalogue: Catalogue, files: FileSystem = .system,
    newID: @escaping @Sendable () -> String = RecordID.random
  ) throws(StorageError) {
    self.root = root
    self.files = files
    self.newID = newID
    self.catalogue = catalogue
    do throws(MigrationError) { try migrations.validate() } catch {
      throw StorageError(.migration(error))
    }
    adopt(catalogue)
    try readSettings()
    notices += settingsFaults.map { StoreNotice($0) }
  }

  /// Knows other kinds from now on: those that the owner added or took away.
  package mutating func adopt(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    cache = [:]
    older.forget()
  }

  /// The kind of that name; its name is that of a folder, and none may lead out of the store.
  func kind(_ name: String) -> Kind? { DocumentName.isFolder(name) ? catalogue.kind(name) : nil }

  func plan(of kind: String) throws(StorageError) -> ScanPlan {
    guard let kind = self.kind(kind) else { throw StorageError(.unknownKind(kind)) }
    return ScanPlan(kind)
  }

  func path(_ document: String) -> String { root + "/" + document }
  var ownFolder: String { root + "/.vitals" }
  var lockPath: String { ownFolder + "/lock" }
  var keptTexts: KeptTexts { KeptTexts(files: files, ownFolder: ownFolder) }
  var spare: SpareFile { SpareFile(files: files, in: ownFolder) }
  var leftovers: Leftovers { Leftovers(files: files, ownFolder: ownFolder) }

  /// The journal, as long as the owner lets it become: `history.megabytes`, else 16.
  var journal: JournalFile {
    var journal = JournalFile(path: ownFolder + "/journal", files: files)
    if let size = settings["history.megabytes"]?.number?.whole, 1...1024 ~= size {
      journal.limit = size << 20
    }
    return journal
  }
}

/// Something that the owner is to be told once.
package struct StoreNotice: Equatable, Sendable {
  package var text: String
  /// What is wrong with a document, where the text says no more than that.
  package var fault: DocumentFault?

  package init(_ text: String) { self.text = text }

  /// A fault of a document, perhaps with what has come before it: `changed, and cannot be used: `.
  init(_ fault: DocumentFault, after words: String = "") {
    text = "\(words)\(fault)"
    self.fault = fault
  }

  /// Whether it says what is said already with this fault.
  package func isOf(_ other: DocumentFault) -> Bool {
    guard let fault else { return false }
    return (fault.path, fault.line, fault.column, fault.code) == (
      other.path, other.line, other.column, other.code
    )
  }
}

extension Store {
  /// The bytes of a document as it is on the disk; `nil` when it is not there.
  func text(of path: String) throws(StorageError) -> FileSystem.Bytes? {
    do throws(FileError) { return try files.wholeDocument(self.path(path))?.bytes } catch {
      throw DocumentFault(error, path: path).map(StorageError.document) ?? .file(error)
    }
  }

  /// Runs what talks to the disk, its failures as errors of the store.
  func onDisk<T>(_ body: () throws(FileError) -> T) throws(StorageError) -> T {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }
}
