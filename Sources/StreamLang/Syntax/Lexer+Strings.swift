extension Lexer {
  /// A string, also a raw one: `#"C:\new"#`.
  mutating func string(hashes: Int = 0) {
    let start = position
    position += hashes
    guard peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") else {
      position += 1
      return stringBody(StringStyle(start: start, indentation: nil, hashes: hashes), from: start)
    }
    position += 3
    let opening = Span(start: start, end: position)
    guard let indentation = indentationOfClosingQuotes(hashes) else {
      let isClosedHere = contains(Lexer.tripleQuotes, upTo: endOfLine(from: position))
      position = isClosedHere ? endOfLine(from: position) : bytes.count
      return fail(isClosedHere ? .textBesideMultilineQuotes : .unclosedMultilineString, opening)
    }
    while peek() == UInt8(ascii: " ") || peek() == UInt8(ascii: "\t") || peek() == UInt8(ascii: "\r") { position += 1 }
    let style = StringStyle(start: start, indentation: indentation, hashes: hashes)
    guard peek() == UInt8(ascii: "\n") else {
      var body = StringBody()
      body.fault = SpannedFault(.syntax(.textBesideMultilineQuotes), opening)
      return multilineBody(style, from: start, &body)
    }
    var body = StringBody()
    body.isFirstLine = true
    multilineBody(style, from: start, &body)
  }

  /// The text of a string since its quotes or the last interpolation.
  struct StringBody {
    var text: [UInt8] = []
    /// The first fault; the token that ends this part becomes invalid.
    var fault: SpannedFault?
    var isFirstLine = false
    /// Whether an interpolation of the same string stands before it.
    var isContinued = false
  }

  /// Goes on with a string after the `)` of an interpolation.
  mutating func resumeString(_ style: StringStyle, from start: Int) {
    var body = StringBody()
    body.isContinued = true
    if style.indentation == nil {
      stringBody(style, from: start, isContinued: true)
    } else {
      multilineBody(style, from: start, &body)
    }
  }

  private mutating func stringBody(_ style: StringStyle, from start: Int, isContinued: Bool = false) {
    var body = StringBody()
    body.isContinued = isContinued
    while true {
      let runStart = position
      while position < bytes.count, !isStringMark(bytes[position]) { position += 1 }
      body.text += bytes[runStart..<position]
      switch peek() {
      case UInt8(ascii: "\"") where hashesFollow(style, at: 1):
        position += 1 + style.hashes
        return endPart(isContinued ? .stringClose : .string, body, from: start)
      case UInt8(ascii: "\\") where hashesFollow(style, at: 1) && peek(1 + style.hashes) == UInt8(ascii: "("):
        return interpolation(style, body, from: start)
      case UInt8(ascii: "\\")
      where hashesFollow(style, at: 1) && peek(1 + style.hashes) != UInt8(ascii: "\n")
        && position + 1 + style.hashes < bytes.count:
        escape(style, &body)
      case UInt8(ascii: "\"") where style.hashes > 0, UInt8(ascii: "\\") where style.hashes > 0:
        body.text.append(bytes[position])
        position += 1
      default:
        position = endOfLine(from: position)
        // Then these quotes rather end the string around it.
        if let around = open.last(where: { $0.bracket == .interpolation }) {
          return fail(.unclosedInterpolation, around.span)
        }
        return fail(.unclosedString, Span(start: style.start, end: position))
      }
    }
  }

  private mutating func multilineBody(_ style: StringStyle, from start: Int, _ body: inout StringBody) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        position += 1
        if closesMultiline(style.hashes) {
          return endPart(body.isContinued ? .stringClose : .string, body, from: start)
        }
        if !body.isFirstLine { body.text.append(UInt8(ascii: "\n")) }
        body.isFirstLine = false
        skipIndentation(style, &body)
      case UInt8(ascii: "\r") where peek(1) == UInt8(ascii: "\n"):
        position += 1
      case UInt8(ascii: "\"")
      where peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") && hashesFollow(style, at: 3):
        body.fault =
          body.fault
          ?? SpannedFault(
            .syntax(.textBesideMultilineQuotes), Span(start: position, end: position + 3))
        position += 3 + style.hashes
        return endPart(.string, body, from: start)
      case UInt8(ascii: "\\") where hashesFollow(style, at: 1) && peek(1 + style.hashes) == UInt8(ascii: "("):
        return interpolation(style, body, from: start)
      case UInt8(ascii: "\\") where hashesFollow(style, at: 1):
        let end = skippingBlanks(from: position + 1 + style.hashes)
        if bytes[end...].first == UInt8(ascii: "\n") {
          // The text goes on with the next line.
          position = end + 1
          skipIndentation(style, &body)
        } else {
          escape(style, &body)
        }
      case let byte:
        body.text.append(byte)
        position += 1
      }
    }
    fail(.unclosedMultilineString, Span(start: style.start, end: style.start + 3))
  }

  private mutating func endPart(_ kind: Token.Kind, _ body: StringBody, from start: Int) {
    if let fault = body.fault {
      faults.append(fault)
      add(.invalid, from: start, payload: faults.count - 1)
    } else {
      strings.append(String(decoding: body.text, as: UTF8.self))
      add(kind, from: start, payload: strings.count - 1)
    }
  }

  private mutating func interpolation(_ style: StringStyle, _ body: StringBody, from start: Int) {
    let offset = position
    position += 2 + style.hashes
    endPart(body.isContinued ? .stringMiddle : .stringOpen, body, from: start)
    push(OpenBracket(bracket: .interpolation, offset: offset, token: tokens.count - 1, string: style))
  }

  /// Whether the `#` of a raw string is at a distance.
  private func hashesFollow(_ style: StringStyle, at distance: Int) -> Bool {
    (0..<style.hashes).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  private mutating func escape(_ style: StringStyle, _ body: inout StringBody) {
    let start = position
    position += 2 + style.hashes
    switch peek(-1) {
    case UInt8(ascii: "n"): body.text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): body.text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): body.text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "0"): body.text.append(0)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): body.text.append(peek(-1))
    case UInt8(ascii: "u"):
      if let scalar = unicodeEscape() {
        body.text += Array(String(Character(scalar)).utf8)
      } else {
        body.fault = body.fault ?? SpannedFault(.syntax(.badUnicodeEscape), Span(start: start, end: position))
      }
    default:
      position = start + 1 + style.hashes
      if position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += scalar(at: position).length }
      body.fault =
        body.fault
        ?? SpannedFault(.syntax(.unknownEscape(text(from: start))), Span(start: start, end: position))
    }
  }

  /// The scalar of `{…}`; the position moves past it, as far as it goes.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard peek() == UInt8(ascii: "{") else { return nil }
    position += 1
    let start = position
    while peek().isOfName { position += 1 }
    let digits = text(from: start)
    guard peek() == UInt8(ascii: "}") else { return nil }
    position += 1
    guard digits.utf8.count <= 8, let value = UInt32(digits, radix: 16) else { return nil }
    return Unicode.Scalar(value)
  }

  // MARK: `"""`

  /// The text before the quotes that close a string of several lines; nothing when there are none.
  private func indentationOfClosingQuotes(_ hashes: Int) -> [UInt8]? {
    let quotes = Lexer.tripleQuotes + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    var line = endOfLine(from: position)
    while line < bytes.count {
      let start = line + 1
      let end = skippingBlanks(from: start)
      if bytes[end...].starts(with: quotes) { return Array(bytes[start..<end]) }
      line = endOfLine(from: end)
    }
    return nil
  }

  /// Moves over closing quotes when the line at the position begins with them.
  private mutating func closesMultiline(_ hashes: Int) -> Bool {
    let end = skippingBlanks(from: position)
    let quotes = Lexer.tripleQuotes + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    guard bytes[end...].starts(with: quotes) else { return false }
    position = end + quotes.count
    return true
  }

  private mutating func skipIndentation(_ style: StringStyle, _ body: inout StringBody) {
    let indentation = style.indentation ?? []
    let end = skippingBlanks(from: position)
    if bytes[position..<end].starts(with: indentation) {
      position += indentation.count
    } else if end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r") {
      position = end
    } else {
      body.fault = body.fault ?? SpannedFault(.syntax(.multilineIndentation), Span(start: position, end: end))
    }
  }

  private func skippingBlanks(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return end
  }

  private func contains(_ part: [UInt8], upTo end: Int) -> Bool {
    (position..<end).contains { bytes[$0..<end].starts(with: part) }
  }

  private static let tripleQuotes = [UInt8](repeating: UInt8(ascii: "\""), count: 3)

  private func isStringMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\n")
  }
}
