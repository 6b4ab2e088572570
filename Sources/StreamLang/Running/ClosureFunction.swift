import Streams

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
    for (hops, slot) in code.held { environment?.outer(hops).hold(slot) }
  }

  deinit {
    for (hops, slot) in code.held { environment?.outer(hops).release(slot) }
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

  fileprivate func explained(_ error: ErrorValue, given arguments: [Value]) -> ErrorValue {
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

  package override func makeRoutine(for subscriber: Subscriber) -> Routine {
    let frame = Frame(code.code.slotCount, parent: environment)
    if let slot = code.senderSlot { frame[slot] = .disposable(subscriber) }
    return ActivationRoutine(Activation(code: code.code, frame: frame), of: self, in: context)
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
    if code.code.countsOwners { return end(frame) }
    // A frame that a closure has taken with it lives on in that closure.
    guard !code.hasClosures, !code.waits else { return }
    frame.clear()
    spare = frame
  }

  /// Lets the variables of a call go, and ends what has lost its last owner.
  private func end(_ frame: Frame) {
    if code.waits { return }
    if context.isTraced {
      context.abandoned.owner = code.name == nil ? "a closure" : code.signature.map { "`\($0)`" }
    }
    if code.hasClosures {
      frame.end()
    } else {
      frame.clear()
      spare = frame
    }
    context.abandoned.owner = nil
    context.endAbandoned()
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
    if code.waits { return .object(PendingCall(Activation(code: code.code, frame: frame), of: self, named: code.name)) }
    context.world.charge(code.code.instructions.count)
    var activation = Activation(code: code.code, frame: frame)
    activation.ownsFrame = false
    var stack = ActivationStack(activation)
    while true {
      switch try stack.run(in: context) {
      case .finished(let value): return value
      case .wait, .suspend: throw ErrorValue("this code cannot wait", place: code.place)
      case .show: continue
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
}

/// A closure of the source, which takes its surroundings with it.
final class ClosureNode: Node {
  private let code: FunctionCode
  private let captures: [Node]
  private let context: EvaluationContext

  /// - Parameter captures: The values of the frame around the closure, where it has one of its own.
  init(_ code: FunctionCode, capturing captures: [Node] = [], _ context: EvaluationContext, _ place: SourcePlace) {
    self.code = code
    self.captures = captures
    self.context = context
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    context.world.charge(.closure)
    guard captures.isEmpty else {
      let around = Frame(captures.count, parent: frame)
      for (slot, capture) in captures.enumerated() { around[slot] = try capture.evaluate(frame) }
      return .function(ClosureFunction(code, around, context))
    }
    return .function(ClosureFunction(code, frame, context))
  }
}
