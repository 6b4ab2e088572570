import Streams

/// Statements under way: their position and their frame.
struct Activation {
  let code: Code
  var position = 0
  var frame: Frame
  /// The function that was called, if it has a name.
  fileprivate var name: String?
  /// The steps of the engine's own that it is, instead of statements.
  var procedure: Procedure?
  /// Whether its variables end with it, and not with the call of a function that has made the frame.
  var ownsFrame = true
  /// Gives back its loans at the end of the call.
  fileprivate var giveBack: () -> Void = {}
  /// The variable that takes what it waits for.
  fileprivate var slot = 0
  /// Where it goes on if there is no further element.
  fileprivate var exit: Int?
  /// The result of the step before, for a procedure.
  fileprivate var last: Awaitable.Outcome?

  init(code: Code, frame: Frame) {
    self.code = code
    self.frame = frame
  }

  /// Steps of the engine's own.
  fileprivate init(_ procedure: Procedure) {
    self.init(code: Code(), frame: Frame(0, parent: nil))
    self.procedure = procedure
  }
}

/// The reason why statements stopped running.
enum Pause {
  case finished(Value)
  case wait(Int)
  case await(Value)
  case show(Value, BareExpression)
}

extension Activation {
  /// Runs on to the end, a `wait`, an `await`, or a bare expression.
  mutating func run(in context: EvaluationContext) throws(ErrorValue) -> Pause {
    while position < code.instructions.count {
      let instruction = code.instructions[position]
      position += 1
      switch instruction {
      case .evaluate(let node): _ = try node.evaluate(frame)
      case .show(let node, let expression): return .show(try node.evaluate(frame), expression)
      case .jump(let target):
        if target < position { try context.countSteps(position - target) }
        position = target
      case .jumpUnless(let condition, let target):
        if try !condition.test(frame) { position = target }
      case .iterate(let node, let slot):
        do throws(ErrorValue) {
          let value = try node.evaluate(frame)
          if case .string(let box) = value {
            try context.countSteps(box.text.utf8.count &* 4)
            try context.takes(charactersOf: box.text)
          }
          if case .dictionary(let box) = value {
            try context.countSteps(box.count &* 8)
            try context.takes(elements: box.count, ofBytes: 2 * EvaluationContext.bytesOfBox)
          }
          frame[slot] = .function(try IteratorFunction(over: value))
        } catch {
          throw error.at(node.place)
        }
      case .next(let slot, let assigner, let exit):
        guard case .function(let function) = frame[slot], let iterator = function as? IteratorFunction,
          let element = try iterator.next(in: context.world)
        else {
          frame[slot] = .nil
          position = exit
          continue
        }
        try assigner.assign(element, frame, naming: false)
      case .enterScope(let count):
        context.world.charge(.scope)
        frame = Frame(count, parent: frame)
      case .leaveScope: leaveRound(in: context)
      case .returnValue(let node):
        let value = try node.evaluate(frame)
        if code.countsOwners { for _ in 0..<code.roundDepth(at: position - 1) { leaveRound(in: context) } }
        return .finished(value)
      case .throwError(let node): throw try node.evaluate(frame).asError.at(node.place)
      case .wait(let node):
        guard case .duration(let duration) = try node.evaluate(frame) else {
          throw node.fault("'wait' needs a duration", help: "write wait(1s)")
        }
        if duration < 0 { throw node.fault("'wait' cannot go back in time") }
        return .wait(duration)
      case .await(let node, let slot):
        try context.countSteps(16)
        self.slot = slot
        exit = nil
        return .await(try node.evaluate(frame))
      case .awaitNext(let iterator, let slot, let otherwise):
        try context.countSteps(16)
        self.slot = slot
        exit = otherwise
        return .await(frame[iterator])
      }
    }
    return .finished(.nil)
  }

  private mutating func leaveRound(in context: EvaluationContext) {
    let left = frame
    frame = left.parent ?? left
    if code.countsOwners {
      left.end()
      context.endAbandoned()
    }
  }

  /// Lets its variables go, as it has ended.
  fileprivate func end() {
    giveBack()
    if code.countsOwners, ownsFrame { frame.end() }
  }
}

extension Activation {
  /// Takes what it has waited for. An error is left to the stack.
  fileprivate mutating func take(_ outcome: Awaitable.Outcome) {
    if procedure != nil { return last = outcome }
    switch outcome {
    case .value(let value): frame[slot] = value
    case .failure: break
    case .end:
      frame[slot] = .nil
      if let exit { position = exit }
    }
  }
}

/// A call of code that waits, which has not begun: `await` runs it.
package final class PendingCall: Awaitable {
  fileprivate private(set) var activation: Activation
  private let function: FunctionValue

  init(_ activation: Activation, of function: FunctionValue, named name: String?) {
    self.activation = activation
    self.function = function
    self.activation.name = name
  }

  /// Notes the structure that a mutating method changes: variable and method have the same one until the call ends.
  func lend(_ giveBack: @escaping () -> Void) { activation.giveBack = giveBack }

  package override func makeRoutine(in context: EvaluationContext) -> Routine {
    ActivationRoutine(activation, of: function, in: context)
  }
}

/// The reason why a stack of activations stopped running.
enum StackPause {
  case finished(Value)
  case wait(Int)
  case suspend(Awaitable)
  case show(Value, BareExpression)
}

/// A stack of activations, which can stop anywhere and go on later: the one way to wait.
struct ActivationStack {
  private var activations: [Activation]

  init(_ first: Activation) { activations = [first] }

  /// The first call that it waits in.
  var waitingCall: String? { activations.dropFirst().first { $0.name != nil }?.name }

  /// The values of its variables.
  var held: [Value] { activations.flatMap { $0.frame.values } }

  /// Ends the AsyncStreams above a stream that was left, if nothing else holds them.
  func leave(_ stream: Stream, in context: EvaluationContext) {
    let queues = Reachability.openQueues(above: stream)
    if !queues.isEmpty { context.end(queues, unlessHeldBy: held) }
  }

  /// Runs on to the end, a `wait`, something that it waits for, or a bare expression.
  mutating func run(in context: EvaluationContext) throws(ErrorValue) -> StackPause {
    while true {
      let top = activations.count - 1
      do throws(ErrorValue) {
        if let procedure = activations[top].procedure {
          let last = activations[top].last
          activations[top].last = nil
          switch try procedure.step(last, context.task, context) {
          case .call(let function, let arguments):
            try context.countSteps(4)
            if let awaited = try wait(for: try function.call(arguments), in: context) { return .suspend(awaited) }
          case .await(let awaitable): return .suspend(awaitable)
          case .finished(let outcome):
            activations.removeLast()
            if let value = try finish(outcome, in: context) { return .finished(value) }
          }
          continue
        }
        switch try activations[top].run(in: context) {
        case .await(let value):
          if let awaited = try wait(for: value, in: context) { return .suspend(awaited) }
        case .finished(let value):
          activations.removeLast().end()
          if !activations.isEmpty { context.endAbandoned() }
          if let value = try finish(.value(value), in: context) { return .finished(value) }
        case .wait(let duration): return .wait(duration)
        case .show(let value, let expression): return .show(value, expression)
        }
      } catch {
        guard catches(error, in: context) else { throw error }
      }
    }
  }

  /// Gives the code on top what it has waited for.
  mutating func take(_ outcome: Awaitable.Outcome, in context: EvaluationContext) throws(ErrorValue) {
    let top = activations.count - 1
    if case .failure(let error) = outcome, activations[top].procedure == nil {
      guard catches(error, in: context) else { throw error }
      return
    }
    activations[top].take(outcome)
  }

  /// Begins a call that waits, or takes a value that is there.
  ///
  /// - Returns: What is waited for, if it is neither.
  private mutating func wait(for value: Value, in context: EvaluationContext) throws(ErrorValue) -> Awaitable? {
    guard case .object(let object) = value, let awaitable = object as? Awaitable else {
      activations[activations.count - 1].take(.value(value))
      return nil
    }
    let next: Activation
    if let call = awaitable as? PendingCall {
      next = call.activation
    } else if let procedure = awaitable as? Procedure {
      next = Activation(procedure)
    } else if let departure = awaitable as? Departure {
      if let stream = departure.iterated { leave(stream, in: context) }
      activations[activations.count - 1].take(.value(.nil))
      return nil
    } else {
      return awaitable
    }
    guard activations.count < context.limits[.nesting] else {
      throw ErrorValue("calls stand more than \(context.limits[.nesting]) deep inside one another")
    }
    activations.append(next)
    return nil
  }

  /// Gives the outcome of a call to its caller; the value of the first call is that of the whole.
  private mutating func finish(
    _ outcome: Awaitable.Outcome, in context: EvaluationContext
  ) throws(ErrorValue) -> Value? {
    guard activations.isEmpty else {
      try take(outcome, in: context)
      return nil
    }
    switch outcome {
    case .value(let value): return value
    case .failure(let error): throw error
    case .end: return .nil
    }
  }

  /// Goes on where an error is caught, if it is.
  private mutating func catches(_ error: ErrorValue, in context: EvaluationContext) -> Bool {
    guard error.canBeCaught(in: context.world),
      let index = activations.lastIndex(where: { $0.procedure != nil || $0.code.handler(at: $0.position - 1) != nil })
    else { return false }
    while activations.count > index + 1 { activations.removeLast().end() }
    guard let handler = activations[index].code.handler(at: activations[index].position - 1) else {
      activations[index].last = .failure(error)
      return true
    }
    let code = activations[index].code
    let rounds =
      code.roundDepth(at: activations[index].position - 1) - code.roundDepth(at: handler.range.lowerBound)
    var frame = activations[index].frame
    for _ in 0..<max(rounds, 0) { frame = frame.parent ?? frame }
    frame[handler.slot] = .error(error)
    activations[index].frame = frame
    activations[index].position = handler.target
    return true
  }
}

/// Statements under way that can wait: a block, a task, or a statement of the script.
final class ActivationRoutine: Routine {
  private var stack: ActivationStack
  private let function: FunctionValue?
  private let context: EvaluationContext
  private var awaited: Awaitable?
  private var outcome: Awaitable.Outcome?
  private var isRunning = false
  /// Shows the value of a bare expression.
  var show: ((Value, BareExpression) throws(ErrorValue) -> Void)?

  init(_ first: Activation, of function: FunctionValue? = nil, in context: EvaluationContext) {
    stack = ActivationStack(first)
    self.function = function
    self.context = context
  }

  override var held: [Value] { isRunning ? [] : stack.held }

  override func resume() throws(ErrorValue) -> RoutineStep {
    isRunning = true
    defer { isRunning = false }
    do throws(ErrorValue) {
      // A statement of a script may be a setting, which must hold before the scene begins.
      if function != nil { try context.countSteps(1) }
      if let outcome {
        self.outcome = nil
        if let awaited { end(awaited) }
        awaited = nil
        try stack.take(outcome, in: context)
      }
      while true {
        switch try stack.run(in: context) {
        case .wait(let duration): return .wait(duration)
        case .finished(let value): return .finished(value)
        case .show(let value, let expression): try show?(value, expression)
        case .suspend(let awaitable):
          guard let outcome = awaitable.begin(for: context.task, in: context, { self.take($0) }) else {
            awaited = awaitable
            return .suspended
          }
          end(awaitable)
          try stack.take(outcome, in: context)
        }
      }
    } catch {
      throw function?.explained(error) ?? error
    }
  }

  /// The first value of a stream has come, which leaves the stream.
  private func end(_ awaited: Awaitable) {
    if let stream = (awaited as? FirstValue)?.iterated { stack.leave(stream, in: context) }
  }

  private func take(_ outcome: Awaitable.Outcome) {
    self.outcome = outcome
    wake(awaited?.resumesAtOnce ?? false)
  }

  override func cancel() { if outcome == nil { awaited?.cancel() } }

  override func abandon() {
    awaited?.abandon()
    awaited = nil
  }

  override var waitsFor: String? { awaited?.words }
  override var waitingCall: String { stack.waitingCall ?? awaited?.label ?? "" }
}
