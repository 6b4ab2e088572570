import StreamLang

extension Translator {
  /// Compares the values of `NSLog` and its like with the letters of their format.
  func checkFormat(_ arguments: [ObjCExpression], _ types: [ObjCType]) {
    guard let first = arguments.first, case .string(let text) = first.kind else { return }
    let letters = FormatText.letters(of: text)
    let values = Array(arguments.dropFirst())
    if values.count < letters.count {
      return report(
        "the format has \(letters.count) value\(letters.count == 1 ? "" : "s"), \(values.count) \(values.count == 1 ? "is" : "are") given",
        first.span)
    }
    if values.count > letters.count {
      warn(
        "the format has \(letters.count) value\(letters.count == 1 ? "" : "s"), \(values.count) are given", first.span)
    }
    for (index, written) in letters.enumerated() where values.indices.contains(index) {
      check(written.last ?? "@", written, values[index], types[index + 1])
    }
  }

  /// `NSLog(count)`: what is printed stands behind a format.
  func checkLog(_ name: String, _ arguments: [ObjCExpression], _ types: [ObjCType], _ span: Span) {
    guard let first = arguments.first, let type = types.first else {
      return report("\(name) wants a format: \(name)(@\"…\")", span)
    }
    checkFormat(arguments, types)
    if name != "printf" { checkSign(first) }
    let text = source.text(in: first.span)
    if type.isNumber {
      let letter = type == .double ? "%f" : type == .bool ? "%d" : "%ld"
      report("\(name) wants a format, and '\(text)' is a number; write \(name)(@\"\(letter)\", \(text))", first.span)
    } else if case .object(let kind?) = type, !kind.hasSuffix("String"), KnownClasses.names.contains(kind) {
      report("\(name) wants a format, and '\(text)' is an \(kind); write \(name)(@\"%@\", \(text))", first.span)
    }
  }

  private func check(_ letter: Character, _ written: String, _ value: ObjCExpression, _ type: ObjCType) {
    let text = source.text(in: value.span)
    switch letter {
    case "@":
      guard type.isNumber else { return }
      let isCount = [".count", " count]", ".length", " length]"].contains { text.hasSuffix($0) }
      let right = type == .double ? "%f" : isCount ? "%lu" : "%ld"
      report("%@ wants an object, and '\(text)' is a number; write \(type == .bool ? "%d" : right)", value.span)
    case "s", "p": return
    default:
      if type == .double, "diuxXoc".contains(letter) {
        warn("%\(written) wants an integer, and '\(text)' is a double; write %f", value.span)
      } else if type == .integer, "fFeEgG".contains(letter) {
        warn("%\(written) wants a double, and '\(text)' is an integer; write %ld", value.span)
      }
      guard type.isObject else { return }
      let kind: String =
        if case .object(let name?) = type { "an \(name)" } else if type == .block { "a block" } else { "an object" }
      report("%\(written) wants a number, and '\(text)' is \(kind); write %@", value.span)
    }
  }
}

/// Format strings: `%@`, `%5.2f`, `%lu`.
enum FormatText {
  enum Piece {
    case text(String)
    case value(
      flags: Set<Character>, width: Int?, precision: Int?, takesWidth: Bool, takesPrecision: Bool, length: String,
      letter: Character, place: Int?)
  }

  static func pieces(of text: String) -> [Piece] {
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
          flags: flags, width: width, precision: precision, takesWidth: takesWidth, takesPrecision: takesPrecision,
          length: length, letter: letter, place: place))
    }
    if !plain.isEmpty { pieces.append(.text(plain)) }
    return pieces
  }

  /// The letters in the order of the values, with their lengths: `ld`, `@`.
  static func letters(of text: String) -> [String] {
    var letters: [String] = []
    for case .value(_, _, _, let takesWidth, let takesPrecision, let length, let letter, let place) in pieces(of: text)
    {
      let letter = length + String(letter)
      guard let place, place > 0, place < 100 else {
        letters += (takesWidth ? ["d"] : []) + (takesPrecision ? ["d"] : []) + [letter]
        continue
      }
      while letters.count < place { letters.append("@") }
      letters[place - 1] = letter
    }
    return letters
  }
}
