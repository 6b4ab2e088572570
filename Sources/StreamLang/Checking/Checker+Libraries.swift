import Streams

/// Names of a library of streams.
extension Checker {
  /// `Observable.just(1)`, `MainScheduler.instance`: a static member of a type of the library in force.
  func staticMember(_ member: Member, ofType type: String) -> ValueKind? {
    if member.isMetatype, peek(type) == nil, type.first?.isUppercase == true { return .string }
    if rules == nil, peek(type) == nil, let function = TaskFunctions.find(type, member.name) {
      self.library(function, member.arguments, member.nameSpan)
      return function.result
    }
    guard peek(type) == nil, let library = Library.of(dialect),
      library.hasType(type) || knowsLibrary && library.function(type) != nil
    else { return nil }
    if let arguments = member.arguments, let bounds = bounds(givenTo: member.name, arguments) {
      return random(bounds.lower, bounds.upper, bounds.span)
    }
    switch library.member(member.name, ofType: type) {
    case .function(let function)?:
      self.library(function, member.arguments, member.nameSpan)
      return function.result
    case .value(let value)?: return ValueKind(of: value)
    case .sources(let overloads)?:
      let outer = calledType
      calledType = type
      defer { calledType = outer }
      return source(overloads, member)
    case nil:
      unknown(member, ofType: type, library)
      return .unknown
    }
  }

  /// Whether a chain begins with a type inside of one of the library, and one of its cases:
  /// `Subscribers.Completion.finished`.
  func isNestedType(_ name: String, _ parts: ArraySlice<PostfixPart>) -> Bool {
    peek(name) == nil && Library.of(dialect)?.hasCase(ofType: name, parts) == true
  }

  private func source(_ overloads: Overloads, _ member: Member) -> ValueKind {
    let entry = overloads.first
    guard let arguments = member.arguments else {
      if entry.parameters.contains(where: { $0.isRequired }) {
        report(.operatorNotCalled(member.name, call: entry.callText(member.name)), member.nameSpan)
      }
      return made(by: entry)
    }
    let list = self.arguments(arguments)
    return made(by: check(list, of: overloads, called: member.name, member.nameSpan, dialect), of: list)
  }

  /// `.empty`, `.never`: a value of the library in force that is written without its type.
  func implicitOfLibrary(_ member: Member) -> ValueKind? {
    guard let library = Library.of(dialect) else { return nil }
    if member.arguments == nil, let value = library.value("." + member.name) { return ValueKind(of: value) }
    if let arguments = member.arguments, let function = library.function("." + member.name) {
      if let bounds = bounds(givenTo: member.name, arguments) {
        return random(bounds.lower, bounds.upper, bounds.span)
      }
      self.library(function, arguments, member.nameSpan)
      return function.result
    }
    guard let arguments = member.arguments, let type = library.initialised(by: member) else { return nil }
    return call(named: type, member.nameSpan, arguments, dialect)
  }
}

extension Catalogue {
  /// Names that mean a stream without a call, as in RxJS.
  static func isConstant(_ name: String) -> Bool {
    (name == "EMPTY" || name == "NEVER") && !entries(named: name).isEmpty
  }
}
