import Streams

/// The signature of a built-in function, or of a value's member.
struct LibrarySignature {
  /// The kind that an argument must have.
  enum Expected {
    case any
    case kind(ValueKind)
    /// A closure of so many values; one value is spread where it is a tuple.
    case closure(Int)
    /// A closure of so many values, whose result is ignored.
    case block(Int)
    /// An argument of `subscribe`: a name, a closure for values, error or completion, or a subject that is sent everything.
    case subscriber
  }

  let name: String
  let arity: ClosedRange<Int>
  let labels: [String]
  let parameters: [Expected]
  let result: ValueKind

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

  /// The kinds of labelled arguments, which are the same in every call.
  static let labelled: [String: Expected] = [
    "next": .block(1), "error": .block(1), "completed": .block(0), "code": .kind(.int), "separator": .kind(.string),
  ]

  /// The kind of the argument at a position among those without labels.
  func expected(at position: Int) -> Expected {
    if parameters.indices.contains(position) { return parameters[position] }
    if case .subscriber? = parameters.last { return .subscriber }
    return .any
  }

  /// The fault of a call with arguments of these shapes, and the position of the argument at fault, where there is one.
  func fault(_ shapes: [ArgumentShape]) -> (CheckFault, Int?)? {
    CheckFault.ofLibrary(name, arity, labels, shapes)
  }
}

extension LibrarySignature {
  static let wait = LibrarySignature(wait: "wait")

  // One is made where it is asked for: tables of all would take longer than a short script does.

  /// The function of a name that is built in.
  static func function(_ name: String) -> LibrarySignature? {
    Builtins.find(name).map { LibrarySignature($0, Known.functions[name]) }
  }

  /// A function that works on the block around it.
  static func blockFunction(_ name: String) -> LibrarySignature? {
    Builtins.blockFunction(name).map { LibrarySignature($0, Known.blockFunctions[name]) }
  }

  /// A setting of the script.
  static func directive(_ name: String) -> LibrarySignature? {
    Builtins.directive(name).map { LibrarySignature($0, Known.directives[name]) }
  }

  /// Whether something built in has the name.
  static func isBuiltIn(_ name: String) -> Bool {
    Builtins.find(name) != nil || Builtins.blockFunction(name) != nil || Builtins.directive(name) != nil
      || name == "wait"
  }

  /// The member of streams of a kind.
  static func member(_ name: String, of kind: StreamKind) -> LibrarySignature? {
    let own = kind == .plain ? nil : kind.members?.first { $0.name == name }
    let member = own.map { LibraryMember($0) } ?? StreamMembers.subscribing.first { $0.name == name }
    return member.map { LibrarySignature($0, Known.streams[name]) }
  }

  /// The member of values of a kind that are no streams.
  static func member(_ name: String, of kind: ValueKind) -> LibrarySignature? {
    let (members, known) = library(of: kind)
    if let member = members.first(where: { $0.name == name }) { return LibrarySignature(member, known[name]) }
    return ValueMembers.general.first { $0.name == name }.map { LibrarySignature($0, Known.general[name]) }
  }

  /// The names of all members of values of a kind.
  static func memberNames(of kind: ValueKind) -> [String] { library(of: kind).members.map({ $0.name }) }

  private static func library(of kind: ValueKind) -> (members: [LibraryMember], known: [String: Known]) {
    switch kind {
    case .array, .tuple, .range: (ValueMembers.lists, Known.sequences)
    case .string: (ValueMembers.texts, Known.strings)
    case .dictionary: (ValueMembers.dictionaries, Known.dictionaries)
    case .error: (ValueMembers.errors, [:])
    case .event: (ValueMembers.events, Known.events)
    case .disposable: (ValueMembers.disposables, Known.disposables)
    case .int, .double, .duration: (ValueMembers.numbers, Known.numbers)
    default: (ValueMembers.general, Known.general)
    }
  }
}

/// Kinds of parameters and results, which the library's own tables leave open.
private struct Known {
  let parameters: [LibrarySignature.Expected]
  let result: ValueKind

  init(_ parameters: LibrarySignature.Expected..., gives result: ValueKind = .unknown) {
    self.parameters = parameters
    self.result = result
  }

  init(_ result: ValueKind) { self.init(gives: result) }

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
    "seed": Known(.kind(.int), gives: .nil), "ties": Known(.kind(.string), gives: .nil),
    "horizon": Known(.kind(.duration), gives: .nil),
    "limits": Known(.nil), "tick": Known(.kind(.duration), gives: .nil), "dialect": Known(.kind(.string), gives: .nil),
    "values": Known(.kind(.string), gives: .nil),
  ]

  static let streams: [String: Known] = [
    "subscribe": Known(.subscriber, gives: .disposable), "subscribeNext": Known(.block(1), gives: .disposable),
    "subscribeError": Known(.block(1), gives: .disposable), "subscribeCompleted": Known(.block(0), gives: .disposable),
    "send": Known(.nil), "sendNext": Known(.nil), "sendError": Known(.nil), "sendCompleted": Known(.nil),
    "complete": Known(.nil), "connect": Known(.disposable), "bind": Known(.kind(.stream(.plain)), gives: .disposable),
  ]

  static let general: [String: Known] = ["description": Known(.string)]
  static let events: [String: Known] = ["kind": Known(.string)]
  static let disposables: [String: Known] = ["isDisposed": Known(.bool)]
  static let numbers: [String: Known] = ["seconds": Known(.double), "isNaN": Known(.bool)]

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
    "publisher": Known(.stream(.plain)),
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
