import Streams

/// The reference entry of a function of the language, or of a member of values or of some kinds of stream.
public struct MemberHelp: Sendable {
  /// The call or access: `log(…)`, `array.count`.
  public let usage: String
  /// A description in one line.
  public let summary: String

  private init(_ member: LibraryMember, of owner: String?) {
    let call = member.arity.upperBound > 0 ? "\(member.name)(…)" : owner == nil ? "\(member.name)()" : member.name
    usage = (owner.map { $0 + "." } ?? "") + call
    summary = member.summary
  }

  private init(usage: String, summary: String) {
    self.usage = usage
    self.summary = summary
  }

  /// Returns every meaning of a name that is no operator of streams.
  public static func find(_ name: String) -> [MemberHelp] {
    var found: [MemberHelp] = []
    if name == "wait" {
      found.append(MemberHelp(usage: "wait(duration)", summary: "Lets time pass, in a script, signal or hot block."))
    }
    for (owner, members) in owners {
      guard let member = members.first(where: { $0.name == name }) else { continue }
      found.append(MemberHelp(member, of: owner))
    }
    return found
  }

  /// The names that `find` finds.
  public static var names: [String] { ["wait"] + owners.flatMap { $0.members.map { $0.name } } }

  private static let owners: [(owner: String?, members: [LibraryMember])] = [
    (nil, Builtins.functions), (nil, Builtins.blockFunctions), (nil, Builtins.directives),
    ("stream", StreamMembers.subscribing),
    ("subject", (StreamKind.subject.members ?? []).map { LibraryMember($0) }),
    ("property", (StreamKind.property.members ?? []).map { LibraryMember($0) }),
    ("connection", (StreamKind.connection.members ?? []).map { LibraryMember($0) }),
    ("array", ValueMembers.lists), ("string", ValueMembers.texts), ("dictionary", ValueMembers.dictionaries),
    ("sequence", SequenceMembers.all), ("number", ValueMembers.numbers), ("error", ValueMembers.errors),
    ("event", EventMembers.all), ("disposable", DisposableMembers.all),
  ]
}
