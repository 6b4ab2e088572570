import StreamLang
import Streams

/// Messages of strings. Positions count UTF-16 units, as NSString does.
enum ObjCStrings {
  static func send(_ message: ObjCMessage, _ text: String) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    func made(_ result: String) throws(ErrorValue) -> Value {
      try message.context.makes(bytes: result.utf8.count)
      return .string(result)
    }
    switch message.selector {
    case "length": return .int(text.utf16.count)
    // NSUTF8StringEncoding is 4.
    case "lengthOfBytesUsingEncoding:", "maximumLengthOfBytesUsingEncoding:":
      return .int(message.int(0) == 4 ? text.utf8.count : text.utf16.count * 2)
    case "isEqualToString:": return .bool(!ObjCText.isNull(message[0]) && message.text(0) == text)
    case "hasPrefix:": return .bool(text.hasPrefix(message.text(0)))
    case "hasSuffix:": return .bool(text.hasSuffix(message.text(0)))
    case "containsString:", "localizedCaseInsensitiveContainsString:":
      let isExact = message.selector == "containsString:"
      return .bool(
        find(isExact ? message.text(0) : message.text(0).lowercased(), in: isExact ? text : text.lowercased()) != nil)
    case "rangeOfString:options:" where message.int(1) & 1_024 != 0:
      let expression = try Expressions(message.text(0), ignoresCase: message.int(1) & 1 == 1, runtime)
      return try expression.send(message.to(.nil, "rangeOfFirstMatchInString:options:range:", [.string(text)]))
    case "rangeOfString:", "rangeOfString:options:":
      let ignoresCase = message.arguments.count > 1 && message.int(1) & 1 == 1
      let wanted = ignoresCase ? message.text(0).lowercased() : message.text(0)
      let found = find(wanted, in: ignoresCase ? text.lowercased() : text)
      return range(found ?? Int.max, found == nil ? 0 : wanted.utf16.count, runtime)
    case "substringFromIndex:": return .string(try part(text, message.int(0), nil))
    case "substringToIndex:": return .string(try part(text, 0, message.int(0)))
    case "substringWithRange:":
      let (location, length) = range(message[0])
      return .string(try part(text, location, length))
    case "stringByReplacingCharactersInRange:withString:":
      let (location, length) = range(message[0])
      let before = try part(text, 0, location)
      return try made(before + message.text(1) + (try part(text, location + length, nil)))
    case "stringByAppendingString:":
      if ObjCText.isNull(message[0]) { throw ErrorValue("stringByAppendingString: wants an NSString, and got nil") }
      guard ObjCText.isKind(message[0], of: "NSString") else {
        throw ErrorValue("stringByAppendingString: wants an NSString, and got \(ObjCText.kind(of: message[0]))")
      }
      return try made(text + message.text(0))
    case "stringByAppendingFormat:": return try made(text + (try ObjCText.formatted(message.arguments, runtime)))
    case "stringByAppendingPathComponent:": return try made(text + (text.hasSuffix("/") ? "" : "/") + message.text(0))
    case "stringByReplacingOccurrencesOfString:withString:options:range:" where message.int(2) & 1_024 != 0:
      return try made(try Expressions(message.text(0), ignoresCase: false, runtime).replaced(text, message.text(1)))
    case "stringByReplacingOccurrencesOfString:withString:",
      "stringByReplacingOccurrencesOfString:withString:options:range:":
      let (pieces, other) = (pieces(text, message.text(0)), message.text(1))
      try message.context.makes(bytes: text.utf8.count + (pieces.count - 1) * other.utf8.count)
      return .string(pieces.joined(separator: other))
    case "stringByPaddingToLength:withString:startingAtIndex:":
      let (units, filling) = (Array(text.utf16), Array(message.text(1).utf16))
      let length = message.int(0)
      guard length > units.count, !filling.isEmpty else {
        return .string(try part(text, 0, min(max(length, 0), units.count)))
      }
      try message.context.makes(bytes: length)
      let start = min(max(message.int(2), 0), filling.count)
      let added = (0..<length - units.count).map { filling[($0 + start) % filling.count] }
      return try made(String(decoding: units + added, as: UTF16.self))
    case "stringByTrimmingCharactersInSet:": return .string(trimmed(text, message[0]))
    case "componentsSeparatedByString:": return .array(pieces(text, message.text(0)).map { .string($0) })
    case "componentsSeparatedByCharactersInSet:":
      let kind = characterSet(message[0])
      let parts = text.split(omittingEmptySubsequences: false) { isMember($0, of: kind) }
      return .array(parts.map { .string(String($0)) })
    case "rangeOfCharacterFromSet:":
      let kind = characterSet(message[0])
      guard let index = text.firstIndex(where: { isMember($0, of: kind) }) else {
        return range(Int.max, 0, runtime)
      }
      return range(text[..<index].utf16.count, text[index].utf16.count, runtime)
    case "uppercaseString", "localizedUppercaseString": return try made(text.uppercased())
    case "lowercaseString", "localizedLowercaseString": return try made(text.lowercased())
    case "capitalizedString", "localizedCapitalizedString":
      return .string(
        pieces(text, " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " "))
    case "characterAtIndex:":
      let units = Array(text.utf16)
      guard units.indices.contains(message.int(0)) else {
        throw ErrorValue("index \(message.int(0)) is beyond the \(units.count) characters")
      }
      return .int(Int(units[message.int(0)]))
    case "integerValue", "intValue", "longLongValue", "longValue", "unsignedIntegerValue":
      return .int(ObjCNumbers.int(.string(text)))
    case "doubleValue", "floatValue": return .double(ObjCNumbers.parsed(text))
    case "boolValue":
      let saysYes = text.trimmingBlanks.first.map { "YyTt123456789".contains($0) } ?? false
      return .bool(saysYes || ObjCNumbers.parsed(text) != 0)
    case "compare:", "caseInsensitiveCompare:", "localizedCompare:", "localizedCaseInsensitiveCompare:",
      "compare:options:", "localizedStandardCompare:":
      let isNumeric = message.int(1) & 64 != 0 || message.selector == "localizedStandardCompare:"
      if isNumeric { return .int(order(text, message.text(0))) }
      let ignoresCase = message.selector.lowercased().contains("insensitive") || message.int(1) & 1 == 1
      let (one, two) = ignoresCase ? (text.lowercased(), message.text(0).lowercased()) : (text, message.text(0))
      return .int(one == two ? 0 : Array(one.utf16).lexicographicallyPrecedes(Array(two.utf16)) ? -1 : 1)
    case "rac_sequence": return .sequence(ElementSequence(text.map { .string(String($0)) }))
    case "rac_keyPathComponents":
      return text.isEmpty ? .nil : .array(text.split(separator: ".").map { .string(String($0)) })
    case "rac_keyPathByDeletingLastKeyPathComponent", "rac_keyPathByDeletingFirstKeyPathComponent":
      let parts = text.split(separator: ".")
      let rest = message.selector.contains("Last") ? parts.dropLast() : parts.dropFirst()
      return rest.isEmpty ? .nil : .string(rest.joined(separator: "."))
    case "stringByDeletingPathExtension":
      let name = text.split(separator: "/").last ?? ""
      guard let dot = name.lastIndex(of: ".") else { return .string(text) }
      return .string(String(text.dropLast(name.distance(from: dot, to: name.endIndex))))
    case "stringByAppendingPathExtension:": return try made(text + "." + message.text(0))
    case "stringByDeletingLastPathComponent":
      let root = text.hasPrefix("/") ? "/" : ""
      return .string(root + text.split(separator: "/").dropLast().joined(separator: "/"))
    case "pathComponents":
      let parts = text.split(separator: "/").map { Value.string(String($0)) }
      return .array(text.hasPrefix("/") ? [.string("/")] + parts : parts)
    case "stringByRemovingPercentEncoding": return .string(unescaped(text))
    case "enumerateLinesUsingBlock:":
      let (block, stop) = (try message.block(0), Pointer(runtime))
      for line in ObjCStrings.pieces(text, "\n") where !ObjCNumbers.isTrue(stop.value) {
        _ = try block.call([.string(line), .object(stop)])
      }
      return .nil
    case "enumerateSubstringsInRange:options:usingBlock:":
      let (block, stop) = (try message.block(2), Pointer(runtime))
      let kind = message.text(1)
      let parts: [Substring] =
        kind.hasSuffix("Words")
        ? text.split { !($0.isLetter || $0.isNumber) }
        : kind.hasSuffix("Lines") || kind.hasSuffix("Paragraphs")
          ? text.split(separator: "\n") : text.indices.map { text[$0...$0] }
      for word in parts where !ObjCNumbers.isTrue(stop.value) {
        let place = range(text[..<word.startIndex].utf16.count, word.utf16.count, runtime)
        _ = try block.call([.string(String(word)), place, place, .object(stop)])
      }
      return .nil
    case "lastPathComponent": return .string(String(text.split(separator: "/").last ?? ""))
    case "pathExtension": return .string(text.contains(".") ? String(text.split(separator: ".").last ?? "") : "")
    case "description", "UTF8String", "stringValue": return .string(text)
    case "mutableCopy": return .object(MutableString(text, runtime))
    case "dataUsingEncoding:":
      return .object(
        ObjCValue(
          "NSData", "<NSData: \(text)>", [("content", .string(text)), ("length", .int(text.utf8.count))], runtime))
    case "stringByAddingPercentEscapesUsingEncoding:", "stringByAddingPercentEncodingWithAllowedCharacters:":
      return .string(escaped(text))
    // The drive's own words.
    case "count": return .int(text.count)
    case "characters": return .array(text.map { .string(String($0)) })
    default: return nil
    }
  }

  private static func range(_ location: Int, _ length: Int, _ runtime: ObjCRuntime) -> Value {
    ObjCStructures.make("NSRange", [.int(location), .int(length)], runtime)
  }

  static func range(_ value: Value) -> (Int, Int) {
    guard case .object(let box) = value else { return (0, 0) }
    return (ObjCNumbers.int(box.kept("location") ?? .nil), ObjCNumbers.int(box.kept("length") ?? .nil))
  }

  private static func part(_ text: String, _ start: Int, _ length: Int?) throws(ErrorValue) -> String {
    let units = Array(text.utf16)
    let (end, overflow) = length.map { start.addingReportingOverflow($0) } ?? (units.count, false)
    guard !overflow, start >= 0, start <= units.count, end >= start, end <= units.count else {
      throw ErrorValue(
        "index \(start < 0 || start > units.count ? start : end) is beyond the \(units.count) characters")
    }
    return String(decoding: units[start..<end], as: UTF16.self)
  }

  /// Where a text stands in another one, in UTF-16 units.
  static func find(_ wanted: String, in text: String) -> Int? {
    let (units, sought) = (Array(text.utf16), Array(wanted.utf16))
    guard !sought.isEmpty, sought.count <= units.count else { return nil }
    return (0...(units.count - sought.count)).first {
      units[$0] == sought[0] && Array(units[$0..<($0 + sought.count)]) == sought
    }
  }

  static func pieces(_ text: String, _ separator: String) -> [String] {
    let (units, sign) = (Array(text.utf16), Array(separator.utf16))
    guard let first = sign.first else { return [text] }
    var list: [String] = []
    var (start, position) = (0, 0)
    while position + sign.count <= units.count {
      guard units[position] == first, units[position..<position + sign.count].elementsEqual(sign) else {
        position += 1
        continue
      }
      list.append(String(decoding: units[start..<position], as: UTF16.self))
      position += sign.count
      start = position
    }
    return list + [String(decoding: units[start...], as: UTF16.self)]
  }

  /// The order of two texts whose numbers count as numbers: `1.10` comes after `1.9`.
  private static func order(_ one: String, _ two: String) -> Int {
    var (a, b) = (Array(one.utf16)[...], Array(two.utf16)[...])
    func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
    func number(_ units: inout ArraySlice<UInt16>) -> Int {
      var number = 0
      while let unit = units.first, isDigit(unit) {
        number = min(number, 1_000_000_000_000) * 10 + Int(unit - 0x30)
        units.removeFirst()
      }
      return number
    }
    while let first = a.first, let second = b.first {
      if isDigit(first), isDigit(second) {
        let (left, right) = (number(&a), number(&b))
        if left != right { return left < right ? -1 : 1 }
      } else {
        if first != second { return first < second ? -1 : 1 }
        (a, b) = (a.dropFirst(), b.dropFirst())
      }
    }
    return a.isEmpty ? (b.isEmpty ? 0 : -1) : 1
  }

  private static func trimmed(_ text: String, _ set: Value) -> String {
    let kind = characterSet(set)
    func isIn(_ character: Character) -> Bool { isMember(character, of: kind) }
    var rest = text[...]
    while let first = rest.first, isIn(first) { rest.removeFirst() }
    while let last = rest.last, isIn(last) { rest.removeLast() }
    return String(rest)
  }

  /// Whether a set has a character: by the selector that made it, or the characters of which it was made.
  static func isMember(_ character: Character, of set: Value) -> Bool { isMember(character, of: characterSet(set)) }

  private static func isMember(_ character: Character, of set: String) -> Bool {
    if set.hasPrefix("inverted ") { return !isMember(character, of: String(set.dropFirst(9))) }
    return switch set {
    case "whitespaceCharacterSet": character == " " || character == "\t"
    case "newlineCharacterSet": character.isNewline
    case "whitespaceAndNewlineCharacterSet": character.isWhitespace
    case "decimalDigitCharacterSet": character.isNumber
    case "letterCharacterSet": character.isLetter
    case "alphanumericCharacterSet": character.isLetter || character.isNumber
    case "uppercaseLetterCharacterSet": character.isUppercase
    case "lowercaseLetterCharacterSet": character.isLowercase
    case "punctuationCharacterSet": character.isPunctuation
    default: set.contains(character)
    }
  }

  private static func characterSet(_ value: Value) -> String {
    if case .object(let box) = value, case .string(let words)? = box.kept("kind") { words.text } else { "" }
  }

  private static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == 0x25, digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let scalar = UnicodeScalar(byte)
      if byte < 0x80,
        scalar.properties.isAlphabetic || "0123456789-_.~:/?#[]@!$&'()*+,;=".unicodeScalars.contains(scalar)
      {
        result.unicodeScalars.append(scalar)
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        result += "%" + (hex.count < 2 ? "0" : "") + hex
      }
    }
    return result
  }
}
