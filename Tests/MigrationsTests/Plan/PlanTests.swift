import Migrations
import Testing

extension Migration {
  /// A step that changes nothing.
  static func idle(_ from: Int, _ to: Int, _ name: String = "idle") -> Migration {
    Migration(from: from, to: to, name, up: { _ in }, down: { _ in })
  }
}

@Suite("The plan of migrations")
struct PlanTests {
  @Test("the plan that ships leads from the first schema to the one that is written")
  func standard() throws {
    try MigrationPlan.standard.validate()
    #expect(MigrationPlan.standard.oldest == 1)
    #expect(MigrationPlan.standard.current == 2)
  }

  @Test(
    "a plan that would leave a schema behind is refused",
    arguments: [
      ([], "expected a step in the plan, found none"),
      (
        [Migration.idle(1, 2), .idle(3, 4)], "expected a step from schema 2, found the next from schema 3"
      ),
      ([.idle(1, 2), .idle(1, 2)], "expected one step from schema 1, found two"),
      ([.idle(2, 3), .idle(1, 2)], "expected a step from schema 3, found the next from schema 1"),
      ([.idle(1, 3, "jump")], "expected 'jump' to lead from schema 1 to 2, found 3"),
      ([.idle(1, 1, "stay")], "expected 'stay' to lead from schema 1 to 2, found 1"),
    ])
  func faults(_ steps: [Migration], _ message: String) throws {
    let error = try #require(throws: MigrationError.self) { try MigrationPlan(steps).validate() }
    #expect("\(error)" == message)
  }

  @Test("a plan of several steps is sound")
  func several() throws {
    let plan = MigrationPlan([.idle(1, 2), .idle(2, 3), .idle(3, 4)])
    try plan.validate()
    #expect(plan.oldest == 1)
    #expect(plan.current == 4)
  }
}

@Suite("What a schema is to the program")
struct SchemaStateTests {
  private let plan = MigrationPlan([.idle(1, 2, "first"), .idle(2, 3, "second")])

  @Test(
    "every number has a state",
    arguments: [
      (-1, SchemaState.unknown), (0, .unknown), (1, .pending(["first", "second"])), (2, .pending(["second"])),
      (3, .applied), (4, .superseded), (99, .superseded),
    ])
  func states(_ schema: Int, _ state: SchemaState) {
    #expect(plan.state(of: schema) == state)
  }

  @Test("a spelled schema is read", arguments: [("1", 1), ("3", 3), ("99", 99)])
  func spelled(_ text: String, _ schema: Int) throws {
    #expect(try plan.schema(spelled: text) == schema)
  }

  @Test(
    "any other spelling is named",
    arguments: [
      (nil, "expected a member 'schema', found none"),
      ("\"2\"", "expected a whole number as schema, found \"2\""),
      ("4.5", "expected a whole number as schema, found 4.5"),
      ("null", "expected a whole number as schema, found null"),
      ("1e0", "expected a whole number as schema, found 1e0"),
      ("0", "expected schema 1 or later, found 0, which never was"),
      ("-3", "expected schema 1 or later, found -3, which never was"),
    ])
  func misspelled(_ text: String?, _ message: String) throws {
    let error = try #require(throws: MigrationError.self) { try plan.schema(spelled: text) }
    #expect("\(error)" == message)
  }
}
