internal import CivilTime

/// What the journal tells: the actions, which of them stand, and what undo and redo would take next.
package struct History: Sendable {
  package struct Action: Equatable, Sendable {
    package var entry: JournalEntry
    package var isUndone: Bool
  }

  /// From the oldest that is kept.
  package private(set) var actions: [Action] = []
  /// The action that undo takes back next.
  package private(set) var nextUndo: JournalEntry?
  /// The action that redo does again next.
  package private(set) var nextRedo: JournalEntry?

  init(_ entries: [JournalEntry]) {
    let timeline = Timeline(entries.map(\.role))
    actions = timeline.actions.map { Action(entry: entries[$0.place], isUndone: $0.isUndone) }
    nextUndo = timeline.nextUndo.map { entries[$0] }
    nextRedo = timeline.nextRedo.map { entries[$0] }
  }
}

/// The actions among the entries of a journal, by their places in it, and which of them stand.
struct Timeline: Sendable {
  struct Action: Equatable, Sendable {
    var number: Int
    /// The place of its entry among all entries.
    var place: Int
    var isUndone = false
  }

  private(set) var actions: [Action] = []
  private var placeOfNumber: [Int: Int] = [:]
  /// Indices of actions that were taken back and that no later action dropped; the last is redone first.
  private var redoable: [Int] = []

  init(_ roles: [JournalEntry.Role]) {
    for (place, role) in roles.enumerated() {
      switch role {
      case .action(let number):
        placeOfNumber[number] = actions.count
        actions.append(Action(number: number, place: place))
        redoable = []
      case .undo(let number): set(number, undone: true) { $0.append($1) }
      case .redo(let number):
        set(number, undone: false) { redoable, index in redoable.removeAll { $0 == index } }
      }
    }
  }

  private mutating func set(_ number: Int, undone: Bool, _ note: (inout [Int], Int) -> Void) {
    // The action itself may be older than what the journal keeps.
    guard let index = placeOfNumber[number] else { return }
    actions[index].isUndone = undone
    note(&redoable, index)
  }

  /// The place of the entry that undo takes back next.
  var nextUndo: Int? { actions.last { !$0.isUndone }?.place }

  /// The place of the entry that redo does again next.
  var nextRedo: Int? { redoable.last.map { actions[$0].place } }
}
