/// A fault of a text, with the change that mends it where there is just one right answer.
package struct JSONFault: Hashable, Sendable {
  package var error: JSONError
  /// The change of the text as it stands that mends this fault; `nil` where only its owner can know.
  package var mend: JSONSplice?

  package init(_ error: JSONError, mend: JSONSplice? = nil) {
    self.error = error
    self.mend = mend
  }
}
