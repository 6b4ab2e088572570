import Streams

extension Expression {
  /// The unit of `.seconds(1)` or `RxTimeInterval.seconds(1)`, in nanoseconds; nothing for any other value.
  var unitOfDuration: Int? {
    switch kind {
    case .implicitMember(let member): return member.arguments.flatMap { _ in EnumCases.units[member.name] }
    case .postfix(let base, let parts):
      guard case .name(let type) = base.kind, type.first?.isUppercase == true, parts.count == 1,
        let member = parts[0].member, member.arguments != nil
      else { return nil }
      return EnumCases.units[member.name]
    default: return nil
    }
  }

  /// `.now()` or `DispatchTime.now()`: the time of the clock.
  var isNow: Bool {
    switch kind {
    case .implicitMember(let member): return member.name == "now"
    case .postfix(let base, let parts):
      guard case .name(let type) = base.kind, case .member(let member)? = parts.first, parts.count == 1 else {
        return false
      }
      return type == "DispatchTime" && member.name == "now"
    default: return false
    }
  }
}

extension Arguments {
  /// The same with `.concurrent(limit: 2)` as `"concurrent", limit: 2`: a word that chooses an operator, with more
  /// arguments of it.
  ///
  /// - Parameter isKnown: Whether a case or source of this name has a value of its own.
  func spliced(_ isKnown: (Member) -> Bool) -> Arguments {
    func isWord(_ argument: Argument) -> Bool {
      guard case .implicitMember(let member) = argument.value.kind, let arguments = member.arguments else {
        return false
      }
      return arguments.trailing == nil && !isKnown(member) && Catalogue.words.contains(member.name)
    }
    guard list.contains(where: isWord) else { return self }
    let spliced = list.flatMap { argument -> [Argument] in
      guard isWord(argument), case .implicitMember(let member) = argument.value.kind else { return [argument] }
      let word = Expression(kind: .string(member.name), span: member.nameSpan)
      return [Argument(label: argument.label, value: word)] + (member.arguments?.list ?? [])
    }
    return Arguments(list: spliced, trailing: trailing, span: span)
  }
}

extension Member {
  /// Whether it is the `self` of a type, as in `String.self`.
  var isMetatype: Bool { name == "self" && arguments == nil }

  /// Whether a case or source of this name has a value of its own in a dialect.
  func hasValue(in dialect: Dialect, _ library: Library?) -> Bool {
    if name == "init" || EnumCases.find(name) != nil { return true }
    guard let overloads = Catalogue.overloads(of: name, in: dialect, afterDot: false) else { return false }
    return overloads.first.form != .method
  }
}
