import Streams

/// Streams that can fail, where a library takes only those that cannot.
extension Checker {
  /// Reports the members of a chain that take only streams that cannot fail, where the chain can.
  func checkFailures(of base: Expression, _ parts: [PostfixPart]) {
    guard let failures = libraryNames(of: dialect)?.failures else { return }
    if case .name(let name) = base.kind, let member = parts.first?.member { checkPartners(of: name, member, failures) }
    _ = failure(of: base, parts, failures) { member, cause in
      guard let label = failures.refusing[member.name], let arguments = member.arguments else { return }
      let count = arguments.list.count + (arguments.trailing == nil ? 0 : 1)
      if !label.isEmpty, count > 1 || arguments.list.contains(where: { $0.label?.name == label }) { return }
      report("'\(member.name)' takes streams that cannot fail, and \(cause)", help: failures.help, member.nameSpan)
    }
  }

  /// Reports the types of streams that lack their failure type: `PassthroughSubject<String>()`.
  func checkFailureTypes() {
    guard let library = libraryNames(of: dialect), let failures = library.failures else { return }
    for type in declaredTypes.ofOneArgument where failures.types.contains(type.name) && !isInDrive(type.span) {
      report(
        "\(type.name) wants its failure type, too; write \(type.name)<\(type.arguments[0].text), Never>", type.span)
    }
  }

  /// Reports a member that only another type of streams has: `observeValues` of a producer.
  func checkType(of base: Expression, _ parts: [PostfixPart]) {
    guard let library = libraryNames(of: dialect), !library.exclusiveMembers.isEmpty, case .name(let name) = base.kind,
      !isInDrive(base.span)
    else { return }
    var type = library.exclusiveMembers[name] == nil ? declaredTypes[name]?.name ?? peek(name)?.type : name
    if let value = parts.first?.member, value.name == "value", value.arguments == nil,
      let change = parts.dropFirst().first?.member, isChangeOfValue(change, of: type, library)
    {
      return
    }
    for case .member(let member) in parts {
      if let other = library.typesOfMembers[member.name] {
        type = other
        continue
      }
      let label = member.arguments?.list.lazy.compactMap { $0.label?.name }.first
      let called = member.name + (label.map { "(\($0):)" } ?? "")
      if let known = type, let here = library.exclusiveMembers[known]?[called], member.arguments != nil {
        report("\(known) has no '\(called)'; write \(here)", member.nameSpan)
      }
      if let known = type { checkScheduler(of: member, on: known, library) }
      // A conversion gives another type, and so does an operator of a relay.
      if member.name.hasPrefix("as") {
        type = nil
      } else if let known = type, library.sendsOfTypes[known] != nil, member.arguments != nil,
        Catalogue.overloads(of: member.name, in: dialect, afterDot: true) != nil
      {
        type = library.streamName
      }
    }
  }

  /// The reason why a stream value can fail; nil if it cannot, or if the reason is unknown.
  func failure(of value: Expression) -> String? {
    guard let failures = libraryNames(of: dialect)?.failures else { return nil }
    switch value.kind {
    case .name(let name): return failure(of: name, failures)
    case .postfix(let base, let parts): return failure(of: base, parts, failures) { _, _ in }
    default: return nil
    }
  }

  /// - Parameter visit: Receives the members that the stream has when it can fail.
  private func failure(
    of base: Expression, _ parts: [PostfixPart], _ failures: Library.Failures, _ visit: (Member, String) -> Void
  ) -> String? {
    func after(_ maker: String) -> String { "after \(maker) the failure type is Error" }
    var cause: String?
    if case .name(let name) = base.kind {
      cause = failure(of: name, failures)
      if case .call(let arguments)? = parts.first {
        let label = arguments.list.first?.label.map { "(\($0.name):)" } ?? ""
        if failures.makers.contains(name) || failures.makers.contains(name + label) { cause = after(name) }
      }
    }
    for case .member(let member) in parts {
      if failures.makers.contains(member.name) { cause = after(member.name) }
      if failures.takers.contains(member.name) { cause = nil }
      if let cause { visit(member, cause) }
    }
    return cause
  }

  /// Why the stream with a name can fail: its declaration says so, or its value.
  private func failure(of name: String, _ failures: Library.Failures) -> String? {
    guard let definition = peek(name) else { return nil }
    if let type = declaredTypes[name], failures.types.contains(type.name) {
      guard type.arguments.count == 2, !type.arguments[1].isUninhabited else { return nil }
      return "the failure type of \(name) is \(type.arguments[1].name)"
    }
    return definition.failure
  }
}

extension TypeName {
  /// Whether there are no values of the type: `Never`, and `NoError` of older libraries.
  var isUninhabited: Bool { name == "Never" || name == "NoError" }
}
