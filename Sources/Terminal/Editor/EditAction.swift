/// What a key does that libedit has no command for.
enum EditAction: Equatable {
  case replaceLine(EditedLine)
  /// Puts the line back that stood there before one came that is too long, and clears the screen of it.
  case refuse(EditedLine)
  case insert(String)
  case paste([UInt8]?)
  /// `lists` is true for a second Tab.
  case complete(lists: Bool)
  case undo
  case search(HistorySearch.Direction)
  case searchFor(Unicode.Scalar)
  case searchBack
  /// Ends the search with what was found, or with the line as it was.
  case endSearch(accepting: Bool)
  case interrupt
  case suspend
  case editElsewhere
}
