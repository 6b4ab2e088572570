/// The parts of an app that code of a class leaves to it: values of properties, and the call of its first method.
struct PartsOfApp {
  private let statements: [Statement]
  private let types: DeclaredTypes
  /// Whether the app makes objects of the types of the code; in a language of messages, stand-ins are such objects.
  private let makesObjects: Bool

  /// - Parameter types: The types that the code declares.
  init(of statements: [Statement], _ types: DeclaredTypes, makesObjects: Bool) {
    self.statements = statements
    self.types = types
    self.makesObjects = makesObjects
  }

  /// The statements, with stand-ins for properties of the app.
  ///
  /// `@IBOutlet var button: UIButton!` becomes `let button = UIButton()`, a stand-in. The declaration of a stream
  /// without a value is removed, so that its use makes a stand-in.
  var completed: [Statement] {
    let assigned = assignedNames
    return statements.map { statement in
      if makesObjects, let type = statement.declaredType {
        let type = AppObjects(statements).completed(type, assigned)
        guard case .constant(let pattern, let value) = statement.kind else {
          return Statement(kind: .type(type), span: statement.span)
        }
        return Statement(
          kind: .constant(pattern, Expression(kind: .type(type), span: value.span)), span: statement.span)
      }
      guard let binding = statement.bindingWithoutValue, let name = binding.name, !assigned.contains(name),
        let type = types.withoutValue[name], !type.isOptional, type.name.first?.isUppercase == true
      else { return statement }
      let span = statement.span
      if let zero = type.zero {
        return Statement(kind: .variable(.single(binding), Expression(kind: zero, span: span)), span: span)
      }
      if type.isGivenByApp { return Statement(kind: .ignored, span: span) }
      guard type.isOfApp else { return statement }
      return Statement(kind: .constant(.single(binding), .call(type.name, [], span)), span: span)
    }
  }

  /// The names that get another value. The value of `label` is kept if only `label.text` is set.
  private var assignedNames: Set<String> {
    var names: Set<String> = []
    let given = placesGivenByApp
    func note(_ place: Place) {
      guard case .name(let name) = place.root.kind, !given.contains(place.span.start) else { return }
      if place.parts.isEmpty { names.insert(name) }
      if name == "self", place.parts.count == 1, let member = place.parts[0].member { names.insert(member.name) }
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

  /// The places that get a parameter of a method which only the app calls: `self.model = model` in
  /// `configure(with model: Model)`.
  private var placesGivenByApp: Set<Int> {
    guard makesObjects else { return [] }
    let called = Self.calledNames(in: statements)
    var places: Set<Int> = []
    for member in statements.compactMap({ $0.declaredType }).flatMap({ $0.members }) {
      guard case .method(let function) = member.kind, !called.contains(function.name) else { continue }
      let parameters = Set(function.parameters.compactMap { $0.binding.name })
      for case .assignment(let assignment) in function.body.map({ $0.kind }) {
        guard let value = assignment.value.variableName, parameters.contains(value) else { continue }
        places.insert(assignment.place.span.start)
      }
    }
    return places
  }

  /// The names of the functions and methods that code calls.
  private static func calledNames(in statements: [Statement]) -> Set<String> {
    var called: Set<String> = []
    let walk = SyntaxWalk { expression in
      if let name = WaitAnalysis.calledName(expression) { called.insert(name) }
      if case .postfix(let base, let parts) = expression.kind, let last = parts.last?.member, last.arguments != nil,
        base.variableName != "super"
      {
        called.insert(last.name)
      }
      return true
    }
    walk.walk(statements)
    return called
  }

  /// The statements that run the tests of the code.
  func tests(_ drive: [Statement]) -> [Statement] { makesObjects ? AppObjects(statements).tests(unless: drive) : [] }

  /// Returns the objects that an app makes of the types of the code, and the call of a method that an app calls, if the
  /// code declares it and does not call it.
  ///
  /// - Parameter drive: The statements of the drive.
  func beginning(_ names: [String], _ drive: [Statement]) -> (objects: [Statement], calls: [Statement]) {
    let called = Self.calledNames(in: statements + drive)
    let objects = makesObjects ? AppObjects(statements).made(unless: drive) : []
    for case .function(let function) in statements.map({ $0.kind })
    where names.contains(function.name) && function.parameters.isEmpty && !called.contains(function.name) {
      let call = Expression.call(function.name, [], function.nameSpan)
      return (objects, [Statement(kind: .expression(call), span: function.nameSpan)])
    }
    var calls: [Statement] = []
    for object in objects {
      guard case .constant(.single(let binding), let value) = object.kind, let type = value.namedCall?.name else {
        continue
      }
      let method = AppObjects(statements).method(of: type, names)
      let isView = method == nil && AppObjects(statements).doesSomethingInBody(type)
      guard let name = method ?? (isView ? "body" : nil), !called.contains(name) else { continue }
      let span = object.span
      let arguments = isView ? nil : Arguments(list: [], trailing: nil, span: span)
      let member = Member(name: name, nameSpan: span, isOptional: false, arguments: arguments)
      let call = Expression(
        kind: .postfix(Expression(kind: .name(binding.name ?? ""), span: span), [.member(member)]), span: span)
      calls.append(Statement(kind: .expression(call), span: span))
      if !isView { break }
    }
    return (objects, calls)
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
