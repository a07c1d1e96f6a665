internal import Storage

/// Why `vitals-bench` did not do what it was asked.
struct BenchError: Error, Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case unknown(String)
    /// A word of the usage that no argument stands for: `DIR`.
    case missing(String)
    case surplus(String)
    case expectedNumber(String, from: Int, found: String)
    /// The folder to write to holds something that must not be lost.
    case notEmpty(String)
    case file(FileError)
    /// A program that is needed did not do its part, and what it said.
    case failed(String, String)
    case document(String)
    case noProgram(String)
  }

  var kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The exit status of `vitals` for the same: 1 not done, 2 not understood, 3 a document cannot be used, 4 the system failed.
  var status: Int32 {
    switch kind {
    case .unknown, .missing, .surplus, .expectedNumber: 2
    case .notEmpty, .failed, .noProgram: 1
    case .document: 3
    case .file: 4
    }
  }
}

extension BenchError: CustomStringConvertible {
  var description: String {
    switch kind {
    case .unknown(let word): "expected one of the subcommands, found '\(word)'"
    case .missing(let name): "expected \(name)"
    case .surplus(let word): "expected no more arguments, found '\(word)'"
    case .expectedNumber(let name, let least, let found):
      "expected a whole number from \(least) as \(name), found '\(found)'"
    case .notEmpty(let path): "expected a new or empty folder, found files in \(path)"
    case .file(let error): "\(error)"
    case .failed(let program, let output): "expected that '\(program)' succeeds, found \(output)"
    case .document(let fault): fault
    case .noProgram(let path): "expected a program to time, found none at \(path)"
    }
  }
}
