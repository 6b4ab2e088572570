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
      let expression = try message.expression(ignoresCase: message.int(1) & 1 == 1)
      return try expression.send(message.to(.nil, "rangeOfFirstMatchInString:options:range:", [.string(text)]))
    case "rangeOfString:", "rangeOfString:options:":
      let ignoresCase = message.arguments.count > 1 && message.int(1) & 1 == 1
      let wanted = ignoresCase ? message.text(0).lowercased() : message.text(0)
      let found = find(wanted, in: ignoresCase ? text.lowercased() : text)
      return range(found ?? Int.max, found == nil ? 0 : wanted.utf16.count, runtime)
    case "substringFromIndex:": return .string(try part(text, message.int(0), nil))
    case "substringToIndex:": return .string(try part(text, 0, message.int(0)))
    case "substringWithRange:":
      let (location, length) = ObjCStructures.range(message[0])
      return .string(try part(text, location, length))
    case "stringByReplacingCharactersInRange:withString:":
      let (location, length) = ObjCStructures.range(message[0])
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
      return try made(try message.expression().replaced(text, message.text(1)))
    case "stringByReplacingOccurrencesOfString:withString:",
      "stringByReplacingOccurrencesOfString:withString:options:range:":
      let (pieces, other) = (UnitText(text).pieces(between: message.text(0)), message.text(1))
      try message.context.makes(bytes: text.utf8.count + (pieces.count - 1) * other.utf8.count)
      return .string(pieces.joined(separator: other))
    case "stringByPaddingToLength:withString:startingAtIndex:":
      let (units, filling, length) = (UnitText(text), message.text(1), message.int(0))
      guard length > units.count, !filling.isEmpty else { return .string(units.part(0, length)) }
      try message.context.makes(bytes: length)
      let start = min(max(message.int(2), 0), filling.utf16.count)
      return try made(text + UnitText.filling(length - units.count, with: filling, from: start))
    case "stringByTrimmingCharactersInSet:": return .string(String(text.trimmed(where: characterSet(message[0]))))
    case "componentsSeparatedByString:":
      return .array(UnitText(text).pieces(between: message.text(0)).map { .string($0) })
    case "componentsSeparatedByCharactersInSet:":
      let parts = text.split(omittingEmptySubsequences: false, whereSeparator: characterSet(message[0]))
      return .array(parts.map { .string(String($0)) })
    case "rangeOfCharacterFromSet:":
      guard let index = text.firstIndex(where: characterSet(message[0])) else { return range(Int.max, 0, runtime) }
      return range(text[..<index].utf16.count, text[index].utf16.count, runtime)
    case "uppercaseString", "localizedUppercaseString": return try made(text.uppercased())
    case "lowercaseString", "localizedLowercaseString": return try made(text.lowercased())
    case "capitalizedString", "localizedCapitalizedString": return .string(text.capitalizedWords)
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
    case "stringByRemovingPercentEncoding":
      return PercentCoding.decoded(text).map { .string($0) } ?? .nil
    case "enumerateLinesUsingBlock:":
      let (block, stop) = (try message.block(0), Pointer(runtime))
      for line in UnitText(text).pieces(between: "\n") where !ObjCNumbers.isTrue(stop.value) {
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

  private static func part(_ text: String, _ start: Int, _ length: Int?) throws(ErrorValue) -> String {
    let text = UnitText(text)
    let (end, overflow) = length.map { start.addingReportingOverflow($0) } ?? (text.count, false)
    guard !overflow, start >= 0, start <= text.count, end >= start, end <= text.count else {
      throw ErrorValue("index \(start < 0 || start > text.count ? start : end) is beyond the \(text.count) characters")
    }
    return text.part(start, end)
  }

  /// Returns the first position of one text in another, in UTF-16 units; nil for an empty text and if there is none.
  static func find(_ wanted: String, in text: String) -> Int? {
    wanted.isEmpty ? nil : UnitText(text).position(of: wanted)
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

  /// Whether a character is in an `NSCharacterSet`, which keeps the selector that made it, or its characters.
  static func characterSet(_ value: Value) -> (Character) -> Bool {
    guard case .object(let box) = value, case .string(let words)? = box.kept("kind") else { return { _ in false } }
    return CharacterSets.test(words.text)
  }

  /// As an address has it, whose own signs stay.
  private static func escaped(_ text: String) -> String {
    let kept = "-_.~:/?#[]@!$&'()*+,;="
    return PercentCoding.encoded(text) { byte in
      let scalar = Unicode.Scalar(byte)
      return scalar.isASCII && Character(scalar).isLetter || (0x30...0x39).contains(byte) || kept.utf8.contains(byte)
    }
  }
}
