import StreamLang

/// Schedulers: everything runs in virtual time, so they change only turns.
extension Translator {
  /// The kind of literal that a constant with a `TestScheduler` is.
  static let scheduler = "a scheduler"

  /// Whether an expression is a scheduler: one that RxJS exports, or a value that is called one.
  func isScheduler(_ expression: JSExpression) -> Bool {
    if let name = export(expression)?.name { return RxJSModule.names[name] == .scheduler }
    return switch expression.kind {
    case .identifier(let name), .member(_, let name, _, _):
      literalKind(expression) == Self.scheduler || name.hasSuffix("cheduler")
    default: false
    }
  }

  /// `observeOn(scheduler)`: the queue's work runs at once, that of `asap` before timers of the instant.
  func scheduled(
    _ stream: Expression, _ name: String, on scheduler: JSExpression?, after delay: JSExpression? = nil,
    _ nameSpan: Span, _ argumentSpan: Span, _ span: Span
  ) -> Expression {
    let known = scheduler.flatMap { export($0)?.name } ?? ""
    if delay != nil || known.hasPrefix("animationFrame") {
      let frame = Expression(.duration(nanoseconds: JSTimers.frame), argumentSpan)
      let time = [Argument(delay.map { duration($0, for: name) } ?? frame)]
      func then(_ stream: Expression, _ name: String, _ arguments: [Argument] = []) -> Expression {
        stream.member(name, nameSpan, arguments, argumentSpan, span)
      }
      // An error waits, too.
      return name == "observeOn"
        ? then(then(then(stream, "materialize"), "delay", time), "dematerialize")
        : then(stream, "delaySubscription", time)
    }
    if known.hasPrefix("queue") { return stream }
    if known.hasPrefix("asap") { return stream.member(name + "Microtasks", nameSpan, [], argumentSpan, span) }
    return stream.member(name, nameSpan, [Argument(.name("main", argumentSpan))], argumentSpan, span)
  }

  /// `asap` for `asapScheduler`
  func schedulerKind(_ name: String) -> String { name.hasSuffix("Scheduler") ? String(name.dropLast(9)) : name }

  /// `asyncScheduler.schedule(work, delay, state)`: a closure of the action, which is `this` in the work, gives the
  /// work.
  func schedule(on scheduler: String, _ arguments: [JSArgument], _ nameSpan: Span, _ span: Span) -> Expression {
    guard let work = arguments.first else {
      report("schedule wants a function", nameSpan)
      return .undefined(span)
    }
    let time =
      arguments.count > 1 ? duration(arguments[1].value, for: "schedule") : Expression(.duration(nanoseconds: 0), span)
    let state = self.arguments(Array(arguments.dropFirst(2)))
    let kind = Argument(.string(schedulerKind(scheduler), nameSpan))
    return .call(
      "Scheduler", "schedule", with: [kind, Argument(time)] + state + [Argument(ofThis(work.value))], span)
  }
}
