import Foundation

/// Tells something at once, so that a long run can be followed.
enum Say {
  static func line(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
}
