/// The place of a piece of source text. The engine only carries it.
public struct Place: Equatable, Sendable {
  /// The number that the language gave the source.
  public var source: Int32
  /// The first UTF-8 offset.
  public var start: Int32
  /// One past the last UTF-8 offset.
  public var end: Int32

  /// Creates a place.
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

  /// Creates the description of a call.
  public init(of call: String, with arguments: [Value], at time: Int) {
    self.call = call
    self.arguments = arguments
    self.time = time
  }
}

/// The platform's type of an error, with the properties of that type.
public struct ErrorOrigin: Sendable {
  /// The name of the type, such as `NSError` or `URLError`.
  public let type: String
  /// The domain of its codes.
  public let domain: String
  /// The name of the error's code, if the type names its codes.
  public let codeName: String?
  /// The localized description, if there is one.
  public let description: String?

  /// Creates the description of a type's error.
  public init(type: String, domain: String, codeName: String? = nil, description: String? = nil) {
    self.type = type
    self.domain = domain
    self.codeName = codeName
    self.description = description
  }
}

/// An error of a stream or of a closure.
public final class ErrorValue: Error, @unchecked Sendable {
  /// The message; `nil` for RAC's nil error.
  public let message: String?
  /// A number that distinguishes errors, if there is one.
  public let code: Int?
  /// The place in the source of the cause, if it is known.
  public private(set) var place: Place?
  /// The likely fix.
  public let help: String?
  /// The value that was thrown, if there is one (RxJS throws any value).
  public let payload: Value?
  /// The platform's type of the error, if it has one.
  public let origin: ErrorOrigin?
  /// Whether a script made the error; otherwise it is a fault of the run.
  public let isMadeByScript: Bool
  /// The call of a closure that failed, if the error is a fault in a closure.
  public let failingCall: FailingCall?
  /// The properties that a script set, in languages whose errors are objects.
  public var properties: ObjectBox?

  /// Creates an error.
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

  /// The error of code that continues after its run has ended. It is not shown: the run shows the reason for its end.
  public static var endOfRun: ErrorValue { ErrorValue("the run has ended") }

  /// Returns the same error with a place, unless it has one already.
  public func at(_ place: Place?) -> ErrorValue {
    if self.place == nil { self.place = place }
    return self
  }

  /// Returns a fault with the call that failed, unless it has one already. An error of the script stays as it is.
  public func during(_ call: @autoclosure () -> FailingCall) -> ErrorValue {
    guard !isMadeByScript, failingCall == nil else { return self }
    return ErrorValue(message, code: code, place: place, help: help, payload: payload, failingCall: call())
  }

  /// The message as it is shown: "nil" for the nil error.
  public var text: String { message ?? "nil" }
}

extension Value {
  /// The value as an error: an error itself, a string or `nil` as its message, any other value as its payload.
  public var asError: ErrorValue {
    switch self {
    case .error(let error): return error
    case .string(let box): return ErrorValue(box.text, payload: self, isMadeByScript: true)
    case .nil: return ErrorValue(nil, payload: self, isMadeByScript: true)
    default:
      ValueWork.add(mayNest ? 250 : 10)
      // The text is copied, because one that was written piece by piece has room for twice as much.
      return ErrorValue(String(decoding: text(upTo: 400).utf8, as: UTF8.self), payload: self, isMadeByScript: true)
    }
  }
}
