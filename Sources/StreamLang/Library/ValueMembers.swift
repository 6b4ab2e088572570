import Streams

/// The members of values that are no streams.
enum ValueMembers {
  /// The member of a value by its name.
  static func find(_ name: String, of value: Value) -> LibraryMember? {
    members(of: value).first { $0.name == name } ?? general.first { $0.name == name }
  }

  /// A number for the kind of a value, as far as its members depend on it.
  static func kindNumber(of value: Value) -> Int {
    switch value {
    case .array, .range: 0
    case .tuple: 1
    case .string: 2
    case .dictionary: 3
    case .sequence: 4
    case .error: 5
    case .event: 6
    case .disposable: 7
    case .int, .double, .duration: 8
    case .bool: 9
    case .scheduler: 11
    default: 10
    }
  }

  /// All members of a kind of value.
  static func members(of value: Value) -> [LibraryMember] {
    switch value {
    case .tuple: tuples
    case .array, .range: lists
    case .bool: bools
    case .string: texts
    case .dictionary: dictionaries
    case .sequence: SequenceMembers.all
    case .error: errors
    case .event: EventMembers.all
    case .disposable: DisposableMembers.all
    case .scheduler: SchedulerMembers.all
    case .int, .double, .duration: numbers
    default: []
    }
  }

  /// Every name that some kind of value has: for faults that can be found before a run.
  static let allNames: Set<String> = Set(everything.map { $0.name } + TaskFunctions.members)

  /// The members of all kinds of value; a name may occur more than once.
  static let everything: [LibraryMember] =
    lists + pairs + bools + texts + dictionaries + SequenceMembers.all + errors + EventMembers.all
    + DisposableMembers.all
    + SchedulerMembers.all + numbers + general

  /// The members of values with elements.
  static let lists =
    ListMembers.all + SwiftMembers.sequences + SequenceMembers.makers
    + changing(besides: ["append", "toggle", "updateValue", "removeValue"])
  static let texts =
    StringMembers.all + SwiftTextMembers.all + SequenceMembers.makers
    + changing(only: "append", "insert", "remove", "removeFirst", "removeLast", "popLast", "removeAll")
  static let dictionaries =
    DictionaryMembers.all + SwiftMembers.dictionaries
    + changing(only: "updateValue", "removeValue", "removeAll", "merge") + SequenceMembers.makers
  static let tuples = lists + pairs
  static let bools = changing(only: "toggle")

  /// The elements of a pair by the names that Swift has for them.
  static let pairs: [LibraryMember] = [
    ("offset", 0), ("element", 1), ("key", 0), ("value", 1), ("inserted", 0), ("memberAfterInsert", 1),
  ].map { name, index in
    LibraryMember(name, "The \(index == 0 ? "first" : "second") element.") { call throws(ErrorValue) in
      guard case .tuple(let box) = call.receiver, box.elements.count == 2 else {
        throw call.fault("'\(name)' is a member of pairs")
      }
      return box.elements[index]
    }
  }

  private static func changing(besides others: [String]) -> [LibraryMember] {
    MutatingMembers.all.filter { !others.contains($0.name) }
  }

  private static func changing(only names: String...) -> [LibraryMember] {
    MutatingMembers.all.filter { names.contains($0.name) }
  }

  private static func ofError(
    _ name: String, gives result: ValueKind? = nil, _ summary: String, _ read: @escaping @Sendable (ErrorValue) -> Value
  ) -> LibraryMember {
    LibraryMember(name, gives: result, summary) { call in
      if case .error(let error) = call.receiver { read(error) } else { .nil }
    }
  }

  static let general: [LibraryMember] = [
    LibraryMember("description", gives: .string, "The value as a text.") { call throws(ErrorValue) in
      .string(try call.context.text(of: call.receiver))
    }
  ]

  static let errors: [LibraryMember] = [
    ofError("message", "The text of the error.") { $0.message.map { .string($0) } ?? .nil },
    ofError("code", "A number that tells errors apart, or nil.") { error in
      (error.origin?.codeName).map { .string($0) } ?? error.code.map { .int($0) } ?? .nil
    },
    ofError("errorCode", "The number of its code, or nil.") { $0.code.map { .int($0) } ?? .nil },
    ofError("domain", gives: .string, "The domain of its code.") { .string($0.origin?.domain ?? "") },
    ofError("localizedDescription", gives: .string, "What it says to a person.") { error in
      guard let origin = error.origin else { return .string(error.text) }
      return .string(
        origin.description
          ?? "The operation couldn’t be completed. (\(origin.domain) error \(error.code ?? 0).)")
    },
  ]

  static let numbers: [LibraryMember] =
    SwiftMembers.numbers + [
      LibraryMember("seconds", gives: .double, "A duration in seconds.") { call throws(ErrorValue) in
        guard case .duration(let duration) = call.receiver else { throw call.fault("'seconds' is a duration's") }
        return .double(Double(duration) / 1e9)
      },
      LibraryMember("isNaN", gives: .bool, "Whether this is not a number.") { call in
        if case .double(let double) = call.receiver { .bool(double.isNaN) } else { .bool(false) }
      },
    ]

  /// The member of an optional with a value that has no such member itself; a text is no list of characters there.
  static func optional(_ name: String, of value: Value) -> LibraryMember? {
    let isText: Bool = if case .string = value { name == "flatMap" } else { false }
    guard isText || find(name, of: value) == nil else { return nil }
    return SwiftMembers.optionals.first { $0.name == name }
  }
}

extension EvaluationContext {
  /// Calls a member that the language itself gives a value; returns nil if there is none of that name.
  package final func ownMember(
    _ name: String, of value: Value, _ arguments: [Value], _ place: SourcePlace
  ) throws(ErrorValue) -> Value? {
    guard let member = ValueMembers.find(name, of: value) else { return nil }
    return try member.call(MemberCall(receiver: value, arguments: arguments, context: self, place: place))
  }
}
