internal import CivilTime

/// What the journal tells: the actions, which of them stand, and what undo and redo would take next.
package struct History: Sendable {
  package struct Action: Equatable, Sendable {
    package var entry: JournalEntry
    package var isUndone: Bool
  }

  /// From the oldest that is kept.
  package private(set) var actions: [Action] = []
  /// Numbers of actions that were taken back and that no later action dropped; the last is redone first.
  private var redoable: [Int] = []

  init(_ entries: [JournalEntry]) {
    for entry in entries {
      switch entry.role {
      case .action:
        actions.append(Action(entry: entry, isUndone: false))
        redoable = []
      case .undo(let number): set(number, undone: true) { $0.append(number) }
      case .redo(let number): set(number, undone: false) { $0.removeAll { $0 == number } }
      }
    }
  }

  private mutating func set(_ number: Int, undone: Bool, _ note: (inout [Int]) -> Void) {
    guard let place = actions.lastIndex(where: { $0.entry.number == number }) else { return }
    actions[place].isUndone = undone
    note(&redoable)
  }

  /// The action that undo takes back next.
  package var nextUndo: JournalEntry? { actions.last { !$0.isUndone }?.entry }

  /// The action that redo does again next.
  package var nextRedo: JournalEntry? {
    redoable.last.flatMap { number in actions.last { $0.entry.number == number }?.entry }
  }
}
