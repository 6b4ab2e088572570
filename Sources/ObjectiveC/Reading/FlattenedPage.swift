import StreamLang

/// A page that has lost the ends of its lines: a `//` would swallow the code that stands after it.
///
/// Where a line read literally leaves a bracket open, or closes one that was never opened, each `//` ends before the
/// first place that begins like a statement. The blank there becomes the end of a line, so that places stay true.
enum FlattenedPage {
  static func mend(_ source: SourceText) -> (SourceText, [SpannedFault]) {
    var bytes = Array(source.text.utf8)
    guard bytes.contains(UInt8(ascii: "/")) else { return (source, []) }
    var faults: [SpannedFault] = []
    // Lines of the drive were written here, and not by the page.
    let isOneLine = lines(bytes).filter { bytes[$0].contains { $0 > 0x20 } && !isDrive(bytes[$0]) }.count == 1
    let hasStrayEnds = closesTooMuch(bytes[...])
    let isBroken = balance(bytes[...]) != 0 || hasStrayEnds
    for line in lines(bytes) {
      if isDrive(bytes[line]) { continue }
      let hidesCode = hidesCode(line, bytes)
      guard isOneLine || isBroken || hidesCode, isFlattened(bytes[line]) else { continue }
      // A bracket that a later line closes may have been opened after the comment began.
      let isOpenedAfterwards = hasStrayEnds && balance(commentText(bytes[line])) > 0
      if !isOneLine, !hidesCode, !isOpenedAfterwards, balance(bytes[line]) == 0, !closesTooMuch(bytes[line]) {
        continue
      }
      var position = line.lowerBound
      var count = 0
      while let comment = comment(bytes, from: position, to: line.upperBound) {
        guard let end = statement(bytes, after: comment + 2, to: line.upperBound) else { break }
        bytes[end - 1] = 0x0A
        count += 1
        position = end
      }
      if count > 0, faults.isEmpty {
        let span = Span(start: line.lowerBound, end: min(line.lowerBound + 2, line.upperBound))
        faults.append(SpannedFault("the lost ends of lines are put back after the comments", span, isWarning: true))
      }
    }
    guard !faults.isEmpty else { return (source, swallowed(bytes)) }
    return (SourceText(name: source.name, text: String(decoding: bytes, as: UTF8.self)), faults)
  }

  /// A line whose code a comment takes away, without a sign that the comment's end was lost.
  private static func swallowed(_ bytes: [UInt8]) -> [SpannedFault] {
    lines(bytes).compactMap { line in
      guard let last = bytes[line].last(where: { $0 > 0x20 }), [0x3B, 0x7B, 0x7D].contains(last),
        let start = comment(bytes, from: line.lowerBound, to: line.upperBound),
        // A line of the drive is none.
        start + 2 < line.upperBound, bytes[start + 2] != UInt8(ascii: "!"),
        let end = statement(bytes, after: start + 2, to: line.upperBound),
        isProse(bytes[(start + 2)..<end]),
        bytes[(start + 2)..<end].split(separator: 0x20).count > 1 || isDeclaration(bytes[end..<line.upperBound])
      else { return nil }
      return SpannedFault(
        "code stands after this '//' and is not read; put it on a line of its own",
        Span(start: start, end: start + 2), isWarning: true)
    }
  }

  private static func isDrive(_ line: ArraySlice<UInt8>) -> Bool {
    line.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: Array("//!".utf8))
  }

  /// Whether a text is words: code that was commented out has signs from its beginning on.
  private static func isProse(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains { $0 > 0x20 } && !text.contains { Array("=[;{(*".utf8).contains($0) }
  }

  /// Whether whole statements stand after the words of a comment: those that the page had on a line of their own. The
  /// words are Chinese or Japanese, or the rest of the text uses what the statements declare.
  private static func hidesCode(_ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard let start = comment(bytes, from: line.lowerBound, to: line.upperBound),
      let end = statement(bytes, after: start + 2, to: line.upperBound), isProse(bytes[(start + 2)..<end]),
      let last = bytes[end..<line.upperBound].last(where: { $0 > 0x20 }), last == 0x3B || last == 0x7D,
      balance(bytes[end..<line.upperBound]) == 0, !closesTooMuch(bytes[end..<line.upperBound])
    else { return false }
    if bytes[(start + 2)..<end].contains(where: { $0 >= 0xE3 }) { return true }
    guard let name = declaredName(bytes[end..<line.upperBound]) else { return false }
    let others = [bytes[..<line.lowerBound], bytes[line.upperBound...]]
    return others.contains { part in
      String(decoding: part, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [Range<Int>] {
    var list: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      list.append(start..<index)
      start = index + 1
    }
    return list + [start..<bytes.count]
  }

  /// The next `//` outside of strings; that of an address is none.
  private static func comment(_ bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    var position = start
    var isInString = false
    while position + 1 < end {
      if bytes[position] == 0x5C, isInString {
        position += 1
      } else if bytes[position] == 0x22 {
        isInString.toggle()
      } else if !isInString, bytes[position] == 0x2F, bytes[position + 1] == 0x2F,
        position == 0 || bytes[position - 1] != 0x3A
      {
        return position
      }
      position += 1
    }
    return nil
  }

  /// The text after the first `//` of a line.
  private static func commentText(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = comment(Array(line), from: 0, to: line.count)
    return start.map { line.dropFirst($0 + 2) } ?? []
  }

  /// Whether code stands after a comment: a block, or a bracket that closes an earlier one.
  private static func isFlattened(_ line: ArraySlice<UInt8>) -> Bool {
    guard let start = comment(Array(line), from: 0, to: line.count) else { return false }
    let rest = Array(line)[(start + 2)...]
    if let brace = rest.firstIndex(of: 0x7B), let end = rest[brace...].firstIndex(of: 0x3B), rest[end...].contains(0x7D)
    {
      return true
    }
    return rest.contains(0x7D) || rest.contains(0x5D) || rest.contains(0x3B)
  }

  /// How many brackets are left open when comments are left out.
  private static func balance(_ bytes: ArraySlice<UInt8>) -> Int {
    var open = 0
    walk(bytes) { byte in
      if [0x7B, 0x5B, 0x28].contains(byte) { open += 1 }
      if [0x7D, 0x5D, 0x29].contains(byte) { open -= 1 }
    }
    return open
  }

  private static func closesTooMuch(_ bytes: ArraySlice<UInt8>) -> Bool {
    var open = 0
    var isTooMuch = false
    walk(bytes) { byte in
      if [0x7B, 0x5B, 0x28].contains(byte) { open += 1 }
      if [0x7D, 0x5D, 0x29].contains(byte) { open -= 1 }
      if open < 0 { isTooMuch = true }
    }
    return isTooMuch
  }

  /// The bytes outside of comments and strings.
  private static func walk(_ bytes: ArraySlice<UInt8>, _ visit: (UInt8) -> Void) {
    var isInString = false
    var isInComment = false
    var previous: UInt8 = 0
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let byte = bytes[position]
      if byte == 0x0A {
        (isInComment, isInString) = (false, false)
      } else if isInComment {
      } else if isInString {
        if byte == 0x5C { position += 1 } else if byte == 0x22 { isInString = false }
      } else if byte == 0x22 {
        isInString = true
      } else if byte == 0x2F, previous == 0x2F {
        isInComment = true
      } else {
        visit(byte)
      }
      previous = byte
      position += 1
    }
  }

  private static let beginnings = [
    "//", "[", "{", "}", "]", "@weakify(", "@strongify(", "return", "if (", "if(", "for (", "for(", "while (", "while(",
    "NSLog(", "RAC(",
    "self.", "super.", "- (", "+ (", "RACTupleUnpack(", "dispatch_", "@property (", "void (^",
  ].map { Array($0.utf8) }

  private static let types = [
    "BOOL ", "int ", "NSInteger ", "NSUInteger ", "CGFloat ", "float ", "double ", "id ", "__block ", "__weak ",
    "static ",
  ].map { Array($0.utf8) }

  /// Where a statement begins after a blank.
  private static func statement(_ bytes: [UInt8], after start: Int, to end: Int) -> Int? {
    var position = start + 1
    while position < end {
      if bytes[position - 1] == 0x20 || bytes[position - 1] == 0x09, bytes[position] != 0x20 {
        let rest = bytes[position..<end]
        if beginnings.contains(where: { rest.starts(with: $0) }), isWhole(rest) { return position }
        if types.contains(where: { rest.starts(with: $0) }), rest.prefix(60).contains(0x3D) { return position }
        if isDeclaration(rest) { return position }
      }
      position += 1
    }
    return nil
  }

  /// Whether a macro such as `@weakify(self)` stands alone; one that a sentence mentions has more words after it.
  private static func isWhole(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: "@"), let close = rest.firstIndex(of: UInt8(ascii: ")")) else { return true }
    guard close + 1 < rest.endIndex else { return true }
    return rest[close + 1] == 0x20 || rest[close + 1] == UInt8(ascii: ";")
  }

  /// `Name *name =`, `Name *(^name)(…) =`
  private static func isDeclaration(_ rest: ArraySlice<UInt8>) -> Bool { declaredName(rest) != nil }

  /// The name that a declaration begins with.
  private static func declaredName(_ rest: ArraySlice<UInt8>) -> String? {
    var position = rest.startIndex
    func isLetter(_ byte: UInt8) -> Bool {
      byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
    }
    guard position < rest.endIndex, rest[position] >= 0x41, rest[position] <= 0x5A else { return nil }
    while position < rest.endIndex, isLetter(rest[position]) { position += 1 }
    while position < rest.endIndex, rest[position] == 0x20 { position += 1 }
    guard position < rest.endIndex, rest[position] == 0x2A else { return nil }
    position += 1
    while position < rest.endIndex, rest[position] == 0x20 { position += 1 }
    if rest[position...].starts(with: Array("(^".utf8)) {
      let name = rest[position...].dropFirst(2).prefix { isLetter($0) }
      return String(decoding: name, as: UTF8.self)
    }
    let name = position
    while position < rest.endIndex, isLetter(rest[position]) { position += 1 }
    guard position > name else { return nil }
    let text = String(decoding: rest[name..<position], as: UTF8.self)
    while position < rest.endIndex, rest[position] == 0x20 { position += 1 }
    return position < rest.endIndex && rest[position] == 0x3D ? text : nil
  }
}
