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

  /// The integer type of a value, as its letter and length say: `%d` is an `int`, `%lu` an `unsigned long`.
  static func integer(_ letter: Character, _ length: String) -> CInteger {
    let bits = length == "hh" ? 8 : length == "h" ? 16 : length.isEmpty && !"DU".contains(letter) ? 32 : 64
    return CInteger(bits: bits, isSigned: "diD".contains(letter))
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
