/// A number or a duration in a source text that can be increased and decreased in place.
public struct Scrubbable: Sendable, Equatable {
  /// Its span, with a sign directly before it.
  public let span: Span
  /// Whether it has a unit of time.
  public let isDuration: Bool
  /// Its text.
  public let text: String

  /// Returns all of a text, in order.
  public static func all(in source: SourceText) -> [Scrubbable] {
    var lexer = Lexer(source)
    lexer.run()
    let tokens = lexer.tokens
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .integer || token.kind == .double || token.kind == .duration else { return nil }
      // The element of a tuple, `pair.0`, is a name.
      if index > 0, tokens[index - 1].kind == .dot { return nil }
      var start = token.start
      if index > 0, tokens[index - 1].kind == .minus, tokens[index - 1].end == token.start {
        let isOfItsOwn = index == 1 || !tokens[index - 2].kind.endsValue || tokens[index - 1].startsLine
        if isOfItsOwn { start = tokens[index - 1].start }
      }
      let span = Span(start: start, end: token.end)
      let text = source.text(in: span)
      // Numbers of other bases, and those with an exponent, are excluded.
      guard Written(text) != nil else { return nil }
      return Scrubbable(span: span, isDuration: token.kind == .duration, text: text)
    }
  }

  /// Returns the change by steps of its last written digit. Without a sign it stays at 0 or above.
  ///
  /// - Parameter isFine: Whether a step is a tenth of that.
  public func moved(by steps: Int, isFine: Bool = false) -> SourceEdit {
    guard var written = Written(text) else { return SourceEdit(span, with: text) }
    written.move(by: steps, isFine: isFine)
    return SourceEdit(span, with: written.text)
  }

  /// Returns the change by tenths of its last written digit, which is written with no more digits than it needs.
  func withTenths(_ steps: Int) -> SourceEdit {
    guard var written = Written(text) else { return SourceEdit(span, with: text) }
    written.move(by: steps, isFine: true, hasPlaces: true)
    if steps != 0 { written.shorten(to: text.contains(".")) }
    return SourceEdit(span, with: written.text)
  }

  /// A written number.
  private struct Written {
    private var isNegative: Bool
    private let mayBeNegative: Bool
    /// All digits, as a number.
    private var digits: Int
    /// The number of digits after the point.
    private var decimals: Int
    private let isGrouped: Bool
    private let unit: String

    init?(_ text: String) {
      isNegative = text.hasPrefix("-")
      mayBeNegative = isNegative
      let number = text.drop { $0 == "-" }
      let mantissa = number.prefix { $0.isASCII && $0.isNumber || $0 == "_" || $0 == "." }
      unit = String(number[mantissa.endIndex...])
      guard unit.allSatisfy({ $0.isLetter }), !unit.hasPrefix("e"), !unit.hasPrefix("x"), !unit.hasPrefix("b"),
        !unit.hasPrefix("o")
      else { return nil }
      isGrouped = mantissa.contains("_")
      let plain = mantissa.filter { $0 != "_" }
      let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, let value = Int(String(plain.filter { $0 != "." })), value < 1_000_000_000_000_000 else {
        return nil
      }
      digits = value
      decimals = parts.count == 2 ? parts[1].count : 0
    }

    mutating func move(by steps: Int, isFine: Bool, hasPlaces: Bool = false) {
      if isFine, decimals < 9, hasPlaces || !unit.isEmpty || decimals > 0 {
        digits *= 10
        decimals += 1
      }
      let steps = min(max(steps, -1_000_000_000), 1_000_000_000)
      let value = (isNegative ? -digits : digits) + steps
      digits = abs(mayBeNegative ? value : max(0, value))
      isNegative = mayBeNegative && value < 0
    }

    /// Leaves out zeros after the point.
    mutating func shorten(to hasPoint: Bool) {
      while decimals > (hasPoint ? 1 : 0), digits.isMultiple(of: 10) {
        digits /= 10
        decimals -= 1
      }
    }

    var text: String {
      var number = String(digits)
      if decimals > 0 {
        number = String(repeating: "0", count: max(0, decimals + 1 - number.utf8.count)) + number
        let point = number.index(number.endIndex, offsetBy: -decimals)
        number = number[..<point] + "." + number[point...]
      } else if isGrouped {
        var grouped = ""
        for (place, digit) in number.enumerated() {
          if place > 0, (number.utf8.count - place).isMultiple(of: 3) { grouped += "_" }
          grouped.append(digit)
        }
        number = grouped
      }
      return (isNegative ? "-" : "") + number + unit
    }
  }
}
