import StreamLang
import Streams

/// `NSScanner`: it reads numbers and words from the beginning of a text on.
final class TextScanner: ObjCBox {
  private let characters: [Character]
  private var position = 0

  override init(_ text: String, _ runtime: ObjCRuntime) {
    characters = Array(text)
    super.init("NSScanner", runtime)
  }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    func isMember(_ index: Int) -> Bool { ObjCStrings.characterSet(message[0])(characters[index]) }
    func isText(_ index: Int) -> Bool { characters[index...].starts(with: Array(message.text(0))) }
    let start = position
    let found: Value
    switch message.selector {
    case "isAtEnd", "atEnd":
      let rest = characters[position...]
      return .bool(rest.allSatisfy { $0.isWhitespace })
    case "scanLocation": return .int(position)
    case "setScanLocation:":
      position = min(max(message.int(0), 0), characters.count)
      return .nil
    case "string": return .string(String(characters))
    case "scanInteger:", "scanInt:", "scanLongLong:": found = .int(ObjCNumbers.int(.string(number(hasPoint: false))))
    case "scanDouble:", "scanFloat:": found = .double(ObjCNumbers.parsed(number(hasPoint: true)))
    case "scanString:intoString:":
      skipBlanks()
      if position < characters.count, isText(position) { position += message.text(0).count } else { position = start }
      found = message[0]
    case "scanUpToString:intoString:": found = .string(read { !isText($0) })
    case "scanCharactersFromSet:intoString:": found = .string(read { isMember($0) })
    case "scanUpToCharactersFromSet:intoString:": found = .string(read { !isMember($0) })
    default: return nil
    }
    guard position > start else { return .bool(false) }
    try message.write(found, to: message.arguments.count - 1)
    return .bool(true)
  }

  private func skipBlanks() { while position < characters.count, characters[position].isWhitespace { position += 1 } }

  /// The characters that pass a test; without any the place stays.
  private func read(_ isWanted: (Int) -> Bool) -> String {
    let start = position
    skipBlanks()
    let first = position
    while position < characters.count, isWanted(position) { position += 1 }
    if position == first { position = start }
    return String(characters[first..<max(first, position)])
  }

  private func number(hasPoint: Bool) -> String {
    let start = position
    skipBlanks()
    let first = position
    if position < characters.count, "+-".contains(characters[position]) { position += 1 }
    while position < characters.count, characters[position].isNumber || hasPoint && characters[position] == "." {
      position += 1
    }
    let text = String(characters[first..<position])
    if !text.contains(where: { $0.isNumber }) { position = start }
    return text
  }
}
