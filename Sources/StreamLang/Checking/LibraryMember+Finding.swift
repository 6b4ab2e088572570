import Streams

/// The members and built-in functions as the checker finds them: by name and by the kind of the receiver.
extension LibraryMember {
  /// `wait(1s)`, which is a statement of its own.
  static let wait = LibraryMember("wait", 1...1, takes: [.kind(.duration)], isEffect: true, "Lets time pass.") { _ in
    .nil
  }

  /// Whether something built in has the name.
  static func isBuiltIn(_ name: String) -> Bool {
    Builtins.find(name) != nil || Builtins.blockFunction(name) != nil || Builtins.directive(name) != nil
      || name == wait.name
  }

  /// Whether a name means something in rxplay's own language that may be a name of an app in pasted code.
  static func isOwnWord(_ name: String, in dialect: Dialect) -> Bool {
    // The functions of tasks are Swift's.
    if TaskFunctions.all.contains(where: { $0.name == name }) { return false }
    return isBuiltIn(name) || Dialect.named(name) != nil
      || Catalogue.overloads(of: name, in: dialect, afterDot: false) != nil
  }

  /// The member of streams of a kind.
  static func member(_ name: String, of kind: StreamKind) -> LibraryMember? {
    let own = kind == .plain ? nil : kind.members?.first { $0.name == name }
    return own.map { LibraryMember($0) } ?? StreamMembers.subscribing.first { $0.name == name }
  }

  /// The member of values of a kind that are no streams.
  static func member(_ name: String, of kind: ValueKind) -> LibraryMember? {
    members(of: kind).first { $0.name == name } ?? ValueMembers.general.first { $0.name == name }
  }

  /// The names of all members of values of a kind.
  static func memberNames(of kind: ValueKind) -> [String] { members(of: kind).map({ $0.name }) }

  private static func members(of kind: ValueKind) -> [LibraryMember] {
    switch kind {
    case .tuple: ValueMembers.tuples
    case .array, .range: ValueMembers.lists
    case .bool: ValueMembers.bools
    case .string: ValueMembers.texts
    case .dictionary: ValueMembers.dictionaries
    case .error: ValueMembers.errors
    case .event: EventMembers.all
    case .disposable: DisposableMembers.all
    case .scheduler: SchedulerMembers.all
    case .int, .double, .duration: ValueMembers.numbers
    default: ValueMembers.general
    }
  }
}
