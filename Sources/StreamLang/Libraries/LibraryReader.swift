import Streams

/// A reader of a script, to whom the names of a library of streams are known once it is imported.
protocol LibraryReader: AnyObject {
  var dialect: Dialect { get set }
  /// Whether names of the library hold besides its operators.
  var knowsLibrary: Bool { get set }
  /// Whether the code imports modules that are not known here, whose names may be any.
  var importsOthers: Bool { get set }
}

extension LibraryReader {
  /// The library of a dialect, where its names are known.
  func libraryNames(of dialect: Dialect) -> Library? { knowsLibrary ? Library.of(dialect) : nil }

  /// `Observable.just` or `Optional.some` as an argument: a closure that calls the static member with one value.
  func functionReference(_ value: Expression) -> Expression? {
    guard case .postfix(let base, let parts) = value.kind, case .name(let type) = base.kind,
      type.first?.isUppercase == true, parts.count == 1, let member = parts[0].member, member.arguments == nil,
      let library = libraryNames(of: dialect), library.hasType(type)
    else { return nil }
    switch library.member(member.name, ofType: type) {
    case .function(let function)? where function.arity.lowerBound > 0: break
    case .sources(let overloads)? where overloads.first.parameters.contains { $0.isRequired || $0.isVariadic }: break
    default: return nil
    }
    let given = Argument(label: nil, value: Expression(kind: .parameter(0), span: value.span))
    let call = Member(
      name: member.name, nameSpan: member.nameSpan, isOptional: false,
      arguments: Arguments(list: [given], trailing: nil, span: member.nameSpan))
    return .closure(of: Expression(kind: .postfix(base, [.member(call)]), span: value.span), parameters: 1)
  }

  /// The bounds of `random(1...6)`, which may be durations as well; nil for other calls.
  func bounds(
    givenTo name: String, _ arguments: Arguments
  ) -> (lower: Expression, upper: Expression, isClosed: Bool, span: Span)? {
    guard name == Builtins.random, arguments.list.count == 1,
      case .range(let lower?, let upper?, let isClosed, _) = arguments.list[0].value.kind
    else { return nil }
    return (lower, upper, isClosed, arguments.list[0].value.span)
  }

  /// The call of `fail(e)` as a statement of a block, which ends the stream as `sendError(e)` does.
  func failure(_ expression: Expression) -> (name: String, function: Builtin, arguments: Arguments, span: Span)? {
    guard let call = expression.namedCall, call.name == Builtins.failing else { return nil }
    return Builtins.blockFunction("sendError").map { (call.name, $0, call.arguments, call.span) }
  }

  /// The function of a library with a name. That of a type holds in its dialect even without an import.
  func libraryFunction(_ name: String) -> Builtin? {
    (name.first?.isUppercase == true ? Library.of(dialect) : libraryNames(of: dialect))?.function(name)
  }

  /// `import RxSwift`: its operators and names hold from here on; the first library that is imported counts.
  func importModule(_ name: String) {
    let isOther = knowsLibrary && Library.imported(as: name).map { $0.dialect != dialect } == true
    if Library.isUnknown(module: name) || isOther { importsOthers = true }
    guard !knowsLibrary, let library = Library.imported(as: name) else { return }
    dialect = library.dialect
    knowsLibrary = true
  }
}

extension Builtins {
  /// The name of a source that ends the stream of a block, as a statement there.
  fileprivate static let failing = "fail"
  /// The function of a range whose bounds may be durations, too.
  fileprivate static let random = "random"
}
