/// Why the reading of a line ends before its end: it is not understood, or it can be understood in two ways.
package enum Stop: Error, Equatable, Sendable {
  case error(EntryError)
  case question(Question)
}
