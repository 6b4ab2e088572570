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
    case .scheduler(let box): return description(of: box)
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
    return result + (blanks.contains("\n") ? " " : blanks)
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

  /// A scheduler as ReactiveCocoa prints it: those that it makes have names of their own.
  private static func description(of box: SchedulerBox) -> String {
    let name =
      switch box.name {
      case "main": "com.ReactiveCocoa.RACScheduler.mainThreadScheduler"
      case "background": "com.ReactiveCocoa.RACScheduler.backgroundScheduler"
      case "immediate": "com.ReactiveCocoa.RACScheduler.immediateScheduler"
      default: box.name
      }
    return "<\(box.name == "immediate" ? "RACImmediateScheduler" : "RACTargetQueueScheduler"): 0x…> \(name)"
  }

  private static func collection(_ value: Value, _ runtime: ObjCRuntime, _ level: Int) -> String? {
    switch value {
    case .array(let box): return array(box.elements, runtime, level)
    case .dictionary(let box): return dictionary(box, runtime, level)
    case .object(let box):
      if let list = box as? MutableArray {
        let text = array(list.elements, runtime, level)
        return list.isSet ? "{\(text)}" : text
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
    return try FormatText.text(
      plain(first, runtime), Array(values.dropFirst()), runtime.context, int: { ObjCNumbers.int($0) }
    ) { field, value throws(ErrorValue) in try written(value ?? .nil, field, runtime) }
  }

  private static func written(
    _ value: Value, _ field: FormatText.Field, _ runtime: ObjCRuntime
  ) throws(ErrorValue) -> String {
    switch field.letter {
    case "@": return description(value, runtime)
    case "s": return plain(value, runtime)
    case "p": return "0x…"
    case "d", "i", "u", "D", "U":
      if !ObjCNumbers.isNumber(value), !isNull(value) {
        throw ErrorValue("%\(field.letter) wants a number, and this is \(kind(of: value)); write %@")
      }
    default: break
    }
    let type = CInteger(field)
    let bits = UInt(bitPattern: type.cut(ObjCNumbers.int(value)))
    return field.text(ofBits: bits, isSigned: type.isSigned) ?? field.text(of: ObjCNumbers.double(value)) ?? ""
  }
}

extension CInteger {
  /// The type of a value in a format, as its letter and length say: `%d` is an `int`, `%lu` an `unsigned long`.
  init(_ field: FormatText.Field) {
    let (letter, length) = (field.letter, field.length)
    let bits = length == "hh" ? 8 : length == "h" ? 16 : length.isEmpty && !"DU".contains(letter) ? 32 : 64
    self.init(bits: bits, isSigned: "diD".contains(letter))
  }
}
