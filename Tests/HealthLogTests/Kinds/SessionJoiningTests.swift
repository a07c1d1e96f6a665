import Testing

@testable import HealthLog

@Suite("A session and what is told of it later")
struct SessionJoiningTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var session: String
    var later: String
    var joined: String

    init(_ description: String, _ session: String, _ later: String, _ joined: String) {
      (testDescription, self.session, self.later, self.joined) = (description, session, later, joined)
    }

    static let all = [
      Row(
        "sets of the last exercise join those", "exercises=[{exercise=Run},{exercise=Row,sets=[1]}]",
        "exercises=[{exercise=Row,sets=[2,3]}]", "exercises=[{exercise=Run},{exercise=Row,sets=[1,2,3]}]"),
      Row(
        "an exercise before the last is done again", "exercises=[{exercise=Row,sets=[1]},{exercise=Run}]",
        "exercises=[{exercise=Row,sets=[2]}]",
        "exercises=[{exercise=Row,sets=[1]},{exercise=Run},{exercise=Row,sets=[2]}]"),
      Row(
        "several exercises follow in order", "exercises=[{exercise=Row,sets=[1]}]",
        "exercises=[{exercise=Row,sets=[2]},{exercise=Run,sets=[3]}]",
        "exercises=[{exercise=Row,sets=[1,2]},{exercise=Run,sets=[3]}]"),
      Row(
        "an exercise that more is said of stays apart", "exercises=[{exercise=Row,sets=[1]}]",
        "exercises=[{exercise=Row,note=slow,sets=[2]}]",
        "exercises=[{exercise=Row,sets=[1]},{exercise=Row,note=slow,sets=[2]}]"),
      Row(
        "a superset is another one", "exercises=[{exercise=A,superset=1},{exercise=B,superset=1}]",
        "exercises=[{exercise=A,superset=1},{exercise=B,superset=1},{exercise=C,superset=2}]",
        "exercises=[{exercise=A,superset=1},{exercise=B,superset=1},"
          + "{exercise=A,superset=2},{exercise=B,superset=2},{exercise=C,superset=3}]"),
      Row(
        "sets do not join a superset", "exercises=[{exercise=A,superset=1,sets=[1]}]",
        "exercises=[{exercise=A,sets=[2]}]",
        "exercises=[{exercise=A,superset=1,sets=[1]},{exercise=A,sets=[2]}]"),
      Row("both notes are kept", "note=hot", "note=tired", "exercises=[],note=hot; tired"),
      Row("a note comes where there was none", "id=a", "note=tired", "exercises=[],note=tired,id=a"),
      Row("an empty note says nothing", "note=hot", "note=", "exercises=[],note=hot"),
      Row(
        "all tags are kept, each once", "tags=[gym,hot]", "tags=[hot,new]", "exercises=[],tags=[gym,hot,new]"),
      Row(
        "what is of the session alone stays", "name=push,end=soon,mine=1,id=a", "id=b,start=now",
        "end=soon,name=push,exercises=[],id=a,mine=1"),
    ]
  }

  @Test("are one session", arguments: Row.all)
  func rows(_ row: Row) {
    let joined = Session.joined(Record(.workout, row.session), with: Record(.workout, row.later))
    #expect(joined == Record(.workout, row.joined).inOrder(of: .workout))
    #expect(
      joined.members.map(\.name) == Record(.workout, row.joined).inOrder(of: .workout).members.map(\.name))
  }
}
