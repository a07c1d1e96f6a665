internal import CivilTime
package import HealthLog
internal import JSONText

/// A document of settings as it was last read.
struct CachedSettings: Sendable {
  /// What it holds; where it cannot be used, what it held when it last could.
  var members: [Member]
  var fault: DocumentFault?
  var stamp: Stamp?
}

/// The documents of settings, as far as they were read.
struct SettingsCache: Sendable {
  private var settings: CachedSettings?
  private var trackers: CachedSettings?

  subscript(document: SettingsDocument) -> CachedSettings? {
    get {
      switch document {
      case .settings: settings
      case .trackers: trackers
      }
    }
    set {
      switch document {
      case .settings: settings = newValue
      case .trackers: trackers = newValue
      }
    }
  }
}

extension Store {
  package static let settingsPath = SettingsDocument.settings.path

  /// What the owner declared: the members of `trackers.json`.
  package var declarations: [Member] { settingsCache[.trackers]?.members ?? [] }

  /// Why documents of settings cannot be used; what they hold does not count then.
  package var settingsFaults: [DocumentFault] { SettingsDocument.allCases.compactMap(fault) }

  /// Why one of them cannot be used; `nil` when it can, or is not there.
  package func fault(of document: SettingsDocument) -> DocumentFault? { settingsCache[document]?.fault }

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
    followSettings()
    return changed
  }

  /// Takes a document of settings as it was written; it is read again when it is asked for next.
  mutating func note(_ bytes: SettingsText.Bytes?, of document: SettingsDocument) {
    settingsCache[document] = CachedSettings(bytes, of: document, old: settingsCache[document])
    followSettings()
  }

  /// A zone that nobody knows is told once: times without an offset, and what is today, are then taken by another.
  private mutating func followSettings() {
    let new = Settings(members: settingsCache[.settings]?.members ?? [])
    guard new != settings else { return }
    if new.zone != settings.zone {
      let named = new.zone.flatMap { Zone(named: $0) }
      if let name = new.zone, named == nil, let fault = zoneFault(name) { notices.append(StoreNotice(fault)) }
      zone = named ?? .utc
      // Times without an offset are others now.
      cache = [:]
      older.forget()
    }
    settings = new
  }
}

extension Store {
  /// What is wrong with the zone of the settings, in the words of `check`.
  private func zoneFault(_ name: String) -> DocumentFault? {
    let document = SettingsDocument.settings
    do throws(StorageError) {
      guard let bytes = try text(of: document.path) else { return nil }
      do throws(DocumentFault) {
        guard let node = try SettingsText.node(bytes, of: document)["zone"], node.string == name else {
          return nil
        }
        return DocumentFault(
          at: node.range, in: bytes, path: document.path, code: "setting",
          message: "expected 'zone' to be the name of a zone such as 'Europe/Berlin', found \(node.value)")
      } catch {
        return nil
      }
    } catch {
      return nil
    }
  }
}

extension CachedSettings {
  fileprivate init(_ bytes: SettingsText.Bytes?, of document: SettingsDocument, old: CachedSettings?) {
    do throws(DocumentFault) {
      self.init(
        members: try bytes.map { bytes throws(DocumentFault) in
          try SettingsText.members(bytes, of: document)
        } ?? [])
    } catch {
      self.init(members: old?.members ?? [], fault: error)
    }
  }

  fileprivate static func read(
    _ document: SettingsDocument, _ root: String, _ files: FileSystem, old: CachedSettings?
  ) throws(StorageError) -> CachedSettings {
    let file: WholeFile?
    do throws(FileError) { file = try files.wholeDocument(root + "/" + document.path) } catch {
      guard let fault = DocumentFault(error, path: document.path) else { throw .file(error) }
      return CachedSettings(members: old?.members ?? [], fault: fault)
    }
    var settings = CachedSettings(file?.bytes, of: document, old: old)
    settings.stamp = file.map { Stamp($0) } ?? .nothing
    return settings
  }
}
