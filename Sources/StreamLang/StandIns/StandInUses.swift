import Streams

/// The uses of some names in code, as signs by which the table of kinds knows them.
///
/// | use | signs |
/// |---|---|
/// | `x.rx.text.map { … }` | `rx`, `rx.text` |
/// | `bind(to: x.rx.text)`, `x.rx.text <~ s` | `to rx`, `to rx.text` |
/// | `x.text = y` | `text =` |
/// | `x.setTitle()` | `setTitle()` |
/// | `x.shared.load()` | `shared`, `shared.load()` |
/// | `x.tap()` in the drive | `drive tap()` |
/// | `x()` | `()` |
/// | `fromEvent(x, "input")`, `assign(to: \.text, on: x)` | `in fromEvent()`, `in assign(on:)` |
struct StandInUses {
  /// The signs of each name, in the order of the text.
  private(set) var signs: [String: [String]] = [:]
  /// The calls whose results are used as streams: `api.load`.
  private(set) var usedAsStreams: Set<String> = []
  private let names: Set<String>
  /// Whether the statement at hand is of the drive; nothing where code and drive are not told apart.
  private var isDriving: Bool?

  /// - Parameter isDriving: Whether a statement is of the drive.
  init(of names: Set<String>, in statements: [Statement], isDriving: (Statement) -> Bool?) {
    self.names = names
    for statement in statements {
      self.isDriving = isDriving(statement)
      add(statement, isValueUsed: false)
    }
  }

  private mutating func note(_ sign: String, of name: String) {
    if signs[name]?.contains(sign) != true { signs[name, default: []].append(sign) }
  }

  private mutating func note(call sign: String, of name: String) {
    if isDriving != false { note("drive " + sign, of: name) }
    if isDriving != true { note(sign, of: name) }
  }

  // MARK: Statements

  private mutating func add(_ statements: [Statement], isValueUsed: Bool) {
    for (index, statement) in statements.enumerated() {
      add(statement, isValueUsed: isValueUsed && index == statements.count - 1)
    }
  }

  private mutating func add(_ statement: Statement, isValueUsed: Bool) {
    switch statement.kind {
    case .expression(let expression): add(expression, isUsed: isValueUsed)
    case .function(let function): add(function.body, isValueUsed: true)
    case .assignment(let assignment):
      place(assignment.place, isBound: false)
      add(assignment.value, isUsed: true)
    case .conditional(let branches, let otherwise):
      for branch in branches {
        add(branch.condition, isUsed: true)
        add(branch.body.statements, isValueUsed: isValueUsed)
      }
      if let otherwise { add(otherwise.statements, isValueUsed: isValueUsed) }
    case .switchOver(let subject, let cases):
      add(subject, isUsed: true)
      for each in cases { add(each.body.statements, isValueUsed: isValueUsed) }
    case .guarding(let condition, let otherwise):
      add(condition, isUsed: true)
      add(otherwise.statements, isValueUsed: isValueUsed)
    case .forEach(_, let sequence, let body):
      add(sequence, isUsed: true)
      add(body.statements, isValueUsed: false)
    case .whileLoop(let condition, let body), .repeatLoop(let body, let condition):
      add(condition, isUsed: true)
      add(body.statements, isValueUsed: false)
    case .attempt(let body, let clauses):
      add(body.statements, isValueUsed: isValueUsed)
      for clause in clauses { add(clause.body.statements, isValueUsed: isValueUsed) }
    case .deferred(let body): add(body.statements, isValueUsed: false)
    default:
      var uses = self
      let walk = SyntaxWalk { expression in
        uses.add(expression, isUsed: true)
        return false
      }
      walk.walk(statement)
      self = uses
    }
  }

  private mutating func place(_ place: Place, isBound: Bool) {
    guard case .name(let name) = place.root.kind, names.contains(name), !place.parts.isEmpty else {
      return add(place.root, isUsed: true)
    }
    let path = Self.path(place.parts[...])
    guard let first = path.first else { return }
    if isBound {
      note("to \(first)", of: name)
      note("to " + path.joined(separator: "."), of: name)
    } else if path.count == 1 {
      note("\(first) =", of: name)
    } else {
      note("\(first).", of: name)
    }
  }

  // MARK: Expressions

  private mutating func add(_ expression: Expression, isUsed: Bool, isTarget: Bool = false) {
    guard case .postfix(let base, let parts) = expression.kind else {
      if case .closure(let closure) = expression.kind { return add(closure.body, isValueUsed: isUsed) }
      if case .bound(let place, _, let stream) = expression.kind {
        self.place(place, isBound: true)
        return add(stream, isUsed: true)
      }
      var uses = self
      let walk = SyntaxWalk { inner in
        if inner.span == expression.span, !Self.isLeaf(inner) { return true }
        uses.add(inner, isUsed: true)
        return false
      }
      if !Self.isLeaf(expression) { walk.walk(expression) }
      self = uses
      return
    }
    if case .name(let name) = base.kind, names.contains(name) {
      chain(parts[...], of: name, isUsed: isUsed, isTarget: isTarget)
    } else {
      add(base, isUsed: true)
    }
    var callee = ""
    if case .name(let name) = base.kind { callee = name }
    for part in parts {
      switch part {
      case .member(let member):
        callee = member.name
        if let arguments = member.arguments { add(arguments, of: callee) }
      case .call(let arguments): add(arguments, of: callee)
      case .subscript(let index, _): add(index, isUsed: true)
      default: break
      }
    }
  }

  private static func isLeaf(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name, .string, .integer, .double, .boolean, .nilLiteral, .duration, .parameter, .lastResult: true
    default: false
    }
  }

  /// A name with the parts after it.
  private mutating func chain(_ parts: ArraySlice<PostfixPart>, of name: String, isUsed: Bool, isTarget: Bool) {
    guard case .member(let first)? = parts.first else {
      guard case .call? = parts.first else { return }
      note("()", of: name)
      if isUsed || parts.count > 1 { usedAsStreams.insert(name) }
      return
    }
    let path = Self.path(parts)
    if isTarget, path.count > 1 {
      note("to \(path[0])", of: name)
      return note("to \(path[0]).\(path[1])", of: name)
    }
    if let called = parts.prefix(path.count).firstIndex(where: { $0.isCall }) {
      let members = path.prefix(called - parts.startIndex + 1).joined(separator: ".")
      note(call: members + "()", of: name)
      if isUsed || parts.count > called - parts.startIndex + 1 { usedAsStreams.insert("\(name).\(members)") }
    }
    guard first.arguments == nil else { return }
    note(first.name, of: name)
    guard case .member(let second)? = parts.dropFirst().first else { return }
    note("\(first.name).\(second.name)", of: name)
    let isEditing = second.arguments?.list.contains { Self.text(of: $0.value).hasPrefix("editing") }
    if isEditing == true { note("\(first.name).\(second.name)(editing)", of: name) }
  }

  /// The words at the beginning of a chain.
  private static func path(_ parts: ArraySlice<PostfixPart>) -> [String] {
    var path: [String] = []
    for part in parts {
      guard case .member(let member) = part else { break }
      path.append(member.name)
    }
    return path
  }

  private static func text(of expression: Expression) -> String {
    switch expression.kind {
    case .string(let text): text
    case .implicitMember(let member): member.name
    case .array(let elements): elements.first.map { text(of: $0) } ?? ""
    default: ""
    }
  }

  // MARK: Arguments

  private mutating func add(_ arguments: Arguments, of callee: String) {
    for (position, argument) in arguments.list.enumerated() {
      let label = argument.label?.name
      if let name = argument.value.givenName, names.contains(name) {
        if let label {
          note("in \(callee)(\(label):)", of: name)
        } else if position == 0 {
          note("in \(callee)()", of: name)
        }
        continue
      }
      if case .closure(let closure) = argument.value.kind {
        add(closure.body, isValueUsed: !Self.ignoresResult(callee, label))
      } else {
        add(argument.value, isUsed: true, isTarget: Self.bindings.contains(callee))
      }
    }
    if let trailing = arguments.trailing {
      add(trailing.body, isValueUsed: !Self.ignoresResult(callee, nil))
    }
  }

  /// Operators whose argument is bound.
  private static let bindings: Set<String> = ["bind", "drive", "emit", "assign"]

  /// Whether nobody takes the result of a closure.
  private static func ignoresResult(_ callee: String, _ label: String?) -> Bool {
    if let label, label.hasPrefix("on") || label.hasPrefix("after") || label.hasPrefix("receive") { return true }
    return effects.contains(label ?? "") || effects.contains(callee)
  }

  private static let effects: Set<String> = [
    "subscribe", "sink", "drive", "bind", "emit", "do", "tap", "handleEvents", "on", "observe", "observeValues",
    "observeCompleted", "observeFailed", "observeResult", "startWithValues", "startWithResult", "startWithCompleted",
    "startWithFailed", "start", "forEach", "finalize", "finally", "next", "error", "complete", "completed", "value",
    "failed", "terminated", "disposed", "started", "starting", "subscribeNext", "setTimeout", "setInterval", "async",
    "asyncAfter", "then", "addEventListener", "with",
  ]
}

extension PostfixPart {
  /// Whether it is the call of a member.
  fileprivate var isCall: Bool {
    if case .member(let member) = self { member.arguments != nil } else { false }
  }
}

extension Expression {
  /// The name that it is, also after `&`.
  fileprivate var givenName: String? {
    switch kind {
    case .name(let name): name
    case .reference(let place) where place.parts.isEmpty: place.root.variableName
    default: nil
    }
  }
}
