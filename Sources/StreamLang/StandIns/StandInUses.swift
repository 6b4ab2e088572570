import Streams

/// The uses of names in code, as signs for the table of kinds.
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
/// | `for await y in x.values` | `in for await` |
/// | `x.items.map { … }.sink { … }` | `stream items`, `items.map`, `items.map()` |
struct StandInUses {
  /// The signs of each name, in the order of the text.
  private(set) var signs: [String: [String]] = [:]
  /// The calls whose results are used as streams: `api.load`.
  private(set) var usedAsStreams: Set<String> = []
  /// The names and members that are streams, as the code calls operators on them: `items`, `viewModel.items`.
  private(set) var streams: Set<String> = []
  /// Those that the code binds streams to: `viewModel.query`.
  private(set) var targets: Set<String> = []
  /// Those whose value the code reads: `viewModel.items.value`.
  private(set) var values: Set<String> = []
  /// The calls that give objects, as the code uses members of their results as streams: `viewModel.transform`.
  private(set) var givingObjects: Set<String> = []
  /// The functions whose results an operator flattens: `Check` in `.map { Check($0) }.concat()`.
  private(set) var flattened: Set<String> = []
  let calls: StreamCalls
  /// The calls whose results surely are streams, though their names are those of members of other values:
  /// `api.get`, where `get` is no operator.
  private(set) var givingStreams: Set<String> = []
  /// Whether the statement at hand is of the drive; nil if code and drive are not kept apart.
  private var isDriving: Bool?
  /// How many closures are open.
  private var depth = 0
  /// The calls that are surely of the code if that is not kept apart from the drive: those in closures, and those
  /// whose results are used.
  private var callsOfCode: [String: Set<String>] = [:]

  /// - Parameter calls: The calls that streams have in the library of the code.
  /// - Parameter isDriving: Whether a statement is of the drive.
  init(
    in statements: [Statement], _ calls: StreamCalls, isDriving: (Statement) -> Bool?
  ) {
    self.calls = calls
    for statement in statements {
      self.isDriving = isDriving(statement)
      add(statement, isValueUsed: false)
    }
    for (name, call) in Self.results(of: statements) where isObject(name) { givingObjects.insert(call) }
    for (name, path) in Self.otherNames(of: statements) where name != path {
      func renamed(_ paths: Set<String>) -> [String] {
        paths.filter { $0.hasPrefix(name + ".") }.map { path + $0.dropFirst(name.count) }
      }
      usedAsStreams.formUnion(renamed(usedAsStreams))
      streams.formUnion(renamed(streams))
      targets.formUnion(renamed(targets))
      values.formUnion(renamed(values))
      givingObjects.formUnion(renamed(givingObjects))
      givingStreams.formUnion(renamed(givingStreams))
    }
    givingObjects.subtract(givingStreams)
    usedAsStreams.subtract(givingObjects)
    for (name, calls) in callsOfCode {
      signs[name]?.removeAll { sign in calls.contains { sign == "drive " + $0 } }
    }
  }

  /// Whether a name is only used in the drive.
  func isOnlyDriven(_ name: String) -> Bool { signs[name]?.allSatisfy { $0.hasPrefix("drive ") } == true }

  private mutating func note(_ sign: String, of name: String) {
    if signs[name]?.contains(sign) != true { signs[name, default: []].append(sign) }
  }

  private mutating func note(call sign: String, of name: String, isUsed: Bool) {
    if isDriving != false { note("drive " + sign, of: name) }
    if isDriving != true { note(sign, of: name) }
    // A statement of the drive is a call alone.
    if isDriving == nil, isUsed || depth > 0 { callsOfCode[name, default: []].insert(sign) }
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
    case .type(let type): add(type)
    case .assignment(let assignment):
      place(assignment.place, isBound: false)
      add(assignment.value, isUsed: true)
    case .conditional(let branches, let otherwise):
      for branch in branches {
        noteValue(branch.condition)
        add(branch.condition, isUsed: true)
        add(branch.body.statements, isValueUsed: isValueUsed)
      }
      if let otherwise { add(otherwise.statements, isValueUsed: isValueUsed) }
    case .switchOver(let subject, let cases):
      add(subject, isUsed: true)
      for each in cases { add(each.body.statements, isValueUsed: isValueUsed) }
    case .guarding(let condition, let otherwise):
      noteValue(condition)
      add(condition, isUsed: true)
      add(otherwise.statements, isValueUsed: isValueUsed)
    case .forEach(_, let sequence, let body):
      noteValue(sequence)
      let stream = sequence.awaitedStream
      if let stream { noteStreams(in: stream) }
      if let name = stream?.givenName { note("in for await", of: name) }
      add(stream ?? sequence, isUsed: true)
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

  private mutating func add(_ type: TypeDeclaration) {
    for member in type.members {
      for function in member.functions { add(function.body, isValueUsed: true) }
      switch member.kind {
      case .stored(let property): if let value = property.value { add(value, isUsed: true) }
      case .type(let nested): add(nested)
      default: break
      }
    }
  }

  /// A chain that begins with `self` as one that begins with the member: both show the same uses.
  private func withoutSelf(_ base: Expression, _ parts: [PostfixPart]) -> (Expression, [PostfixPart])? {
    guard case .name(let name) = base.kind, ["self", "this"].contains(name) || name.hasSuffix("Self") else {
      return nil
    }
    return MemberOwner.plain(parts)
  }

  private mutating func place(_ written: Place, isBound: Bool) {
    var place = written
    if let (root, parts) = withoutSelf(written.root, written.parts) {
      place = Place(root: root, parts: parts, span: written.span)
    }
    guard case .name(let name) = place.root.kind, !place.parts.isEmpty else {
      return add(place.root, isUsed: true)
    }
    let path = Self.path(place.parts[...])
    if place.parts.contains(where: { $0.isCall }) {
      return add(Expression(kind: .postfix(place.root, place.parts), span: place.span), isUsed: true)
    }
    guard let first = path.first else { return }
    if isBound {
      if let path = fullPath(name, place.parts[...]) { targets.insert(path) }
      note("to \(first)", of: name)
      note("to " + path.joined(separator: "."), of: name)
    } else if path.count == 1 {
      note("\(first) =", of: name)
    } else {
      note("\(first).", of: name)
      note("\(first).\(path[1])", of: name)
    }
  }

  // MARK: Expressions

  private mutating func add(_ expression: Expression, isUsed: Bool, isTarget: Bool = false) {
    guard case .postfix(let first, let written) = expression.kind else {
      if case .closure(let closure) = expression.kind { return add(closure, isValueUsed: isUsed) }
      if case .type(let type) = expression.kind { return add(type) }
      if case .bound(let place, _, let stream) = expression.kind {
        self.place(place, isBound: true)
        noteStreams(in: stream)
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
      for operand in expression.operands { noteValue(operand) }
      return
    }
    let plain = written.filter { !$0.isUnwrapping }
    let (base, parts) = withoutSelf(first, plain) ?? (first, plain)
    if case .name(let name) = base.kind {
      chain(parts[...], of: name, isUsed: isUsed, isTarget: isTarget)
    } else {
      add(base, isUsed: true)
    }
    var callee = ""
    if case .name(let name) = base.kind { callee = name }
    for (index, part) in parts.enumerated() {
      if let member = part.member, let function = member.arguments?.trailing?.called {
        let next = parts.indices.contains(index + 1) ? parts[index + 1].member : nil
        let isFlattenedNext = next.map { $0.arguments?.trailing == nil && calls.flattens($0.name) } ?? false
        if calls.flattens(member.name) || isFlattenedNext { flattened.insert(function) }
      }
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

  /// A call whose result is used as a stream cannot be: as a condition or in arithmetic.
  private mutating func noteValue(_ expression: Expression) {
    guard case .postfix(let base, let parts) = expression.kind, case .name(let name) = base.kind,
      parts.last.map({ $0.isCall }) == true
    else { return }
    let path = Self.path(parts[...])
    if path.count >= parts.count - 1 { givingObjects.insert(([name] + path).joined(separator: ".")) }
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
      if let next = parts.dropFirst().first(where: { $0.member != nil })?.member, !calls.isOfStreams(next.name) {
        givingObjects.insert(name)
      }
      if isUsed || parts.count > 1 { usedAsStreams.insert(name) }
      return
    }
    let path = Self.path(parts)
    if isTarget, let path = fullPath(name, parts) { targets.insert(path) }
    if let value = path.firstIndex(of: "value") { values.insert(([name] + path[..<value]).joined(separator: ".")) }
    if isTarget, path.count > 1 {
      note("to \(path[0])", of: name)
      return note("to \(path[0]).\(path[1])", of: name)
    }
    if let called = parts.prefix(path.count).firstIndex(where: { $0.isCall }) {
      let members = path.prefix(called - parts.startIndex + 1).joined(separator: ".")
      let rest = parts.dropFirst(called - parts.startIndex + 1)
      note(call: members + "()", of: name, isUsed: isUsed || !rest.isEmpty)
      if isUsed || !rest.isEmpty { usedAsStreams.insert("\(name).\(members)") }
      if let next = rest.first?.member, !calls.isOfStreams(next.name) { givingObjects.insert("\(name).\(members)") }
      if calls.stream(in: rest)?.isEmpty == true { noteGivingStream(name, parts.prefix(parts.count - rest.count)) }
    }
    let stream = isDriving == true ? nil : calls.stream(in: parts)
    if let stream { streams.insert(([name] + stream).joined(separator: ".")) }
    guard first.arguments == nil else { return }
    // The name of a stream says nothing about a view: `viewModel.isEnabled.subscribe { … }`.
    note(stream?.count == 1 ? "stream \(first.name)" : first.name, of: name)
    guard case .member(let second)? = parts.dropFirst().first else { return }
    note("\(first.name).\(second.name)", of: name)
    let isEditing = second.arguments?.list.contains { Self.text(of: $0.value).hasPrefix("editing") }
    if isEditing == true { note("\(first.name).\(second.name)(editing)", of: name) }
  }

  /// The words at the beginning of a chain.
  static func path(_ parts: ArraySlice<PostfixPart>) -> [String] {
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
      if calls.takeStreams(callee) { noteStreams(in: argument.value) }
      if let name = argument.value.givenName {
        if let label {
          note("in \(callee)(\(label):)", of: name)
        } else if position == 0 {
          note("in \(callee)()", of: name)
        }
        continue
      }
      if case .closure(let closure) = argument.value.kind {
        add(closure, givenTo: callee, label)
      } else if label.map({ $0.hasPrefix("on") || $0.hasPrefix("receive") }) == true, let call = argument.value.called {
        // `.subscribe(onNext: viewModel.select)`
        add(call, isUsed: false)
      } else {
        add(argument.value, isUsed: true, isTarget: calls.binds(callee) && (label ?? "to") == "to")
      }
    }
    if let trailing = arguments.trailing { add(trailing, givenTo: callee, nil) }
  }

  private mutating func add(_ closure: Closure, givenTo callee: String, _ label: String?) {
    add(closure, isValueUsed: !ignoresResult(callee, label))
    guard calls.flattens(callee), case .expression(let result)? = closure.body.last?.kind,
      case .postfix(let base, let parts) = result.kind, case .name(let name) = base.kind
    else { return }
    noteGivingStream(name, parts[...])
  }

  private mutating func add(_ closure: Closure, isValueUsed: Bool) {
    depth += 1
    add(closure.body, isValueUsed: isValueUsed)
    depth -= 1
  }

  /// A call whose result is used as only streams can be comes from an object of the app, unless it is an operator.
  private mutating func noteGivingStream(_ name: String, _ parts: ArraySlice<PostfixPart>) {
    let path = Self.path(parts)
    guard path.count == parts.count, let last = parts.last, last.isCall, let member = path.last,
      !calls.isOperator(member)
    else { return }
    givingStreams.insert(([name] + path).joined(separator: "."))
  }

  /// Notes the streams that an operator takes besides its receiver, alone or in an array: `merge(a, viewModel.b)`.
  private mutating func noteStreams(in argument: Expression) {
    switch argument.kind {
    case .name(let name): if let path = fullPath(name, []) { streams.insert(path) }
    case .postfix(let base, let parts):
      if case .name(let name) = base.kind, let path = fullPath(name, parts[...]) { streams.insert(path) }
    case .array(let elements): for element in elements { noteStreams(in: element) }
    default: break
    }
  }

  /// A name with its members; nil if something else follows it.
  private func fullPath(_ name: String, _ parts: ArraySlice<PostfixPart>) -> String? {
    guard parts.allSatisfy({ $0.member.map { $0.arguments == nil } ?? false }) else { return nil }
    return ([name] + Self.path(parts)).joined(separator: ".")
  }

  /// Whether nothing takes the result of a closure.
  private func ignoresResult(_ callee: String, _ label: String?) -> Bool {
    if let label, label.hasPrefix("on") || label.hasPrefix("after") || label.hasPrefix("receive") { return true }
    return calls.isEffect(label ?? callee) || calls.isEffect(callee)
  }
}
