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

  /// Returns code with the drive in comments of it, which begin with `//!`; nil if there is none.
  public func marked(in source: SourceText) -> String? {
    guard !text.isEmpty else { return nil }
    let code = source.text.hasSuffix("\n") ? source.text : source.text + "\n"
    let lines = text.split(separator: "\n").filter { $0 != "code" }
    return code + "\n" + lines.map { "//! \($0)\n" }.joined()
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
    var calls: [CodePart] = []
    for part in uses.parts(in: session, code.declaredTypes) where !part.isMoved {
      if let stream = part.stream, part.isGlobal, stream.initialValue == nil,
        trace?.sent[ObjectIdentifier(stream)] != nil
      {
        continue
      }
      if part.call.isEmpty || part.call.hasSuffix("()") { rounds.add(part) } else { calls.append(part) }
    }
    for name in uses.notifications { rounds.acts.append(Array(repeating: "notify(\"\(name)\")", count: 3)) }
    let services = Set(objects.filter { $0.kind.isEmpty && $0.drive.hasPrefix(".answers") }.map { $0.name })
    let before = requests(uses, session.standIns?.usedAsStreams.sorted() ?? [], of: services)
    // Methods with arguments are called where nothing else moves the code.
    if rounds.acts.isEmpty { for part in calls where part.call.contains("\"…\"") { rounds.add(part) } }
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
    for way in StandInControl.calls(in: drive) where way.hasSuffix(")") {
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

  /// Adds a part of the code that it leaves to the app.
  mutating func add(_ part: CodePart) {
    switch part.use {
    case .send: add(part.path, sending, of: part.type ?? usualType)
    case .set:
      let values =
        switch part.type {
        case "String": ["\"s\"", "\"swift\"", "\"reactive\""]
        case "Bool": ["true", "false", "true"]
        default: ["1", "2", "2"]
        }
      acts.append(values.map { "\(part.path) = \($0)" })
    case .call:
      let call = part.path + part.call
      let calls = ["swift", "rx", "reactive"].map { call.split(separator: "…").joined(separator: $0) }
      acts.append(call.hasSuffix("()") ? [call, "", call] : calls)
    }
  }

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
