import Streams

/// The kind of a value, as far as it is known before the run.
enum ValueKind: Hashable {
  case unknown
  case `nil`, bool, int, double, duration, string, array, dictionary, range, error, event, function
  case disposable, scheduler, unit, object
  /// That many values.
  case tuple(Int)
  case stream(StreamKind)

  /// The kind of a value that is there.
  init(of value: Value) {
    switch value {
    case .nil: self = .nil
    case .bool: self = .bool
    case .int: self = .int
    case .double: self = .double
    case .duration: self = .duration
    case .string: self = .string
    case .array: self = .array
    case .tuple(let box): self = .tuple(box.elements.count)
    case .dictionary: self = .dictionary
    case .range: self = .range
    case .error: self = .error
    case .event: self = .event
    case .function: self = .function
    case .stream(let stream): self = .stream(StreamKind(of: stream))
    case .disposable: self = .disposable
    case .scheduler: self = .scheduler
    case .object: self = .object
    case .unit: self = .unit
    case .sequence: self = .unknown
    }
  }

  /// A value of this kind, which rules of the run can be asked about before the run. Nil if the kind is unknown.
  var sample: Value? {
    switch self {
    case .unknown: nil
    case .nil: .nil
    case .bool: .bool(true)
    case .int: .int(1)
    case .double: .double(1)
    case .duration: .duration(1)
    case .string: .string("")
    case .array: .array([])
    case .tuple(let count): .tuple(Array(repeating: .int(1), count: count))
    case .dictionary: .dictionary(DictionaryBox())
    case .range: .range(RangeBox(lower: 0, upper: 1, isClosed: false))
    case .error: .error(ErrorValue(nil))
    case .event: .event(EventBox(.completed))
    case .function: .function(FunctionValue(parameterCount: 0))
    case .disposable: .disposable(Subscriber())
    case .scheduler: .scheduler(SchedulerBox("main"))
    case .unit: .unit
    case .object: .object(ObjectBox())
    case .stream: .stream(Stream())
    }
  }

  /// As a person calls it: "an Int", "a subject".
  var phrase: String {
    switch self {
    case .stream(.subject): "a subject"
    case .stream(.property): "a property"
    case .stream(.connection): "a connection"
    default: sample?.kindName ?? "something"
    }
  }

  /// All of them: "Ints", "streams".
  var plural: String {
    switch self {
    case .unknown: "these"
    case .nil: "nil"
    case .bool: "Bools"
    case .int: "Ints"
    case .double: "Doubles"
    case .duration: "durations"
    case .string: "strings"
    case .array: "arrays"
    case .tuple: "tuples"
    case .dictionary: "dictionaries"
    case .range: "ranges"
    case .error: "errors"
    case .event: "events"
    case .function: "functions"
    case .disposable: "disposables"
    case .scheduler: "schedulers"
    case .unit: "units"
    case .object: "objects"
    case .stream(let kind): kind.plural
    }
  }

  var isStream: Bool { if case .stream = self { true } else { false } }

  /// Whether it is known, and no function.
  var cannotBeCalled: Bool { self != .unknown && self != .function && self != .object }
}

extension StreamKind {
  /// The kind of a stream that is there.
  init(of stream: Stream) {
    switch stream {
    case is Subject: self = .subject
    case is Property: self = .property
    case is ConnectableStream: self = .connection
    default: self = stream.members.isEmpty && !stream.isDrivenFromOutside ? .plain : .other
    }
  }

  var plural: String {
    switch self {
    case .plain, .other: "streams"
    case .subject: "subjects"
    case .property: "properties"
    case .connection: "connections"
    }
  }

  /// The kinds that have a member, in the plural.
  static func havingMember(_ name: String) -> [String] {
    allCases.filter { $0.members?.contains { $0.name == name } ?? false }.map({ $0.plural })
  }
}
