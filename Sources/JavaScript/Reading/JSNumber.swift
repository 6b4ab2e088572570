import StreamLang

/// Numbers as JavaScript writes them.
enum JSNumber {
  /// The text of a number: `1e+21`, `NaN`, `0.1`.
  static func text(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    if number == 0 { return "0" }
    if number < 0 { return "-" + text(-number) }
    let shortest = DecimalDigits(shortest: number)
    let (digits, point, count) = (shortest.text, shortest.point, shortest.digits.count)
    if point > 21 || point <= -6 {
      let exponent = point - 1
      let rest = count > 1 ? "." + digits.dropFirst() : ""
      return "\(digits.prefix(1))\(rest)e\(exponent < 0 ? "-" : "+")\(abs(exponent))"
    }
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
    if count <= point { return digits + String(repeating: "0", count: point - count) }
    return "\(digits.prefix(point)).\(digits.dropFirst(point))"
  }
}
