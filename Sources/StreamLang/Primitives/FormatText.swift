import Streams

/// Format strings: `%@`, `%5.2f`, `%lu`.
package enum FormatText {
  package enum Piece {
    case text(String)
    case value(Field)
  }

  /// The place of a value in a format.
  package struct Field {
    let flags: Set<Character>
    fileprivate(set) var width: Int?
    package fileprivate(set) var precision: Int?
    fileprivate let takesWidth: Bool
    fileprivate let takesPrecision: Bool
    package let length: String
    package let letter: Character
    /// The position of its value, if the format names it.
    fileprivate let position: Int?
  }

  /// A format with its values.
  ///
  /// - Parameters:
  ///   - int: A value as a width or as a precision.
  ///   - write: Writes a value, or nil where none is left, without the blanks around it.
  package static func text(
    _ format: String, _ values: [Value], _ context: EvaluationContext, int: (Value) -> Int,
    write: (Field, Value?) throws(ErrorValue) -> String
  ) throws(ErrorValue) -> String {
    var rest = values[...]
    var text = ""
    for piece in pieces(of: format) {
      switch piece {
      case .text(let part): try context.append(part, to: &text)
      case .value(var field):
        if field.takesWidth { field.width = rest.popFirst().map(int) }
        if field.takesPrecision { field.precision = rest.popFirst().map { min(max(int($0), 0), 1_000) } }
        let named = field.position.map { values.indices.contains($0 - 1) ? values[$0 - 1] : .nil }
        try context.append(field.padded(try write(field, named ?? rest.popFirst())), to: &text)
      }
    }
    try context.makes(bytes: text.utf8.count)
    return text
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        plain.append(character)
        continue
      }
      var flags: Set<Character> = []
      while let flag = rest.first, "-+0 #'".contains(flag) {
        flags.insert(flag)
        rest.removeFirst()
      }
      func number() -> Int? {
        var digits = ""
        while let digit = rest.first, digit.isASCII, digit.isNumber {
          digits.append(digit)
          rest.removeFirst()
        }
        return Int(digits).map { min($0, 1_000) }
      }
      var takesWidth = false
      var takesPrecision = false
      if rest.first == "*" {
        takesWidth = true
        rest.removeFirst()
      }
      var width = number()
      // `%2$@`: the second value.
      var place: Int?
      if rest.first == "$" {
        rest.removeFirst()
        (place, width) = (width, number())
      }
      var precision: Int?
      if rest.first == "." {
        rest.removeFirst()
        takesPrecision = rest.first == "*"
        if takesPrecision { rest.removeFirst() }
        precision = number() ?? 0
      }
      let length = String(rest.prefix { "hlqLzjt".contains($0) })
      rest = rest.dropFirst(length.count)
      guard let letter = rest.popFirst() else {
        plain += "%"
        break
      }
      if letter == "%" {
        plain += "%"
        continue
      }
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      pieces.append(
        .value(
          Field(
            flags: flags, width: width, precision: precision, takesWidth: takesWidth, takesPrecision: takesPrecision,
            length: length, letter: letter, position: place)))
    }
    if !plain.isEmpty { pieces.append(.text(plain)) }
    return pieces
  }

  /// The letters in the order of the values, with their lengths: `ld`, `@`.
  package static func letters(of text: String) -> [String] {
    var letters: [String] = []
    for case .value(let field) in pieces(of: text) {
      let letter = field.length + String(field.letter)
      guard let place = field.position, place > 0, place < 100 else {
        letters += (field.takesWidth ? ["d"] : []) + (field.takesPrecision ? ["d"] : []) + [letter]
        continue
      }
      while letters.count < place { letters.append("@") }
      letters[place - 1] = letter
    }
    return letters
  }
}

extension FormatText.Field {
  /// The bits of a whole number as the letter says: `d`, `u`, `x`, `o`, `c`; nil for other letters.
  package func text(ofBits bits: UInt, isSigned: Bool) -> String? {
    switch letter {
    case "d", "i", "u", "D", "U":
      let number = Int(bitPattern: bits)
      let isNegative = isSigned && number < 0
      let digits = String(isNegative ? number.magnitude : bits).padded(to: precision ?? 0)
      return isNegative ? "-" + digits : signed(digits)
    case "x": return (flags.contains("#") ? "0x" : "") + String(bits, radix: 16)
    case "X": return (flags.contains("#") ? "0X" : "") + String(bits, radix: 16, uppercase: true)
    case "o": return (flags.contains("#") ? "0" : "") + String(bits, radix: 8)
    case "c", "C": return Unicode.Scalar(UInt32(truncatingIfNeeded: bits)).map { String($0) } ?? "?"
    default: return nil
    }
  }

  /// A number as the letter says: `f`, `e`, `g`; nil for other letters.
  package func text(of number: Double) -> String? {
    guard "fFeEgG".contains(letter) else { return nil }
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : signed("inf") }
    let exact = DecimalDigits(exactly: number)
    let precision = precision ?? 6
    var text = "fF".contains(letter) ? exact.fixed(precision) : general(exact, precision)
    if letter.isUppercase { text = text.uppercased() }
    return number.sign == .minus ? "-" + text : signed(text)
  }

  /// `%e` and `%g`, which has the power of ten only where the number is long without it.
  private func general(_ exact: DecimalDigits, _ precision: Int) -> String {
    let isShort = "gG".contains(letter)
    let places = isShort ? max(precision - 1, 0) : precision
    var (text, exponent) = exact.scientific(places)
    let isPlain = isShort && exponent >= -4 && exponent <= places
    if isPlain { text = exact.fixed(places - exponent) }
    if isShort, text.contains(".") {
      text = String(text.trimmed(atStart: false) { $0 == "0" })
      if text.hasSuffix(".") { text.removeLast() }
    }
    return isPlain ? text : text + "e" + (exponent < 0 ? "-" : "+") + String(abs(exponent)).padded(to: 2)
  }

  private func signed(_ digits: String) -> String {
    flags.contains("+") ? "+" + digits : flags.contains(" ") ? " " + digits : digits
  }

  /// The text of a value with blanks, or zeros, up to the width.
  fileprivate func padded(_ text: String) -> String {
    guard let width, text.count < min(abs(width), 1_000) else { return text }
    let missing = min(abs(width), 1_000) - text.count
    if flags.contains("-") || width < 0 { return text + String(repeating: " ", count: missing) }
    if flags.contains("0"), letter != "@", letter != "s" {
      let sign = text.prefix { $0 == "-" || $0 == "+" }
      return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }
    return String(repeating: " ", count: missing) + text
  }
}
