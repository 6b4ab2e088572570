/// Where in a source something was written; the engine only carries it.
public struct Place: Equatable, Sendable {
  /// Which source, as the language numbers them.
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

/// An error of a stream, and what a closure raises.
public final class ErrorValue: Error, @unchecked Sendable {
  /// What went wrong; `nil` where the error is RAC's nil error.
  public let message: String?
  /// A number or name that tells errors apart, where one was given.
  public let code: Int?
  /// Where in the source it was caused, where that is known.
  public private(set) var place: Place?
  /// The likely fix.
  public let help: String?
  /// What was thrown, where that was no message (RxJS throws any value).
  public let payload: Value?

  /// Makes an error.
  public init(_ message: String?, code: Int? = nil, place: Place? = nil, help: String? = nil, payload: Value? = nil) {
    self.message = message
    self.code = code
    self.place = place
    self.help = help
    self.payload = payload
  }

  /// The same error with a place, where it has none yet.
  public func at(_ place: Place?) -> ErrorValue {
    if self.place == nil { self.place = place }
    return self
  }

  /// The message as shown: "nil" for the nil error.
  public var text: String { message ?? "nil" }

  /// What a closure that handles the error is given: the error; in `rxjs`, where any value can be thrown, that value.
  func thrown(in dialect: Dialect) -> Value {
    switch payload {
    case nil: .error(self)
    case .string?, .nil?: dialect == .rxjs ? payload ?? .nil : .error(self)
    case let value?: value
    }
  }
}

extension Value {
  /// The value as an error: an error itself, a string or `nil` as its message, else what was thrown, printed.
  public var asError: ErrorValue {
    switch self {
    case .error(let error): error
    case .string(let box): ErrorValue(box.text, payload: self)
    case .nil: ErrorValue(nil, payload: self)
    default: ErrorValue(text, payload: self)
    }
  }
}
