/// A value of the language and of every stream.
///
/// It has sixteen bytes, with numbers inline and other values by reference, so that an event costs no allocation.
public enum Value {
  case `nil`
  case bool(Bool)
  case int(Int)
  case double(Double)
  /// Nanoseconds of virtual time.
  case duration(Int)
  case string(StringBox)
  case array(ArrayBox)
  case tuple(ArrayBox)
  case dictionary(DictionaryBox)
  case range(RangeBox)
  case sequence(LazySequence)
  case error(ErrorValue)
  case event(EventBox)
  case function(Function)
  case stream(Stream)
  case disposable(Subscriber)
  case scheduler(SchedulerBox)
  case object(ObjectBox)
  /// The one value of a stream that only says that something happened (RACUnit).
  case unit
}

/// A string, behind a reference.
public final class StringBox {
  /// The text, as written.
  public let text: String

  /// Boxes a text.
  public init(_ text: String) { self.text = text }
}

/// The elements of an array or a tuple, behind a reference.
///
/// Arrays are values: a box may be changed only while it has one owner (`Value.append`).
open class ArrayBox {
  /// The elements, in order.
  public final var elements: [Value]

  /// Boxes elements.
  public init(_ elements: [Value]) { self.elements = elements }

  /// Frees nested arrays in a loop, because deep nesting would overflow the stack of a recursive release.
  deinit { Releasing.release(&elements) }
}

/// A tuple with names for some or all of its elements.
public final class LabelledTuple: ArrayBox {
  /// The names, in the order of the elements.
  public let labels: [String?]

  /// Boxes elements with their names.
  public init(_ elements: [Value], labels: [String?]) {
    self.labels = labels
    super.init(elements)
  }

  /// Returns the element of a name.
  public func element(_ label: String) -> Value? {
    labels.firstIndex(of: label).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }
}

/// A range of integers, `0..<5` or `1...5`, behind a reference.
public final class RangeBox {
  /// The first integer.
  public let lower: Int
  /// One past the last integer.
  public let upper: Int
  /// Whether it was written with `...`.
  public let isClosed: Bool

  /// Creates a range. It is empty if the upper bound is below the lower one.
  public init(lower: Int, upper: Int, isClosed: Bool) {
    self.lower = lower
    self.upper = max(lower, upper)
    self.isClosed = isClosed
  }

  /// The number of integers.
  public var count: Int {
    let (difference, overflow) = upper.subtractingReportingOverflow(lower)
    return overflow ? Int.max : difference
  }
}

/// A named serial queue in virtual time: `main`, `background`, `scheduler("x")`.
public final class SchedulerBox {
  /// The name that a log line shows.
  public let name: String
  /// Whether work from its own queue runs at once if no other work waits there (`UIScheduler` of ReactiveSwift,
  /// `MainScheduler.instance` of RxSwift).
  public let runsAtOnce: Bool
  /// The time that each work without a delay takes, in nanoseconds: a tick of RxTest's `TestScheduler`.
  public let step: Int

  /// Creates a scheduler.
  public init(_ name: String, runsAtOnce: Bool = false, step: Int = 0) {
    self.step = step
    self.name = name
    self.runsAtOnce = runsAtOnce
  }
}

/// An event as a value, as `materialize` sends it (RACEvent).
public final class EventBox {
  /// The kinds of event; ReactiveSwift alone has `interrupted`.
  public enum Kind: String, CaseIterable, Sendable {
    case next, error, completed, interrupted
  }

  /// The kind of the event.
  public let kind: Kind
  /// The value of a `next`, the error of an `error`, otherwise `nil`.
  public private(set) var value: Value
  /// Whether it is the result of work, a success or a failure, and no event of a stream.
  public let isResult: Bool

  /// Creates an event.
  public init(_ kind: Kind, _ value: Value = .nil, isResult: Bool = false) {
    self.kind = kind
    self.isResult = isResult
    self.value = value
  }

  deinit {
    guard value.mayNest else { return }
    let held = value
    value = .nil
    Releasing.release(held)
  }
}

extension Value {
  /// Returns a string value.
  public static func string(_ text: String) -> Value { .string(StringBox(text)) }
  /// Returns an array value.
  public static func array(_ elements: [Value]) -> Value { .array(ArrayBox(elements)) }
  /// Returns a tuple value.
  public static func tuple(_ elements: [Value]) -> Value { .tuple(ArrayBox(elements)) }

  /// The kind in words, with its article: "an Int", "a stream".
  public var kindName: String {
    switch self {
    case .nil: "nil"
    case .bool: "a Bool"
    case .int: "an Int"
    case .double: "a Double"
    case .duration: "a duration"
    case .string: "a String"
    case .array: "an array"
    case .tuple: "a tuple"
    case .dictionary: "a dictionary"
    case .range: "a range"
    case .sequence: "a sequence"
    case .error: "an error"
    case .event: "an event"
    case .function: "a function"
    case .stream(let stream): stream.kindName
    case .disposable: "a disposable"
    case .scheduler: "a scheduler"
    case .object(let box): box.kindName
    case .unit: "unit"
    }
  }
}

extension ObjectBox {
  /// The name of its class with an article, or "an object".
  fileprivate var kindName: String {
    guard let first = className.first else { return "an object" }
    return ("AEIO".contains(first) ? "an " : "a ") + className
  }
}

extension Value {
  /// Whether this is `nil`.
  @inlinable
  public var isNil: Bool { if case .nil = self { true } else { false } }
}
