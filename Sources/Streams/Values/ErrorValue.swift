/// The place in a source where something was written; the engine only carries it.
public struct Place: Equatable, Sendable {
  /// The source, by the number that the language gave it.
  public var source: Int32
  /// The half-open range of UTF-8 offsets.
  public var start: Int32
  /// One past the last UTF-8 offset.
  public var end: Int32

  /// Makes a place.
  public init(source: Int32, start: Int32, end: Int32) {
    self.source = source
    self.start = start
    self.end = end
  }
}

/// The call of an operator's closure that failed.
public struct FailingCall {
  /// The operator's call, as it was written.
  public let call: String
  /// The arguments of the closure.
  public let arguments: [Value]
  /// Virtual time, in nanoseconds.
  public let time: Int

  /// Describes a call.
  public init(of call: String, with arguments: [Value], at time: Int) {
    self.call = call
    self.arguments = arguments
    self.time = time
  }
}

/// The type of an error of the platform, and what its type knows of it.
public struct ErrorOrigin: Sendable {
  /// The name of the type: `NSError`, `URLError`.
  public let type: String
  /// The domain of its codes.
  public let domain: String
  /// The case of the type's codes that it is.
  public let codeName: String?
  /// The text for a person, where one was given.
  public let description: String?

  /// Describes a type's error.
  public init(type: String, domain: String, codeName: String? = nil, description: String? = nil) {
    self.type = type
    self.domain = domain
    self.codeName = codeName
    self.description = description
  }
}

/// An error of a stream or of a closure.
public final class ErrorValue: Error, @unchecked Sendable {
  /// The message; `nil` where the error is RAC's nil error.
  public let message: String?
  /// A number or name that tells errors apart, where one was given.
  public let code: Int?
  /// Where in the source it was caused, where that is known.
  public private(set) var place: Place?
  /// The likely fix.
  public let help: String?
  /// The value that was thrown, where one was (RxJS throws any value).
  public let payload: Value?
  /// The type of the platform that it has, where it has one.
  public let origin: ErrorOrigin?
  /// Whether a script made it, and so knows of it; else it is a fault of the run.
  public let isMadeByScript: Bool
  /// The call of a closure in which the fault was, where it was in one.
  public let failingCall: FailingCall?
  /// The properties that a script has set, in languages whose errors are objects.
  public var properties: ObjectBox?

  /// Makes an error.
  public init(
    _ message: String?, code: Int? = nil, place: Place? = nil, help: String? = nil, payload: Value? = nil,
    isMadeByScript: Bool = false, failingCall: FailingCall? = nil, origin: ErrorOrigin? = nil
  ) {
    self.origin = origin
    self.isMadeByScript = isMadeByScript
    self.failingCall = failingCall
    self.message = message
    self.code = code
    self.place = place
    self.help = help
    self.payload = payload
  }

  /// The error of code that goes on when its run has ended. It is not shown: the run shows what ended it.
  public static var endOfRun: ErrorValue { ErrorValue("the run has ended") }

  /// The same error with a place, where it has none yet.
  public func at(_ place: Place?) -> ErrorValue {
    if self.place == nil { self.place = place }
    return self
  }

  /// A fault with the call in which it was, where that is not known yet; an error of the script's own as it is.
  public func during(_ call: @autoclosure () -> FailingCall) -> ErrorValue {
    guard !isMadeByScript, failingCall == nil else { return self }
    return ErrorValue(message, code: code, place: place, help: help, payload: payload, failingCall: call())
  }

  /// The message as shown: "nil" for the nil error.
  public var text: String { message ?? "nil" }
}

extension Value {
  /// The value as an error: an error itself, a string or `nil` as its message, else the value that was thrown, printed.
  public var asError: ErrorValue {
    switch self {
    case .error(let error): return error
    case .string(let box): return ErrorValue(box.text, payload: self, isMadeByScript: true)
    case .nil: return ErrorValue(nil, payload: self, isMadeByScript: true)
    default:
      ValueWork.add(mayNest ? 250 : 10)
      // The text is made anew, as one that was written piece by piece has room for twice as much.
      return ErrorValue(String(decoding: text(upTo: 400).utf8, as: UTF8.self), payload: self, isMadeByScript: true)
    }
  }
}
