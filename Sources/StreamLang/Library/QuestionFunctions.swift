import Streams

extension Builtins {
  /// Functions that tell why something happened in a run.
  static let questions: [Builtin] = [
    Builtin(
      "why", 1...3, labels: ["at"], takes: [.kind(.stream(.plain)), .any], isEffect: true,
      "Tells the causes of a value, an end or silence: why(a, at: 2s), why(a, 42)."
    ) { call throws(ErrorValue) in try call.ask(.why) },
    Builtin(
      "fate", 1...3, labels: ["at"], takes: [.kind(.stream(.plain)), .any], isEffect: true,
      "Tells what became of a value that a stream was made of: fate(a, \"b\", at: 300ms)."
    ) { call throws(ErrorValue) in try call.ask(.fate) },
    Builtin(
      doing: "trace", 1...2, labels: ["at"], takes: [.kind(.stream(.plain))],
      "Draws a run and marks the causes of a value in every lane: trace(a, at: 2s)."
    ) { call throws(ErrorValue) in
      guard case .stream(let stream)? = call.positional.first else { throw call.fault("a stream is needed here") }
      try call.context.drawTrace(
        stream, at: try call.instant(), title: "trace(\(stream.name ?? stream.pipelineText))")
    },
    Builtin("leaks", 0...0, isEffect: true, "Lists what is left over in the scene, and who holds whom in a circle.") {
      call in
      call.context.tellLeaks()
      return .nil
    },
  ]
}

extension MemberCall {
  /// Asks a question on the stream that is the first argument.
  fileprivate func ask(_ subject: Question.Subject) throws(ErrorValue) -> Value {
    guard case .stream(let stream)? = positional.first else {
      throw fault("a stream is needed here, this is \((arguments.first ?? .nil).kindName)")
    }
    var question = Question(subject)
    if let value = positional.dropFirst().first {
      if subject == .why { question.ask(of: value.text) } else { question.value = value.text }
    }
    question.time = try instant()
    try context.answer(question, on: stream)
    return .nil
  }

  /// The instant that `at:` names.
  fileprivate func instant() throws(ErrorValue) -> Int? {
    guard let time = labelled("at") else { return nil }
    guard case .duration(let instant) = time else { throw fault("'at:' is an instant, this is \(time.kindName)") }
    return instant
  }
}

/// Whether statements ask why something happened.
enum QuestionSearch {
  static func asks(_ statements: [Statement], for names: [String] = Builtins.questions.map { $0.name }) -> Bool {
    var found = false
    let walk = SyntaxWalk { expression in
      if case .name(let name) = expression.kind { found = found || names.contains(name) }
      return !found
    }
    for statement in statements where !found { walk.walk(statement) }
    return found
  }
}
