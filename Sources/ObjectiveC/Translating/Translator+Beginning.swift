import StreamLang

/// The beginning of a text that only declares.
extension Translator {
  /// The main function, the view controllers that nothing makes, or a note that nothing runs yet.
  func beginning(_ end: Span) -> [Statement] {
    func statement(_ expression: Expression) -> Statement { Statement(.expression(expression), end) }
    if functions.contains("main") {
      return [statement(.call("callBlock", [.name("main", end), Expression(.integer(1), end)], end))]
    }
    if root.selectors.contains("viewDidLoad") {
      return [statement(Expression.name("self", end).member("viewDidLoad", end, [], end, end))]
    }
    let begun = root.selectors.isEmpty ? beginners : []
    var statements = begun.enumerated().map { statement(begin($1, isSelf: $0 == 0, end)) }
    let main = begun.first ?? root
    let selectors = line(of: main).flatMap { $0.selectors }
    if Self.firstSelectors.allSatisfy({ !selectors.contains($0) }), !selectors.isEmpty {
      let names = Set(selectors.filter { !$0.hasPrefix("init") && $0 != "dealloc" }).sorted()
      guard !names.isEmpty else { return statements }
      statements.append(
        statement(.call("waits", [.string(names.joined(separator: ", "), end), .string(main.name, end)], end)))
    }
    return statements
  }

  /// The methods that the system calls first.
  private static let firstSelectors = ["application:didFinishLaunchingWithOptions:", "viewDidLoad", "awakeFromNib"]

  /// The classes whose objects the app makes, because no code of the text does. The first one is the class of `self`.
  var beginners: [DeclaredClass] {
    let parents = Set(classes.values.compactMap { $0.parent })
    let all = classOrder.compactMap { classes[$0] }.filter { $0 !== root && !$0.members.isEmpty }
    let free = all.filter { $0.isImplemented && !made.contains($0.name) && !parents.contains($0.name) }
    for selector in Self.firstSelectors {
      let found = free.filter { line(of: $0).contains { $0.selectors.contains(selector) } }
      if !found.isEmpty { return selector == "viewDidLoad" ? found : [found[0]] }
    }
    let last = free.last ?? all.last { !KnownClasses.names.contains($0.name) }
    return last.map { [$0] } ?? []
  }

  /// Makes an object as the system does, with stand-ins for what its initialiser takes.
  private func begin(_ owner: DeclaredClass, isSelf: Bool, _ span: Span) -> Expression {
    let known = line(of: owner).flatMap { $0.initializers }
    let isPlain = known.isEmpty || known.contains { ["init", "initWithFrame:"].contains($0.name) }
    let initializer = isPlain ? nil : known.first
    var arguments: [Expression] = [
      .string(owner.name, span), .boolean(isSelf, span), .string(initializer?.name ?? "init", span),
    ]
    for parameter in initializer?.parameters ?? [] {
      guard case .object(let name) = parameter.type, let written = parameter.name else {
        arguments.append(zero(of: parameter.type, span))
        continue
      }
      let isOfApp = name.map { !KnownClasses.names.contains($0) && !$0.hasPrefix("NS") } ?? true
      arguments.append(
        isOfApp
          ? .call("standIn", [.string(written, span), .string("", span)], span)
          : .call("given", [.string(written, span)], span))
    }
    return .call("begin", arguments, span)
  }
}
