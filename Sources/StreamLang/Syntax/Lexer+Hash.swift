/// Raw strings, and the words of Swift that begin with `#`.
extension Lexer {
  mutating func hash() {
    let start = position
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    if peek(count) == UInt8(ascii: "\"") { return string(hashes: count) }
    position += 1
    skipName()
    let word = text(from: start)
    switch word {
    // Code under a condition is read; the code of the other case is not.
    case "#if", "#endif": position = endOfLine(from: position)
    case "#else", "#elseif": skipToEndOfCondition()
    case "#available", "#unavailable":
      position = endOfAvailability(from: position)
      add(word == "#available" ? .true : .false, from: start)
    case "#function", "#file", "#fileID", "#line":
      strings.append(word)
      add(.string, from: start, payload: strings.count - 1)
    // A selector is its name, and an image or colour that the editor shows is what it is made of.
    case "#selector", "#keyPath", "#imageLiteral", "#colorLiteral", "#fileLiteral":
      guard let end = endOfBrackets(from: position) else { fallthrough }
      strings.append(String(decoding: bytes[position + 1..<end - 1], as: UTF8.self))
      position = end
      add(.string, from: start, payload: strings.count - 1)
    // A macro of the app, such as `#expect(…)`, is called as a function is.
    case _
    where word.utf8.count > 1 && [UInt8(ascii: "("), UInt8(ascii: "<")].contains(peek())
      || word.utf8.count > 1 && peek(1) == UInt8(ascii: "{"):
      add(.name, from: start + 1)
    case "#_sourceLocation", "#dsohandle", "#column", "#filePath", "#isolation": add(.nil, from: start)
    default: fail(.unexpectedCharacter("#"), Span(start: start, end: start + 1))
    }
  }

  /// The end of the brackets that open at an offset, if they end on its line.
  private func endOfBrackets(from offset: Int) -> Int? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for index in offset..<endOfLine(from: offset) {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  private mutating func skipToEndOfCondition() {
    var line = endOfLine(from: position)
    while line < bytes.count {
      var first = line + 1
      while first < bytes.count, bytes[first] == UInt8(ascii: " ") || bytes[first] == UInt8(ascii: "\t") { first += 1 }
      line = endOfLine(from: first)
      if bytes[first...].starts(with: "#endif".utf8) { break }
    }
    position = line
  }

  private func endOfAvailability(from offset: Int) -> Int {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "(") else { return offset }
    return bytes[offset..<endOfLine(from: offset)].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? offset
  }
}
