import CivilTime
import EntryGrammar
import Foundation
import HealthLog
import JSONText
import Storage

/// One of the program's readers, and what is fed to it.
struct Reader: Sendable {
  typealias Bytes = ContiguousArray<UInt8>

  let name: String
  let mutation: Mutation
  /// Whether an input is a line that a person waits for.
  var isLine = false
  /// Reads an input; what does not hold of the result, if anything.
  let read: @Sendable (Bytes) -> String?
}

extension Reader {
  /// All readers; a new one is a line here.
  static func all() throws -> [Reader] {
    [json, try document(), journal, entry(), arguments(), correction()]
  }

  private static let texts =
    [#"{"a": [1, -2.5e3, true, false, null, "\u00e9\n\ud83d\ude00"], "b": {}}"#, "[[[[[]]]]]", "\u{FEFF}[1]"]
    + Fixtures.faulty.values.sorted() + Fixtures.year(24).values.sorted()

  private static let marks = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\n", "\r\n", "\\u", "\\ud800", "null", "true", "1e999", "-0",
    "0.1", "//",
    "<<<<<<< ours\n", "\u{FEFF}", "\u{201C}", "\u{0}", "\"id\"", "\"time\"", "\"value\"", "\"records\"",
    "5,6",
  ]

  /// What is read is printed and read again; what is mended can be read.
  private static let json = Reader(name: "json", mutation: Mutation(seeds: texts, words: marks)) { bytes in
    let faults = JSONFaults.find(in: bytes)
    do throws(JSONError) {
      let printed = JSONPrinter.line(try JSONReader.read(bytes).value)
      _ = try JSONReader.read(printed)
      // A byte order mark is a fault that does not keep a text from being read.
      return faults.isEmpty || bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? nil : "read, but faults are found"
    } catch {
      _ = "\(error)"
      return faults.isEmpty ? "not read, but no fault is found" : nil
    }
  }

  private static func document() throws -> Reader {
    guard let kind = Catalogue.standard.kind("glucose") else {
      throw Options.Unknown(description: "no glucose")
    }
    let name = DocumentName(kind: "glucose", month: "2026-03")
    return Reader(name: "document", mutation: Mutation(seeds: texts, words: marks)) { bytes in
      do throws(DocumentFault) {
        let document = try Document(bytes, as: name, kind, zone: .utc)
        let count = document.ids().count
        return count == document.rows.count ? nil : "\(count) ids for \(document.rows.count) records"
      } catch {
        _ = "\(error)"
        return nil
      }
    }
  }

  private static let journal = Reader(
    name: "journal", mutation: Mutation(seeds: JournalSeeds.texts, words: marks + JournalSeeds.words)
  ) { bytes in
    do throws(StorageError) {
      let store = try Store(root: "/s", catalogue: .standard, files: .memory(["/s/.vitals/journal": bytes]))
      _ = try store.history()
    } catch { _ = "\(error)" }
    return nil
  }

  private static func context() -> EntryContext {
    // Saturday 14 March 2026, 14:30 in Berlin.
    EntryContext(
      now: OffsetTime(Instant(seconds: 1_773_495_000), offset: 3600),
      zone: Zone(named: "Europe/Berlin") ?? .utc,
      settings: Settings(), catalogue: .standard)
  }

  private static func entry() -> Reader {
    let context = context()
    return Reader(name: "entry", mutation: EntrySeeds.mutation, isLine: true) { bytes in
      let line = String(decoding: bytes, as: UTF8.self)
      do throws(EntryError) { _ = try EntryReader.read(line, in: context) } catch {
        return error.range.upperBound <= line.count ? nil : "an error behind the end of the line"
      }
      return nil
    }
  }

  private static func arguments() -> Reader {
    let context = context()
    return Reader(name: "arguments", mutation: EntrySeeds.mutation, isLine: true) { bytes in
      let words = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
      do throws(EntryError) { _ = try EntryReader.read(arguments: words, in: context) } catch {
        _ = "\(error)"
      }
      return nil
    }
  }

  private static func correction() -> Reader {
    let context = context()
    let records = EntrySeeds.lines.compactMap { line -> Record? in
      do throws(EntryError) {
        guard case .readings(let readings) = try EntryReader.read(line, in: context) else { return nil }
        return readings.first?.record
      } catch { return nil }
    }
    return Reader(name: "correction", mutation: EntrySeeds.mutation, isLine: true) { bytes in
      let record = records[Int(bytes.first ?? 0) % records.count]
      let line = String(decoding: bytes, as: UTF8.self)
      do throws(EntryError) { _ = try CorrectionReader.read(line, of: record, in: context) } catch {
        _ = "\(error)"
      }
      return nil
    }
  }
}
