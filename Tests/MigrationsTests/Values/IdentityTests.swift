import Migrations
import Testing

@Suite("Ids that a step gives")
struct IdentityTests {
  /// From the digests that FIPS 180-4 gives: e3b0c44298fc1c14 and ba7816bf8f01cfea are the first bytes.
  @Test(
    "an id is the first 50 bits of SHA-256 in base 32",
    arguments: [("", "werc8gmrzg"), ("abc", "q9w1dfwf07")])
  func digest(_ text: String, _ id: String) throws {
    #expect(try MigrationEnvironment.zone("UTC").id(of: text) == id)
  }
}
