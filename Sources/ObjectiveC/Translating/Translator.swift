import StreamLang
import Streams

/// Translates Objective-C into rxplay's syntax tree, each node with its place in the pasted text.
///
/// A message `[x take:2]` becomes a call `x.take(2)`, and `[x a:1 b:2]` becomes `x.a(1, b: 2)`: the rules of values
/// know the selector by the name and the labels.
final class Translator: CLikeTranslator {
  var scope = Scope(nil)
  /// How many blocks and functions stand around.
  var depth = 0
  /// Whether the code is in a method or a function, whose variables include those of the file.
  var isInFunction = false
  /// The names that are assigned to somewhere after their declaration.
  var assigned: Set<String> = []
  /// The selectors of all methods of the text, and the types of their parameters.
  var methods: [String: [ObjCType]] = [:]
  /// The selectors of actions, which the system sends when a person acts.
  var actions: Set<String> = []
  /// The classes of the text by name, and their order.
  var classes: [String: DeclaredClass] = [:]
  var classOrder: [String] = []
  /// The class whose code is read. Names without a class are those of the root.
  let root: DeclaredClass
  var own: DeclaredClass
  /// Whether `self` is a class.
  var isOfClassMethod = false
  /// The names that are only read, and that nothing in the text is nearly called.
  var elsewhere: Set<String> = []
  /// The classes that the code makes objects of.
  var made: Set<String> = []
  /// The types that blocks in variables take.
  var blockParameters: [String: [ObjCType]] = [:]
  var functions: Set<String> = []
  /// The captured variables of the blocks around, innermost last.
  var captured: [[Scope.Variable]] = []
  /// The surrounding method, as `__func__` names it.
  var currentMethod: String?
  /// The type that the method or block around gives.
  var result: ObjCType?
  /// The type of what `return` gives in the method or block around.
  var given: ObjCType?
  /// The type of what the block that is read next gives, where it does not say it.
  var expected: ObjCType?
  /// The variables of blocks and methods that live on between calls: they stand before the statement that has them.
  var lasting: [Statement] = []
  /// The variables whose values are being read, which blocks in these values may use only where they share them.
  var unset: Set<String> = []
  /// The lines that bind properties by `RAC()`, by target and path.
  var bindings: [String: Int] = [:]
  /// The selector that each wrong one is read as, by class and wrong selector. A wrong one may be everywhere in a text.
  var repairs: [String: String?] = [:]
  private var serial = 0

  override init(_ source: SourceText) {
    root = DeclaredClass(DeclaredClass.root, Span(at: 0))
    own = root
    super.init(source)
    (classes, classOrder) = ([root.name: root], [root.name])
  }

  // MARK: The whole text

  func program(_ statements: [ObjCStatement], _ tokens: [CLikeToken]) -> [Statement] {
    findAssigned(tokens)
    for statement in statements { note(statement) }
    var translated: [Statement] = []
    var declarations: [Statement] = []
    for statement in statements { append(statement, &translated, &declarations) }
    let begin = statements.allSatisfy({ $0.declaresOnly }) ? beginning(Span(at: statements.last?.span.end ?? 0)) : []
    let start = Span(at: 0)
    func setting(_ name: String, _ values: String...) -> Statement {
      Statement(.expression(.call(name, values.map { .string($0, start) }, start)), start)
    }
    var heading = [setting("dialect", "rac"), setting("values", "objective-c")]
    for path in root.order {
      guard let use = root.uses[path] else { continue }
      if let type = use.declared, type.isNumber || type.isStructure {
        let ivar = "_" + path.dropFirst("self.".count)
        heading.append(.assignment(.name("self", start).member(ivar, start, start), zero(of: type, start), start))
      } else if let kind = standInKind(of: use) {
        heading.append(setting("standIn", path, kind))
      }
    }
    // The class of `self` has its stand-ins before the drive names them.
    if !begin.isEmpty, root.selectors.isEmpty, let main = beginners.first {
      for path in main.order {
        guard let use = main.uses[path], !use.isInherited, let kind = inClass(main, { standInKind(of: use) }) else {
          continue
        }
        heading.append(setting("standIn", path, kind, main.name))
      }
    }
    if !actions.isEmpty { heading.append(setting("actions", actions.sorted().joined(separator: " "))) }
    if !elsewhere.isEmpty { heading.append(setting("elsewhere", elsewhere.sorted().joined(separator: " "))) }
    return heading + typeDeclarations() + declarations + translated + begin
  }

  /// Names that are assigned to, as far as tokens tell.
  private func findAssigned(_ tokens: [CLikeToken]) {
    let signs: Set<String> = ["=", "+=", "-=", "*=", "/=", "%=", "++", "--", "&=", "|=", "^=", "<<=", ">>="]
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let next = tokens[min(index + 1, tokens.count - 1)]
      let previous = index > 0 ? tokens[index - 1] : nil
      // A property may have the name of a variable.
      if let previous, previous.kind == .sign, [".", "->"].contains(previous.text) { continue }
      if next.kind == .sign, signs.contains(next.text) {
        let isDeclaration =
          previous.map {
            ($0.kind == .word && !Parser.statementWords.contains($0.text)) || $0.text == "*" || $0.text == ">"
          }
          ?? false
        if !isDeclaration || next.text != "=" { assigned.insert(token.text) }
      }
      if let previous, previous.kind == .sign, previous.text == "++" || previous.text == "--" || previous.text == "&" {
        assigned.insert(token.text)
      }
    }
  }

  // MARK: Names

  /// The words of rxplay's language, which cannot be names.
  private static let words: Set<String> = [
    "let", "var", "func", "if", "else", "for", "in", "while", "break", "continue", "return", "throw", "true", "false",
    "nil", "guard", "switch", "case", "default", "do", "catch", "try", "import", "repeat", "where", "is", "as", "defer",
    "fallthrough", "wait", "scene", "expect", "code", "horizon", "ties", "limits", "dialect", "values",
  ]

  /// Functions that the translation needs for itself.
  private static let taken: Set<String> = ["log", "object", "standIn", "effect", "method", "NSLog", "self"]

  func written(_ name: String) -> String { Self.taken.contains(name) ? name + "_" : undeclared(name) }

  /// A name that the code does not declare; it may be that of a function.
  func undeclared(_ name: String) -> String { Self.words.contains(name) ? name + "_" : name }

  @discardableResult
  func declare(_ name: String, _ type: ObjCType, isShared: Bool = false) -> Scope.Variable {
    var written = written(name)
    // A name that hides another one gets a name of its own, as rxplay's language has no blocks for it.
    if let other = scope.find(name), depth == other.depth, depth == 0 || scope.has(name) {
      serial += 1
      written = "\(written)\(serial + 1)"
    }
    let variable = Scope.Variable(name, type, isShared: isShared, depth: depth, written: written)
    scope.declare(variable)
    return variable
  }

  func fresh(_ name: String) -> String {
    serial += 1
    return "\(name)\(serial)"
  }

  func inScope<Result>(_ body: () -> Result) -> Result {
    let outer = scope
    scope = Scope(outer)
    defer { scope = outer }
    return body()
  }

  // MARK: Stand-ins

  /// The class whose code a path belongs to: names are those of all.
  private func holder(of path: String) -> DeclaredClass { path == "self" || path.hasPrefix("self.") ? own : root }

  func use(of path: String) -> Use? { holder(of: path).uses[path] }

  func use(_ path: String, _ span: Span, _ change: (inout Use) -> Void = { _ in }) {
    let holder = holder(of: path)
    // The properties of a class are no variables.
    if isOfClassMethod, holder === own { return }
    if holder.uses[path] == nil {
      guard holder.order.count < 400 else { return }
      holder.uses[path] = Use(path: path, span: span)
      holder.order.append(path)
    }
    guard var use = holder.uses[path] else { return }
    change(&use)
    holder.uses[path] = use
  }

  /// The path of an undeclared expression: `self.x`, `_x`, `x`, `self.x.y`; nil for others.
  func path(of expression: ObjCExpression) -> String? {
    switch expression.kind {
    case .name("self"): return "self"
    case .cast(_, let inner): return path(of: inner)
    case .name(let name):
      if let field = field(name) { return "self." + field }
      if let variable = scope.find(name) { return variable.path }
      return name.first?.isUppercase == true ? nil : name
    case .member(let owner, let name, _):
      guard let path = path(of: owner) else { return nil }
      return path + "." + (name.hasPrefix("_") && path == "self" ? String(name.dropFirst()) : name)
    default: return nil
    }
  }

  /// The path of `self`, or of a view that a variable names.
  func path(of declarator: Declarator, _ type: ObjCType) -> String? {
    guard let path = declarator.value.flatMap({ path(of: $0) }) else { return nil }
    if path == "self" { return path }
    guard case .object(let name?) = type, name.hasPrefix("UI"), !assigned.contains(declarator.name) else { return nil }
    return path
  }

  /// Whether a path goes through a property that is declared as a structure: `self.frame.size`.
  private func isPartOfStructure(_ path: String) -> Bool {
    let owners = path.split(separator: ".").dropLast()
    return owners.indices.contains { use(of: owners[...$0].joined(separator: "."))?.declared?.isStructure == true }
  }

  /// The classes of UIKit whose objects are values.
  private static let valueClasses: Set<String> = ["UIImage", "UIColor", "UIFont", "UIBezierPath"]

  /// Whether code of a class makes the object at a path, or gives an object of a class of the text there.
  private func isMadeByCode(_ use: Use) -> Bool {
    let parts = use.path.split(separator: ".").map { String($0) }
    guard parts.count > 1, parts[0] == "self" else { return false }
    if isOwn(parts[1]) { return true }
    return (1..<parts.count - 1).contains { count in
      let owner = self.use(of: parts[...count].joined(separator: "."))
      guard case .object(let name?)? = owner?.declared, classes[name]?.isDeclared == true else {
        return owner?.isSet == true
      }
      return true
    }
  }

  /// Whether a property does not keep its object, as that of a delegate.
  func isWeak(_ use: Use) -> Bool {
    own.properties.contains { $0.isWeak && "self." + ($0.parameter.name ?? "") == use.path }
  }

  /// Whether a property is executed as a command, and no code makes it.
  private func isMissingCommand(_ use: Use) -> Bool {
    guard let dot = use.path.lastIndex(of: "."), !use.isSet else { return false }
    let name = String(use.path[use.path.index(after: dot)...])
    let isCalledSo = ["comm", "cmd"].contains { name.lowercased().contains($0) }
    return (use.selectors.contains("executionSignals") || isCalledSo && use.selectors.contains("execute:"))
      && name != "rac_command" && methods[name] == nil && self.use(of: "self." + name)?.isSet != true
  }

  /// The kind of a stand-in by its uses; nothing where it is a property with a value.
  func standInKind(of use: Use) -> String? {
    if use.path == "self" || use.path.contains(".rac_") || isPartOfStructure(use.path) { return nil }
    if own !== root, isMadeByCode(use) { return nil }
    if let declared = use.declared {
      if declared == .object(nil), own !== root, use.isObject, !use.isSet, !isWeak(use),
        !use.selectors.allSatisfy({ ControlKinds.isOfValues($0) })
      {
        return ""
      }
      guard case .object(let name?) = declared, !Self.valueClasses.contains(name) else { return nil }
      if name == "RACSubject", !use.isSet, ControlKinds.kind(bySelectors: use.selectors) == name { return name }
      if name == "RACCommand", isMissingCommand(use) { return name }
      if use.isSet, !name.hasPrefix("UI") { return nil }
      if ControlKinds.isKind(name) { return name }
      if own !== root, use.isObject, !isWeak(use), !name.hasPrefix("NS"), !KnownClasses.names.contains(name) {
        return ""
      }
      // An object has to be there where one of its properties is observed or bound.
      let isTarget = use.selectors.contains { $0 == "bound =" || $0 == "rac_valuesForKeyPath:observer:" }
      return isTarget && !name.hasPrefix("NS") && !KnownClasses.names.contains(name) ? "" : nil
    }
    if isMissingCommand(use) { return "RACCommand" }
    let kind = ControlKinds.kind(bySelectors: use.selectors)
    if use.isSet, kind == nil || kind == "RACSubject" { return nil }
    if kind == "RACSubject", !use.path.hasPrefix("self.") { return nil }
    if use.path.first?.isUppercase == true, !use.path.contains(".") { return nil }
    if let kind { return kind }
    guard use.isObject else { return nil }
    // A name that is used only as a text, a list or a signal is a value.
    if use.selectors.allSatisfy({ ControlKinds.isOfValues($0) }), !ObjCFunctions.isKnown(use.path) { return nil }
    return ""
  }
}
