import Streams

/// Names of objects of an app, and of the results of calls.
extension StandInUses {
  /// Whether a name is used as an object is: it has streams, or members that no stream has.
  func isObject(_ name: String) -> Bool {
    if streams.union(targets).contains(where: { $0.hasPrefix(name + ".") }) { return true }
    if streams.contains(name) || targets.contains(name) { return false }
    return signs[name]?.contains { sign in
      let member = sign.hasSuffix(" =") ? String(sign.dropLast(2)) : sign
      return !member.contains(where: { " .(".contains($0) }) && !Self.toStreams.contains(member)
        && !StreamMembers.all.contains { $0.name == member }
        && !calls.isOfStreams(member)
    } ?? false
  }

  /// Members that lead to streams.
  private static let toStreams: Set<String> = ["rx", "reactive", "publisher"]

  /// The names of objects of the app that the code names in another way as well: `api` of a parameter
  /// `api: API = API.shared`, and of a property with that value.
  static func otherNames(of statements: [Statement]) -> [(name: String, path: String)] {
    var names: [(name: String, path: String)] = []
    func add(_ name: String?, _ value: Expression?) {
      guard let name, case .postfix(let base, let parts)? = value?.kind, case .name(let root) = base.kind,
        root.first?.isUppercase == true
      else { return }
      let path = Self.path(parts[...])
      if path.count == parts.count, !parts.contains(where: { $0.isCall }) {
        names.append((name, ([root] + path).joined(separator: ".")))
      }
    }
    func add(_ function: Function) {
      for parameter in function.parameters {
        add(parameter.binding.name, parameter.defaultValue?.named(parameter.type))
      }
    }
    for type in statements.typeDeclarations {
      for member in type.members {
        if case .stored(let property) = member.kind { add(property.binding.name, property.value?.named(property.type)) }
        for function in member.functions { add(function) }
      }
    }
    for statement in statements {
      switch statement.kind {
      case .constant(.single(let binding), let value), .variable(.single(let binding), let value):
        add(binding.name, value)
      case .function(let function): add(function)
      default: break
      }
    }
    return names
  }

  /// The names of results, such as `vm` in `let vm = ViewModel()` and `out` in `let out = vm.transform(x)`, each with
  /// the call that gives it.
  static func results(of statements: [Statement]) -> [(name: String, call: String)] {
    var results: [(name: String, call: String)] = []
    func add(_ name: String?, _ value: Expression?) {
      guard let name, case .postfix(let base, let parts)? = value?.kind, case .name(let root) = base.kind else {
        return
      }
      switch parts.last {
      case .member(let member)? where member.arguments != nil: break
      case .call? where parts.count == 1: break
      default: return
      }
      results.append((name, ([root] + path(parts[...])).joined(separator: ".")))
    }
    let walk = SyntaxWalk(visit: { _ in true }) { statement in
      if case .constant(.single(let binding), let value) = statement.kind { add(binding.name, value) }
    }
    for type in statements.typeDeclarations {
      for member in type.members {
        if case .stored(let property) = member.kind { add(property.binding.name, property.value) }
      }
    }
    walk.walk(statements)
    return results
  }
}
