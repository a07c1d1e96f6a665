internal import CivilTime
internal import HealthLog
internal import Storage

/// The inner loop of a question over all records: each document read whole, its index kept, its text let go.
struct IndexScan: Sendable {
  private(set) var indexes: [DocumentIndex] = []

  init(glucoseOf store: String, _ files: FileSystem) throws(BenchError) {
    let folder = store + "/glucose"
    let names: [String]
    do throws(FileError) { names = try files.list(folder) ?? [] } catch { throw BenchError(.file(error)) }
    for file in names.sorted() {
      if let name = DocumentName(kind: "glucose", file: file) { try keep(name, folder + "/" + file, files) }
    }
  }

  private mutating func keep(_ name: DocumentName, _ path: String, _ files: FileSystem) throws(BenchError) {
    let file: WholeFile?
    do throws(FileError) { file = try files.readWhole(path) } catch { throw BenchError(.file(error)) }
    guard let file else { return }
    do throws(DocumentFault) {
      indexes.append(try Document(file.bytes, as: name, .glucose, zone: .utc).index)
    } catch {
      throw BenchError(.document("\(error)"))
    }
  }

  /// How many records there are, and the sum of their values.
  var text: String {
    let rows = indexes.lazy.flatMap(\.rows)
    let sum = rows.reduce(0) { $0 + ($1.value.isNaN ? 0 : $1.value) }
    return "\(rows.count) records, sum \(Shown.decimals(sum, 0))"
  }
}
