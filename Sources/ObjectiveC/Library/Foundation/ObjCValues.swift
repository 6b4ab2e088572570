import StreamLang
import Streams

/// Values of Foundation and UIKit: dates, errors, paths, colours, structures.
enum ObjCValues {
  static func date(_ seconds: Double, _ runtime: ObjCRuntime) -> Value {
    .object(ObjCValue("NSDate", text(ofDate: seconds), [("seconds", .double(seconds))], runtime))
  }

  /// `2017-01-04 05:48:55 +0000`
  static func text(ofDate seconds: Double) -> String {
    abs(seconds) < 1e12 ? CalendarDate(seconds: seconds).text("yyyy-MM-dd HH:mm:ss Z") : "(date)"
  }

  /// The seconds of a date from the beginning of 1970; nothing for other values.
  static func seconds(_ value: Value) -> Double? {
    guard case .object(let box) = value, let seconds = box.kept("seconds") else { return nil }
    return ObjCNumbers.double(seconds)
  }

  static func url(_ text: String, _ runtime: ObjCRuntime) -> Value {
    .object(
      ObjCValue(
        "NSURL", text,
        [("absoluteString", .string(text))] + parts(ofURL: text).map { ($0, .string($1)) }, runtime))
  }

  /// The parts of an address that it has.
  private static func parts(ofURL text: String) -> [(String, String)] {
    var (parts, rest): ([(String, String)], Substring) = ([], text[...])
    func take(after sign: Character, _ name: String) {
      guard let index = rest.lastIndex(of: sign) else { return }
      parts.append((name, String(rest[rest.index(after: index)...])))
      rest = rest[..<index]
    }
    take(after: "#", "fragment")
    take(after: "?", "query")
    let pieces = UnitText(String(rest)).pieces(between: "://")
    var path = String(rest)
    if pieces.count == 2 {
      let host = pieces[1].prefix { $0 != "/" }
      path = String(pieces[1].dropFirst(host.count))
      parts += [("scheme", pieces[0]), ("host", String(host.prefix { $0 != ":" }))]
    }
    return parts + [("path", path), ("lastPathComponent", String(path.split(separator: "/").last ?? ""))]
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
    let (own, other) = (seconds(.object(value)) ?? 0, seconds(message[0]) ?? 0)
    switch (value.className, message.selector) {
    case ("NSProcessInfo", "systemUptime"): return .double(Double(runtime.world.scheduler.now) / 1e9)
    // Seconds since 1970 have no more digits than microseconds need.
    case ("NSDate", "timeIntervalSinceDate:"): return .double(((own - other) * 1e6).rounded() / 1e6)
    case ("NSDate", "timeIntervalSinceNow"): return .double(((own - runtime.now) * 1e6).rounded() / 1e6)
    case ("NSDate", "timeIntervalSince1970"): return .double(own)
    case ("NSDate", "timeIntervalSinceReferenceDate"): return .double(runtime.sinceReferenceDate(own))
    case ("NSDate", "dateByAddingTimeInterval:"): return date(own + message.double(0), runtime)
    case ("NSDate", "compare:"): return .int(own < other ? -1 : own > other ? 1 : 0)
    case ("NSDate", "earlierDate:"): return own <= other ? .object(value) : message[0]
    case ("NSDate", "laterDate:"): return own >= other ? .object(value) : message[0]
    case ("NSDate", "isEqualToDate:"): return .bool(own == other)
    case ("NSURL", "URLByAppendingPathComponent:"):
      let text = value.description(depth: 0)
      return url(text + (text.hasSuffix("/") ? "" : "/") + message.text(0), runtime)
    // The parts that it does not have.
    case ("NSURL", "scheme"), ("NSURL", "host"), ("NSURL", "query"), ("NSURL", "fragment"): return .nil
    case ("NSData", "length"): return .int(0)
    case ("NSData", "base64EncodedStringWithOptions:"), ("NSData", "base64Encoding"):
      let text = Base64.text(of: Array(ObjCText.plain(value.kept("content") ?? .nil, runtime).utf8))
      try runtime.context.makes(bytes: text.utf8.count)
      return .string(text)
    case ("UIColor", "colorWithAlphaComponent:"):
      let parts = value.description(depth: 0).split(separator: " ").dropLast().joined(separator: " ")
      let alpha = try ObjCText.formatted([.string("%g"), message[0]], runtime)
      return .object(ObjCValue("UIColor", parts + " " + alpha, [], runtime))
    case ("NSBundle", "pathForResource:ofType:"):
      let ending = message.text(1)
      return .string(message.text(0) + (ending.isEmpty ? "" : "." + ending))
    case ("NSBundle", _): return .nil
    case ("NSCharacterSet", "invertedSet"):
      let kind = "inverted " + ObjCText.plain(value.kept("kind") ?? .nil, runtime)
      return .object(ObjCValue("NSCharacterSet", kind, [("kind", .string(kind))], runtime))
    case ("NSCharacterSet", _): return nil
    case (_, "rangeValue"), (_, "CGRectValue"), (_, "CGPointValue"), (_, "CGSizeValue"), (_, "UIEdgeInsetsValue"):
      return .object(value)
    case (_, "isMainThread"): return .bool(value.description(depth: 0).contains("number = 1,"))
    default: return nil
    }
  }
}

extension ObjCRuntime {
  /// `[NSNull null]`
  var null: ObjCValue { ObjCValue("NSNull", "<null>", [], self) }
  /// `[RACTupleNil tupleNil]`
  var tupleNil: ObjCValue { ObjCValue("RACTupleNil", "<RACTupleNil: 0x…>", [], self) }
}

/// Errors: the domain and the other facts are in the payload.
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
    // An operator that handles an error gets the thrown value: the payload, if there is one.
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
      let noMatch = "no matching stream"
      if rest.hasPrefix(noMatch) { return (String(first), "No matching signal" + rest.dropFirst(noMatch.count)) }
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
    case "localizedFailureReason", "localizedRecoverySuggestion":
      let key = "NSL" + message.selector.dropFirst()
      return info(error).flatMap { ObjCCollections.entries($0.info)?[.string(key)] } ?? .nil
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
