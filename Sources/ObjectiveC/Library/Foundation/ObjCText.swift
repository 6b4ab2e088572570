import StreamLang
import Streams

/// The text of values, as `%@` prints them.
enum ObjCText {
  private static let deepest = 24
  private static let longestQuoted = 1 << 20

  static func isNull(_ value: Value) -> Bool {
    switch value {
    case .nil: true
    case .object(let box): box is Unanswered
    case .error(let error): ObjCErrors.isNull(error)
    default: false
    }
  }

  static func className(of value: Value) -> String {
    switch value {
    case .nil: "nil"
    case .bool, .int, .double, .duration: "NSNumber"
    case .string: "NSString"
    case .array: "NSArray"
    case .tuple: "RACTuple"
    case .dictionary: "NSDictionary"
    case .range: "NSRange"
    case .sequence: "RACSequence"
    case .error: "NSError"
    case .event: "RACEvent"
    case .function: "block"
    case .stream(let stream): stream is Command ? "RACCommand" : stream is Subject ? "RACSubject" : "RACSignal"
    case .disposable: "RACDisposable"
    case .scheduler: "RACScheduler"
    case .object(let box): (box as? ObjCBox)?.name ?? box.className
    case .unit: "RACUnit"
    }
  }

  /// `an NSString`, for messages.
  static func kind(of value: Value) -> String {
    if isNull(value) { return "nil" }
    let name = className(of: value)
    return ("AEIO".contains(name.first ?? "x") || name.hasPrefix("NS") ? "an " : "a ") + name
  }

  static func isKind(_ value: Value, of name: String) -> Bool {
    let own = className(of: value)
    if own == name || name == "NSObject" { return true }
    switch name {
    case "NSMutableArray", "NSMutableDictionary", "NSMutableString": return own == name
    case "NSArray": return own == "NSMutableArray"
    case "NSSet": return own == "NSMutableSet"
    case "NSDictionary": return own == "NSMutableDictionary"
    case "NSString": return own == "NSMutableString"
    case "RACSignal": return own == "RACSubject" || own == "RACReplaySubject" || own == "RACBehaviorSubject"
    case "RACStream": return own == "RACSequence" || isKind(value, of: "RACSignal")
    case "UIControl", "UIView": return own.hasPrefix("UI")
    case "NSValue": return own == "NSNumber"
    default: return false
    }
  }

  // MARK: Descriptions

  /// A text where it is one; else the description.
  static func plain(_ value: Value, _ runtime: ObjCRuntime) -> String {
    if case .string(let box) = value { return box.text }
    return isNull(value) ? "" : description(value, runtime)
  }

  static func description(_ value: Value, _ runtime: ObjCRuntime, depth: Int = 0) -> String {
    if isNull(value) {
      if case .object(let box) = value { (box as? Unanswered)?.isRead() }
      return "(null)"
    }
    return runtime.describing { known(value, runtime, depth: depth) } ?? "…"
  }

  private static func known(_ value: Value, _ runtime: ObjCRuntime, depth: Int) -> String {
    switch value {
    case .string(let box): return box.text
    case .bool(let bool): return bool ? "1" : "0"
    case .int(let int): return String(int)
    case .double(let double): return number(double)
    case .duration(let nanoseconds): return number(Double(nanoseconds) / 1e9)
    case .array(let box): return array(box.elements, runtime, 0)
    case .dictionary(let box): return dictionary(box, runtime, 0)
    case .tuple(let box):
      return "<RACTuple: 0x…> " + array(box.elements.map { isNull($0) ? .object(runtime.null) : $0 }, runtime, 0)
    case .error(let error): return ObjCErrors.description(error, runtime)
    case .event(let event):
      switch event.kind {
      case .next: return "<RACEvent: 0x…>{ next = \(description(event.value, runtime)) }"
      case .error: return "<RACEvent: 0x…>{ error = \(description(event.value, runtime)) }"
      default: return "<RACEvent: 0x…>{ completed }"
      }
    case .unit: return "<RACUnit: 0x…>"
    case .function: return "<__NSGlobalBlock__: 0x…>"
    case .stream(let stream):
      if stream is Command { return "<RACCommand: 0x…>" }
      let name = stream is Subject ? "RACSubject" : "RACDynamicSignal"
      return "<\(name): 0x…> name: \(stream.name ?? "")"
    case .sequence(let sequence):
      let elements = (try? sequence.array(in: runtime.world)) ?? []
      return "<RACArraySequence: 0x…>{ name = , array = \(array(elements, runtime, 0)) }"
    case .disposable: return "<RACDisposable: 0x…>"
    case .scheduler(let box): return ObjCTime.description(box)
    case .object(let box):
      if let own = box as? ObjCBox { return own.description(depth: depth) }
      return "<\(box.className.isEmpty ? "NSObject" : box.className): 0x1>"
    case .range, .nil: return value.text
    }
  }

  /// Without the ends of lines, as effects show values.
  static func oneLine(_ value: Value, _ runtime: ObjCRuntime) -> String {
    let text = description(value, runtime)
    guard text.contains("\n") else { return text }
    var result = ""
    var blanks = ""
    for character in text {
      if character == " " || character == "\n" || character == "\t" {
        blanks.append(character)
      } else {
        result += blanks.contains("\n") ? " " : blanks
        blanks = ""
        result.append(character)
      }
    }
    return result + blanks.replacingNewlines
  }

  static func number(_ double: Double) -> String {
    if double.isNaN { return "nan" }
    if double.isInfinite { return double < 0 ? "-inf" : "inf" }
    if double == double.rounded(), abs(double) < 1e17 { return String(Int(double)) }
    let text = "\(double)"
    guard let e = text.firstIndex(of: "e") else { return text }
    var mantissa = String(text[..<e])
    if mantissa.hasSuffix(".0") { mantissa = String(mantissa.dropLast(2)) }
    var exponent = String(text[text.index(after: e)...])
    let sign = exponent.hasPrefix("-") ? "-" : "+"
    exponent = String(exponent.drop { $0 == "-" || $0 == "+" })
    if exponent.count < 2 { exponent = "0" + exponent }
    return mantissa + "e" + sign + exponent
  }

  private static func indent(_ level: Int) -> String { String(repeating: "    ", count: min(level, deepest)) }

  static func array(_ elements: [Value], _ runtime: ObjCRuntime, _ level: Int) -> String {
    guard level < deepest else { return "…" }
    guard !elements.isEmpty else { return "(\n\(indent(level)))" }
    let lines = elements.written(separator: ",\n") { element in
      if let nested = collection(element, runtime, level + 1) { return indent(2 * (level + 1)) + nested }
      return indent(level + 1) + quoted(element, runtime)
    }
    return "(\n\(lines)\n\(indent(level)))"
  }

  static func dictionary(_ box: DictionaryBox, _ runtime: ObjCRuntime, _ level: Int) -> String {
    guard level < deepest else { return "…" }
    guard box.count > 0 else { return "{\n\(indent(level))}" }
    var entries = Array(zip(box.keys, box.values))
    let areTexts = entries.allSatisfy { if case .string = $0.0 { true } else { false } }
    if areTexts {
      entries.sort { a, b in
        guard case .string(let one) = a.0, case .string(let two) = b.0 else { return false }
        return one.text < two.text
      }
    }
    let lines = entries.written(separator: "\n") { key, value in
      let name = indent(level + 1) + quoted(key, runtime)
      if name.utf8.count > longestQuoted { return name }
      if let nested = collection(value, runtime, level + 1) { return "\(name) = \(indent(level + 1))\(nested);" }
      return "\(name) = \(quoted(value, runtime));"
    }
    return "{\n\(lines)\n\(indent(level))}"
  }

  private static func collection(_ value: Value, _ runtime: ObjCRuntime, _ level: Int) -> String? {
    switch value {
    case .array(let box): return array(box.elements, runtime, level)
    case .dictionary(let box): return dictionary(box, runtime, level)
    case .object(let box):
      if let list = box as? MutableArray {
        let text = array(list.elements, runtime, level)
        return list is ElementSet ? "{\(text)}" : text
      }
      if let table = box as? MutableDictionary { return dictionary(table.entries, runtime, level) }
      return nil
    default: return nil
    }
  }

  /// A member of a collection: bare where it is letters and digits only.
  private static func quoted(_ value: Value, _ runtime: ObjCRuntime) -> String {
    let text = description(value, runtime)
    // A text that is too long anyhow is not quoted.
    if text.utf8.count > longestQuoted { return text }
    if !text.isEmpty,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) })
    {
      return text
    }
    var result = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x09: result += "\\t"
      case 0x20...0x7E: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
      default:
        result += "\\U" + String(unit, radix: 16).padded(to: 4)
      }
    }
    return result + "\""
  }

  // MARK: Formats

  static func formatted(_ values: [Value], _ runtime: ObjCRuntime) throws(ErrorValue) -> String {
    guard let first = values.first else { return "" }
    var rest = values.dropFirst()
    var text = ""
    for piece in FormatText.pieces(of: plain(first, runtime)) {
      switch piece {
      case .text(let part): text += part
      case .value(
        let flags, let width, let precision, let takesWidth, let takesPrecision, let length, let letter, let place):
        let width = takesWidth ? rest.popFirst().map { ObjCNumbers.int($0) } : width
        let precision = takesPrecision ? rest.popFirst().map { min(max(ObjCNumbers.int($0), 0), 1_000) } : precision
        let value = place.map { values.indices.contains($0) ? values[$0] : .nil } ?? rest.popFirst() ?? .nil
        let type = FormatText.integer(letter, length)
        text += padded(try written(value, letter, type, flags, precision, runtime), width, flags, letter)
      }
    }
    try runtime.context.makes(bytes: text.utf8.count)
    return text
  }

  private static func written(
    _ value: Value, _ letter: Character, _ type: CInteger, _ flags: Set<Character>, _ precision: Int?,
    _ runtime: ObjCRuntime
  ) throws(ErrorValue) -> String {
    let bits = UInt(bitPattern: type.cut(ObjCNumbers.int(value)))
    switch letter {
    case "@": return description(value, runtime)
    case "s": return plain(value, runtime)
    case "p": return "0x…"
    case "d", "i", "u", "D", "U":
      if !ObjCNumbers.isNumber(value), !isNull(value) {
        throw ErrorValue("%\(letter) wants a number, and this is \(kind(of: value)); write %@")
      }
      let digits = type.isSigned ? String(Int(bitPattern: bits)) : String(bits)
      return signed(digits.padded(to: precision ?? 0), flags)
    case "f", "F": return signed(fixed(ObjCNumbers.double(value), precision ?? 6), flags)
    case "e", "g": return signed(general(ObjCNumbers.double(value), precision ?? 6, letter), flags)
    case "E", "G": return try written(value, letter == "E" ? "e" : "g", type, flags, precision, runtime).uppercased()
    case "x": return (flags.contains("#") ? "0x" : "") + String(bits, radix: 16)
    case "X":
      return (flags.contains("#") ? "0X" : "")
        + String(bits, radix: 16, uppercase: true)
    case "o": return (flags.contains("#") ? "0" : "") + String(bits, radix: 8)
    case "c", "C":
      return UnicodeScalar(UInt32(truncatingIfNeeded: ObjCNumbers.int(value))).map { String($0) } ?? "?"
    default: return ""
    }
  }

  private static func signed(_ digits: String, _ flags: Set<Character>) -> String {
    if digits.hasPrefix("-") { return digits }
    return flags.contains("+") ? "+" + digits : flags.contains(" ") ? " " + digits : digits
  }

  private static func padded(_ text: String, _ width: Int?, _ flags: Set<Character>, _ letter: Character) -> String {
    guard let width, text.count < min(abs(width), 1_000) else { return text }
    let missing = min(abs(width), 1_000) - text.count
    if flags.contains("-") || width < 0 { return text + String(repeating: " ", count: missing) }
    if flags.contains("0"), letter != "@", letter != "s" {
      let sign = text.hasPrefix("-") || text.hasPrefix("+") ? String(text.prefix(1)) : ""
      return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }
    return String(repeating: " ", count: missing) + text
  }

  /// With that many digits after the point.
  static func fixed(_ double: Double, _ digits: Int) -> String {
    if !double.isFinite { return number(double) }
    let digits = min(digits, 30)
    var scale = 1.0
    for _ in 0..<min(digits, 15) { scale *= 10 }
    let product = abs(double) * scale
    var scaled = product.rounded(.toNearestOrEven)
    // Where the product lies half between two integers, what its own rounding lost decides.
    if abs(product - product.rounded(.down)) == 0.5 {
      let lost = rounding(of: product, abs(double), scale)
      if lost != 0 { scaled = product.rounded(lost < 0 ? .down : .up) }
    }
    guard scaled < 9e18 else { return number(double) }
    var text = String(Int(scaled))
    let shown = min(digits, 15)
    while text.count <= shown { text = "0" + text }
    let sign = double < 0 || double.sign == .minus && scaled > 0 ? "-" : ""
    guard digits > 0 else { return sign + text }
    return sign + text.dropLast(shown) + "." + text.suffix(shown) + String(repeating: "0", count: digits - shown)
  }

  /// The difference between the exact product of two numbers and their rounded one, without rounding: Dekker's
  /// algorithm, since WebAssembly has no fused multiplication.
  private static func rounding(of product: Double, _ one: Double, _ other: Double) -> Double {
    func halves(_ number: Double) -> (high: Double, low: Double) {
      let shifted = number * 134_217_729
      let high = shifted - (shifted - number)
      return (high, number - high)
    }
    let (one, other) = (halves(one), halves(other))
    return one.high * other.high - product + one.high * other.low + one.low * other.high + one.low * other.low
  }

  private static func general(_ double: Double, _ precision: Int, _ letter: Character) -> String {
    if double == 0 || !double.isFinite { return letter == "e" ? fixed(0, precision) + "e+00" : number(double) }
    var exponent = 0
    var mantissa = abs(double)
    while mantissa >= 10 {
      mantissa /= 10
      exponent += 1
    }
    while mantissa < 1 {
      mantissa *= 10
      exponent -= 1
    }
    let isScientific = letter == "e"
    if isScientific || exponent < -4 || exponent >= max(1, precision) {
      var text = fixed(mantissa, isScientific ? precision : max(0, precision - 1))
      if !isScientific, text.contains(".") {
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
      }
      let size = String(abs(exponent))
      return (double < 0 ? "-" : "") + text + "e" + (exponent < 0 ? "-" : "+") + (size.count < 2 ? "0" + size : size)
    }
    var text = fixed(double, max(0, precision - 1 - exponent))
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text
  }
}

extension String {
  fileprivate var replacingNewlines: String { contains("\n") ? " " : self }
}
