/// Which folder holds the records, and what said so.
package struct StoreLocation: Equatable, Sendable {
  package enum Origin: String, Sendable {
    case option = "the option --store"
    case variable = "the variable VITALS_STORE"
    case folder = "the folder you are in"
    case configuration = "config.json"
    case standard = "the default place"
  }

  package var path: String
  package var origin: Origin

  package init(path: String, origin: Origin) { (self.path, self.origin) = (path, origin) }
}

/// What the surroundings of the program say, read once at start.
package struct Surroundings: Sendable {
  package var variable: @Sendable (String) -> String?
  package var currentFolder: String

  package init(variable: @escaping @Sendable (String) -> String?, currentFolder: String) {
    self.variable = variable
    self.currentFolder = currentFolder
  }

  /// The process's own.
  package static var system: Surroundings {
    Surroundings(variable: SystemCall.variable, currentFolder: SystemCall.currentFolder())
  }

  /// A folder of the XDG base directories: that of the variable when it is absolute, else the one under `HOME`.
  package func folder(_ name: String, _ fallback: String) -> String? {
    if let folder = variable(name), folder.hasPrefix("/") { return folder }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/" + fallback
  }

  package var configurationPath: String? {
    folder("XDG_CONFIG_HOME", ".config").map { $0 + "/vitals/config.json" }
  }

  package var historyPath: String? { folder("XDG_STATE_HOME", ".local/state").map { $0 + "/vitals/history" } }
}

extension StoreLocation {
  /// Looks in the order: option, variable, the folders from here upward, the machine's configuration, the default.
  package static func find(
    option: String?, configured: String?, surroundings: Surroundings, files: FileSystem
  ) throws(StorageError) -> StoreLocation {
    if let option { return StoreLocation(path: surroundings.absolute(option), origin: .option) }
    if let path = surroundings.variable("VITALS_STORE"), !path.isEmpty {
      return StoreLocation(path: surroundings.absolute(path), origin: .variable)
    }
    if let path = try enclosing(surroundings.currentFolder, files) {
      return StoreLocation(path: path, origin: .folder)
    }
    if let configured {
      return StoreLocation(path: surroundings.absolute(configured), origin: .configuration)
    }
    guard let data = surroundings.folder("XDG_DATA_HOME", ".local/share") else { throw StorageError(.noHome) }
    return StoreLocation(path: data + "/vitals", origin: .standard)
  }

  /// The nearest folder at or above `start` that is a store.
  private static func enclosing(_ start: String, _ files: FileSystem) throws(StorageError) -> String? {
    var folder = start
    while true {
      if try isStore(folder, files) { return folder }
      guard folder != "/" && folder != "." else { return nil }
      folder = parent(folder)
    }
  }

  private static func isStore(_ folder: String, _ files: FileSystem) throws(StorageError) -> Bool {
    do throws(FileError) {
      if try files.status(files.resolved(folder + "/.vitals"))?.kind == .folder { return true }
      guard let settings = try files.wholeDocument(folder + "/vitals.json") else { return false }
      return SettingsText.isSettings(settings.bytes)
    } catch {
      // A folder above that may not be looked into cannot be meant, nor one with something else of that name.
      if error.isReadOnly || error.isNoDocument { return false }
      throw StorageError(.file(error))
    }
  }
}

extension Surroundings {
  /// The path from the root, with `~` for the home folder.
  package func absolute(_ path: String) -> String {
    if path == "~" || path.hasPrefix("~/"), let home = variable("HOME") { return home + path.dropFirst() }
    var path = path.hasPrefix("/") ? path : currentFolder + "/" + path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
