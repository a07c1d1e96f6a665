internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import Storage

/// A line in, a reply out: what the prompt, the shell and a pipe have in common.
package struct Session: Sendable {
  package enum Mode: Sendable { case prompt, shell, pipe }

  package let world: World
  package let mode: Mode
  /// The options of the invocation, which hold for every line of a prompt or a pipe.
  package var options: Options
  /// The options of the line that is being done.
  var current: Options
  /// The present while a line is done, which it sees as one moment.
  var moment: OffsetTime?
  private var openStore: Store?
  /// What `trackers.json` held when the store was opened.
  private var declarations: [Member] = []
  private(set) var location: StoreLocation?
  /// The option that named it.
  private var locatedFor: String?
  /// The kinds and exercises that ship, and those that the owner declared in the store.
  private(set) var catalogue: Catalogue
  /// The records of the list that was shown last; the number printed beside one names it.
  var listed: [StoredRecord] = []
  /// The question that the next line answers.
  package var pending: Ask?
  /// Whether it was said that the machine has no rules for its zone.
  var hasToldZone = false
  /// The day that a line such as `yesterday:` set for those after it.
  var day: CivilDate?

  package init(world: World, mode: Mode, options: Options) {
    self.world = world
    self.mode = mode
    self.options = options
    current = options
    catalogue = world.catalogue
  }
}

// MARK: - What the line is read against

extension Session {
  /// The present: read anew for every line, unless an option or a variable says it.
  var now: OffsetTime { moment ?? present }

  private var present: OffsetTime {
    if let spelled = current.now ?? world.surroundings.variable("VITALS_NOW").flatMap(SpelledTime.init) {
      return spelled.resolved(in: world.zone)
    }
    return world.zone.time(at: world.now())
  }

  /// Today, where the owner looks at it: in the zone of the settings, else the machine's.
  func today() -> CivilDate {
    settings.zone == nil ? now.date : documentZone.time(at: now.instant).date
  }

  /// The owner's settings; none before a store is open.
  var settings: Settings { openStore?.settings ?? Settings() }

  /// The zone of times whose offset a hand left out.
  var documentZone: Zone { openStore?.zone ?? .utc }

  func contextForEntry() -> EntryContext { context(openStore.map { PastLog($0, now: now.instant) }) }

  /// Has a line read; the documents that are read for it need not be read again.
  mutating func reading<T>(_ read: (EntryContext) throws(EntryError) -> T) throws(EntryError) -> T {
    guard let store = openStore else { return try read(context(nil)) }
    let log = PastLog(store, now: now.instant)
    defer { openStore = log.store }
    return try read(context(log))
  }

  /// Asks something of a log that is not just that of the store; what is read for it need not be read again.
  mutating func asking<T>(of past: (Store) -> PastLog, _ question: (EntryContext) -> T) -> T {
    guard let store = openStore else { return question(context(nil)) }
    let log = past(store)
    defer { openStore = log.store }
    return question(context(log))
  }

  private func context(_ log: PastLog?) -> EntryContext {
    EntryContext(
      now: now, zone: world.zone, settings: settings, catalogue: catalogue, past: log.map(Past.init) ?? .none,
      day: day)
  }
}

// MARK: - The store

extension Session {
  /// The store, opened for the first command that needs it and looked at again before each.
  mutating func prepareStore(toWrite: Bool = false) throws(Failure) {
    do throws(StorageError) {
      let isNew = openStore == nil || locatedFor != current.store
      if isNew { try openLocated() }
      try openStore?.begin(toWrite: toWrite, isNew: isNew)
      if let declarations = openStore?.declarations, declarations != self.declarations { try openLocated() }
    } catch {
      throw .store(error)
    }
  }

  /// Opens the store that was named, knowing the owner's own kinds beforehand.
  private mutating func openLocated() throws(StorageError) {
    let location = if let location, locatedFor == current.store { location } else { try locate() }
    locatedFor = current.store
    declarations = try Store.declarations(root: location.path, files: world.files)
    catalogue = world.catalogue.adding(declarations: declarations)
    self.location = location
    openStore = try Store(root: location.path, catalogue: catalogue, files: world.files, newID: world.newID)
    openStore?.machineZone = world.zone
  }

  func locate() throws(StorageError) -> StoreLocation {
    let configured = try MachineSettings.read(world.surroundings, world.files).store
    return try StoreLocation.find(
      option: current.store, configured: configured, surroundings: world.surroundings, files: world.files)
  }

  /// Looks at documents anew after somebody was waited for: they may have changed meanwhile.
  mutating func lookAgain() { openStore?.lookAgain() }

  /// Works on the store; what it has met on the way is told with the reply.
  mutating func withStore<T>(_ body: (inout Store) throws(StorageError) -> T) throws(Failure) -> T {
    if openStore == nil { try prepareStore() }
    guard var store = openStore else { throw .store(StorageError(.noHome)) }
    openStore = nil
    defer { openStore = store }
    do throws(StorageError) { return try body(&store) } catch { throw .store(error) }
  }

  /// What answers since the last call had to be made without; from here on that is an error again.
  mutating func takeGaps() -> [Gap] {
    defer { openStore?.gaps = nil }
    return openStore?.gaps ?? []
  }

  /// What an answer about everything lacks while the owner's own trackers and exercises cannot be read.
  mutating func declarationGaps() throws(Failure) -> [Gap] {
    try withStore { store throws(StorageError) in store.declarationGaps }
  }

  /// What the store has to tell, once.
  mutating func takeNotices() -> [StoreNotice] {
    let notices = openStore?.notices ?? []
    openStore?.notices = []
    return notices
  }
}
