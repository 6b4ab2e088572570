import Streams

/// What is known of the call of something built in, or of a value's member.
struct LibrarySignature {
  /// What an argument must be.
  enum Expected {
    case any
    case kind(Kind)
    /// A closure of so many values; one value is spread where it is a tuple.
    case closure(Int)
    /// A closure of so many values, whose own value nobody takes.
    case block(Int)
    /// What `subscribe` takes: a name, closures for value, error and completion, or what everything is passed on to.
    case subscriber
  }

  let name: String
  let arity: ClosedRange<Int>
  let labels: [String]
  let parameters: [Expected]
  let result: Kind

  fileprivate init(_ member: LibraryMember, _ known: Known?) {
    name = member.name
    arity = member.arity
    labels = member.labels
    parameters = known?.parameters ?? []
    result = known?.result ?? .unknown
  }

  private init(wait name: String) {
    self.name = name
    arity = 1...1
    labels = []
    parameters = [.kind(.duration)]
    result = .nil
  }

  /// What must stand behind a label, whatever is called.
  static let labelled: [String: Expected] = [
    "next": .block(1), "error": .block(1), "completed": .block(0), "code": .kind(.int), "separator": .kind(.string),
  ]

  /// What stands at a position among the arguments without labels.
  func expected(at position: Int) -> Expected {
    if parameters.indices.contains(position) { return parameters[position] }
    if case .subscriber? = parameters.last { return .subscriber }
    return .any
  }
}

extension LibrarySignature {
  static let wait = LibrarySignature(wait: "wait")
  static let functions = signatures(of: Builtins.functions + Builtins.pictures, Known.functions)
  static let blockFunctions = signatures(of: Builtins.blockFunctions, Known.blockFunctions)
  static let directives = signatures(of: Builtins.directives, Known.directives)
  static let subscribing = signatures(of: StreamMembers.subscribing, Known.streams)
  private static let ofKinds: [StreamKind: [String: LibrarySignature]] = Dictionary(
    uniqueKeysWithValues: StreamKind.allCases.map {
      ($0, signatures(of: ($0.members ?? []).map { LibraryMember($0) }, Known.streams))
    })
  private static let general = signatures(of: ValueMembers.general, Known.general)
  private static let sequences = signatures(of: ValueMembers.lists, Known.sequences)
  private static let strings = signatures(of: ValueMembers.texts, Known.strings)
  private static let dictionaries = signatures(of: ValueMembers.dictionaries, Known.dictionaries)
  private static let errors = signatures(of: ValueMembers.errors, [:])
  private static let events = signatures(of: ValueMembers.events, ["kind": Known(.string)])
  private static let disposables = signatures(of: ValueMembers.disposables, ["isDisposed": Known(.bool)])
  private static let numbers = signatures(of: ValueMembers.numbers, ["seconds": Known(.double), "isNaN": Known(.bool)])

  /// The member of streams of a kind.
  static func member(_ name: String, of kind: StreamKind) -> LibrarySignature? {
    if kind != .plain, let own = ofKinds[kind]?[name] { return own }
    return subscribing[name]
  }

  /// The member of values of a kind that are no streams.
  static func member(_ name: String, of kind: Kind) -> LibrarySignature? { members(of: kind)[name] ?? general[name] }

  /// All members of values of a kind, by name.
  static func members(of kind: Kind) -> [String: LibrarySignature] {
    switch kind {
    case .array, .tuple, .range: sequences
    case .string: strings
    case .dictionary: dictionaries
    case .error: errors
    case .event: events
    case .disposable: disposables
    case .int, .double, .duration: numbers
    default: general
    }
  }

  private static func signatures(of members: [LibraryMember], _ known: [String: Known]) -> [String: LibrarySignature] {
    var signatures: [String: LibrarySignature] = [:]
    for member in members { signatures[member.name] = LibrarySignature(member, known[member.name]) }
    return signatures
  }
}

/// What the library's own descriptions leave open.
private struct Known {
  let parameters: [LibrarySignature.Expected]
  let result: Kind

  init(_ parameters: LibrarySignature.Expected..., gives result: Kind = .unknown) {
    self.parameters = parameters
    self.result = result
  }

  init(_ result: Kind) { self.init(gives: result) }

  static let functions: [String: Known] = [
    "log": Known(.nil), "print": Known(.nil), "error": Known(.error), "String": Known(.string),
    "scheduler": Known(.kind(.string), gives: .scheduler),
    "stages": Known(.kind(.stream(.plain)), gives: .nil), "graph": Known(.kind(.stream(.plain)), gives: .nil),
    "compare": Known(.kind(.stream(.plain)), .kind(.stream(.plain)), gives: .nil),
  ]

  static let blockFunctions: [String: Known] = [
    "send": Known(.nil), "sendNext": Known(.nil), "sendError": Known(.nil), "sendCompleted": Known(.nil),
    "complete": Known(.nil), "after": Known(.kind(.duration), .block(0), gives: .nil),
    "onDispose": Known(.block(0), gives: .nil),
  ]

  static let directives: [String: Known] = [
    "ties": Known(.kind(.string), gives: .nil), "horizon": Known(.kind(.duration), gives: .nil),
    "limits": Known(.nil), "tick": Known(.kind(.duration), gives: .nil), "dialect": Known(.kind(.string), gives: .nil),
  ]

  static let streams: [String: Known] = [
    "subscribe": Known(.subscriber, gives: .disposable), "subscribeNext": Known(.block(1), gives: .disposable),
    "subscribeError": Known(.block(1), gives: .disposable), "subscribeCompleted": Known(.block(0), gives: .disposable),
    "send": Known(.nil), "sendNext": Known(.nil), "sendError": Known(.nil), "sendCompleted": Known(.nil),
    "complete": Known(.nil), "connect": Known(.disposable), "bind": Known(.kind(.stream(.plain)), gives: .disposable),
  ]

  static let general: [String: Known] = ["description": Known(.string)]

  static let sequences: [String: Known] = [
    "count": Known(.int), "isEmpty": Known(.bool), "first": Known(.closure(1)), "contains": Known(.bool),
    "map": Known(.closure(1), gives: .array), "filter": Known(.closure(1), gives: .array),
    "reduce": Known(.any, .closure(2)), "foldLeft": Known(.any, .closure(2)), "foldRight": Known(.any, .closure(2)),
    "flatMap": Known(.closure(1), gives: .array), "sorted": Known(.closure(2), gives: .array),
    "reversed": Known(.array), "joined": Known(.kind(.string), gives: .string),
    "prefix": Known(.kind(.int), gives: .array), "suffix": Known(.kind(.int), gives: .array),
    "dropFirst": Known(.kind(.int), gives: .array), "dropLast": Known(.kind(.int), gives: .array),
    "append": Known(.array), "all": Known(.closure(1), gives: .bool), "any": Known(.closure(1), gives: .bool),
    "enumerated": Known(.array), "stream": Known(.stream(.plain)),
  ]

  static let strings: [String: Known] = [
    "count": Known(.int), "length": Known(.int), "isEmpty": Known(.bool),
    "contains": Known(.kind(.string), gives: .bool), "hasPrefix": Known(.kind(.string), gives: .bool),
    "hasSuffix": Known(.kind(.string), gives: .bool), "uppercased": Known(.string), "lowercased": Known(.string),
    "characters": Known(.array), "reversed": Known(.string), "prefix": Known(.kind(.int), gives: .string),
    "suffix": Known(.kind(.int), gives: .string), "dropFirst": Known(.kind(.int), gives: .string),
    "trimmed": Known(.string), "split": Known(.kind(.string), gives: .array),
  ]

  static let dictionaries: [String: Known] = [
    "count": Known(.int), "isEmpty": Known(.bool), "keys": Known(.array), "values": Known(.array),
    "contains": Known(.bool), "map": Known(.closure(1), gives: .array),
  ]
}
