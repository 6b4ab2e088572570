import StreamLang
import Streams

/// Values of Foundation and UIKit: dates, errors, paths, colours, structures.
enum ObjCValues {
  static func date(_ seconds: Double, _ runtime: ObjCRuntime) -> Value {
    .object(ObjCValue("NSDate", text(ofDate: seconds), [("seconds", .double(seconds))], runtime))
  }

  /// `2017-01-04 05:48:55 +0000`
  static func text(ofDate seconds: Double) -> String {
    guard abs(seconds) < 1e12 else { return "(date)" }
    let whole = Int(seconds.rounded(.down))
    let days = whole >= 0 ? whole / 86_400 : (whole - 86_399) / 86_400
    let rest = whole - days * 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let realMonth = month < 10 ? month + 3 : month - 9
    let realYear = year + era * 400 + (realMonth <= 2 ? 1 : 0)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return
      "\(realYear)-\(two(realMonth))-\(two(day)) \(two(rest / 3_600)):\(two(rest / 60 % 60)):\(two(rest % 60)) +0000"
  }

  /// The seconds of `2017-01-04 05:48:55 +0000`.
  static func seconds(ofDate text: String) -> Double? {
    let numbers = text.split { !"0123456789".contains($0) }.compactMap { Int($0) }
    guard numbers.count >= 3, (1...9_999).contains(numbers[0]), (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2])
    else {
      return nil
    }
    let year = numbers[1] <= 2 ? numbers[0] - 1 : numbers[0]
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (numbers[1] + (numbers[1] > 2 ? -3 : 9)) + 2) / 5 + numbers[2] - 1
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    func part(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] % 100 : 0 }
    return Double(days) * 86_400 + Double(part(3) * 3_600 + part(4) * 60 + part(5))
  }

  private static func structure(_ name: String, _ members: [(String, Value)], _ runtime: ObjCRuntime) -> Value {
    .object(ObjCValue(name, "", members, runtime))
  }

  /// The text of a structure, whose members may have changed; nothing for other values.
  static func structureText(_ value: ObjCValue) -> String? {
    func number(_ name: String) -> String { ObjCText.number(ObjCNumbers.double(value.kept(name) ?? .nil)) }
    func part(_ name: String) -> String {
      guard case .object(let box)? = value.kept(name), let part = box as? ObjCValue else { return "{0, 0}" }
      return structureText(part).map { String($0.drop { $0 != "{" }) } ?? "{0, 0}"
    }
    return switch value.className {
    case "NSRange": "NSRange: {\(number("location")), \(number("length"))}"
    case "CGPoint": "NSPoint: {\(number("x")), \(number("y"))}"
    case "CGSize": "NSSize: {\(number("width")), \(number("height"))}"
    case "CGRect": "NSRect: {\(part("origin")), \(part("size"))}"
    default: nil
    }
  }

  static func range(_ location: Int, _ length: Int, _ runtime: ObjCRuntime) -> Value {
    structure("NSRange", [("location", .int(location)), ("length", .int(length))], runtime)
  }

  static func point(_ x: Double, _ y: Double, _ runtime: ObjCRuntime, _ name: String = "CGPoint") -> Value {
    let isSize = name == "CGSize"
    return structure(name, [(isSize ? "width" : "x", .double(x)), (isSize ? "height" : "y", .double(y))], runtime)
  }

  static func rect(_ values: [Double], _ runtime: ObjCRuntime) -> Value {
    structure(
      "CGRect",
      [("origin", point(values[0], values[1], runtime)), ("size", point(values[2], values[3], runtime, "CGSize"))],
      runtime)
  }

  static func url(_ text: String, _ runtime: ObjCRuntime) -> Value {
    .object(
      ObjCValue(
        "NSURL", text,
        [
          ("absoluteString", .string(text)), ("path", .string(text)),
          ("lastPathComponent", .string(String(text.split(separator: "/").last ?? ""))),
        ], runtime))
  }

  static func notification(_ name: String, _ object: Value, _ info: Value, _ runtime: ObjCRuntime) -> Value {
    var text = "NSConcreteNotification 0x… {name = \(name)"
    if !ObjCText.isNull(object) { text += "; object = \(ObjCText.description(object, runtime))" }
    if !ObjCText.isNull(info) { text += "; userInfo = \(ObjCText.description(info, runtime))" }
    return .object(
      ObjCValue(
        "NSNotification", text + "}", [("name", .string(name)), ("object", object), ("userInfo", info)], runtime))
  }

  /// Messages of values besides their members.
  static func send(_ message: ObjCMessage, _ value: ObjCValue) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    func seconds(_ other: Value) -> Double {
      if case .object(let box) = other, let date = box as? ObjCValue {
        return ObjCNumbers.double(date.kept("seconds") ?? .nil)
      }
      return 0
    }
    switch (value.className, message.selector) {
    case ("NSDate", "timeIntervalSinceDate:"): return .double(seconds(.object(value)) - seconds(message[0]))
    case ("NSDate", "timeIntervalSinceNow"): return .double(seconds(.object(value)) - runtime.now)
    case ("NSDate", "timeIntervalSince1970"): return .double(seconds(.object(value)))
    case ("NSDate", "dateByAddingTimeInterval:"): return date(seconds(.object(value)) + message.double(0), runtime)
    case ("NSDate", "compare:"):
      let difference = seconds(.object(value)) - seconds(message[0])
      return .int(difference < 0 ? -1 : difference > 0 ? 1 : 0)
    case ("NSBundle", "pathForResource:ofType:"):
      let ending = message.text(1)
      return .string(message.text(0) + (ending.isEmpty ? "" : "." + ending))
    case ("NSBundle", _): return .nil
    case ("NSCharacterSet", "invertedSet"):
      let kind = "inverted " + ObjCText.plain(value.kept("kind") ?? .nil, runtime)
      return .object(ObjCValue("NSCharacterSet", kind, [("kind", .string(kind))], runtime))
    case ("NSCharacterSet", _): return nil
    case (_, "rangeValue"), (_, "CGRectValue"), (_, "CGPointValue"), (_, "CGSizeValue"): return .object(value)
    case ("NSNumberFormatter", _), ("NSDateFormatter", _): return nil
    case ("NSNull", _): return message.arguments.isEmpty ? nil : .nil
    case (_, "isMainThread"): return .bool(value.description(depth: 0).contains("number = 1,"))
    default: return nil
    }
  }
}

extension ObjCRuntime {
  /// `[NSNull null]`
  var null: ObjCValue { ObjCValue("NSNull", "<null>", [], self) }
}

/// Errors: their domain and what else they know stands in their payload.
enum ObjCErrors {
  /// The knowledge of an error besides its message and code.
  final class Info: ObjectBox {
    /// The domain of an error, or the name of an exception.
    let domain: String
    let info: Value
    var isException = false
    private let message: String
    private let code: Int

    init(_ domain: String, _ info: Value, _ message: String, _ code: Int, _ runtime: ObjCRuntime) {
      self.domain = domain
      self.info = info
      self.message = message
      self.code = code
      super.init("NSError", in: runtime.context.objects)
    }

    /// The error that has it.
    var error: ErrorValue { ErrorValue(message, code: code, payload: .object(self), isMadeByScript: true) }
  }

  /// An object that was sent as an error, and is none.
  final class Sent: ObjectBox {
    let value: Value

    init(_ value: Value) {
      self.value = value
      super.init()
    }
  }

  static func isNull(_ error: ErrorValue) -> Bool { error.message == nil && error.code == nil && info(error) == nil }

  private static func info(_ error: ErrorValue) -> Info? {
    if case .object(let box)? = error.payload { box as? Info } else { nil }
  }

  static func make(_ domain: String, _ code: Int, _ info: Value, _ runtime: ObjCRuntime) -> Value {
    let table = ObjCCollections.entries(info)
    let message = table?[.string("NSLocalizedDescription")].map { ObjCText.plain($0, runtime) }
    return .error(Info(domain, info, message ?? "\(domain) \(code)", code, runtime).error)
  }

  /// An exception, before it is thrown.
  static func exception(_ name: String, _ reason: String, _ info: Value, _ runtime: ObjCRuntime) -> Value {
    let made = Info(name, info, reason, 0, runtime)
    made.isException = true
    return .error(made.error)
  }

  /// An exception, or another object, that is thrown.
  static func raised(_ value: Value, _ runtime: ObjCRuntime) -> ErrorValue {
    let text = if case .error(let error) = value { error.text } else { ObjCText.description(value, runtime) }
    return ErrorValue("uncaught exception: \(text)", payload: value, isMadeByScript: true)
  }

  /// The error as a block gets it: the nil error is nil, and an object that was sent as one is that object.
  static func given(_ value: Value) -> Value {
    // An operator that handles an error gives what was thrown: the payload, where it has one.
    if case .object(let box) = value {
      if let info = box as? Info { return .error(info.error) }
      if let sent = box as? Sent { return sent.value }
    }
    guard case .error(let error) = value else { return value }
    if isNull(error) { return .nil }
    // The code sent an object that is no error.
    if case .object(let box)? = error.payload, let sent = box as? Sent { return sent.value }
    return value
  }

  static func error(_ value: Value) -> ErrorValue {
    if ObjCText.isNull(value) { return ErrorValue(nil, isMadeByScript: true) }
    if case .error(let error) = value { return error }
    return ErrorValue(value.asError.message, payload: .object(Sent(value)), isMadeByScript: true)
  }

  private static func isException(_ error: ErrorValue) -> Bool {
    info(error)?.isException ?? (!error.isMadeByScript && error.code == nil && !error.text.hasPrefix("RAC"))
  }

  private static func parts(_ error: ErrorValue) -> (domain: String, text: String?) {
    if let info = info(error) {
      let table = ObjCCollections.entries(info.info)
      if case .string(let box)? = table?[.string("NSLocalizedDescription")] { return (info.domain, box.text) }
      return (info.domain, nil)
    }
    let message = error.message ?? ""
    if let first = message.split(separator: " ").first, first.hasSuffix("ErrorDomain") {
      let rest = message.dropFirst(first.count).drop { $0 == " " }
      guard first == "RACCommandErrorDomain", !rest.isEmpty else { return (String(first), nil) }
      return (String(first), rest.prefix(1).uppercased() + rest.dropFirst())
    }
    return ((error.code ?? 0) <= -900 ? "NSURLErrorDomain" : "ErrorDomain", message.isEmpty ? nil : message)
  }

  static func description(_ error: ErrorValue, _ runtime: ObjCRuntime) -> String {
    if isException(error) { return error.text }
    let (domain, text) = parts(error)
    var pairs: [String] = []
    if let text { pairs.append("NSLocalizedDescription=\(text)") }
    if let info = info(error), let table = ObjCCollections.entries(info.info) {
      for (key, value) in zip(table.keys, table.values) {
        let name = ObjCText.plain(key, runtime)
        if name != "NSLocalizedDescription" { pairs.append("\(name)=\(ObjCText.description(value, runtime))") }
      }
    }
    let start = "Error Domain=\(domain) Code=\(error.code ?? 0) \"\(text ?? "(null)")\""
    return pairs.isEmpty ? start : start + " UserInfo={\(pairs.joined(separator: ", "))}"
  }

  static func send(_ message: ObjCMessage, _ error: ErrorValue) throws(ErrorValue) -> Value? {
    if isNull(error) { return .nil }
    let (domain, text) = parts(error)
    switch message.selector {
    case "domain": return .string(domain)
    case "code": return .int(error.code ?? 0)
    case "localizedDescription":
      return .string(text ?? "The operation couldn’t be completed. (\(domain) error \(error.code ?? 0).)")
    case "userInfo":
      if let info = info(error), !ObjCText.isNull(info.info) { return info.info }
      let box = DictionaryBox()
      if let text { box[.string("NSLocalizedDescription")] = .string(text) }
      return .dictionary(box)
    case "localizedFailureReason": return .nil
    // An exception is an error here.
    case "reason": return .string(text ?? error.text)
    case "name":
      if error.isMadeByScript { return .string(domain) }
      return .string(error.text.hasPrefix("index ") ? "NSRangeException" : "NSInvalidArgumentException")
    case "raise": throw raised(.error(error), message.runtime)
    default: return nil
    }
  }
}
