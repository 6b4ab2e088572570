import Streams

/// Intervals and schedulers as another library writes them.
extension Migrator {
  /// An argument in the way that a parameter of the other library takes it.
  func converted(
    _ argument: OperatorCall.Given, for entry: Operator, _ meaning: String, in name: String,
    failure: String? = nil
  ) -> [TextEdits.Piece] {
    guard let expression = argument.expression,
      let parameter = entry.parameters.first(where: { $0.label == meaning })
    else { return [.source(argument.span)] }
    switch parameter.kind {
    case .duration, .durationOrFunction, .streamOrDuration:
      let seconds = code.target.takingSeconds.contains(name)
      return interval(expression, seconds ? .seconds : other.intervals == .seconds ? .units : other.intervals)
    case .error: return typed([.source(argument.span)], expression, failure)
    case .scheduler: return scheduler(argument.span, isDelivery: true)
    default: return [.source(argument.span)]
    }
  }

  /// An error with its type, where the other library's errors may be of any.
  func typed(_ pieces: Pieces, _ expression: Expression?, _ failure: String?) -> Pieces {
    guard case .implicitMember? = expression?.kind, let failure, failure != StreamFacts.standardFailure,
      !other.types.contains(where: { $0.namesFailure })
    else { return pieces }
    return [.text(failure)] + pieces
  }

  /// An interval: `.milliseconds(300)`, `.seconds(x)` or `0.3`.
  func interval(_ expression: Expression, _ style: LibraryWords.Intervals) -> [TextEdits.Piece] {
    switch expression.kind {
    case .implicitMember(let member):
      guard let unit = Self.units[member.name], let value = member.arguments?.list.first?.value else {
        return [.source(expression.span)]
      }
      let number = Self.number(value)
      switch style {
      case .seconds:
        if let number { return [.text(Self.seconds(number.value * unit))] }
        let factor = unit == 1 ? "" : " * \(Self.seconds(unit))"
        return [.text("Double("), .source(value.span), .text(")" + factor)]
      case .units:
        guard let number, !number.isWhole else { return [.source(expression.span)] }
        return [.text(Self.units(number.value * unit))]
      case .unitsOrSeconds: return [.source(expression.span)]
      }
    case .integer, .double:
      guard style == .units, let number = Self.number(expression) else { return [.source(expression.span)] }
      return [.text(Self.units(number.value))]
    default:
      guard words.intervals == .seconds, style != .seconds else { return [.source(expression.span)] }
      return style == .units
        ? [.text(".milliseconds(Int("), .source(expression.span), .text(" * 1000))")]
        : [.text(".seconds("), .source(expression.span), .text(")")]
    }
  }

  private static let units: [String: Double] = [
    "seconds": 1, "milliseconds": 0.001, "microseconds": 0.000_001, "nanoseconds": 0.000_000_001,
  ]

  private static func number(_ expression: Expression) -> (value: Double, isWhole: Bool)? {
    switch expression.kind {
    case .integer(let number): (Double(number), true)
    case .double(let number): (number, false)
    default: nil
    }
  }

  private static func seconds(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : "\(value)"
  }

  private static func units(_ seconds: Double) -> String {
    for (name, count) in [("seconds", 1.0), ("milliseconds", 1e3), ("microseconds", 1e6)] {
      let value = seconds * count
      if abs(value - value.rounded()) < 1e-6, abs(value) < 1e9 { return ".\(name)(\(Int(value.rounded())))" }
    }
    return ".nanoseconds(Int(\(seconds) * 1_000_000_000))"
  }

  // MARK: Schedulers

  private enum Queue {
    case main, runLoop, mainAtOnce, global(String), serial(String?), named(Span), current
  }

  /// Whether an argument is the scheduler of main.
  func isMain(_ argument: OperatorCall.Given?) -> Bool {
    switch argument.map({ queue($0.span) }) {
    case .main?, .runLoop?, .mainAtOnce?, .current?: true
    default: false
    }
  }

  /// A scheduler as the other library has it.
  ///
  /// - Parameter isDelivery: Whether events are delivered on it, and no timer is.
  func scheduler(_ argument: Span, isDelivery: Bool) -> [TextEdits.Piece] {
    switch queue(argument) {
    case .main: return [.text(isDelivery ? other.mainLater : other.mainForTimers)]
    case .runLoop:
      let name = isDelivery ? other.mainLater : other.mainForTimers
      note(text(argument), argument, name, .recipe)
      return [.text(name)]
    case .mainAtOnce: return [.text(isDelivery ? other.mainAtOnce : other.mainForTimers)]
    case .current: return [.text(other.queues.current)]
    case .global(let quality): return filled(other.queues.global, ["#": [.text(quality)]])
    case .serial(let name): return filled(other.queues.serial, ["#": [.text(name ?? "\"queue\"")]])
    case .named(let span):
      guard words.intervals == .unitsOrSeconds else { return [.source(span)] }
      return filled(other.queues.target, ["#": [.source(span)], "%": [.text(text(span))]])
    }
  }

  /// Edits work that a scheduler does later; in the other libraries a queue does it.
  ///
  /// - Returns: Whether a statement is such a call.
  func migrateSchedule(_ value: Expression) -> Bool {
    guard words.intervals == .seconds, other.intervals != .seconds, case .postfix(let base, let parts) = value.kind,
      case .name(let name) = base.kind, let member = parts.last?.member, member.name == "schedule",
      let arguments = member.arguments, let work = arguments.closures.first,
      case .main = queue(Span(start: base.span.start, end: dot(before: member))), code.origin.hasType(name)
    else { return false }
    var delay: Pieces?
    if let after = arguments.list.first {
      guard after.label?.name == "after", arguments.list.count == 1, arguments.trailing != nil,
        case .postfix(_, let made) = after.value.kind, let last = made.last,
        let interval = last.arguments?.list.first?.value.span
      else { return false }
      delay = [.text("(deadline: .now() + "), .source(interval), .text(")")]
    }
    let call = delay == nil ? "async" : "asyncAfter"
    edits.replace(
      value.span, [.text("DispatchQueue.main.\(call)")] + (delay ?? []) + [.text(" "), .source(work.span)])
    note(member.name, member.nameSpan, call, .plain)
    walk(arguments)
    return true
  }

  /// Edits a scheduler that is the argument of no operator.
  func migrateScheduler(_ expression: Expression, _ base: Expression) -> Bool {
    guard case .name(let name) = base.kind, words.ownNames.contains(name), names[name] == nil else { return false }
    if case .named = queue(expression.span) { return false }
    edits.replace(expression.span, scheduler(expression.span, isDelivery: true))
    return true
  }

  private func queue(_ span: Span) -> Queue {
    let text = text(span)
    func argument(_ label: String) -> String? {
      guard let start = place(of: label + ": ", in: span)?.end else { return nil }
      let rest = self.text(Span(start: start, end: span.end))
      return String(rest.prefix { $0 != "," && $0 != ")" })
    }
    switch text {
    case "MainScheduler.asyncInstance", "DispatchQueue.main", "QueueScheduler.main": return .main
    case "RunLoop.main", "OperationQueue.main", "RunLoop.current": return .runLoop
    case "MainScheduler.instance", "MainScheduler()", "UIScheduler()", "ConcurrentMainScheduler.instance":
      return .mainAtOnce
    case "CurrentThreadScheduler.instance", "ImmediateScheduler.shared", "ImmediateScheduler()": return .current
    default: break
    }
    let name = text.prefix { $0 != "(" }
    switch name {
    case "ConcurrentDispatchQueueScheduler", "DispatchQueue.global": return .global(argument("qos") ?? ".default")
    case "QueueScheduler" where argument("name") == nil && argument("targeting") == nil:
      return .global(argument("qos") ?? ".default")
    case "SerialDispatchQueueScheduler", "QueueScheduler", "DispatchQueue":
      return .serial(argument("internalSerialQueueName") ?? argument("name") ?? argument("label"))
    default: return .named(span)
    }
  }
}
