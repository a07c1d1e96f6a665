import HealthLog
import Storage
import Testing

@testable import Commands

/// `a=1,b=2` as members with whole numbers.
private func record(_ text: String) -> Record {
  let members = text.split(separator: ",").compactMap { part -> Member? in
    let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
    return sides.count == 2 ? Member(sides[0], Number(sides[1]).map(Value.number) ?? .text(sides[1])) : nil
  }
  return Record(kind: "glucose", members: members)
}

private func workout(_ exercises: (String, [Int])...) -> Record {
  let groups = exercises.map { name, reps in
    Value.group([
      Member("exercise", .text(name)),
      Member("sets", .list(reps.map { .group([Member("reps", .number(Number($0)))]) })),
    ])
  }
  return Record(kind: "workout", members: [Member("exercises", .list(groups))])
}

/// `A 1 2, B 3`: the exercises with the repetitions of their sets.
private func shown(_ record: Record) -> String {
  HealthLog.Session.exercises(of: record).map { part in
    ([part.exercise] + part.sets.map { $0["reps"].map { "\($0.number?.whole ?? 0)" } ?? "?" }).joined(
      separator: " ")
  }.joined(separator: ", ")
}

@Suite("What a correction changes")
struct RecordDeltaTests {
  @Test(
    "is carried over to the record as it is now",
    arguments: [
      // What it was, what it is to be, what stands there, and what shall.
      ("a=1,b=2", "a=3,b=2", "a=1,b=2,id=x", "a=3,b=2,id=x"),
      ("a=1", "a=1,b=2", "a=1,mine=9,id=x", "a=1,mine=9,id=x,b=2"),
      ("a=1,b=2", "a=1", "a=1,b=2,mine=9", "a=1,mine=9"),
      ("a=1,b=2", "b=5,a=1", "a=1,b=2,id=x", "b=5,a=1,id=x"),
      ("a=1", "a=2", "a=7,c=3", "a=2,c=3"),
      ("a=1", "a=1", "a=7", "a=7"),
    ])
  func carried(_ old: String, _ new: String, _ now: String, _ expected: String) {
    let result = RecordDelta(from: record(old), to: record(new)).applied(to: record(now))
    #expect(result == record(expected))
  }
}

@Suite("The sets that one action told")
struct SetsToldTests {
  private func told(_ before: Record?, _ after: Record, now: Record? = nil) -> SetsTold? {
    SetsTold(Changed(kind: "workout", id: "x", before: before, after: after, document: nil), in: now ?? after)
  }

  @Test("are the part of the session that a correction is about")
  func part() throws {
    let (before, after) = (workout(("A", [1, 2]), ("B", [3])), workout(("A", [1, 2]), ("B", [3, 4, 5])))
    let sets = try #require(told(before, after))
    #expect(shown(sets.part(of: after)) == "B 4 5")
    #expect(shown(sets.session(after, with: workout(("B", [4, 6])))) == "A 1 2, B 3 4 6")
    #expect(shown(sets.session(after, with: workout(("B", [6, 7, 8])))) == "A 1 2, B 3 6 7 8")
    #expect(shown(sets.session(after, with: workout(("C", [6])))) == "A 1 2, B 3, C 6")
  }

  @Test("may be of several exercises, or stand between sets that are older")
  func several() throws {
    let (before, after) = (workout(("A", [1])), workout(("A", [1, 2]), ("B", [3])))
    let sets = try #require(told(before, after))
    #expect(shown(sets.part(of: after)) == "A 2, B 3")
    #expect(shown(sets.session(after, with: workout(("A", [5]), ("B", [3])))) == "A 1 5, B 3")
    let corrected = workout(("A", [1, 5, 7]), ("B", [3]))
    let middle = try #require(told(workout(("A", [1, 2, 7]), ("B", [3])), corrected))
    #expect(shown(middle.part(of: corrected)) == "A 5")
    #expect(shown(middle.session(corrected, with: workout(("A", [6])))) == "A 1 6 7, B 3")
  }

  @Test("of a new exercise are all of it")
  func exercise() throws {
    let (before, after) = (workout(("A", [1])), workout(("A", [1]), ("B", [3])))
    let sets = try #require(told(before, after))
    #expect(shown(sets.part(of: after)) == "B 3")
    #expect(shown(sets.session(after, with: workout(("C", [7, 8])))) == "A 1, C 7 8")
  }

  @Test("are none where the action told the whole session, or another set came since")
  func none() {
    #expect(told(nil, workout(("A", [1]))) == nil)
    let after = workout(("A", [1, 2]))
    #expect(told(workout(("A", [1])), after, now: workout(("A", [1, 2, 3]))) == nil)
    #expect(told(after, after) == nil)
    #expect(told(nil, Record(kind: "mood", members: [])) == nil)
  }
}

@Suite("What became of a workout")
struct WorkoutChangeTests {
  @Test(
    "is the sets that went and those that came",
    arguments: [
      (workout(("A", [1])), workout(("A", [1, 2])), "", "A 2"),
      (workout(("A", [1, 2])), workout(("A", [1, 3])), "A 2", "A 3"),
      (workout(("A", [1]), ("B", [2])), workout(("A", [1])), "B 2", ""),
      (workout(("A", [1, 1, 1])), workout(("A", [1, 1])), "A 1", ""),
      (workout(("A", [1])), workout(("C", [1])), "A 1", "C 1"),
    ])
  func sets(_ old: Record, _ new: Record, _ gone: String, _ come: String) throws {
    let change = try #require(WorkoutChange(from: old, to: new))
    #expect(shown(change.gone) == gone)
    #expect(shown(change.come) == come)
    #expect(change.hasGone == !gone.isEmpty)
    #expect(change.hasCome == !come.isEmpty)
  }

  @Test("is told otherwise where more than sets differ, or none do")
  func none() {
    var noted = workout(("A", [2]))
    noted["note"] = .text("hot")
    #expect(WorkoutChange(from: workout(("A", [1])), to: noted) == nil)
    #expect(WorkoutChange(from: workout(("A", [1])), to: workout(("A", [1]))) == nil)
    #expect(WorkoutChange(from: record("a=1"), to: record("a=2")) == nil)
  }
}
