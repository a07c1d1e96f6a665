package import CivilTime

/// A quantity or an event that is kept: everything the program knows of it is in this value.
///
/// The grammar, questions, lists and the check of documents read it; none of them names a kind.
package struct Kind: Sendable {
  /// Which rule of the entry language reads its values.
  package enum Form: Sendable {
    /// Fields in the order of their declaration, announced by word, unit or place.
    case fields
    case glucose
    case sleep
    case workout
    /// Never typed: it comes from a sensor's file.
    case imported
    /// Never kept: computed from the records of other kinds.
    case derived
  }

  /// What stands for a day in a sparkline or a chart.
  package enum DayFigure: String, Sendable { case last, mean, sum, max }

  /// The name in documents, folders and commands.
  package var name: String
  /// What answers call it, in the plural where one is counted: `nights`, `workouts`.
  package var title: String
  /// Words that name it in an entry or a question, the name among them.
  package var words: [String]
  /// The members that can tell the record's time; the first that is there decides order and document.
  package var anchors: [String]
  package var fields: [Field]
  /// The field whose number stands for the record; `nil` where `figure` computes it.
  package var mainField: String?
  /// The units in which the main figure is shown, the canonical one first; those of the main field where there is one.
  package var figureUnits: [Unit]
  /// The main figure in the canonical unit, where no single field holds it.
  package var figure: (@Sendable (Record, Zone) -> Double?)?
  package var form: Form
  package var dayFigure: DayFigure
  /// How many days a question without a range covers.
  package var span: Int
  /// Rules between fields: each gives the faults that it finds.
  package var rules: [@Sendable (Record, Zone) -> [RecordFault]]
  /// Entries that its help shows; each is one that the grammar reads.
  package var examples: [String]
  /// The unit of a number typed without one while the owner has set none; `nil` where its size decides.
  package var presumedUnit: String?
  /// The main figure that a day aims at, in the canonical unit.
  package var target: Double?
  /// The share by which the main figure may differ from the last before it is doubted.
  package var doubtfulChange: Double?
  /// Doubts that need more than one field: each gives the warnings that it finds.
  package var doubtRules: [@Sendable (Record, Zone, Comparison) -> [Warning]]
  /// What the record says in one line, where its fields in order do not read well.
  package var phrase: (@Sendable (Record, Zone) -> String)?

  package init(
    name: String, title: String? = nil, words: [String] = [], anchors: [String] = ["time"], fields: [Field],
    mainField: String? = "value", figureUnit: String? = nil,
    figure: (@Sendable (Record, Zone) -> Double?)? = nil,
    form: Form = .fields, dayFigure: DayFigure = .last, span: Int = 30,
    rules: [@Sendable (Record, Zone) -> [RecordFault]] = [], examples: [String] = [],
    presumedUnit: String? = nil, target: Double? = nil, doubtfulChange: Double? = nil,
    doubtRules: [@Sendable (Record, Zone, Comparison) -> [Warning]] = [],
    phrase: (@Sendable (Record, Zone) -> String)? = nil, figureUnits: [Unit]? = nil
  ) {
    self.name = name
    self.title = title ?? name
    self.words = [name] + words
    self.anchors = anchors
    self.fields = fields
    self.mainField = mainField
    self.figureUnits =
      figureUnits ?? figureUnit.map { [Unit($0, allowed: -1e15...1e15)] }
      ?? fields.first { $0.name == mainField }?.units ?? []
    self.figure = figure
    self.form = form
    self.dayFigure = dayFigure
    self.span = span
    self.rules = rules
    self.examples = examples
    self.presumedUnit = presumedUnit
    self.target = target
    self.doubtfulChange = doubtfulChange
    self.doubtRules = doubtRules
    self.phrase = phrase
  }

  package func field(_ name: String) -> Field? { fields.first { $0.name == name } }

  /// The canonical unit of the main figure: `mg/dL`, `kg`, `min`; empty for a bare count, and where there is no figure.
  package var figureUnit: String { figureUnits.first?.name ?? "" }

  /// The units in which the main field is typed; the first is canonical.
  package var units: [Unit] { mainField.flatMap(field)?.units ?? [] }

  package func unit(_ name: String) -> Unit? { units.first { $0.name == name } }

  /// The record's place in time, or `nil` when none of the members that could tell it does.
  package func anchor(of record: Record, in zone: Zone) -> Anchor? {
    for name in anchors {
      if let time = record.time(name, in: zone) { return .time(time) }
      if let date = record.date(name) { return .date(date) }
    }
    return nil
  }

  /// The main figure in the canonical unit; `nil` where the record has none, such as a meter's `LO`.
  package func mainFigure(of record: Record, in zone: Zone) -> Double? {
    if let figure { return figure(record, zone) }
    return mainField.flatMap(field)?.canonical(in: record.members)
  }
}
