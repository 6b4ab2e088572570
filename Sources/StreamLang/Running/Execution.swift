import Streams

/// Statements under way: where they stand, and in which frame.
struct Activation {
  let code: Code
  var position = 0
  var frame: Frame
  /// The slot of the caller that takes the value.
  var resultSlot: Int?
}

/// The reason why statements stopped running.
enum Pause {
  case finished(Value)
  case wait(Int)
  case call(Activation)
  case show(Value, BareExpression)
}

extension Activation {
  /// Runs on to the end, a `wait`, a call that may wait, or a bare expression.
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
      case .leaveScope: frame = frame.parent ?? frame
      case .returnValue(let node): return .finished(try node.evaluate(frame))
      case .throwError(let node): throw try node.evaluate(frame).asError.at(node.place)
      case .wait(let node):
        guard case .duration(let duration) = try node.evaluate(frame) else {
          throw node.fault("'wait' needs a duration", help: "write wait(1s)")
        }
        if duration < 0 { throw node.fault("'wait' cannot go back in time") }
        return .wait(duration)
      case .callWaiting(let call, let slot):
        try context.countSteps(4)
        var activation = try call.activation(frame)
        activation.resultSlot = slot
        return .call(activation)
      }
    }
    return .finished(.nil)
  }
}

/// A stack of activations that can wait: a `signal` or `hot` block, or the script itself.
struct ActivationStack {
  var activations: [Activation]

  init(_ first: Activation) { activations = [first] }

  /// Runs on to the end, a `wait` or a bare expression.
  mutating func run(in context: EvaluationContext) throws(ErrorValue) -> Pause {
    while true {
      let top = activations.count - 1
      let pause: Pause
      do throws(ErrorValue) {
        pause = try activations[top].run(in: context)
      } catch {
        guard catches(error, in: context) else { throw error }
        continue
      }
      switch pause {
      case .call(let activation):
        guard activations.count < context.limits[.nesting] else {
          throw ErrorValue("calls stand more than \(context.limits[.nesting]) deep inside one another")
        }
        activations.append(activation)
      case .finished(let value):
        let slot = activations[top].resultSlot
        activations.removeLast()
        guard let slot, !activations.isEmpty else { return .finished(value) }
        activations[top - 1].frame[slot] = value
      case .wait, .show: return pause
      }
    }
  }

  /// Goes on where an error is caught, if it is.
  private mutating func catches(_ error: ErrorValue, in context: EvaluationContext) -> Bool {
    guard error.canBeCaught(in: context.world),
      let index = activations.lastIndex(where: { $0.code.handler(at: $0.position - 1) != nil }),
      let handler = activations[index].code.handler(at: activations[index].position - 1)
    else { return false }
    activations.removeSubrange((index + 1)...)
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

/// A `signal` or `hot` block under way.
final class BlockRoutine: Routine {
  private var stack: ActivationStack
  private let function: ClosureFunction
  private let context: EvaluationContext

  init(_ function: ClosureFunction, _ subscriber: BlockSubscriber, _ context: EvaluationContext) {
    let frame = Frame(function.code.code.slotCount, parent: function.environment)
    if let slot = function.code.senderSlot { frame[slot] = .disposable(subscriber) }
    stack = ActivationStack(Activation(code: function.code.code, frame: frame))
    self.function = function
    self.context = context
  }

  override func resume() throws(ErrorValue) -> RoutineStep {
    do throws(ErrorValue) {
      try context.countSteps(1)
      while true {
        switch try stack.run(in: context) {
        case .wait(let duration): return .wait(duration)
        case .finished: return .finished
        case .show, .call: continue
        }
      }
    } catch {
      throw function.explained(error)
    }
  }
}

/// A closure or function of the source, with the frame it was made in.
package final class ClosureFunction: FunctionValue {
  package let code: FunctionCode
  package let environment: Frame?
  let context: EvaluationContext
  private var spare: Frame?

  init(_ code: FunctionCode, _ environment: Frame?, _ context: EvaluationContext) {
    self.code = code
    self.environment = environment
    self.context = context
    super.init(parameterCount: code.parameterCount)
  }

  package override var place: SourcePlace? { code.place }
  package override var keyPath: [String] { code.keyPath }

  /// The same closure, for another operator's call.
  func copy(for call: String) -> ClosureFunction {
    let copy = ClosureFunction(code, environment, context)
    copy.givenTo = call
    return copy
  }

  package override func explained(_ error: ErrorValue, _ arguments: Value...) -> ErrorValue {
    explained(error, given: arguments)
  }

  private func explained(_ error: ErrorValue, given arguments: [Value]) -> ErrorValue {
    guard !givenTo.isEmpty else { return error }
    let explained = error.at(code.place)
      .during(FailingCall(of: givenTo, with: arguments, at: context.world.scheduler.now))
    if context.faultsEndRun, !explained.isMadeByScript, context.world.stop == nil {
      context.world.end(.fault(explained.inWords(of: Library.of(context.settings.dialect), code.place)))
    }
    return explained
  }

  package override var captured: [Value] {
    code.references.compactMap { reference in
      switch reference {
      case .global(let variable): variable.value
      case .local(let hops, let slot): environment?.outer(hops)[slot]
      }
    }
  }

  package override func makeRoutine(for subscriber: BlockSubscriber) -> Routine {
    BlockRoutine(self, subscriber, context)
  }

  @inline(__always)
  private func takeFrame() -> Frame {
    if let frame = spare {
      spare = nil
      return frame
    }
    return Frame(code.code.slotCount, parent: environment)
  }

  @inline(__always)
  private func giveBack(_ frame: Frame) {
    // A frame that a closure has taken with it lives on in that closure.
    guard !code.hasClosures else { return }
    frame.clear()
    spare = frame
  }

  @inline(__always)
  private func run(_ frame: Frame) throws(ErrorValue) -> Value {
    let world = context.world
    guard world.countStep(), world.enter() else {
      world.leave()
      throw ErrorValue.endOfRun.at(code.place)
    }
    defer { world.leave() }
    if let expression = code.expression { return try expression.evaluate(frame) }
    return try runStatements(frame)
  }

  private func runStatements(_ frame: Frame) throws(ErrorValue) -> Value {
    context.world.charge(code.code.instructions.count)
    var stack = ActivationStack(Activation(code: code.code, frame: frame))
    while true {
      switch try stack.run(in: context) {
      case .finished(let value): return value
      case .wait: throw ErrorValue("'wait' stands in a script, signal or hot block", place: code.place)
      case .show, .call: continue
      }
    }
  }

  package override func call(_ value: Value) throws(ErrorValue) -> Value {
    let frame = takeFrame()
    defer { giveBack(frame) }
    switch code.parameterCount {
    case 0: break
    case 1: frame[0] = value
    default:
      if case .tuple(let box) = value, box.elements.count == code.parameterCount {
        for index in box.elements.indices { frame[index] = box.elements[index] }
      } else {
        frame[0] = value
      }
    }
    do throws(ErrorValue) {
      return try run(frame)
    } catch {
      throw explained(error, value)
    }
  }

  package override func test(_ value: Value) throws(ErrorValue) -> Bool {
    let result = try call(value)
    if case .bool(let bool) = result { return bool }
    if let isTrue = code.isTrue { return isTrue(result) }
    throw explained(
      ErrorValue(
        "this closure must give a Bool, it gave \(result.kindName)", place: code.place,
        help: "it answers a question, as $0 > 0 does; 'map' sends what its closure gives"), value)
  }

  package override func holds(_ result: Value) throws(ErrorValue) -> Bool {
    if let isTrue = code.isTrue { return isTrue(result) }
    return try result.asBool()
  }

  package override func call(_ first: Value, _ second: Value) throws(ErrorValue) -> Value {
    let frame = takeFrame()
    defer { giveBack(frame) }
    if code.parameterCount > 0 { frame[0] = first }
    if code.parameterCount > 1 { frame[1] = second }
    do throws(ErrorValue) {
      return try run(frame)
    } catch {
      throw explained(error, first, second)
    }
  }

  package override func call(_ arguments: [Value]) throws(ErrorValue) -> Value {
    guard code.traits.isEmpty else { return try call(ordered: code.arranged(arguments)) }
    let frame = takeFrame()
    defer { giveBack(frame) }
    for index in 0..<min(code.parameterCount, arguments.count) { frame[index] = arguments[index] }
    do throws(ErrorValue) {
      return try run(frame)
    } catch {
      throw explained(error, given: arguments)
    }
  }

  /// Calls it with an argument for each parameter; nothing for one that is left out.
  func call(ordered arguments: [Value?]) throws(ErrorValue) -> Value {
    let frame = takeFrame()
    defer { giveBack(frame) }
    fill(frame, arguments)
    do throws(ErrorValue) {
      return try run(frame)
    } catch {
      throw explained(error, given: arguments.map { $0 ?? .nil })
    }
  }

  /// The same; gives the last values of the parameters, too.
  func callUpdating(_ arguments: [Value?]) throws(ErrorValue) -> (result: Value, parameters: [Value]) {
    let frame = takeFrame()
    defer { giveBack(frame) }
    fill(frame, arguments)
    do throws(ErrorValue) {
      let result = try run(frame)
      return (result, (0..<code.parameterCount).map { frame[$0] })
    } catch {
      throw explained(error, given: arguments.map { $0 ?? .nil })
    }
  }

  package override func call(changing value: inout Value, _ others: [Value]) throws(ErrorValue) -> Value {
    let frame = takeFrame()
    defer { giveBack(frame) }
    fill(frame, ([value] + others).map { $0 })
    guard code.parameterCount > 0 else { return try run(frame) }
    // One owner, so that an array is not copied to be changed.
    value = .nil
    defer { value = frame[0] }
    do throws(ErrorValue) {
      return try run(frame)
    } catch {
      throw explained(error, given: others)
    }
  }

  private func fill(_ frame: Frame, _ arguments: [Value?]) {
    var given = 0
    for index in 0..<min(code.parameterCount, arguments.count) {
      guard let argument = arguments[index] else { continue }
      frame[index] = argument
      if index < Int.bitWidth { given |= 1 << index }
    }
    if code.givenSlot >= 0 { frame[code.givenSlot] = .int(given) }
  }

  /// A call that may wait: not run yet.
  func activation(_ arguments: [Value?]) -> Activation {
    let frame = Frame(code.code.slotCount, parent: environment)
    fill(frame, arguments)
    return Activation(code: code.code, frame: frame)
  }
}
