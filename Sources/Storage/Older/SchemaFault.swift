internal import Migrations

/// Why a document is not one of the schema that this program writes.
struct SchemaFault: Equatable {
  /// `older`, `newer`, or `schema` for one that never was.
  var code: String
  var message: String

  var isOlder: Bool { code == Self.older }

  static let older = "older"

  /// What is to be said of a member `schema` that is spelled so; `nil` for the program's own.
  init?(_ spelling: String?) {
    guard let spelling else {
      self.init(code: "schema", message: "expected a member 'schema', such as \"schema\": \(Document.schema)")
      return
    }
    let plan = MigrationPlan.standard
    do throws(MigrationError) {
      let schema = try plan.schema(spelled: spelling)
      switch plan.state(of: schema) {
      case .applied: return nil
      case .pending:
        self.init(
          code: Self.older,
          message: "schema \(schema) is older than \(Document.schema): run 'vitals migrate'")
      case .superseded:
        self.init(code: "newer", message: MigrationError(.superseded(schema, known: plan.current)).reason)
      case .unknown:
        self.init(code: "schema", message: MigrationError(.unknownSchema(schema, oldest: plan.oldest)).reason)
      }
    } catch {
      self.init(code: "schema", message: error.reason)
    }
  }

  private init(code: String, message: String) { (self.code, self.message) = (code, message) }
}
