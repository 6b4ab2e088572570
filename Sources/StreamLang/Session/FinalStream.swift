import Streams

/// The streams at the end of pasted code, which are drawn though nothing subscribes to them.
struct FinalStream {
  /// The place of the last statement of the code among all statements.
  let statement: Int
  /// The statement that shows the stream which the code ends with.
  let shown: Statement?
  /// Whether the warning stays: a message is sent for its effect, which the picture does not show to be missing.
  private let keepsWarning: Bool
  /// The names that the code assigns.
  let names: [String]

  /// Finds the last statement of the code, as the text has it; `nil` if there is none.
  init?(of script: ParsedScript, _ pasted: PastedCode?, in language: SourceLanguage?) {
    guard let language, let pasted else { return nil }
    let statements = script.statements
    let code = statements.indices.filter { !pasted.isDriving(statements[$0]) }
    guard let last = code.last,
      let end = code.reversed().max(by: { statements[$0].span.start < statements[$1].span.start })
    else {
      return nil
    }
    statement = last
    keepsWarning = language.hasSelf
    let bare = end == last ? statements[end].bareExpression : nil
    // A message may have sent its values already; the front end warns of one that has not.
    let isCold =
      !language.hasSelf || script.faults.contains { Self.isUnheard($0.diagnostic, bare?.span ?? Span(at: 0)) }
    let inside = bare?.namedCall.flatMap { $0.name == "effect" ? $0.arguments.list.first?.value : nil }
    shown = isCold ? bare.map { Statement(kind: .expression(inside ?? $0), span: $0.span) } : nil
    var names: [String] = []
    let walk = SyntaxWalk { _ in
      true
    } visitStatement: { statement in
      if case .assignment(let assignment) = statement.kind, assignment.place.parts.isEmpty,
        let name = assignment.place.root.variableName, !names.contains(name)
      {
        names.append(name)
      }
    }
    walk.walk(code.map { statements[$0] })
    self.names = names
  }

  /// Returns whether a warning is about the stream that is shown.
  func answers(_ warning: Diagnostic) -> Bool {
    !keepsWarning && (shown.map { Self.isUnheard(warning, $0.span) } ?? false)
  }

  /// Returns whether a warning is about a stream at a place without a subscription.
  private static func isUnheard(_ warning: Diagnostic, _ span: Span) -> Bool {
    warning.severity == .warning && warning.span.start == span.start
      && ["nobody subscribes", "nothing subscribes"].contains { warning.title.hasPrefix($0) }
  }
}

extension Scenes {
  /// Draws the streams of an app that has subscribed to none when its code has run: those of its properties, or else
  /// those that it has assigned.
  func drawStreams(of end: FinalStream?) throws(ErrorValue) {
    guard let end, count <= 1, end.shown == nil || names.lastResult == nil, current?.roots.isEmpty ?? true,
      !(current?.world.liveRoots.contains { $0 is CodeTask } ?? false)
    else { return }
    var found: [(name: String, stream: Stream)] = []
    func add(_ name: String, _ value: Value?) {
      guard case .stream(let stream)? = value, !stream.isDrivenFromOutside, !stream.isAwaited,
        !found.contains(where: { $0.stream === stream })
      else { return }
      found.append((name, stream))
    }
    for name in names.known where name.hasPrefix("self") {
      guard case .object(let object)? = names.globals[name]?.value else { continue }
      for member in object.members { add(member.name, member.value) }
    }
    for name in found.isEmpty ? end.names : [] { add(name, names.globals[name]?.value) }
    for (name, stream) in found { watch(stream, Reachability(from: .stream(stream)), title: name) }
    try failIfStopped()
  }
}
