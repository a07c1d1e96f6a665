import CivilTime
import EntryGrammar
import HealthLog

/// What a line says, as one text that a row of a table can hold whole.
///
///     glucose time=now value=112 unit=mg/dL context=fasting [unit time]
///     ? in which unit is glucose 25, mg/dL or mmol/L? | 25 mg/dL: glucose 25 mg/dL | 25 mmol/L: glucose 25 mmol/L
///     12..<19 expected …, found 'fastign' > fasting (glucose 112 fasting)
struct Rendering {
  let context: EntryContext

  func text(_ line: String) -> String {
    do throws(EntryError) { return text(try EntryReader.read(line, in: context)) } catch {
      return text(error)
    }
  }

  func text(arguments: [String]) -> String {
    do throws(EntryError) {
      return text(try EntryReader.read(arguments: arguments, in: context))
    } catch {
      return text(error)
    }
  }

  func text(correcting record: Record, _ words: String) -> String {
    do throws(EntryError) {
      return text(try CorrectionReader.read(words, of: record, in: context))
    } catch {
      return text(error)
    }
  }

  func text(_ interpretation: Interpretation) -> String {
    switch interpretation {
    case .readings(let readings): readings.map(text).joined(separator: "\n")
    case .question(let question):
      (["? " + question.text] + question.choices.map { "\($0.text): \($0.entry)" }).joined(separator: " | ")
    case .bodyMass(let body): "bmi of \(body.weight) \(body.weightUnit) and \(body.height) \(body.heightUnit)"
    }
  }

  func text(_ error: EntryError) -> String {
    "\(error.range.lowerBound)..<\(error.range.upperBound) \(error.message)"
      + (error.suggestion.map { " > \($0)" } ?? "") + (error.example.map { " (\($0))" } ?? "")
  }

  private func text(_ reading: Reading) -> String {
    let words = [text(reading.record), "[\(reading.inferred.map(\.rawValue).joined(separator: " "))]"]
    let warnings = reading.warnings.map { "!\($0.code): \($0.message)" }
    return (words + warnings + (reading.replaces == nil ? [] : ["replaces"])).joined(separator: " ")
  }

  func text(_ record: Record) -> String {
    ([record.kind] + record.members.map { "\($0.name)=\(text($0.value))" }).joined(separator: " ")
  }

  private func text(_ value: Value) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .text(let text): word(text)
    case .flag(let flag): "\(flag)"
    case .list(let values): "[" + values.map(text).joined(separator: ", ") + "]"
    case .group(let members):
      "{" + members.map { "\($0.name)=\(text($0.value))" }.joined(separator: " ") + "}"
    case .null: "null"
    case .longNumber(let digits): digits
    }
  }

  private func word(_ text: String) -> String {
    if text == "\(context.now)" { return "now" }
    return text.contains(where: \.isWhitespace) || Number(text) != nil || text.isEmpty ? "'\(text)'" : text
  }
}
