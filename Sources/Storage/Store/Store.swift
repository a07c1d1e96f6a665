package import CivilTime
package import HealthLog

/// A folder of documents: read only as far as a command needs it, written only as whole actions.
package struct Store: Sendable {
  package let root: String
  let files: FileSystem
  /// Gives a new record its id; a test passes one that counts.
  let newID: @Sendable () -> String
  package let catalogue: Catalogue
  package private(set) var settings = Settings()
  private(set) var plans: [String: ScanPlan]
  /// What was read, by document, with the stamp by which a change outside is noticed.
  var cache: [DocumentName: CachedDocument] = [:]
  /// Folders in which a stage was seen that no running command owns.
  var leftoverFolders: Set<String> = []
  /// What happened outside or was put right, not told to anyone yet.
  package var notices: [StoreNotice] = []

  package init(
    root: String, catalogue: Catalogue, files: FileSystem = .system,
    newID: @escaping @Sendable () -> String = RecordID.random
  ) throws(StorageError) {
    self.root = root
    self.files = files
    self.newID = newID
    self.catalogue = catalogue
    plans = Dictionary(uniqueKeysWithValues: catalogue.kinds.map { ($0.name, ScanPlan($0)) })
    try readSettings()
  }

  package static let settingsPath = "vitals.json"

  mutating func readSettings() throws(StorageError) {
    let path = root + "/" + Self.settingsPath
    guard let file = try files.whole(path) else {
      settings = Settings()
      return
    }
    do throws(DocumentFault) {
      settings = Settings(members: try SettingsText.members(file.bytes, path: Self.settingsPath))
    } catch {
      throw .document(error)
    }
  }

  /// The zone of a time whose offset a hand left out: that of the settings, else UTC.
  package var zone: Zone { settings.zone.flatMap { Zone(named: $0) } ?? .utc }

  var ownFolder: String { root + "/.vitals" }
  var journal: JournalFile { JournalFile(path: ownFolder + "/journal", files: files) }

  func path(_ document: String) -> String { root + "/" + document }
}

/// Something that the owner is to be told once.
package struct StoreNotice: Equatable, Sendable {
  package var text: String

  package init(_ text: String) { self.text = text }
}

/// A document as it was last read, or the reason that it could not be used.
struct CachedDocument: Sendable {
  var result: Result<Document, DocumentFault>
  var status: FileStatus
  var readAt: Int64
}

extension FileSystem {
  /// Reads a file whole through links; `nil` when it is not there.
  func whole(_ path: String) throws(StorageError) -> WholeFile? {
    do throws(FileError) {
      return try readWhole(path, sizeLimit: Document.sizeLimit)
    } catch {
      guard error.isLink else { throw .file(error) }
    }
    do throws(FileError) { return try readWhole(try resolved(path), sizeLimit: Document.sizeLimit) } catch {
      throw .file(error)
    }
  }
}
