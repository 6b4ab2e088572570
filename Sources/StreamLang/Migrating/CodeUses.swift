import Streams

/// The uses of names in code: which it drives itself, and which it leaves to others.
struct CodeUses {
  /// The names that it declares at the top, in order.
  private(set) var declared: [String] = []
  /// The types that it declares.
  private(set) var types: [String] = []
  /// The names whose members send events, so that the code drives them.
  private(set) var receivers: Set<String> = []
  /// The names and members that it sets.
  private(set) var assigned: Set<String> = []
  /// The properties that only their type can set.
  private(set) var hidden: Set<String> = []
  /// The properties with a publisher.
  private(set) var published: Set<String> = []
  /// The methods without parameters that nothing calls, by their types.
  private(set) var methods: [String: [String]] = [:]
  /// The methods with one parameter that takes a text, a number or a truth value, as calls: `.search("…")`.
  private(set) var calls: [String: [String]] = [:]
  /// The names of the notifications that it observes, in order.
  private(set) var notifications: [String] = []
  /// Whether it makes requests of the network.
  let makesRequests: Bool

  init(_ statements: [Statement], _ source: SourceText) {
    makesRequests = ["URLSession", "fetch(", "ajax", "NSURL", "AFHTTP"].contains { source.text.contains($0) }
    var (receivers, assigned, called, posts): (Set<String>, Set<String>, Set<String>, [String]) = ([], [], [], [])
    let walk = SyntaxWalk { expression in
      guard case .postfix(let base, let parts) = expression.kind else { return true }
      var last: String? = if case .name(let name) = base.kind { name } else { nil }
      for part in parts {
        guard let member = part.member else { continue }
        if member.arguments != nil { called.insert(member.name) }
        if Self.isSending(member.name), let last { receivers.insert(last) }
        if let arguments = member.arguments, ["publisher", "notification", "notifications"].contains(member.name),
          let first = arguments.list.first, let name = Self.lastWord(of: first.value), !posts.contains(name),
          first.label == nil || ["for", "forName", "named"].contains(first.label?.name)
        {
          posts.append(name)
        }
        last = member.name
      }
      if parts.first?.isCall == true, case .name(let name) = base.kind { called.insert(name) }
      return true
    } visitStatement: { statement in
      guard case .assignment(let assignment) = statement.kind else { return }
      if case .name(let name) = assignment.place.root.kind, assignment.place.parts.isEmpty { assigned.insert(name) }
      for part in assignment.place.parts { if let member = part.member { assigned.insert(member.name) } }
    }
    walk.walk(statements)
    (self.receivers, self.assigned, notifications) = (receivers, assigned, posts)
    for statement in statements {
      switch statement.kind {
      case .constant(let pattern, _), .variable(let pattern, _):
        declared += pattern.bindings.compactMap { $0.name }
      default: break
      }
      guard let type = statement.declaredType else { continue }
      types.append(type.name)
      for member in type.members {
        switch member.kind {
        case .stored(let property):
          guard let name = property.binding.name else { continue }
          if name.hasPrefix("$") { published.insert(String(name.dropFirst())) }
          let line = source.text(in: source.span(ofLine: source.line(at: property.binding.span.start)))
          if line.contains("private ") || line.contains("private(") || line.contains("fileprivate") {
            hidden.insert(name)
          }
        case .method(let function):
          guard !member.isStatic, !function.name.hasPrefix("view"), !function.name.hasPrefix("test"),
            function.name != "deinit"
          else { continue }
          let line = source.text(in: source.span(ofLine: source.line(at: function.nameSpan.start)))
          // A call of another object may have the same name.
          if !called.contains(function.name), function.parameters.isEmpty {
            methods[type.name, default: []].append(function.name)
          } else if let call = Self.call(of: function), !line.contains("private") {
            calls[type.name, default: []].append(call)
          }
        default: continue
        }
      }
    }
  }

  /// Returns whether a member of some library sends events, and no operator has its name.
  private static func isSending(_ name: String) -> Bool {
    (StreamMember.isSending(name) || Library.all.contains { $0.sends.contains(name) })
      && Catalogue.entries(named: name).isEmpty
  }

  /// Returns the call of a method with one parameter whose values can be written.
  private static func call(of function: Function) -> String? {
    guard function.parameters.count == 1, let parameter = function.parameters.first, let type = parameter.type,
      let value = CodePart.values[type.name]
    else { return nil }
    return ".\(function.name)(\(parameter.label.map { "\($0): " } ?? "")\(value))"
  }

  /// Returns the last word of the name of a notification: `didLogin` of `Notification.Name("didLogin")`.
  private static func lastWord(of expression: Expression) -> String? {
    switch expression.kind {
    case .string(let text): return text
    case .implicitMember(let member): return member.name
    case .postfix(let base, let parts):
      if let argument = parts.last?.argumentsOfCall?.list.first { return lastWord(of: argument.value) }
      if let member = parts.last?.member { return member.name }
      return lastWord(of: base)
    case .name(let name): return name
    default: return nil
    }
  }
}

extension PostfixPart {
  /// The arguments of a call.
  fileprivate var argumentsOfCall: Arguments? {
    switch self {
    case .call(let arguments): arguments
    case .member(let member): member.arguments
    default: nil
    }
  }
}
