internal import JSONText
internal import Storage

/// What is chosen for this machine alone, in `config.json`: where the store is.
struct MachineSettings {
  var store: String?

  static func read(_ surroundings: Surroundings, _ files: FileSystem) throws(StorageError) -> MachineSettings
  {
    guard let path = surroundings.configurationPath else { return MachineSettings() }
    let bytes: ContiguousArray<UInt8>?
    do throws(FileError) { bytes = try files.readWhole(path)?.bytes } catch {
      throw StorageError(.file(error))
    }
    guard let bytes else { return MachineSettings() }
    do throws(JSONError) {
      return MachineSettings(store: try JSONReader.read(bytes)["store"]?.string)
    } catch {
      throw StorageError(.document(DocumentFault(json: error, in: bytes, path: path)))
    }
  }
}
