/// Numbers as JSON spells them.
package enum JSONNumber {
  /// The one spelling of all that mean the same number: digits without zeros at either end, and an exponent.
  ///
  ///     JSONNumber.canonical("82.40")  // 824e-1, as for 82.4 and 0.824e2
  ///
  /// Nothing is rounded. A number whose exponent no `Int` holds keeps its spelling.
  package static func canonical(_ spelling: String) -> String {
    let parts = spelling.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
    let digits = mantissa.joined().drop { $0 == "0" }
    guard let last = digits.lastIndex(where: { $0 != "0" }) else { return "0" }
    guard let exponent = parts.count > 1 ? Int(parts[1]) : 0 else { return spelling }
    let decimals = mantissa.count > 1 ? mantissa[1].count : 0
    let zeros = digits.distance(from: last, to: digits.endIndex) - 1
    let (sum, isOverflow) = exponent.addingReportingOverflow(zeros - decimals)
    guard !isOverflow else { return spelling }
    return "\(spelling.hasPrefix("-") ? "-" : "")\(digits[...last])e\(sum)"
  }
}
