package import CivilTime
package import HealthLog
package import JSONText
internal import Migrations

extension Document {
  /// The schema that this program writes.
  package static var schema: Int { MigrationPlan.standard.current }
  /// All schemas that this program can bring documents to.
  package static var schemas: ClosedRange<Int> { MigrationPlan.standard.oldest...schema }
  /// No month of a person's life is larger; a larger file is something else.
  package static let sizeLimit = 64 << 20

  /// Reads a document of a kind; `zone` holds where a hand left the offset of a time out.
  package init(_ bytes: Bytes, as name: DocumentName, _ kind: Kind, zone: Zone) throws(DocumentFault) {
    self = try Self.read(bytes, as: name, plan: ScanPlan(kind), zone: zone)
  }

  /// Reads a document from its bytes, or says why it cannot be used.
  static func read(_ bytes: Bytes, as name: DocumentName, plan: ScanPlan, zone: Zone) throws(DocumentFault)
    -> Document
  {
    let document = try scan(bytes, as: name, plan: plan, zone: zone)
    if let fault = document.headFault() {
      throw DocumentFault(
        at: fault.range, in: bytes, path: name.path, code: fault.code, message: fault.message)
    }
    return document
  }

  /// Finds the records of a document, whatever it says of itself.
  static func scan(_ bytes: Bytes, as name: DocumentName, plan: ScanPlan, zone: Zone) throws(DocumentFault)
    -> Document
  {
    do throws(JSONError) {
      return Document(name: name, bytes: bytes, index: try DocumentScan.read(bytes, plan: plan, zone: zone))
    } catch {
      throw DocumentFault(json: error, in: bytes, path: name.path)
    }
  }

  /// Something about the members beside the records, and the bytes to point at.
  struct HeadFault {
    var code: String
    var message: String
    var range: Range<Int>
  }

  /// Why a document of another schema or kind is not read as this one.
  func headFault() -> HeadFault? {
    if let fault = SchemaFault(index.schemaText) {
      return self.fault(fault.code, fault.message, at: index.schemaText == nil ? nil : "schema")
    }
    if let kind = index.kind, kind != name.kind {
      return fault("kind", "expected kind '\(name.kind)' as the folder says, found '\(kind)'", at: "kind")
    }
    return index.array == nil ? fault("records", "expected an array 'records'", at: nil) : nil
  }

  private func fault(_ code: String, _ message: String, at member: String?) -> HeadFault {
    let range = member.flatMap { DocumentFault.member($0, in: bytes) } ?? 0..<min(1, bytes.count)
    return HeadFault(code: code, message: message, range: range)
  }
}

extension DocumentFault {
  /// A fault of JSON, with its place and its line.
  package init(json error: JSONError, in bytes: ContiguousArray<UInt8>, path: String) {
    self.init(
      at: error.range, in: bytes, path: path, code: error.kind.code, message: "\(error)",
      remedy: error.remedy(in: bytes.span))
  }

  init(
    at range: Range<Int>, in bytes: ContiguousArray<UInt8>, path: String, code: String, message: String,
    remedy: String? = nil
  ) {
    let span = bytes.span
    let lines = JSONLines(of: span)
    let place = lines.position(of: range.lowerBound, in: span)
    let end = lines.position(of: range.upperBound, in: span)
    self.init(
      path: path, line: place.line, column: place.column,
      length: max(1, end.line == place.line ? end.column - place.column : 1), code: code, message: message,
      remedy: remedy, excerpt: lines.text(ofLine: place.line, in: span))
  }

  /// The place of a member of the document's outer object.
  static func member(_ name: String, in bytes: ContiguousArray<UInt8>) -> Range<Int>? {
    do throws(JSONError) { return try JSONReader.read(bytes)[name]?.range } catch { return nil }
  }
}
