internal import CivilTime
internal import HealthLog
internal import Storage

/// Ten years of a careful person: a meter, a sensor, every night, the scale and the gym.
struct Decade: Sendable {
  static let firstDay = CivilDate.dayNumber(year: 2016, month: 11, day: 1)

  let seed: UInt64

  /// The settings, and a document of each kind and month, made as it is asked for.
  var files: some Sequence<StoreFile> {
    let person = CarefulPerson(seed: seed, days: Self.firstDay...SteadyLife.endDay - 1)
    return MadeFiles(documents: person.documents) { name in
      StoreFile(name, person.records(for: name), seed: seed)
    }
  }
}

/// The files of a store for measuring, each made when its turn comes: the settings, then the documents.
struct MadeFiles: Sequence, Sendable {
  let documents: [DocumentName]
  let make: @Sendable (DocumentName) -> StoreFile

  func makeIterator() -> AnyIterator<StoreFile> {
    var rest = documents.makeIterator()
    var settings: StoreFile? = StoreFile(settings: [Member("zone", .text("Europe/Berlin"))])
    return AnyIterator {
      if let first = settings.take() { return first }
      return rest.next().map(make)
    }
  }
}
