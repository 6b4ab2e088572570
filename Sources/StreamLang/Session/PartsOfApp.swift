/// The parts of an app that code of a class leaves to it: values of properties, and the call of its first method.
struct PartsOfApp {
  private let statements: [Statement]
  private let types: DeclaredTypes

  /// - Parameter types: The types that the code declares.
  init(of statements: [Statement], _ types: DeclaredTypes) {
    self.statements = statements
    self.types = types
  }

  /// The statements, with stand-ins for properties of the app.
  ///
  /// `@IBOutlet var button: UIButton!` becomes `let button = UIButton()`, a stand-in. The declaration of a stream
  /// without a value is removed, so that its use makes a stand-in.
  var completed: [Statement] {
    if types.withoutValue.isEmpty { return statements }
    let assigned = assignedNames
    return statements.map { statement in
      guard let binding = statement.bindingWithoutValue, let name = binding.name, !assigned.contains(name),
        let type = types.withoutValue[name], !type.isOptional, type.name.first?.isUppercase == true
      else { return statement }
      if Self.isStream(type.name) { return Statement(kind: .ignored, span: statement.span) }
      guard type.arguments.isEmpty, !NamedTypes.isKnown(type.name), !Self.isOfLibrary(type.name) else {
        return statement
      }
      let span = statement.span
      let made = Expression(
        kind: .postfix(
          Expression(kind: .name(type.name), span: span), [.call(Arguments(list: [], trailing: nil, span: span))]),
        span: span)
      return Statement(kind: .constant(.single(binding), made), span: span)
    }
  }

  /// The names that get another value. The value of `label` is kept if only `label.text` is set.
  private var assignedNames: Set<String> {
    var names: Set<String> = []
    func note(_ place: Place) {
      if place.parts.isEmpty, case .name(let name) = place.root.kind { names.insert(name) }
    }
    let walk = SyntaxWalk { expression in
      if case .reference(let place) = expression.kind { note(place) }
      return true
    } visitStatement: { statement in
      if case .assignment(let assignment) = statement.kind { note(assignment.place) }
    }
    walk.walk(statements)
    return names
  }

  private static func isStream(_ name: String) -> Bool {
    Library.all.contains { $0.streamTypes.contains(name) || $0.failures?.types.contains(name) == true }
  }

  private static func isOfLibrary(_ name: String) -> Bool {
    Library.all.contains { $0.hasType(name) || $0.function(name) != nil }
      || ["Disposable", "Cancellable", "AnyCancellable", "Date", "Data", "URL", "Timer"].contains(name)
  }

  /// Returns the call of a method that an app calls, if the code declares it and does not call it.
  ///
  /// - Parameter drive: The statements of the drive.
  func beginning(_ names: [String], _ drive: [Statement]) -> Statement? {
    var called: Set<String> = []
    let walk = SyntaxWalk { expression in
      if let name = WaitAnalysis.calledName(expression) { called.insert(name) }
      return true
    }
    walk.walk(statements + drive)
    for case .function(let function) in statements.map({ $0.kind })
    where names.contains(function.name) && function.parameters.isEmpty && !called.contains(function.name) {
      let span = function.nameSpan
      let call = PostfixPart.call(Arguments(list: [], trailing: nil, span: span))
      let name = Expression(kind: .name(function.name), span: span)
      return Statement(kind: .expression(Expression(kind: .postfix(name, [call]), span: span)), span: span)
    }
    return nil
  }
}

extension Statement {
  /// The declaration of a name without a value.
  fileprivate var bindingWithoutValue: Binding? {
    switch kind {
    case .constant(.single(let binding), let value), .variable(.single(let binding), let value):
      if case .nilLiteral = value.kind { binding } else { nil }
    default: nil
    }
  }
}
