internal import CivilTime
package import HealthLog

/// A document of settings as it was last read.
struct CachedSettings: Sendable {
  /// What it holds; where it cannot be used, what it held when it last could.
  var members: [Member]
  var fault: DocumentFault?
  var stamp: Stamp?
}

extension Store {
  package static let settingsPath = SettingsDocument.settings.path

  /// What the owner declared: the members of `trackers.json`.
  package var declarations: [Member] { settingsCache[.trackers]?.members ?? [] }

  /// Why documents of settings cannot be used; what they hold does not count then.
  package var settingsFaults: [DocumentFault] {
    SettingsDocument.allCases.compactMap { settingsCache[$0]?.fault }
  }

  /// The members of `trackers.json` in a folder that is no store yet to this program: to know all kinds beforehand.
  package static func declarations(root: String, files: FileSystem = .system) throws(StorageError) -> [Member]
  {
    try CachedSettings.read(.trackers, root, files, old: nil).members
  }

  /// Reads documents of settings that have changed; returns which.
  @discardableResult
  mutating func readSettings() throws(StorageError) -> [SettingsDocument] {
    var changed: [SettingsDocument] = []
    for document in SettingsDocument.allCases {
      let old = settingsCache[document]
      if let old, isCurrent(old.stamp, path(document.path)) { continue }
      let new = try CachedSettings.read(document, root, files, old: old)
      settingsCache[document] = new
      if let old, old.members != new.members || old.fault != new.fault { changed.append(document) }
    }
    let new = Settings(members: settingsCache[.settings]?.members ?? [])
    guard new != settings else { return changed }
    if new.zone != settings.zone {
      zone = new.zone.flatMap { Zone(named: $0) } ?? .utc
      // Times without an offset are others now.
      cache = [:]
    }
    settings = new
    return changed
  }
}

extension CachedSettings {
  fileprivate static func read(
    _ document: SettingsDocument, _ root: String, _ files: FileSystem, old: CachedSettings?
  ) throws(StorageError) -> CachedSettings {
    let file: WholeFile?
    do throws(FileError) { file = try files.wholeDocument(root + "/" + document.path) } catch {
      guard let fault = DocumentFault(error, path: document.path) else { throw .file(error) }
      return CachedSettings(members: old?.members ?? [], fault: fault)
    }
    guard let file else { return CachedSettings(members: [], stamp: .nothing) }
    do throws(DocumentFault) {
      let members = try SettingsText.members(file.bytes, of: document)
      return CachedSettings(members: members, stamp: Stamp(file))
    } catch {
      return CachedSettings(members: old?.members ?? [], fault: error, stamp: Stamp(file))
    }
  }
}
