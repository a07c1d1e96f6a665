import Foundation
import HealthLog
import Testing

@testable import Storage

@Suite("Check of settings")
struct SettingsCheckTests {
  /// Two keys in a group and one at the top, each of which takes one text.
  private static let rules = [("zone", "here"), ("glucose.unit", "mg/dL"), ("glucose.range", "wide")].map {
    path, text in
    SettingRule(path: path) { value in
      value == .text(text) ? nil : SettingRule.Misfit(expected: "'\(text)'", fix: "write \(text)")
    }
  }

  private func lines(_ members: String, _ document: SettingsDocument = .settings) -> [String] {
    let text = "{\n  \"schema\": 2,\n  \"kind\": \"\(document.rawValue)\",\n\(members)\n}\n"
    return SettingsCheck(document: document, rules: Self.rules).problems(in: ContiguousArray(text.utf8)).map {
      "\($0) | \($0.length) \($0.severity)\($0.fix.map { "; \($0)" } ?? "")"
    }
  }

  @Test(
    "names a value that nobody reads, by place, key and what is expected",
    arguments: [
      (#"  "zone": "here", "glucose": {"unit": "mg/dL", "range": "wide"}"#, []),
      (#"  "zone": null, "glucose": {}"#, []),
      (
        #"  "zone": "there""#,
        [#"vitals.json:4:11: setting: expected 'zone' to be 'here', found "there" | 7 warning; write here"#]
      ),
      (
        #"  "glucose": {"unit": 7, "range": [1, 2]}"#,
        [
          "vitals.json:4:23: setting: expected 'glucose.unit' to be 'mg/dL', found 7 | 1 warning; write mg/dL",
          "vitals.json:4:35: setting: expected 'glucose.range' to be 'wide', found [1, 2] | 6 warning; write wide",
        ]
      ),
      (
        #"  "glucose": "mg/dL""#,
        [
          #"vitals.json:4:14: settings: expected 'glucose' to be a group of settings, found "mg/dL" | 7 warning"#
        ]
      ),
    ])
  func values(_ members: String, _ expected: [String]) {
    #expect(lines(members) == expected)
  }

  @Test(
    "lets names be that it does not know, unless one is nearly that of a setting",
    arguments: [
      (#"  "colour": "red", "glucose": {"meter": 3}"#, []),
      (
        #"  "zones": "there""#,
        [
          "vitals.json:4:3: unknown: expected a setting, found 'zones' | 7 warning; write 'zone', if that is meant"
        ]
      ),
      (
        #"  "glucose": {"units": 7}"#,
        [
          "vitals.json:4:15: unknown: expected a setting, found 'units' | 7 warning; write 'unit', if that is meant"
        ]
      ),
    ])
  func names(_ members: String, _ expected: [String]) {
    #expect(lines(members) == expected)
  }

  @Test("asks nothing of the sort of declarations")
  func trackers() {
    #expect(lines(#"  "zone": 7"#, .trackers) == [])
  }
}
