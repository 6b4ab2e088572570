import StreamLang
import Streams
import Times

/// Values as JavaScript writes them.
enum JSText {
  /// `String(x)` where the text is no more than a part of something: an object that fails to give one has none.
  static func string(_ value: Value) -> String { (try? text(value)) ?? "" }

  /// `String(x)`, as in template strings.
  static func text(_ value: Value, depth: Int = 0) throws(ErrorValue) -> String {
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
      var failure: ErrorValue?
      let list = box.elements.written(separator: ",") { element in
        guard failure == nil, !JSValue.isNullish(element) else { return "" }
        do throws(ErrorValue) {
          return try text(element, depth: depth + 1)
        } catch {
          failure = error
          return ""
        }
      }
      if let failure { throw failure }
      return list
    case .error(let error):
      if case .function(let convert)? = try JSInstance.member(of: value, "toString") {
        return string(try convert.call([]))
      }
      return JSError.text(error)
    case .object(let box) where CodeClass(box) != nil: return "class \(JSInstance.declared(value)?.name ?? "") { … }"
    case .function: return "function () { … }"
    case .object(let box):
      if CodeClass(of: box) == nil, let own = box.text { return own }
      guard !(box is JSBox) else { return "[object \(box.className)]" }
      return try text(JSValue.primitive(.object(box), .string), depth: depth + 1)
    default: return "[object Object]"
    }
  }

  static func interpolated(_ value: Value, _ context: EvaluationContext) throws(ErrorValue) -> String {
    let text = try text(value)
    try context.makes(bytes: text.utf8.count)
    return text
  }

  /// The order of two texts by their UTF-16 units: below 0, 0 or above.
  static func order(_ one: String, _ two: String) -> Int {
    if one == two { return 0 }
    return one.utf16.lexicographicallyPrecedes(two.utf16) ? -1 : 1
  }
}

/// The names of errors.
enum JSError {
  /// An error of a class of JavaScript's own.
  static func type(_ text: String, help: String? = nil) -> ErrorValue {
    ErrorValue(text, code: code(of: "TypeError"), help: help)
  }
  static func range(_ text: String) -> ErrorValue { ErrorValue(text, code: code(of: "RangeError")) }
  static func syntax(_ text: String) -> ErrorValue { ErrorValue(text, code: code(of: "SyntaxError")) }
  /// The value that was thrown: errors carry those that are none.
  static func thrown(_ value: Value) -> Value {
    if case .error(let error) = value, let payload = error.payload { payload } else { value }
  }

  static func uri(_ text: String) -> ErrorValue { ErrorValue(text, code: code(of: "URIError")) }

  /// The properties that every error has, which are not written beside its text.
  static let properties: Set = ["name", "message", "stack", "cause", "info", "errors"]

  /// The text of a property that the script has set.
  private static func own(_ name: String, of error: ErrorValue) -> String? {
    error.properties?.kept(name).map { JSText.string($0) }
  }

  /// The classes of errors by their codes.
  private static let names = [
    "Error", "TypeError", "RangeError", "SyntaxError", "ReferenceError", "EvalError", "URIError", "TimeoutError",
    "EmptyError", "NotFoundError", "SequenceError", "ArgumentOutOfRangeError", "ObjectUnsubscribedError",
    "UnsubscriptionError", "AjaxError", "AggregateError", "InvalidCharacterError", "DataCloneError",
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

  static let classes: Set<String> = [
    "Error", "TypeError", "RangeError", "SyntaxError", "ReferenceError", "EvalError", "URIError", "TimeoutError",
    "EmptyError", "NotFoundError", "SequenceError", "ArgumentOutOfRangeError", "ObjectUnsubscribedError",
    "UnsubscriptionError", "AjaxError",
  ]

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
    guard let message = error.message, message.hasPrefix("ajax error") else { return nil }
    if message == "ajax error" { return 0 }
    return Int(message.dropFirst("ajax error ".count))
  }

  static func text(_ error: ErrorValue) -> String {
    let message = message(of: error)
    return message.isEmpty ? name(of: error) : "\(name(of: error)): \(message)"
  }
}

/// The names that functions print with.
enum JSFunctionName {
  static func name(of function: FunctionValue) -> String {
    ((function as? JSMethod)?.method ?? function as? ClosureFunction).flatMap { ($0 as? ClosureFunction)?.code.name }
      ?? ""
  }
}
