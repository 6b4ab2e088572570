import StreamLang
import Streams

/// Translates statements of JavaScript into rxplay's syntax tree.
///
/// Every node has its place in the JavaScript text, so that messages and pictures speak of that. Operators of RxJS that
/// are in `pipe` become a chain; an operator that is a value becomes a closure which applies it to its source.
final class Translator: CLikeTranslator {
  var scope: Scope
  /// Whether the text imports anything from RxJS: then it must import all that it uses.
  var importsRxJS = false
  /// The names that stand after `this` somewhere.
  private lazy var fieldNames: Set<String> = {
    guard source.mentions("this.") else { return [] }
    let parts = source.text.split(separator: ".")
    let after = zip(parts, parts.dropFirst()).filter { $0.0.hasSuffix("this") }.map { $0.1 }
    return Set(after.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }) })
  }()
  /// The names that are imported from files of the app.
  var namesOfApp: Set<String> = []
  /// Whether the text tests streams by marble texts.
  private(set) lazy var testsMarbles = source.mentions("TestScheduler")
  /// Functions of `beforeEach`, which are declared in place of the call.
  var pendingSetUps: [Statement] = []
  /// The names of the block at hand that are declared at its beginning.
  var hoisted: Set<String> = []
  /// The names that blocks of the function at hand declare with `var`, and that it declares at its beginning.
  var functionVariables: Set<String> = []
  /// Names that are replaced by others for a while.
  var aliases: [String: String] = [:]
  /// How many functions stand around.
  var depth = 0
  private var serial = 0
  /// Where the functions of the text begin, in order.
  private let functionStarts: [Int]
  /// The methods that classes and objects of the text declare.
  let declaredMethods: Set<String>
  /// The words of the text.
  let words: WordIndex
  /// Whether `this` has a meaning here.
  var hasThis = false
  /// Whether a function that is no arrow function stands around, which has a `this` of its own.
  var isInFunctionOfThis = false
  /// The variable of the class around.
  var home: String?
  /// Whether the next function is a method, and its `this` the object at hand.
  var nextIsMethod = false
  /// The name of `this`: in the static parts of a class, its variable.
  var thisName = "this"
  /// The statements after `super(…)`.
  var afterSuper: [Statement] = []
  /// Whether the function at hand is an async generator.
  var isInAsyncGenerator = false
  /// Fields of `this` that the text sets outside of functions that have one: it is taken from a class.
  var fields: Set<String> = []

  /// - Parameter functionStarts: Where its functions begin, in order.
  init(_ source: SourceText, functionStarts: [Int], words: WordIndex, declaredMethods: Set<String> = []) {
    self.words = words
    self.declaredMethods = declaredMethods
    self.functionStarts = functionStarts
    scope = Scope(nil, isFunction: true)
    super.init(source)
  }

  /// Translates a whole text; the result begins with the settings of JavaScript and RxJS.
  func program(_ statements: [JSStatement]) -> [Statement] {
    let start = Span(at: 0)
    func setting(_ name: String, _ value: String) -> Statement {
      Statement(.expression(.call(name, [.string(value, start)], start)), start)
    }
    declare(statements)
    var translated = [setting("dialect", "rxjs"), setting("values", "javascript")]
    let settings = translated.count
    translated += declareVariables(of: statements)
    for statement in statements { append(statement, to: &translated) }
    let places = fields.sorted().map { Statement.variable($0, start, .undefined(start), start) }
    translated.insert(contentsOf: places, at: settings)
    return translated
  }

  /// Whether a part of the text has functions in it.
  func hasFunctions(_ span: Span) -> Bool {
    var (low, high) = (0, functionStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if functionStarts[middle] < span.start { low = middle + 1 } else { high = middle }
    }
    return low < functionStarts.count && functionStarts[low] < span.end
  }

  // MARK: Names

  /// A name that no text can have said already.
  func fresh(_ name: String) -> String {
    var candidate = name
    while scope.find(candidate) != nil {
      serial += 1
      candidate = "\(name)\(serial)"
    }
    return candidate
  }

  /// The name of a variable of the text: names that a translation itself uses get another.
  func local(_ name: String) -> String {
    // It hides a field, which is a plain name here: `(users) => { this.users = users; }`.
    fieldNames.contains(name) && scope.isInner(name) ? name + "_" : plain(name)
  }

  func plain(_ name: String) -> String {
    let isTaken =
      name == "_" ? words.readsUnderscore : ["log", "object", "self", "values", "dialect"].contains(name)
    return aliases[name] ?? (isTaken ? name + "_" : name)
  }

  /// Runs something within a scope of its own.
  func inScope<Result>(isFunction: Bool = false, _ body: () -> Result) -> Result {
    let outer = scope
    scope = Scope(outer, isFunction: isFunction)
    defer { scope = outer }
    guard isFunction else { return body() }
    depth += 1
    defer { depth -= 1 }
    return outOfLoops(body)
  }

  /// Makes the names of a block known before it is translated: functions may use those that stand further down.
  func declare(_ statements: [JSStatement]) {
    for statement in statements {
      switch statement.kind {
      case .declaration(let word, let list):
        for (target, value) in list { declare(target, word, value) }
      case .function(let function):
        if let name = function.name { scope.declare(name, .function).takesThis = takesThis(function) }
      case .enumeration(let name, _, _): scope.declare(name, .constant)
      case .classDeclaration(let declared):
        if let name = declared.name { scope.declare(name, .constant).isClass = true }
      case .imports(let imports, let module, let span): self.imports(imports, module, span)
      default: break
      }
    }
  }

  private func declare(_ target: Target, _ word: JSStatement.DeclarationWord, _ value: JSExpression?) {
    if let value, let module = requiredModule(value) { return require(target, module, value.span) }
    switch target {
    case .name(let name, let span):
      if scope.has(name), word != .var {
        report("'\(name)' is declared twice", span, help: "leave out the second \(word.rawValue)")
      }
      if word == .const, let value, let (original, _) = export(value), RxJSModule.names[original] == .scheduler {
        return _ = scope.declare(name, .export(original, isOperator: false))
      }
      let declared = scope.declare(name, word == .const ? .constant : .variable)
      guard let value else { return }
      declared.streamClass = word == .const ? streamClass(value) : nil
      declared.literal = word == .const ? literalKind(value) : nil
      if word == .const, case .function(let function) = value.kind { declared.takesThis = takesThis(function) }
    case .array, .object: declareParts(of: target, word == .const ? .constant : .variable)
    case .place: break
    }
  }

  /// Makes the names of a pattern known.
  func declareParts(of target: Target, _ kind: Scope.Name.Kind) {
    switch target {
    case .name(let name, _): scope.declare(name, kind)
    case .array(let elements, let rest, _):
      for case let element? in elements { declareParts(of: element.target, kind) }
      if let rest { declareParts(of: rest, kind) }
    case .object(let properties, let rest, _):
      for property in properties { declareParts(of: property.target, kind) }
      if let rest { declareParts(of: rest, kind) }
    case .place: break
    }
  }

  // MARK: Modules

  private func imports(_ imports: [JSStatement.Import], _ written: String, _ span: Span) {
    // A text without an end has the end of the statement in it.
    var module = String(written.prefix { $0 != ";" })
    // The files of RxJS name each other by their paths.
    if module.hasPrefix("."), module.contains("src/internal/") { module = "rxjs/internal" }
    if module == "rxjs/webSocket" {
      return report("webSocket has no stand-in; use a Subject and drive it", span)
    }
    if module.hasPrefix("rxjs/"), !RxJSModule.modules.contains(module), !module.hasPrefix("rxjs/internal") {
      let names = imports.map { $0.name } + [module.split(separator: "/").last.map(String.init) ?? ""]
      let name = names.lazy.compactMap { RxJSModule.renamedSources[$0] ?? (RxJSModule.names[$0] == nil ? nil : $0) }
        .first
      report("this is RxJS 5; write import \(name.map { "{ \($0) }" } ?? "* as Rx") from 'rxjs'", span)
      // Its names are those of RxJS, so that each mistake is reported once.
      for name in imports {
        let new = RxJSModule.renamedSources[name.name] ?? name.name
        guard RxJSModule.names[new] != nil || new == "*" else { continue }
        self.import(new, as: name.local, name.span, from: RxJSModule.name)
      }
      return
    }
    if Self.isOfApp(module) {
      // These are names that the code does not declare, as those of its stand-ins.
      for name in imports { namesOfApp.insert(name.local) }
      return
    }
    if let known = Self.libraries[module] {
      for name in imports { if let meant = known[name.name] { scope.declare(name.local, .library(meant)) } }
    }
    if JSFrameworks.testRunners.contains(module), imports.allSatisfy({ $0.name != "*" || module.hasSuffix($0.local) }) {
      return
    }
    guard module.hasPrefix("rxjs/internal") || RxJSModule.modules.contains(module) else {
      // Of frameworks, only what goes around streams is at hand.
      for name in imports
      where !JSFrameworks.functions.contains(where: { $0.name == name.local }) && !scope.has(name.local) {
        scope.declare(name.local, .foreign(module: module))
      }
      return
    }
    importsRxJS = true
    for name in imports { self.import(name.name, as: name.local, name.span, from: module) }
  }

  /// The modules of Node and Angular whose names the library has, by other names.
  private static let libraries: [String: [String: String]] = {
    let events = ["default": "EventEmitter", "EventEmitter": "EventEmitter", "once": "EventEmitter.once"]
    let timers = ["setTimeout": "Timers.setTimeout"]
    let spies = ["spy", "stub", "fake", "createSandbox", "useFakeTimers"].map { ($0, "sinon." + $0) }
    return [
      "sinon": Dictionary(uniqueKeysWithValues: spies), "events": events,
      "web-streams-polyfill": ["ReadableStream": "ReadableStream"],
      "node:stream/web": ["ReadableStream": "ReadableStream"], "node:events": events, "timers/promises": timers,
      "node:timers/promises": timers,
      "@angular/core": ["EventEmitter": "OutputEmitter"],
    ]
  }()

  /// Whether a module is a file of the app, as in `import { api } from './api'`.
  private static func isOfApp(_ module: String) -> Bool {
    ["./", "../", "@/", "~/", "src/"].contains { module.hasPrefix($0) }
  }

  private func `import`(_ name: String, as local: String, _ span: Span, from module: String) {
    if name == "*" || name == "default" {
      scope.declare(local, .module)
      return
    }
    let name = RxJSModule.inner[name] ?? name
    guard let export = RxJSModule.names[name] else {
      // A name that only the inner files of RxJS have is a stand-in.
      if module.hasPrefix("rxjs/internal") { return _ = namesOfApp.insert(local) }
      let nearest = Suggestion.nearest(to: name, among: Array(RxJSModule.names.keys).sorted())
      report("rxjs has no '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), span)
      // Its uses are read as meant, so that the mistake is reported once.
      guard let nearest else { return _ = scope.declare(local, .constant) }
      return self.import(nearest, as: local, span, from: module)
    }
    if case .refused(let text) = export { return report(text, span) }
    let isOperator = export == .operator || export == .both && module == "rxjs/operators"
    scope.declare(local, .export(name, isOperator: isOperator)).streamClass = export == .constant ? "Observable" : nil
  }

  /// The module of `require('rxjs')`, or of the global that a page gets from a CDN.
  private func requiredModule(_ value: JSExpression) -> String? {
    switch value.kind {
    case .call(let callee, let arguments, _, _):
      guard case .identifier("require") = callee.kind, case .string(let module)? = arguments.first?.value.kind else {
        return nil
      }
      return module
    case .identifier(let name):
      guard let found = scope.find(name) else {
        guard RxJSModule.globals.contains(name) else { return nil }
        return name == RxJSModule.operatorsGlobal ? "rxjs/operators" : RxJSModule.name
      }
      if case .module = found.kind { return "rxjs" }
      return nil
    case .member(let owner, "EventEmitter", _, _):
      return requiredModule(owner).flatMap { Self.libraries[$0] == nil ? nil : $0 }
    case .member(let owner, "operators", _, _):
      return requiredModule(owner) == RxJSModule.name ? "rxjs/operators" : nil
    case .member(let owner, let name, _, _) where ["ajax", "testing"].contains(name):
      return requiredModule(owner) == RxJSModule.name ? "rxjs/\(name)" : nil
    default: return nil
    }
  }

  /// `const { of } = require('rxjs')` is an import.
  private func require(_ target: Target, _ module: String, _ span: Span) {
    if let events = Self.libraries[module] {
      switch target {
      case .name(let name, _): scope.declare(name, .library(events["default"] ?? name))
      case .object(let properties, _, _):
        for property in properties {
          guard let key = property.key.text, case .name(let local, _) = property.target else { continue }
          scope.declare(local, .library(events[key] ?? key))
        }
      case .array, .place: break
      }
      return
    }
    guard module == RxJSModule.name || module.hasPrefix("rxjs/") else {
      return report("'\(module)' has no stand-in", span, help: "of packages, only rxjs is known")
    }
    switch target {
    case .name(let name, let nameSpan):
      imports([JSStatement.Import(name: "*", local: name, span: nameSpan)], module, span)
    case .object(let properties, _, _):
      let names = properties.compactMap { property -> JSStatement.Import? in
        guard case .name(let name, let nameSpan) = property.key, case .name(let local, _) = property.target else {
          return nil
        }
        return JSStatement.Import(name: name, local: local, span: nameSpan)
      }
      imports(names, module, span)
    case .array, .place: break
    }
  }

  /// Whether a declaration only takes names of a module.
  func isRequired(_ value: JSExpression?) -> Bool { value.flatMap { requiredModule($0) } != nil }

  /// The name of RxJS that an expression means: `of`, `rxjs.of`, `operators.map`.
  func export(_ expression: JSExpression) -> (name: String, isOperator: Bool)? {
    switch expression.kind {
    case .identifier(let name):
      if let found = scope.find(name) {
        guard case .export(let original, let isOperator) = found.kind else { return nil }
        return (original, isOperator)
      }
      guard let export = RxJSModule.names[name], export != .forgotten else { return nil }
      return (name, export == .operator)
    case .member(let owner, let name, _, _):
      guard isModule(owner), RxJSModule.names[name] != nil else { return nil }
      let isOperators: Bool =
        switch owner.kind {
        case .member(_, "operators", _, _), .identifier(RxJSModule.operatorsGlobal): true
        default: false
        }
      return (name, isOperators || RxJSModule.names[name] == .operator)
    default: return nil
    }
  }

  private func isModule(_ expression: JSExpression) -> Bool {
    switch expression.kind {
    case .identifier(let name):
      guard let found = scope.find(name) else { return RxJSModule.globals.contains(name) }
      if case .module = found.kind { return true }
      return false
    case .member(let owner, let name, _, _) where ["operators", "ajax", "testing", "Observable"].contains(name):
      return isModule(owner)
    default: return false
    }
  }

  /// Reports a name of RxJS that a text uses without importing it, although it imports others.
  func checkImport(_ expression: JSExpression, _ name: String) {
    guard importsRxJS, case .identifier(let local) = expression.kind, scope.find(local) == nil else { return }
    let module = RxJSModule.modules.contains("rxjs/\(name)") ? "rxjs/\(name)" : "rxjs"
    report("'\(name)' is not imported; add it to the import from '\(module)'", expression.span)
  }
}
