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

  @Test(
    "names a member of a declaration that would be passed over, with the words that are possible",
    arguments: [
      (
        #"  "trackers": [{"name": "pain", "day": "maximum", "fields": [{"name": "value", "type": "text"}]}]"#,
        [
          #"trackers.json:4:40: declaration: expected 'day' to be 'last', 'mean', 'sum' or 'max', found "maximum" | 9 warning"#
        ]
      ),
      (
        #"  "trackers": [{"name": "pain", "day": "men", "fields": [{"name": "value", "type": "text"}]}]"#,
        [
          #"trackers.json:4:40: declaration: expected 'day' to be 'last', 'mean', 'sum' or 'max', found "men" | 5 warning; write 'mean', if that is meant"#
        ]
      ),
      (
        #"  "trackers": [{"name": "pain", "day": null, "target": null, "fields": [{"name": "value", "type": "text"}]}]"#,
        []
      ),
      (
        #"  "trackers": [{"name": "pain", "target": "3", "aliases": "ache", "fields": [{"name": "value", "type": "txt"}]}]"#,
        [
          #"trackers.json:4:43: declaration: expected 'target' to be a number, found "3" | 3 warning"#,
          #"trackers.json:4:59: declaration: expected 'aliases' to be a list of words, found "ache" | 6 warning"#,
          #"trackers.json:4:104: declaration: expected 'type' to be 'number', 'choice' or 'text', found "txt" | 5 warning; write 'text', if that is meant"#,
        ]
      ),
      (
        #"  "exercises": [{"name": "Zercher Squat", "measure": "rep", "bodyweight": false}]"#,
        [
          #"trackers.json:4:54: declaration: expected 'measure' to be 'reps', 'time' or 'distance', found "rep" | 5 warning; write 'reps', if that is meant"#
        ]
      ),
      (
        #"  "exercises": [{"name": "Zercher Squat", "measure": "time", "bodyweight": "no", "aliases": ["z", 7]}]"#,
        [
          #"trackers.json:4:76: declaration: expected 'bodyweight' to be true or false, found "no" | 4 warning"#,
          #"trackers.json:4:93: declaration: expected 'aliases' to be a list of words, found ["z", 7] | 8 warning"#,
        ]
      ),
    ])
  func declarations(_ members: String, _ expected: [String]) {
    #expect(Set(lines(members, .trackers)) == Set(expected))
  }

  @Test("asks nothing of the sort of declarations")
  func trackers() {
    #expect(lines(#"  "zone": 7"#, .trackers) == [])
  }
}
