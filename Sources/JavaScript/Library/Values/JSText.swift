import StreamLang
import Streams
import Times

/// Values as JavaScript writes them.
enum JSText {
  /// `String(x)`, as in template strings.
  static func string(_ value: Value, depth: Int = 0) -> String {
    guard depth < 32 else { return "" }
    switch value {
    case .nil: return "undefined"
    case .unit: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .int(let int): return String(int)
    case .double(let double): return JSNumber.text(double)
    case .duration(let nanoseconds): return JSNumber.text(Double(nanoseconds) / 1_000_000)
    case .string(let box): return box.text
    case .array(let box), .tuple(let box):
      return box.elements.written(separator: ",") { JSValue.isNullish($0) ? "" : string($0, depth: depth + 1) }
    case .error(let error): return JSError.text(error)
    case .function: return "function () { … }"
    case .object(let box):
      if let expression = box as? RegExpBox { return expression.text }
      return box.text ?? "[object Object]"
    default: return "[object Object]"
    }
  }

  static func interpolated(_ value: Value, _ context: EvaluationContext) throws(ErrorValue) -> String {
    let text = string(value)
    try context.makes(bytes: text.utf8.count)
    return text
  }

  /// The order of two texts by their UTF-16 units: below 0, 0 or above.
  static func order(_ one: String, _ two: String) -> Int {
    if one == two { return 0 }
    return one.utf16.lexicographicallyPrecedes(two.utf16) ? -1 : 1
  }

  // MARK: console.log

  /// The arguments of `console.log` as a line.
  static func logged(_ values: [Value], _ context: EvaluationContext) throws(ErrorValue) -> String {
    var rest = values[...]
    var text = ""
    if case .string(let format)? = rest.first, values.count > 1, format.text.contains("%") {
      rest.removeFirst()
      text = try formatted(format.text, &rest, context)
    } else if let first = rest.popFirst() {
      text = shown(first)
    }
    for value in rest { text += " " + shown(value) }
    try context.makes(bytes: text.utf8.count)
    return text
  }

  private static func shown(_ value: Value) -> String {
    if case .string(let box) = value { return box.text }
    return inspected(value, depth: 0)
  }

  private static func formatted(
    _ format: String, _ values: inout ArraySlice<Value>, _ context: EvaluationContext
  ) throws(ErrorValue) -> String {
    var text = ""
    var signs = format[...]
    while let sign = signs.popFirst() {
      guard sign == "%", let kind = signs.first else {
        text.append(sign)
        continue
      }
      if kind == "%" {
        signs.removeFirst()
        text += "%"
        continue
      }
      guard "sdifjoOc".contains(kind), let value = values.popFirst() else {
        text.append(sign)
        continue
      }
      signs.removeFirst()
      switch kind {
      case "s": if case .string(let box) = value { text += box.text } else { text += inspected(value, depth: 2) }
      case "d": text += JSNumber.text(JSValue.toNumber(value))
      case "i": text += JSNumber.text(JSValue.toNumber(value).rounded(.towardZero))
      case "f": text += JSNumber.text(JSValue.toNumber(value))
      case "j": text += try JSJSON.text(value, context) ?? "undefined"
      case "c": break
      default: text += inspected(value, depth: 0)
      }
    }
    return text
  }

  /// A value that stands deeper in others is shown by its kind.
  static let deepest = 2

  /// A value as Node shows it.
  static func inspected(_ value: Value, depth: Int) -> String {
    switch value {
    case .string(let box): return quoted(box.text)
    case .double(let double) where double == 0 && double.sign == .minus: return "-0"
    case .array(let box), .tuple(let box):
      return list(box.elements, "[", "]", depth, otherwise: "[Array]") { inspected($0, depth: depth + 1) }
    case .dictionary, .object: return object(value, depth)
    case .error(let error):
      let text = depth == 0 ? JSError.text(error) : "[\(JSError.text(error))]"
      let own = JSObject.entries(of: value)?.filter { !JSError.properties.contains($0.key) } ?? []
      if own.isEmpty { return text }
      return depth > deepest ? "[\(JSError.name(of: error))]" : "\(text) { \(shown(own, of: nil, depth)) }"
    case .function(let function):
      let name = JSFunctionName.name(of: function)
      return name.isEmpty ? "[Function (anonymous)]" : "[Function: \(name)]"
    case .stream(let promise as JSPromise): return promise.inspected(depth: depth)
    case .stream(let stream): return stream is Subject ? "Subject {}" : "Observable {}"
    case .disposable: return "Subscription {}"
    case .event where depth > deepest: return "[Notification]"
    case .event(let event):
      let kind = event.kind == .next ? "N" : event.kind == .error ? "E" : "C"
      let value = event.kind == .next ? inspected(event.value, depth: depth + 1) : "undefined"
      let error = event.kind == .error ? inspected(event.value, depth: depth + 1) : "undefined"
      return "Notification { kind: '\(kind)', value: \(value), error: \(error), hasValue: \(event.kind == .next) }"
    default: return string(value)
    }
  }

  static func list<Element>(
    _ elements: [Element], _ open: String, _ close: String, _ depth: Int, otherwise: String,
    _ text: (Element) -> String
  ) -> String {
    if elements.isEmpty { return open + close }
    guard depth <= deepest else { return otherwise }
    var shown = elements.prefix(100).written(separator: ", ", text)
    if elements.count > 100 {
      let more = elements.count - 100
      shown += ", ... \(more) more item\(more == 1 ? "" : "s")"
    }
    return "\(open) \(shown) \(close)"
  }

  private static func object(_ value: Value, _ depth: Int) -> String {
    if case .object(let box) = value {
      if let own = (box as? JSBox)?.inspected(depth: depth) { return own }
      if let text = box.text { return text }
    }
    var name = ""
    if case .object(let box) = value, !box.className.isEmpty { name = box.className + " " }
    let count =
      switch value {
      case .object(let box) where !(box is JSBox): box.count
      case .dictionary(let box): box.count
      default: 0
      }
    if count == 0 { return name + "{}" }
    guard depth <= deepest, let entries = JSObject.entries(of: value) else {
      return name.isEmpty ? "[Object]" : "[\(name.dropLast())]"
    }
    let box: ObjectBox? = if case .object(let box) = value { box } else { nil }
    return "\(name){ \(shown(entries, of: box, depth)) }"
  }

  private static func shown(_ entries: [(key: String, value: Value)], of box: ObjectBox?, _ depth: Int) -> String {
    entries.written(separator: ", ") { name, value in
      if case .function(let function)? = box?.kept(name), let computed = function as? ComputedMember {
        return "\(key(name)): \(computed.set == nil ? "[Getter]" : "[Getter/Setter]")"
      }
      guard case .function(let function) = value, JSFunctionName.name(of: function).isEmpty else {
        return "\(key(name)): \(inspected(value, depth: depth + 1))"
      }
      return "\(key(name)): [Function: \(name)]"
    }
  }

  private static func key(_ name: String) -> String {
    let isPlain =
      name.unicodeScalars.first.map { !($0.value >= 0x30 && $0.value < 0x3A) } ?? false
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.value >= 0x30 && $0.value < 0x3A || $0 == "_"
      }
    return isPlain ? name : quoted(name)
  }

  private static func quoted(_ text: String) -> String {
    let quote = !text.contains("'") ? "'" : !text.contains("\"") ? "\"" : !text.contains("`") ? "`" : "'"
    var quoted = quote
    for character in text.unicodeScalars {
      switch character {
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\\": quoted += "\\\\"
      case "'" where quote == "'": quoted += "\\'"
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + quote
  }
}

/// The names of errors.
enum JSError {
  /// The properties that every error has, which are not written beside its text.
  static let properties: Set = ["name", "message", "stack", "cause", "info"]

  /// The text of a property that the script has set.
  private static func own(_ name: String, of error: ErrorValue) -> String? {
    error.properties?.kept(name).map { JSText.string($0) }
  }

  /// The classes of errors by the codes that stand for them.
  private static let names = [
    "Error", "TypeError", "RangeError", "SyntaxError", "ReferenceError", "EvalError", "URIError", "TimeoutError",
    "EmptyError", "NotFoundError", "SequenceError", "ArgumentOutOfRangeError", "ObjectUnsubscribedError",
    "UnsubscriptionError", "AjaxError", "AggregateError",
  ]
  /// The classes of the errors that operators make, by their texts, and the texts that RxJS gives them.
  private static let known: [String: (name: String, message: String)] = [
    "timeout has occurred": ("TimeoutError", "Timeout has occurred"),
    "no elements in sequence": ("EmptyError", "no elements in sequence"),
    "argument out of range": ("ArgumentOutOfRangeError", "argument out of range"),
    "no value matched the predicate": ("NotFoundError", "No matching values"),
    "no matching values": ("NotFoundError", "No matching values"),
    "too many matching values": ("SequenceError", "Too many matching values"),
    "object unsubscribed": ("ObjectUnsubscribedError", "object unsubscribed"),
  ]

  /// The text that an error of a class of RxJS has by itself.
  static func ownMessage(of name: String) -> String { known.values.first { $0.name == name }?.message ?? "" }

  private static func known(_ error: ErrorValue) -> (name: String, message: String)? {
    error.isMadeByScript || error.payload != nil ? nil : known[error.text.lowercased()]
  }

  /// The code that names an error of a class.
  static func code(of name: String) -> Int? { names.firstIndex(of: name).map { -1_000 - $0 } }

  static func name(of error: ErrorValue) -> String {
    if let own = own("name", of: error) { return own }
    if let code = error.code, names.indices.contains(-1_000 - code) { return names[-1_000 - code] }
    if let known = known(error) { return known.name }
    if status(of: error) != nil { return "AjaxError" }
    return error.isMadeByScript || error.payload != nil ? "Error" : error.place == nil ? "Error" : "TypeError"
  }

  static func message(of error: ErrorValue) -> String {
    if let own = own("message", of: error) { return own }
    if let known = known(error) { return known.message }
    let message = error.message ?? ""
    let (start, end) = ("this is ", ", and cannot be called")
    guard message.hasPrefix(start), message.hasSuffix(end), !error.isMadeByScript else { return message }
    return JSWords.kind(String(message.dropFirst(start.count).dropLast(end.count))) + " is not a function"
  }

  /// The status of the answer of a request that failed.
  static func status(of error: ErrorValue) -> Int? {
    guard let message = error.message, message.hasPrefix("ajax error ") else { return nil }
    return Int(message.dropFirst("ajax error ".count))
  }

  static func text(_ error: ErrorValue) -> String {
    let message = message(of: error)
    return message.isEmpty ? name(of: error) : "\(name(of: error)): \(message)"
  }
}

/// The names that functions print with.
enum JSFunctionName {
  static func name(of function: FunctionValue) -> String { (function as? ClosureFunction)?.code.name ?? "" }
}
