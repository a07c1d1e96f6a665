/// What was done for the body on a day, besides getting through it.
enum Activity: Equatable, Sendable {
  /// `isLight` is a week of less weight in between.
  case strength(Split, start: Int, isLight: Bool)
  case outing(Outing)

  /// The minute of the day in which it begins.
  var start: Int {
    switch self {
    case .strength(_, let start, _): start
    case .outing(let outing): outing.start
    }
  }

  /// The minute of the day in which it is over.
  var end: Int {
    switch self {
    case .strength(_, let start, _): start + 62
    case .outing(let outing): outing.end
    }
  }

  /// How far it brings blood glucose down, in mg/dL.
  var fall: Int {
    switch self {
    case .strength: 14
    case .outing(let outing): min(80, outing.seconds / 62)
    }
  }
}

/// Which part of the body a session in the gym is for; they take turns.
enum Split: String, CaseIterable, Sendable {
  case push, pull, legs

  var title: String {
    switch self {
    case .push: "push day"
    case .pull: "pull day"
    case .legs: "leg day"
    }
  }
}
