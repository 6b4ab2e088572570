import Streams

/// A drive for code that has none: each thing that only a person or the system moves is moved by its kind.
///
/// Text is typed, buttons are tapped, requests answer and one of them fails, and notifications are posted. Subjects
/// that the code itself leaves silent are sent values. The same code has the same drive every time.
public struct InventedDrive {
  /// The statements, in rxplay's own language; empty if the code moves everything itself.
  public let text: String

  /// Runs code once without a drive to find what it leaves to others. Where the types of values are not known, it takes
  /// numbers, or else texts, if the code can do nothing with numbers.
  public init(
    for source: SourceText, in language: SourceLanguage, settings: Settings,
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    let code = PastedCode(source, in: language, isInterrupted: isInterrupted).script
    func run(_ drive: String) -> (session: Session, complaints: Int) {
      let session = Session(settings: settings)
      session.isInterrupted = isInterrupted
      session.isTraced = true
      let driven = drive.isEmpty ? source : SourceText(joining: [source, SourceText(name: "drive", text: drive)])
      // A note names each member that the values lack, as one of an extension of the app.
      var notes = 0
      let outcome = ScriptRun(driven, in: session, language: language).run { event in
        if case .output(.note, _) = event { notes += 1 }
      }
      guard case .fine = outcome else { return (session, .max) }
      return (session, notes)
    }
    let session = run("").session
    defer { session.end() }
    func invented(otherwise type: String) -> String {
      Self.drive(for: code, source, language, session, otherwise: type)
    }
    let (withNumbers, withTexts) = (invented(otherwise: "Int"), invented(otherwise: "String"))
    guard withNumbers != withTexts else {
      text = withNumbers
      return
    }
    let (numbers, texts) = (run(withNumbers), run(withTexts))
    numbers.session.end()
    texts.session.end()
    text = numbers.complaints <= texts.complaints ? withNumbers : withTexts
  }

  /// Returns code with its drive: its own, or an invented one; code that moves everything itself stays as it is.
  public static func joined(
    to source: SourceText, in language: SourceLanguage, settings: Settings,
    isInterrupted: @escaping () -> Bool = { false }
  ) -> (source: SourceText, isInvented: Bool) {
    guard source.pieces.count == 1, !source.text.contains("//!") else { return (source, false) }
    let drive = InventedDrive(for: source, in: language, settings: settings, isInterrupted: isInterrupted).text
    guard !drive.isEmpty else { return (source, false) }
    return (SourceText(joining: [source, SourceText(name: "invented drive", text: drive)]), true)
  }

  /// - Parameter session: The session of the run without a drive.
  private static func drive(
    for code: ParsedScript, _ source: SourceText, _ language: SourceLanguage, _ session: Session, otherwise type: String
  ) -> String {
    let uses = CodeUses(code.statements, source)
    var rounds = Rounds(usualType: type, sending: "." + (session.standIns?.sending ?? "send(…)"))
    let objects = session.drivenObjects(language.name)
    for object in objects { rounds.add(object.name, object.drive) }
    let trace = session.scenes.lastRun?.run.trace
    // A signal and its observer are one stream, which the name of the latter drives.
    var names: [ObjectIdentifier: String] = [:]
    for name in uses.declared {
      guard case .stream(let stream)? = session.names.globals[name]?.value else { continue }
      names[ObjectIdentifier(stream)] = name
    }
    for name in uses.declared where !uses.receivers.contains(name) {
      switch session.names.globals[name]?.value {
      case .stream(let stream)?:
        guard stream.asEventTarget != nil, stream.initialValue != nil || trace?.sent[ObjectIdentifier(stream)] == nil,
          names[ObjectIdentifier(stream)] == name
        else { continue }
        rounds.addSubject(name, code.declaredTypes[name]?.arguments.first?.name)
      case .object(let box as Instance)?: rounds.add(box, as: name, uses, code.declaredTypes)
      default: break
      }
    }
    for name in ["self"] + uses.types.map({ "self" + $0 }) where !uses.declared.contains(name) {
      if case .object(let box as Instance)? = session.names.globals[name]?.value {
        rounds.add(box, as: name, uses, code.declaredTypes)
      }
    }
    for name in uses.notifications { rounds.acts.append(Array(repeating: "notify(\"\(name)\")", count: 3)) }
    let services = Set(objects.filter { $0.kind.isEmpty && $0.drive.hasPrefix(".answers") }.map { $0.name })
    let before = requests(uses, session.standIns?.usedAsStreams.sorted() ?? [], of: services)
    let acts = rounds.lines
    if before.isEmpty, acts.isEmpty { return "" }
    return (before + ["code"] + acts + ["wait(3s)"]).joined(separator: "\n") + "\n"
  }

  /// The answers to requests: of each kind the second one fails.
  private static func requests(_ uses: CodeUses, _ calls: [String], of services: Set<String>) -> [String] {
    var lines: [String] = []
    if uses.makesRequests {
      lines += [
        "network(after: 400ms, gives: [\"id\": 1, \"name\": \"Ada\", \"title\": \"First\"])",
        "network(after: 300ms, fails: \"offline\")",
        "network(after: 200ms, gives: [\"id\": 2, \"name\": \"Bob\", \"title\": \"Second\"])",
      ]
    }
    for call in calls {
      guard let dot = call.lastIndex(of: "."), dot != call.startIndex else { continue }
      let (receiver, name) = (String(call[..<dot]), call[call.index(after: dot)...])
      guard services.contains(receiver) else { continue }
      let count = "turnsOf\(name.prefix(1).uppercased())\(name.dropFirst())"
      lines += [
        "let \(count) = object(count: 0)", "\(receiver).answers(\"\(name)\") {",
        "  \(count).count = \(count).count + 1",
        "  let turn = \(count).count", "  signal {", "    wait(400ms)",
        "    if turn == 2 { sendError(\"offline\") } else { send(\"\(name) \\(turn)\") }", "    sendCompleted()", "  }",
        "}",
      ]
    }
    return lines
  }
}

/// The acts of a drive: each object moves once in a round.
private struct Rounds {
  /// The type of values that the code does not tell.
  let usualType: String
  /// The call that sends a value: `.onNext(…)`.
  let sending: String
  /// For each object its act in each round; empty if it rests.
  var acts: [[String]] = []

  init(usualType: String, sending: String) {
    self.usualType = usualType
    self.sending = sending
  }

  /// Adds the ways to drive an object, as a note on stand-ins gives them: `.type("…") .enter("…")`.
  mutating func add(_ path: String, _ drive: String) {
    guard drive.hasPrefix(".") else { return }
    for way in drive.split(separator: " ").map(String.init) where way.hasPrefix(".") && way.hasSuffix(")") {
      if way.hasPrefix(".type(") {
        acts.append(["\(path).type(\"swift\", every: 100ms)", "", "\(path).type(\"ly\")"])
      } else if way.hasPrefix(".enter(") {
        acts.append(["", "\(path).enter(\"reactive\")", "\(path).enter(\"rx\")"])
      } else if !way.contains("…") {
        acts.append(Array(repeating: path + way, count: 3))
      } else if !way.hasSuffix("(\"…\")"), !way.hasPrefix(".pick(") {
        add(path, way, of: usualType)
      }
    }
  }

  /// Adds a subject, with the type of its values if it is known.
  mutating func addSubject(_ path: String, _ type: String?) { add(path, sending, of: type ?? usualType) }

  private mutating func add(_ path: String, _ way: String, of type: String) {
    guard let gap = way.firstIndex(of: "…") else { return }
    let values: [String] =
      switch type {
      case "String": ["\"swift\"", "\"rx\"", "\"reactive\""]
      case "Bool": ["true", "false", "true"]
      case "Void", "()": ["()", "()", "()"]
      case "Double", "Float", "CGFloat", "TimeInterval": ["1.5", "2.0", "0.5"]
      case "Int", "Any": ["1", "2", "2"]
      default: []
      }
    let (head, tail) = (path + String(way[..<gap]), String(way[way.index(after: gap)...]))
    acts.append(values.map { (value: String) -> String in head + value + tail })
  }

  /// Adds the published properties, subjects and methods of an object that the code leaves to the app.
  mutating func add(_ box: Instance, as name: String, _ uses: CodeUses, _ types: DeclaredTypes) {
    for property in box.type.line.flatMap({ $0.own.properties })
    where !uses.assigned.contains(property.name) && !uses.hidden.contains(property.name) {
      let path = "\(name).\(property.name)"
      let values: [String]
      switch box.kept(property.name) {
      case .stream(let stream)?:
        guard stream.asEventTarget != nil, !uses.receivers.contains(property.name) else { continue }
        addSubject(path, types[property.name]?.arguments.first?.name ?? property.type?.arguments.first?.name)
        continue
      case .string?: values = ["\"s\"", "\"swift\"", "\"reactive\""]
      case .bool?: values = ["true", "false", "true"]
      case .int?: values = ["1", "2", "2"]
      default: continue
      }
      if uses.published.contains(property.name) { acts.append(values.map { "\(path) = \($0)" }) }
    }
    for method in uses.methods[box.type.name] ?? [] { acts.append(["\(name).\(method)()", "", "\(name).\(method)()"]) }
  }

  /// The statements in order: the first two rounds leave time for answers, and the third is quick.
  var lines: [String] {
    var lines: [String] = []
    for (round, pause) in ["500ms", "500ms", "100ms"].enumerated() {
      for act in acts where act.indices.contains(round) && !act[round].isEmpty {
        lines += ["wait(\(pause))", act[round]]
      }
    }
    return lines
  }
}

/// The uses of names in code: which it drives itself, and which it leaves to others.
private struct CodeUses {
  /// The names that it declares at the top, in order.
  private(set) var declared: [String] = []
  /// The types that it declares.
  private(set) var types: [String] = []
  /// The names whose members send events, so that the code drives them.
  private(set) var receivers: Set<String> = []
  /// The names and members that it sets.
  private(set) var assigned: Set<String> = []
  /// The properties that only their type can set.
  private(set) var hidden: Set<String> = []
  /// The properties with a publisher.
  private(set) var published: Set<String> = []
  /// The methods without parameters that nothing calls, by their types.
  private(set) var methods: [String: [String]] = [:]
  /// The names of the notifications that it observes, in order.
  private(set) var notifications: [String] = []
  /// Whether it makes requests of the network.
  let makesRequests: Bool

  init(_ statements: [Statement], _ source: SourceText) {
    makesRequests = ["URLSession", "fetch(", "ajax", "NSURL", "AFHTTP"].contains { source.text.contains($0) }
    var (receivers, assigned, called, posts): (Set<String>, Set<String>, Set<String>, [String]) = ([], [], [], [])
    let sends: Set<String> = ["send", "onNext", "accept", "sendNext", "next", "sendCompleted", "onCompleted"]
    let walk = SyntaxWalk { expression in
      guard case .postfix(let base, let parts) = expression.kind else { return true }
      var last: String? = if case .name(let name) = base.kind { name } else { nil }
      for part in parts {
        guard let member = part.member else { continue }
        if member.arguments != nil { called.insert(member.name) }
        if sends.contains(member.name), let last { receivers.insert(last) }
        if let arguments = member.arguments, ["publisher", "notification", "notifications"].contains(member.name),
          let first = arguments.list.first, let name = Self.lastWord(of: first.value), !posts.contains(name),
          first.label == nil || ["for", "forName", "named"].contains(first.label?.name)
        {
          posts.append(name)
        }
        last = member.name
      }
      if parts.first?.isCall == true, case .name(let name) = base.kind { called.insert(name) }
      return true
    } visitStatement: { statement in
      guard case .assignment(let assignment) = statement.kind else { return }
      if case .name(let name) = assignment.place.root.kind, assignment.place.parts.isEmpty { assigned.insert(name) }
      for part in assignment.place.parts { if let member = part.member { assigned.insert(member.name) } }
    }
    walk.walk(statements)
    (self.receivers, self.assigned, notifications) = (receivers, assigned, posts)
    for statement in statements {
      switch statement.kind {
      case .constant(let pattern, _), .variable(let pattern, _):
        declared += pattern.bindings.compactMap { $0.name }
      default: break
      }
      guard let type = statement.declaredType else { continue }
      types.append(type.name)
      for member in type.members {
        switch member.kind {
        case .stored(let property):
          guard let name = property.binding.name else { continue }
          if name.hasPrefix("$") { published.insert(String(name.dropFirst())) }
          let line = source.text(in: source.span(ofLine: source.line(at: property.binding.span.start)))
          if line.contains("private ") || line.contains("private(") || line.contains("fileprivate") {
            hidden.insert(name)
          }
        case .method(let function):
          guard function.parameters.isEmpty, !member.isStatic, !called.contains(function.name),
            !function.name.hasPrefix("view"), !function.name.hasPrefix("test"), function.name != "deinit"
          else { continue }
          methods[type.name, default: []].append(function.name)
        default: continue
        }
      }
    }
  }

  /// Returns the last word of the name of a notification: `didLogin` of `Notification.Name("didLogin")`.
  private static func lastWord(of expression: Expression) -> String? {
    switch expression.kind {
    case .string(let text): return text
    case .implicitMember(let member): return member.name
    case .postfix(let base, let parts):
      if let argument = parts.last?.argumentsOfCall?.list.first { return lastWord(of: argument.value) }
      if let member = parts.last?.member { return member.name }
      return lastWord(of: base)
    case .name(let name): return name
    default: return nil
    }
  }
}

extension PostfixPart {
  /// The arguments of a call.
  fileprivate var argumentsOfCall: Arguments? {
    switch self {
    case .call(let arguments): arguments
    case .member(let member): member.arguments
    default: nil
    }
  }
}
